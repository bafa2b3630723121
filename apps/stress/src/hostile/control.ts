/** Two people who play match after match at a public table, beside whatever else happens, and time every move. */
import { setTimeout as pause } from 'node:timers/promises';
import { fastRng } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import type { TableInfo } from '@four-crowns/protocol';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';

export interface Control {
  /** The one where they play first; it stays open to all who want to watch. */
  readonly table: string;
  /** What has come together since the last time this was asked. */
  take(): Measure;
  /** The running match is played to its end. */
  stop(): Promise<void>;
}

export interface Measure {
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly acks: readonly number[];
  readonly matches: number;
  readonly verified: number;
  /** Refused moves and lines that were cut: none should be. */
  readonly mishaps: readonly string[];
}

const GAME = 'kingdom-builder';
/** Each person has a budget of moves; people do not play faster either. */
const THINK_MS = 60;
/** More than one person may open tables of an hour. */
const PEOPLE = 6;
/** An address has 120 verdicts an hour, and plays more matches than that. */
const VERIFY_EVERY = 5;

export async function startControl(url: string, seed: number): Promise<Control> {
  const people: HttpClient[] = [];
  for (let i = 0; i < PEOPLE; i++) people.push(await newGuest(url));
  const rng = fastRng(seed);
  const state = { acks: [] as number[], matches: 0, verified: 0, mishaps: [] as string[], isStopped: false };
  const first = await open(people, 0);
  const playing = (async () => {
    for (let n = 0, table = first; ; table = await open(people, ++n)) {
      await playMatch(table, people, n, rng, state);
      state.matches++;
      if (state.isStopped) return;
    }
  })();
  playing.catch((error: unknown) => state.mishaps.push(String(error)));
  // The deal takes its time.
  while (state.acks.length === 0 && state.mishaps.length === 0) await pause(THINK_MS);
  return {
    table: first.id,
    take: () => {
      const { acks, matches, verified, mishaps } = state;
      Object.assign(state, { acks: [], matches: 0, verified: 0, mishaps: [] });
      return { acks, matches, verified, mishaps };
    },
    stop: async () => {
      state.isStopped = true;
      await playing.catch(() => undefined);
    },
  };
}

const pairAt = (people: readonly HttpClient[], n: number): readonly [HttpClient, HttpClient] => {
  const [host, other] = [people[n % people.length], people[(n + 1) % people.length]];
  if (host === undefined || other === undefined) throw new Error('nobody to play');
  return [host, other];
};

async function open(people: readonly HttpClient[], n: number): Promise<TableInfo> {
  const [host, other] = pairAt(people, n);
  const made = await newTable(host, { game: GAME, seats: 2, access: 'public', chat: 'off' });
  await other.ask('POST', `/api/tables/${made.id}/join`, { seat: 1 });
  return made;
}

interface State {
  readonly acks: number[];
  verified: number;
  readonly mishaps: string[];
  readonly isStopped: boolean;
}

async function playMatch(
  table: TableInfo,
  people: readonly HttpClient[],
  n: number,
  rng: Rng,
  state: State,
): Promise<void> {
  const pair = pairAt(people, n);
  const clients = await Promise.all(pair.map((person) => openTable(person, table.id, { keep: false })));
  await Promise.all(clients.map((client, seat) => playSeat(client, seat, rng, state)));
  if (n % VERIFY_EVERY === 0) await verify(table, pair[0], state);
  for (const client of clients) client.close();
}

async function verify({ id }: TableInfo, person: HttpClient, state: State): Promise<void> {
  const answer = await person.raw('GET', `/api/tables/${id}/verdict`);
  // Recomputing has a budget of its own; the match was played all the same.
  if (answer.status === 429) return;
  const { ok } = (await answer.json()) as { readonly ok?: boolean };
  if (ok === true) state.verified++;
  else state.mishaps.push(`the record of ${id} does not hold: ${answer.status}`);
}

async function playSeat(client: TableClient, seat: number, rng: Rng, state: State): Promise<void> {
  const isOver = (): boolean => client.sheets.get(seat)?.sight.result !== undefined;
  for (let move = 0; ; move++) {
    await client.until(() => isOver() || client.choices(seat).length > 0, 'the seat is asked', 60_000);
    if (isOver()) return;
    // The last match is only to be played to its end.
    if (!state.isStopped) await pause(THINK_MS + rng.below(THINK_MS));
    const choices = client.choices(seat);
    const sheet = client.sheets.get(seat);
    const action = choices[rng.below(choices.length)];
    if (sheet === undefined || action === undefined) continue;
    const from = performance.now();
    const answer = await client.ask({
      type: 'move',
      id: `c-${seat}-${move}`,
      seat,
      version: sheet.version,
      action,
    });
    state.acks.push(performance.now() - from);
    if (answer.type === 'refused') state.mishaps.push(`move refused: ${answer.why} ${answer.text}`);
  }
}
