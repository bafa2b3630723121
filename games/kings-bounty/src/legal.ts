import { codes, unreachable } from '@four-crowns/core';
import type { Code, Codes, Rng, Seat } from '@four-crowns/core';
import { DONE, RETURN_BASE, unitBase } from './codes.ts';
import { CASTLE_NATIONS, FIRST_UNIT, HERO, KINDS, nationOf, strengthOf, typeOf } from './data.ts';
import { handOf } from './hands.ts';
import { nthCard, PER_WORD } from './pool.ts';
import { titlesLeft } from './setup.ts';
import {
  CHOOSE_FIRST,
  DEAL_TITLES,
  DRAW,
  HAND_SIZE,
  HANDS,
  LAY_TITLES,
  OVER,
  POOL,
  POOL_KINDS,
  POOL_SIZE,
  REMOVE_NATIONS,
  REMOVED,
  RETURN,
  STAGE,
  stageOf,
  TABLE,
  TABLE_SIZE,
  TURN,
} from './state.ts';
import type { DealerStage, State } from './state.ts';
import { defenceOf, hasCastleFor, PER_OWNER } from './table.ts';

export function legal(s: State, seat: Seat, out: Codes): void {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
    case RETURN:
      return listChoices(s, seat, out);
    case OVER:
      return;
    default:
      listOutcomes(s, stage, out);
  }
}

function listOutcomes(s: State, stage: DealerStage, out: Codes): void {
  const { a } = s;
  switch (stage) {
    case DRAW:
    case HANDS:
      listBits(a[POOL_KINDS], 0, out);
      return listBits(a[POOL_KINDS + 1], PER_WORD, out);
    case LAY_TITLES:
    case DEAL_TITLES:
      return listBits(titlesLeft(s), 0, out);
    case REMOVE_NATIONS:
      return listBits(~a[REMOVED] & ((1 << CASTLE_NATIONS) - 1), 0, out);
    case CHOOSE_FIRST:
      for (let seat = 0; seat < s.seats; seat++) out.push(seat);
      return;
    default:
      unreachable(stage);
  }
}

/** At most 36 holdings for each of six cards: the buffer is never full, so codes are written into it straight. */
function listChoices(s: State, seat: Seat, out: Codes): void {
  const { a } = s;
  const { at } = out;
  const from = handOf(seat);
  const end = from + a[HAND_SIZE + seat];
  let n = out.n;
  if (a[STAGE] === TURN) {
    for (let i = from, last = -1; i < end; i++) {
      const kind = a[i] >> 5;
      if (kind === last) continue;
      last = kind;
      if (kind < FIRST_UNIT) at[n++] = kind;
      else if (hasCastleFor(s, seat, nationOf(kind))) n = listTargets(s, seat, kind, at, n);
    }
  }
  for (let i = from, last = -1; i < end; i++) {
    const kind = a[i] >> 5;
    if (kind !== last) at[n++] = RETURN_BASE + kind;
    last = kind;
  }
  if (a[STAGE] !== TURN) at[n++] = DONE;
  out.n = n;
}

/** More than any defence: heroes and monsters ask for none. */
const ALWAYS = 9;
const NEVER = 0;
/** By unit kind: what an attack is worth, and whether it may turn on an own holding. */
const FORCE = new Int8Array(KINDS);
const ON_OWN = new Uint8Array(KINDS);
for (let unit = FIRST_UNIT; unit < KINDS; unit++) {
  FORCE[unit] = typeOf(unit) >= HERO ? ALWAYS : strengthOf(unit);
  ON_OWN[unit] = typeOf(unit) === HERO ? 0 : 1;
}

/** KBY-3.4 to KBY-3.10: every different holding this unit can be played on. */
function listTargets(s: State, seat: number, unit: number, at: Int32Array, from: number): number {
  const { a } = s;
  const base = unitBase(unit);
  const force = FORCE[unit];
  const onOwn = ON_OWN[unit] === 1 ? ALWAYS : NEVER;
  const own = seat * PER_OWNER;
  const end = TABLE + a[TABLE_SIZE];
  let n = from;
  for (let i = TABLE, last = -1; i < end; i++) {
    const word = a[i];
    if (word === last) continue;
    last = word;
    const isOwn = word >= own && word < own + PER_OWNER;
    if ((isOwn ? onOwn : force) > defenceOf(word)) at[n++] = base + word;
  }
  return n;
}

function listBits(word: number, first: number, out: Codes): void {
  const { at } = out;
  let n = out.n;
  for (let rest = word; rest !== 0; rest &= rest - 1) at[n++] = first + 31 - Math.clz32(rest & -rest);
  out.n = n;
}

/** Nations, titles and seats are equally likely; a card as likely as it has copies in the pool. */
export function weight(s: State, outcome: Code): number {
  const stage = s.a[STAGE];
  return stage === DRAW || stage === HANDS ? s.a[POOL + outcome] : 1;
}

const buffer = codes();

/** Hands are small, so a seat's actions are listed; the pool need not be. */
export function pick(s: State, seat: Seat, rng: Rng): Code {
  const { a } = s;
  const stage = a[STAGE];
  if (stage === DRAW || stage === HANDS) {
    return nthCard(s, rng.below(a[POOL_SIZE]));
  }
  buffer.n = 0;
  legal(s, seat, buffer);
  return buffer.at[rng.below(buffer.n)];
}
