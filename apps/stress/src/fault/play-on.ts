import { newProgram, newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { pause, playStubbornly, watchStubbornly } from './stubborn-player.ts';
import type { StubbornPlayer } from './stubborn-player.ts';
import type { Witness } from './witness.ts';

export interface Load {
  readonly url: string;
  readonly game: string;
  /** Played at any time; a finished one is followed by the next. */
  readonly matches: number;
  /** How many watch each match. */
  readonly watchers: number;
  /** Of players before each move, about; else they are as fast as they can. */
  readonly thinkMs?: number;
  readonly seed: number;
}

/** Matches that go on whatever happens, until they are stopped. */
export interface Playing {
  readonly people: readonly HttpClient[];
  /** All that were begun. */
  readonly matches: readonly string[];
  /** Those that go on now. */
  readonly live: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** After the end players may still be waiting for an answer that does not come. */
const LAST_MS = 2000;

export async function playOn(load: Load, witness: Witness): Promise<Playing> {
  const people = [await newProgram(load.url, 'a'), await newProgram(load.url, 'b')];
  const watcher = await newProgram(load.url, 'watcher');
  const matches: string[] = [];
  const live = new Set<string>();
  const stops = new Set<() => void>();
  let stopped = false;
  const lane = async (number: number): Promise<void> => {
    for (let n = 0; !stopped; n++) {
      const made = await newMatch(people, load.game).catch(() => undefined);
      if (made === undefined) {
        await pause(100);
        continue;
      }
      const { id, invite } = made;
      matches.push(id);
      live.add(id);
      const players: StubbornPlayer[] = people.map((person, seat) =>
        playStubbornly(person, id, seat, load.seed + 1000 * number + 10 * n + seat, witness, load.thinkMs),
      );
      for (let i = 0; i < load.watchers; i++) players.push(watchStubbornly(watcher, id, invite, witness));
      const stop = (): void => {
        for (const player of players) player.stop();
      };
      stops.add(stop);
      await Promise.all(players.map((player) => player.over));
      stops.delete(stop);
      if (!stopped) live.delete(id);
    }
  };
  const lanes = Array.from({ length: load.matches }, (_, number) => lane(number));
  return {
    people,
    matches,
    live,
    stop: async () => {
      stopped = true;
      for (const stop of stops) stop();
      await Promise.race([Promise.allSettled(lanes), pause(LAST_MS)]);
    },
  };
}

/** Known only once it is made and joined: before that nobody has moved there. */
async function newMatch(
  people: readonly HttpClient[],
  game: string,
): Promise<{ readonly id: string; readonly invite: string }> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody to play');
  const { id, invite = '' } = await newTable(host, { game, seats: people.length });
  for (const other of others) await other.ask('POST', `/api/tables/${id}/join`, { invite });
  return { id, invite };
}

/** Until `more` moves have been acknowledged; false if that takes too long. */
export async function progressOf(witness: Witness, more: number, ms = 10_000): Promise<boolean> {
  const enough = witness.acked.length + more;
  for (const until = Date.now() + ms; Date.now() < until; await pause(10)) {
    if (witness.acked.length >= enough) return true;
  }
  return false;
}
