/**
 * What lies in front of the players: a sorted list of words, one a holding. Holdings of one owner,
 * kind and garrison are alike, so the list is the same whatever path led to it.
 */
import { CASTLE_NATIONS, castleNation, HOLDING_KINDS, strengthOf, unitOf } from './data.ts';
import { CASTLES_OF, MAX_SEATS, TABLE, TABLE_SIZE } from './state.ts';
import type { State } from './state.ts';

/** Garrison 0..15. */
const PER_HOLDING = 16;
/** Words of one owner. */
export const PER_OWNER = HOLDING_KINDS * PER_HOLDING;

export function wordOf(owner: number, holding: number, garrison: number): number {
  return owner * PER_OWNER + holding * PER_HOLDING + garrison;
}

export function ownerOf(word: number): number {
  return Math.floor(word / PER_OWNER);
}

export function holdingOf(word: number): number {
  return (word % PER_OWNER) >> 4;
}

export function garrisonAt(word: number): number {
  return word & 15;
}

/** KBY-3.8: the larger of holding and garrison, never their sum, by word. */
const DEFENCE = new Int8Array(MAX_SEATS * PER_OWNER);
for (let i = 0; i < DEFENCE.length; i++) {
  const garrison = garrisonAt(i);
  DEFENCE[i] = Math.max(strengthOf(holdingOf(i)), garrison === 0 ? 0 : strengthOf(unitOf(garrison)));
}

export function defenceOf(word: number): number {
  return DEFENCE[word];
}

export function putHolding(s: State, word: number): void {
  const { a } = s;
  let i = TABLE + a[TABLE_SIZE]++;
  for (; i > TABLE && a[i - 1] > word; i--) a[i] = a[i - 1];
  a[i] = word;
  countCastle(s, word, 1);
}

/** `word` lies there. */
export function takeHolding(s: State, word: number): void {
  const { a } = s;
  let i = TABLE;
  while (a[i] !== word) i++;
  const end = TABLE + --a[TABLE_SIZE];
  for (; i < end; i++) a[i] = a[i + 1];
  a[end] = 0;
  countCastle(s, word, -1);
}

function countCastle(s: State, word: number, n: number): void {
  const nation = castleNation(holdingOf(word));
  if (nation < CASTLE_NATIONS) s.a[CASTLES_OF + ownerOf(word) * CASTLE_NATIONS + nation] += n;
}

export function liesThere(s: State, word: number): boolean {
  for (let i = TABLE; i < TABLE + s.a[TABLE_SIZE]; i++) if (s.a[i] === word) return true;
  return false;
}

/** KBY-3.2: a castle of the unit's nation, whatever stands in it; humans need none. */
export function hasCastleFor(s: State, seat: number, nation: number): boolean {
  return nation >= CASTLE_NATIONS || s.a[CASTLES_OF + seat * CASTLE_NATIONS + nation] > 0;
}
