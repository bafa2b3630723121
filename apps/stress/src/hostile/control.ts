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
  /** Where they play now; all who want to may watch. */
  readonly table: string;
  /** Called with each table after this one, once both sit there. */
  onTable(tell: (table: string) => void): void;
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
  /** Of the moves, those made while somebody watched; and at how many tables. */
  readonly watched: number;
  readonly watchedTables: number;
  /** Refused moves and lines that were cut: none should be. */
  readonly mishaps: readonly string[];
}

const GAME = 'kingdom-builder';
/** More than one person may open tables of an hour. */
const PEOPLE = 6;
/** An address has 120 verdicts an hour, and plays more matches than that. */
const VERIFY_EVERY = 5;

/** Somebody thinks for `thinkMs` to twice as long. */
export async function startControl(url: string, seed: number, thinkMs: number): Promise<Control> {
  const people: HttpClient[] = [];
  for (let i = 0; i < PEOPLE; i++) people.push(await newGuest(url));
  const rng = fastRng(seed);
  let state = newState();
  let isStopped = false;
  let table = await open(people, 0);
  let tell: (table: string) => void = () => undefined;
  const play = { rng, thinkMs, state: () => state, isStopped: () => isStopped };
  const playing = (async () => {
    for (let n = 0; ;) {
      await playMatch(table, people, n, play);
      state.matches++;
      if (isStopped) return;
      table = await open(people, ++n);
      tell(table.id);
    }
  })();
  playing.catch((error: unknown) => state.mishaps.push(String(error)));
  // The deal takes its time.
  while (state.acks.length === 0 && state.mishaps.length === 0) await pause(thinkMs);
  return {
    get table() {
      return table.id;
    },
    onTable: (f) => (tell = f),
    take: () => {
      const { watchedTables, ...rest } = state;
      state = newState();
      return { ...rest, watchedTables: watchedTables.size };
    },
    stop: async () => {
      isStopped = true;
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
  matches: number;
  verified: number;
  watched: number;
  readonly watchedTables: Set<string>;
  readonly mishaps: string[];
}

function newState(): State {
  return { acks: [], matches: 0, verified: 0, watched: 0, watchedTables: new Set(), mishaps: [] };
}

interface Play {
  readonly rng: Rng;
  readonly thinkMs: number;
  /** Of the measure that runs now. */
  state(): State;
  isStopped(): boolean;
}

async function playMatch(
  table: TableInfo,
  people: readonly HttpClient[],
  n: number,
  play: Play,
): Promise<void> {
  const pair = pairAt(people, n);
  const clients = await Promise.all(pair.map((person) => openTable(person, table.id, { keep: false })));
  await Promise.all(clients.map((client, seat) => playSeat(client, seat, play)));
  if (n % VERIFY_EVERY === 0) await verify(table, pair[0], play.state());
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

async function playSeat(client: TableClient, seat: number, play: Play): Promise<void> {
  const { rng, thinkMs } = play;
  const isOver = (): boolean => client.snapshots.get(seat)?.seatView.result !== undefined;
  for (let move = 0; ; move++) {
    await client.until(() => isOver() || client.choices(seat).length > 0, 'the seat is asked', 60_000);
    if (isOver()) return;
    // The last match is only to be played to its end.
    if (!play.isStopped()) await pause(thinkMs + rng.below(thinkMs));
    const choices = client.choices(seat);
    const snapshot = client.snapshots.get(seat);
    const action = choices[rng.below(choices.length)];
    if (snapshot === undefined || action === undefined) continue;
    const from = performance.now();
    const answer = await client.ask({
      type: 'move',
      id: `c-${seat}-${move}`,
      seat,
      version: snapshot.version,
      action,
    });
    const state = play.state();
    state.acks.push(performance.now() - from);
    // The two hold all seats: anyone else who has come only watches.
    if (client.table.watchers > 0) {
      state.watched++;
      state.watchedTables.add(client.table.id);
    }
    if (answer.type === 'refused') state.mishaps.push(`move refused: ${answer.why} ${answer.text}`);
  }
}
