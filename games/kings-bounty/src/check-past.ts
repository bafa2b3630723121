/** Whether the turns that must lie behind a position could have been played. */
import { BadInput } from '@four-crowns/core';
import {
  CASTLE_NATIONS,
  castleNation,
  CASTLES,
  FIRST_UNIT,
  GARRISON_TYPES,
  HAND_LIMIT,
  HERO,
  HOLDING_KINDS,
  KINDS,
  MONSTER,
  nationOf,
  typeOf,
  unitOf,
} from './data.ts';
import { queueAt, returnerOf } from './deck.ts';
import { isGuardCounting } from './guard.ts';
import { handOf, knownByIn } from './hands.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { garrisonAt, holdingOf } from './table.ts';
import { seatsOf } from './turn.ts';

export function checkPast(s: State): void {
  if (s.a[at.STAGE] <= at.CHOOSE_FIRST) return;
  const played = countPlayed(s);
  checkPlays(played);
  checkKnown(s);
  checkGuard(s);
  checkDraws(s);
  if (s.a[at.POOL_SIZE] > 0) checkTurns(s, played);
  if (s.a[at.ENDING] === 1) checkLastTurns(s);
}

/** What has been played: everything on the table and all discards. */
interface Played {
  readonly cards: number;
  /** By nation, humans last: units, castles. */
  readonly units: readonly number[];
  readonly castles: readonly number[];
  readonly garrisons: number;
  readonly holdingsGone: number;
  readonly garrisonsGone: number;
  readonly heroes: number;
  readonly monsters: number;
}

function countPlayed({ a }: State): Played {
  const units = [0, 0, 0, 0, 0];
  const castles = [0, 0, 0, 0];
  let cards = 0;
  let garrisons = 0;
  const goneByType = [0, 0, 0, 0, 0];
  let holdingsGone = 0;
  const count = (kind: number, n: number): void => {
    cards += n;
    if (kind >= FIRST_UNIT) units[nationOf(kind)] += n;
    else if (kind < CASTLES) castles[castleNation(kind)] += n;
  };
  for (let i = at.TABLE; i < at.TABLE + a[at.TABLE_SIZE]; i++) {
    count(holdingOf(a[i]), 1);
    if (garrisonAt(a[i]) === 0) continue;
    count(unitOf(garrisonAt(a[i])), 1);
    garrisons++;
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const n = a[at.DISCARD + kind];
    count(kind, n);
    if (kind < HOLDING_KINDS) holdingsGone += n;
    else goneByType[typeOf(kind)] += n;
  }
  const garrisonsGone = goneByType.slice(0, GARRISON_TYPES).reduce((x, y) => x + y, 0);
  const { [HERO]: heroes, [MONSTER]: monsters } = goneByType;
  return { cards, units, castles, garrisons, holdingsGone, garrisonsGone, heroes, monsters };
}

function checkPlays({
  units,
  castles,
  garrisons,
  holdingsGone,
  garrisonsGone,
  heroes,
  monsters,
}: Played): void {
  // KBY-3.10: a holding goes with a monster and in no other way.
  if (holdingsGone !== monsters) fail('each monster takes one holding out of the game');
  // KBY-2.6: the player who sent a garrison away stands there now, or was a hero or a monster.
  if (garrisonsGone > 0 && garrisons + heroes + monsters === 0) fail('nobody has sent the garrisons away');
  // KBY-3.2: a castle of the nation lay on the table, and if it has gone it lies among the discards.
  for (let nation = 0; nation < CASTLE_NATIONS; nation++) {
    if (units[nation] > 0 && castles[nation] === 0)
      fail('units were played without a castle of their nation');
  }
}

/** KBY-4.4: returned cards are drawn only when all others are. */
function checkKnown(s: State): void {
  const { a } = s;
  if (a[at.POOL_SIZE] === 0) return;
  for (const seat of seatsOf(s)) {
    for (let i = handOf(seat); i < handOf(seat) + a[at.HAND_SIZE + seat]; i++) {
      if (knownByIn(a[i]) !== 0) fail('a returned card was drawn too early');
    }
  }
}

/** How many of this round had their turn before the current seat. */
function turnsThisRound({ a, seats }: State): number {
  return (a[at.CURRENT] - a[at.FIRST] + seats) % seats;
}

/** KBY-4.6: the guard would have ended the game at the end of an earlier round. */
function checkGuard(s: State): void {
  const { a, seats } = s;
  const { guard } = s.options;
  if (!isGuardCounting(s) || a[at.STAGE] === at.OVER) return;
  const wasReturn = a[at.STAGE] === at.DRAW && a[at.STREAK] > 0 ? 1 : 0;
  if (a[at.STREAK] - wasReturn - turnsThisRound(s) >= guard * seats) fail('the guard has ended this game');
}

/** One card after a play; after a return at most as many as the seat has just put under the deck. */
function checkDraws(s: State): void {
  const { a } = s;
  if (a[at.STAGE] !== at.DRAW) return;
  if (a[at.STREAK] === 0) {
    if (a[at.DRAWS] !== 1) fail('one card is drawn after a play');
    return;
  }
  const size = a[at.QUEUE_SIZE];
  if (size < a[at.DRAWS]) fail('more is drawn than was returned');
  for (let i = size - a[at.DRAWS]; i < size; i++) {
    if (returnerOf(a[queueAt(s, i)]) !== a[at.CURRENT]) fail('more is drawn than was returned');
  }
}

/** While the pool lasts all returned cards lie in the queue, so turns can be counted. */
function checkTurns(s: State, { cards }: Played): void {
  const { a, seats } = s;
  const returned = a[at.QUEUE_SIZE] - a[at.PENDING];
  const fewest = Math.max(a[at.STREAK], Math.ceil(returned / HAND_LIMIT));
  if (returned < fewest) fail('more turns of returns than returned cards');
  if (a[at.STAGE] === at.OVER) return;
  // The turn whose cards are being drawn counts among the plays or returns already.
  const before = turnsThisRound(s) + (a[at.STAGE] === at.DRAW ? 1 : 0);
  for (let returns = fewest; returns <= returned; returns++) {
    if ((cards + returns - before) % seats === 0) return;
  }
  fail('another seat is at turn after so many turns');
}

/** KBY-7.2: since the last card was drawn each seat has had one turn at most, and drew nothing. */
function checkLastTurns(s: State): void {
  const { a, seats } = s;
  const isOver = a[at.STAGE] === at.OVER;
  const done = isOver ? seats : turnsThisRound(s);
  const queued = seatsOf(s).map(() => 0);
  for (let i = 0; i < a[at.QUEUE_SIZE] - a[at.PENDING]; i++) queued[returnerOf(a[queueAt(s, i)])]++;
  let isShort = false;
  for (let i = 0; i < seats; i++) {
    const seat = (a[at.FIRST] + i) % seats;
    const missing = HAND_LIMIT - a[at.HAND_SIZE + seat];
    if (i >= done) {
      if (i > done && missing > 0) fail(`seat ${seat} has not had its last turn`);
      if (queued[seat] > 0) fail('somebody else returned this card');
      continue;
    }
    if (isShort && missing === 0) fail(`seat ${seat} has drawn after the last card`);
    isShort ||= missing > 0;
    const isPlay = queued[seat] === 0 && missing === 1;
    if (missing > 0 && !isPlay && queued[seat] !== missing) fail(`the hand of seat ${seat} is not full`);
    if (missing === 0 && queued[seat] > 0) fail(`seat ${seat} has drawn after the last card`);
  }
}

function fail(what: string): never {
  throw new BadInput('kings-bounty', what);
}
