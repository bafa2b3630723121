/** A whole match: guests, a table, both seats, to the result. */
import type { Documents, Json, Obj } from './documents.ts';
import { at } from './documents.ts';
import { newPerson } from './http.ts';
import type { Person } from './http.ts';
import { actionsOf } from './patch.ts';
import { openLine } from './socket.ts';
import type { Line } from './socket.ts';

export interface Played {
  readonly id: string;
  readonly host: Person;
  readonly lines: readonly Line[];
  readonly moves: number;
  readonly result: Json;
}

/** How many moves apart a whole snapshot is asked for and compared. */
const RESYNC_EVERY = 10;
const UNDO_EVERY = 7;

export async function playMatch(
  documents: Documents,
  url: string,
  game: string,
  seats: number,
  random: () => number,
): Promise<Played> {
  const people = Array.from({ length: seats }, () => newPerson(documents, url));
  for (const person of people) await person.call('post', '/api/session');
  const [host = newPerson(documents, url), ...others] = people;
  const made = (await host.call('post', '/api/tables', {
    body: { game, seats, access: 'link', chat: 'on', hints: 'on' },
  })) as Obj;
  const id = String(made['id']);
  const invite = String(made['invite']);
  for (const other of others) {
    await other.call('post', '/api/tables/{id}/join', { path: { id }, body: { invite } });
  }
  const lines: Line[] = [];
  for (const person of people) lines.push(await openLine(documents, person, id));
  const watcher = newPerson(documents, url);
  await watcher.call('post', '/api/session');
  const outside = await openLine(documents, watcher, id, invite);
  if (made['status'] !== 'over') await contribute(lines);
  await lines[0]?.ask('chat', { text: 'Good luck to both of us.' });
  const moves = await Promise.all(lines.map((line, seat) => playSeat(line, seat, random)));
  await outside.until(() => resultOf(outside) !== undefined, 'the spectator sees the result');
  return {
    id,
    host,
    lines: [...lines, outside],
    moves: moves.reduce((sum, n) => sum + n, 0),
    result: resultOf(outside) ?? null,
  };
}

async function contribute(lines: readonly Line[]): Promise<void> {
  for (const [seat, line] of lines.entries()) {
    if (line.table['status'] !== 'dealing') continue;
    await line.ask('contribute', { seat, nonce: '0123456789abcdef'.repeat(2) });
  }
}

async function playSeat(line: Line, seat: number, random: () => number): Promise<number> {
  let moves = 0;
  const seatView = (): Json | undefined => at(line.snapshots.get(seat), 'seatView');
  const choices = (): Obj[] => actionsOf(at(seatView(), 'choices') ?? []);
  for (;;) {
    await line.until(() => resultOf(line) !== undefined || choices().length > 0, 'the seat is asked');
    if (resultOf(line) !== undefined) return moves;
    const all = choices();
    const action = all[Math.floor(random() * all.length)] as Obj;
    const version = line.snapshots.get(seat)?.['version'] as number;
    const answer = await line.ask('move', { seat, version, action });
    if (answer['type'] === 'refused' && !['stale', 'over'].includes(String(answer['why']))) {
      throw new Error(`one of the choices was refused: ${JSON.stringify(answer).slice(0, 300)}`);
    }
    moves++;
    if (moves % RESYNC_EVERY === 0) line.send('resync', {});
    if (moves % UNDO_EVERY === 0 && Number(at(seatView(), 'undoable') ?? 0) > 0) {
      await line.ask('undo', { seat });
    }
  }
}

export function resultOf(line: Line): Json | undefined {
  for (const snapshot of line.snapshots.values()) {
    const result = at(snapshot, 'seatView', 'result');
    if (result !== undefined) return result;
  }
  return undefined;
}
