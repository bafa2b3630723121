/** Waiting lines, by formula and by simulation: each checks the other. Times are in seconds. */
import { fastRng } from '@four-crowns/core';

export interface Waiting {
  /** From arrival to the end of service. */
  readonly mean: number;
  readonly p99: number;
}

/** One server, random arrivals, every service takes `service` (M/D/1): Pollaczek and Khinchine. */
export function steadyServer(perSecond: number, service: number): { readonly mean: number } {
  const busy = perSecond * service;
  return { mean: busy >= 1 ? Infinity : service + (busy * service) / (2 * (1 - busy)) };
}

/** One server whose services differ as much as arrivals do (M/M/1): here even p99 is exact. */
export function wildServer(perSecond: number, service: number): Waiting {
  const spare = 1 / service - perSecond;
  return spare <= 0 ? { mean: Infinity, p99: Infinity } : { mean: 1 / spare, p99: Math.log(100) / spare };
}

export type Service = (random: () => number) => number;
export const steady =
  (seconds: number): Service =>
  () =>
    seconds;
export const wild =
  (seconds: number): Service =>
  (random) =>
    -Math.log(1 - random()) * seconds;

function randomOf(seed: number): () => number {
  const rng = fastRng(seed);
  return () => rng.below(2 ** 31) / 2 ** 31;
}

/** Answered in the order they came, one at a time. */
export function simulateServer(perSecond: number, service: Service, arrivals: number, seed = 1): Waiting {
  const random = randomOf(seed);
  const times = new Float64Array(arrivals);
  let now = 0;
  let free = 0;
  for (let i = 0; i < arrivals; i++) {
    now -= Math.log(1 - random()) / perSecond;
    free = Math.max(now, free) + service(random);
    times[i] = free - now;
  }
  return summary(times);
}

/**
 * Group commit (store/log.ts): while one group is being written the next gathers, at most `most`; a
 * group costs `flush` and `each` for every row.
 */
export function simulateGroups(
  perSecond: number,
  flush: number,
  each: number,
  most: number,
  arrivals: number,
  seed = 1,
): Waiting & { readonly perGroup: number } {
  const random = randomOf(seed);
  const came = new Float64Array(arrivals);
  for (let i = 0, now = 0; i < arrivals; i++) came[i] = now -= Math.log(1 - random()) / perSecond;
  const times = new Float64Array(arrivals);
  let groups = 0;
  let free = 0;
  for (let i = 0; i < arrivals; groups++) {
    const begins = Math.max(free, came[i] ?? 0);
    let n = 0;
    while (n < most && i + n < arrivals && (came[i + n] ?? Infinity) <= begins) n++;
    free = begins + flush + n * each;
    for (; n > 0; n--, i++) times[i] = free - (came[i] ?? 0);
  }
  return { ...summary(times), perGroup: arrivals / groups };
}

function summary(times: Float64Array): Waiting {
  const sorted = times.toSorted();
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}
