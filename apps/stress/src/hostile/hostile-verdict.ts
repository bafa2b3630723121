import type { HostileReport } from './run.ts';
import { total } from './attack-tally.ts';

export interface HostileVerdict {
  /** Against the heap at the first sample, when everything has been reached once. */
  readonly grown: number;
  readonly allowance: number;
  readonly isFlat: boolean;
  readonly ratio: number;
  readonly isQuick: boolean;
  /** Most moves of the control match were made while attackers watched. */
  readonly isWatched: boolean;
  /** All sent, nothing found, nothing refused, nothing in the log. */
  readonly isClean: boolean;
}

/** As many times as long one move in a hundred may take under attack. */
export const MOST_TIMES = 3;
const ALLOWED_SHARE = 0.1;
const ALLOWED_BYTES = 16 * 1024 ** 2;

export function hostileVerdict({
  wanted,
  samples,
  calm,
  attacked,
  tally,
  mishaps,
  errors,
}: HostileReport): HostileVerdict {
  const [first, last] = [samples[0], samples.at(-1)];
  const allowance = Math.max((first?.heap ?? 0) * ALLOWED_SHARE, ALLOWED_BYTES);
  const grown = (last?.heap ?? 0) - (first?.heap ?? 0);
  const ratio = attacked.p99 / calm.p99;
  return {
    grown,
    allowance,
    isFlat: samples.length > 1 && grown <= allowance,
    ratio,
    isQuick: ratio <= MOST_TIMES,
    isWatched: attacked.watched > attacked.moves / 2,
    isClean: total(tally.sent) >= wanted && tally.findings.length + mishaps.length + errors === 0,
  };
}
