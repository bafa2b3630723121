import { parseArgs } from 'node:util';
import type { StoreName } from '../load/options.ts';

/** What is kept in memory would have to grow. */
const STORES = ['sqlite', 'postgres'] as const satisfies readonly StoreName[];

/** What a run of `soak` does. */
export interface SoakOptions {
  readonly store: StoreName;
  /** Tables played at any time. */
  readonly matches: number;
  /** All moves of the run. */
  readonly moves: number;
  /** It ends after so many even if there were fewer moves. */
  readonly minutes: number;
  /** After each of them everybody leaves and memory is looked at; the first is the warm-up. */
  readonly parts: number;
  readonly seed: number;
}

/** About how long people at a table think. */
export const SECONDS_A_MOVE = 10;

export const USAGE = `four-crowns soak: plays whole lives of tables over sockets, and looks whether memory stays flat
  --hours 2          so many hours' worth of moves: those that the tables make at a move every ${SECONDS_A_MOVE} s each
  --matches 50       tables at once, played as fast as the machine can
  --store sqlite     or postgres
  --minutes N        ends then at the latest
  --seed N           of the players' choices
`;

/** Throws with a sentence if an option is wrong. */
export function readOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      hours: { type: 'string', default: '2' },
      matches: { type: 'string', default: '50' },
      store: { type: 'string', default: 'sqlite' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const store = STORES.find((one) => one === values.store);
  if (store === undefined) throw new Error(`--store knows ${STORES.join(' and ')}, not "${values.store}".`);
  const matches = above0('matches', values.matches);
  return {
    store,
    matches,
    moves: worthOf(above0('hours', values.hours), matches),
    minutes: values.minutes === undefined ? Infinity : above0('minutes', values.minutes),
    parts: 10,
    seed: above0('seed', values.seed),
  };
}

/** In moves. */
function worthOf(hours: number, matches: number): number {
  return Math.ceil((hours * matches * 3600) / SECONDS_A_MOVE);
}

/** Whole but for `hours` and `minutes`: half an hour is a wish too. */
function above0(name: 'hours' | 'matches' | 'minutes' | 'seed', text: string): number {
  const n = Number(text);
  const isTime = name === 'hours' || name === 'minutes';
  if (!(n > 0 && Number.isFinite(n)) || (!isTime && !Number.isInteger(n))) {
    throw new Error(`--${name} is "${text}", it must be a ${isTime ? '' : 'whole '}number above 0.`);
  }
  return n;
}
