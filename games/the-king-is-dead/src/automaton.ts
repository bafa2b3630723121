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
const ORDER = new Int8Array(REGION_COUNT);
/** By region: its margin as the map is now. */
const MARGIN = new Int8Array(REGION_COUNT);

function readOrder({ a }: State): number {
  const open = REGION_COUNT - a[at.STRUGGLES];
  for (let i = 0; i < open; i++) {
    ORDER[i] = a[at.SLOT + a[at.STRUGGLES] + i];
    MARGIN[ORDER[i]] = margin(a, ORDER[i]);
  }
  return open;
}

const buffer = codes();
const MAP_SIZE = REGION_COUNT * 4;

/** What the Saxons imagine: one state, made for the first table and used for all. */
let imagined: State | undefined;

function imagine(s: State): State {
  if (imagined?.options !== s.options || imagined.seats !== s.seats) {
    imagined = { options: s.options, seats: s.seats, players: s.players, a: new Int32Array(at.LENGTH) };
  }
  imagined.a.set(s.a);
  return imagined;
}

/**
 * The keys of TKD-10.4 to TKD-10.7 as one number, the weightiest highest: is the contested region
 * settled; which margins fall, the contested one's first; is none raised; which regions are touched.
 */
function judge(s: State, after: Int32Array, isSummon: boolean, open: number): number {
  let falls = 0;
  let touches = 0;
  let raisesNone = 1;
  for (let i = 0; i < open; i++) {
    const region = ORDER[i];
    const change = margin(after, region) - MARGIN[region];
    if (change > 0) raisesNone = 0;
    falls = falls * 2 + (change < 0 ? 1 : 0);
    touches = touches * 2 + (changed(s.a, after, region) ? 1 : 0);
  }
  const left = margin(after, ORDER[0]);
  // TKD-10.4: a card may leave a majority of one where there was one; a summon may not.
  const settles = left === 0 || (!isSummon && left === 1 && MARGIN[ORDER[0]] > 0);
  // TKD-10.5: the contested region stands in the line only if none settles it (or by a switch never).
  const line = settles || !s.options.saxonContestedFirst ? (1 << (open - 1)) - 1 : -1;
  const touched = raisesNone === 1 || s.options.saxonFourthStep ? touches & line : 0;
  return (((settles ? 256 : 0) + (falls & line)) * 2 + raisesNone) * 256 + touched;
}

function changed(before: Int32Array, after: Int32Array, region: number): boolean {
  for (let f = 0; f < 4; f++)
    if (before[at.MAP + region * 4 + f] !== after[at.MAP + region * 4 + f]) return true;
  return false;
}

const KEPT = codes();
/** The maps that the kept results leave, one after the other. */
const KEPT_MAPS = new Int32Array(KEPT.at.length * MAP_SIZE);

/** The results that the keys leave equal, the first code for each map, ascending. */
function keepBest(s: State, all: Codes): Code[] {
  const open = readOrder(s);
  let most = -1;
  for (let i = 0; i < all.n; i++) {
    const code = all.at[i];
    const isSummon = tagOf(code) === SUMMON_CODE;
    const after = imagine(s);
    if (isSummon) takeFollower(after, SAXONS, code);
    else applyEffect(after, SAXONS, code, undefined);
    const key = judge(s, after.a, isSummon, open);
    if (key < most) continue;
    if (key > most) KEPT.n = 0;
    most = key;
    if (isKept(after.a)) continue;
    KEPT_MAPS.set(after.a.subarray(at.MAP, at.MAP + MAP_SIZE), KEPT.n * MAP_SIZE);
    KEPT.push(code);
  }
  return most < 0 ? [] : Array.from(KEPT.at.subarray(0, KEPT.n)).toSorted((x, y) => x - y);
}

function isKept(after: Int32Array): boolean {
  for (let k = 0; k < KEPT.n; k++) {
    let i = 0;
    while (i < MAP_SIZE && KEPT_MAPS[k * MAP_SIZE + i] === after[at.MAP + i]) i++;
    if (i === MAP_SIZE) return true;
  }
  return false;
}

/** The resolutions of the Saxons' card among which the human chooses; one: it is done; none: no effect. */
export function saxonEffects(s: State): Code[] {
  const kind = s.a[at.EFFECT];
  buffer.n = 0;
  if (kind === ASSEMBLE) assembleAtOnce(s, buffer);
  else LISTERS[kind](s, SAXONS, buffer);
  return keepBest(s, buffer);
}

export function saxonSummons(s: State): Code[] {
  buffer.n = 0;
  listSummons(s, buffer);
  return keepBest(s, buffer);
}

/**
 * TKD-10.9: the disc goes on the first card of the order without one; it changes places with the one,
 * of the others, whose region has the smallest margin. -1 if there are not two such cards.
 */
export function saxonNegotiation(s: State): Code {
  const open = readOrder(s);
  const free = Array.from(ORDER.subarray(0, open)).filter((region) => (freeCards(s) >> region) & 1);
  if (free.length < 2) return -1;
  const [disc, ...others] = free;
  const other = others.reduce((x, y) => (margin(s.a, y) < margin(s.a, x) ? y : x));
  return disc < other ? negotiateCode(disc, other, 0) : negotiateCode(other, disc, 1);
}
