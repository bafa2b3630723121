/** TKD-10: how the Saxons choose. A result is judged by the map it leaves; equal bests go to the human. */
import { codes } from '@four-crowns/core';
import type { Code, Codes } from '@four-crowns/core';
import { assembleAtOnce } from './cards/assemble.ts';
import { freeCards } from './cards/negotiate.ts';
import { LISTERS } from './cards/index.ts';
import { negotiateCode, SUMMON_CODE, tagOf } from './codes.ts';
import { ASSEMBLE, REGION_COUNT, SAXONS } from './data.ts';
import { applyEffect } from './effect.ts';
import { listSummons, takeFollower } from './summon.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** TKD-10.3: largest minus second largest, 0 if tied or empty. */
function margin(a: Int32Array, region: number): number {
  let most = 0;
  let second = 0;
  for (let f = 0; f < 3; f++) {
    const n = a[at.MAP + region * 4 + f];
    if (n > most) {
      second = most;
      most = n;
    } else if (n > second) second = n;
  }
  return most - second;
}

/** TKD-10.3: the open regions by slot, the contested one first. */
function orderOf(s: State): number[] {
  return Array.from(s.a.subarray(at.SLOT + s.a[at.STRUGGLES], at.SLOT + REGION_COUNT));
}

/** One result: what the keys of TKD-10.4 to TKD-10.7 say of it. Higher numbers are better. */
interface Result {
  readonly code: Code;
  readonly map: string;
  readonly settles: number;
  /** One bit a region, the contested one highest: its margin falls; some follower count changes. */
  readonly falls: number;
  readonly raisesNone: number;
  readonly touches: number;
}

const buffer = codes();
const SCRATCH = new Int32Array(at.LENGTH);

function judge(s: State, code: Code, order: readonly number[]): Result {
  const after = SCRATCH;
  after.set(s.a);
  const isSummon = tagOf(code) === SUMMON_CODE;
  const t: State = { options: s.options, seats: s.seats, players: s.players, a: after };
  if (isSummon) takeFollower(t, SAXONS, code);
  else applyEffect(t, SAXONS, code, undefined);
  let falls = 0;
  let touches = 0;
  let raisesNone = 1;
  for (const region of order) {
    const change = margin(after, region) - margin(s.a, region);
    if (change > 0) raisesNone = 0;
    falls = falls * 2 + (change < 0 ? 1 : 0);
    touches = touches * 2 + (changed(s.a, after, region) ? 1 : 0);
  }
  const left = margin(after, order[0]);
  // TKD-10.4: a card may leave a majority of one where there was one; a summon may not.
  const settled = left === 0 || (!isSummon && left === 1 && margin(s.a, order[0]) > 0);
  const map = after.subarray(at.MAP, at.MAP + REGION_COUNT * 4).join();
  return { code, map, settles: settled ? 1 : 0, falls, raisesNone, touches };
}

function changed(before: Int32Array, after: Int32Array, region: number): boolean {
  for (let f = 0; f < 4; f++)
    if (before[at.MAP + region * 4 + f] !== after[at.MAP + region * 4 + f]) return true;
  return false;
}

function best(results: readonly Result[], key: (r: Result) => number): Result[] {
  const most = Math.max(...results.map(key));
  return results.filter((r) => key(r) === most);
}

/** The results that the keys leave equal, one code for each map, ascending. */
function keepBest(s: State, all: readonly Code[]): Code[] {
  if (all.length === 0) return [];
  const order = orderOf(s);
  const seen = new Map<string, Result>();
  for (const code of all) {
    const result = judge(s, code, order);
    if (!seen.has(result.map)) seen.set(result.map, result);
  }
  let left = best([...seen.values()], (r) => r.settles);
  // TKD-10.5: the contested region stands in the line only if none settles it (or by a switch never).
  const beyond = (1 << (order.length - 1)) - 1;
  const line = left[0].settles === 1 || !s.options.saxonContestedFirst ? beyond : -1;
  left = best(left, (r) => r.falls & line);
  left = best(left, (r) => r.raisesNone);
  if (left[0].raisesNone === 1 || s.options.saxonFourthStep) left = best(left, (r) => r.touches & line);
  return left.map((r) => r.code).toSorted((x, y) => x - y);
}

function listed(fill: (out: Codes) => void): Code[] {
  buffer.n = 0;
  fill(buffer);
  return Array.from(buffer.at.subarray(0, buffer.n));
}

/** The resolutions of the Saxons' card among which the human chooses; one: it is done; none: no effect. */
export function saxonEffects(s: State): Code[] {
  const kind = s.a[at.EFFECT];
  if (kind === ASSEMBLE)
    return keepBest(
      s,
      listed((out) => assembleAtOnce(s, out)),
    );
  return keepBest(
    s,
    listed((out) => LISTERS[kind](s, SAXONS, out)),
  );
}

export function saxonSummons(s: State): Code[] {
  return keepBest(
    s,
    listed((out) => listSummons(s, out)),
  );
}

/**
 * TKD-10.9: the disc goes on the first card of the order without one; it changes places with the one,
 * of the others, whose region has the smallest margin. -1 if there are not two such cards.
 */
export function saxonNegotiation(s: State): Code {
  const free = orderOf(s).filter((region) => (freeCards(s) >> region) & 1);
  if (free.length < 2) return -1;
  const [disc, ...others] = free;
  const other = others.reduce((x, y) => (margin(s.a, y) < margin(s.a, x) ? y : x));
  return disc < other ? negotiateCode(disc, other, 0) : negotiateCode(other, disc, 1);
}
