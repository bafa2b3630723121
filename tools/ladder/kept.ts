import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../../bench/ladder.json', import.meta.url);

/** The result of one duel. */
export interface Fought {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly seats: number;
  readonly games: number;
  readonly budget: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** Mean points of a seat, for each bot. */
  readonly points: readonly [number, number];
  readonly failures: number;
  /** The command that gives this result. */
  readonly command: string;
  readonly commit: string;
  readonly date: string;
}

export function readFought(): Fought[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Fought[];
  } catch {
    return [];
  }
}

/** Stores a result, replacing an older one of the same duel. */
export function keepFought(one: Fought): void {
  const others = readFought().filter((old) => keyOf(old) !== keyOf(one));
  const all = [...others, one].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
}

type Key = Pick<Fought, 'game' | 'bots' | 'seats' | 'budget'>;

export function keyOf({ game, bots, seats, budget }: Key): string {
  return `${game} ${seats} ${budget} ${bots.join(' ')}`;
}
