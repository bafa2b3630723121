import { BadInput } from '@four-crowns/core';
import {
  CASTLE_NATIONS,
  castleNation,
  CASTLES,
  COPIES,
  FIRST_UNIT,
  HAND_LIMIT,
  HERO,
  KINDS,
  MONSTER,
  nationOf,
  NATIONS,
  NATIONS_REMOVED,
  OPEN_TITLES,
  STAFF_RAT,
  TITLE_NATION,
  typeOf,
  unitOf,
  VANDAL,
} from './data.ts';
import { kindQueued, queueAt, returnerOf } from './deck.ts';
import { checkPast } from './check-past.ts';
import { isStalled } from './guard.ts';
import { handOf, kindIn, knownByIn } from './hands.ts';
import { PER_WORD } from './pool.ts';
import { bitsIn } from './setup.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { garrisonAt, holdingOf, ownerOf, putHolding } from './table.ts';
import { isRemoved } from './titles.ts';
import { seatsOf } from './turn.ts';

/** Throws if the position could not have come about: cards are neither made nor lost. */
export function check(s: State): void {
  checkStage(s);
  checkTitles(s);
  checkCards(s);
  checkHands(s);
  checkKnowledge(s);
  checkTable(s);
  checkEnd(s);
  checkPast(s);
}

function checkStage(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const due = NATIONS_REMOVED[s.seats];
  const removed = bitsIn(a[at.REMOVED]);
  if (stage === at.REMOVE_NATIONS ? removed >= due : removed !== due)
    fail('the nations do not fit the stage');
  const { removed: chosen } = s.options;
  if (chosen !== 'random' && chosen.some((nation) => !isRemoved(s, NATIONS.indexOf(nation)))) {
    fail('other nations are removed than the table has chosen');
  }
  if (stage > at.CHOOSE_FIRST !== a[at.FIRST] >= 0) fail('the first player does not fit the stage');
  const isPlaying = stage >= at.TURN && stage < at.OVER;
  if (isPlaying !== a[at.CURRENT] >= 0) fail('nobody, or somebody too early, is at turn');
  if ((stage === at.RETURN) !== a[at.PENDING] > 0) fail('returned cards do not fit the stage');
  if ((stage === at.DRAW) !== a[at.DRAWS] > 0) fail('cards to draw do not fit the stage');
  const isSetUp = stage <= at.CHOOSE_FIRST;
  const begun = a[at.TABLE_SIZE] + a[at.QUEUE_SIZE] + a[at.STREAK] + a[at.ENDING];
  if (isSetUp && begun > 0) fail('something was played during set-up');
}

function checkTitles(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const isFull = (from: number, room: number, n: number): boolean =>
    range(room).every((i) => a[from + i] >= 0 === i < n);
  const open = range(OPEN_TITLES).filter((i) => a[at.OPEN + i] >= 0).length;
  const dealt = range(at.MAX_SEATS).filter((i) => a[at.PRIVATE + i] >= 0).length;
  if (!isFull(at.OPEN, OPEN_TITLES, open) || !isFull(at.PRIVATE, at.MAX_SEATS, dealt)) {
    fail('titles are laid with gaps');
  }
  const isOpenLaid = stage > at.LAY_TITLES;
  if (isOpenLaid ? open < OPEN_TITLES : open === OPEN_TITLES || (open > 0 && stage < at.LAY_TITLES)) {
    fail('the titles do not fit the stage');
  }
  const isDealt = s.options.expert && stage > at.DEAL_TITLES;
  const mayDeal = s.options.expert && stage === at.DEAL_TITLES;
  if (!s.options.expert && stage === at.DEAL_TITLES) fail('nobody has a private title here');
  if (isDealt ? dealt < s.seats : mayDeal ? dealt >= s.seats : dealt > 0) {
    fail('the private titles do not fit the stage');
  }
  const all = [...a.subarray(at.OPEN, at.OPEN + open), ...a.subarray(at.PRIVATE, at.PRIVATE + dealt)];
  if (new Set(all).size < all.length) fail('a title is there twice');
  if (all.some((title) => isRemoved(s, TITLE_NATION[title]))) fail('a title is not in the game');
  for (let seat = 0; seat < at.MAX_SEATS; seat++) {
    const title = a[at.PRIVATE + seat];
    // KBY-5.4: such a title lies open exactly from the first monster or hero on.
    const isDue =
      (title === VANDAL && a[at.LAST_MONSTER] >= 0) || (title === STAFF_RAT && a[at.LAST_HERO] >= 0);
    if (isDue !== (((a[at.TURNED_UP] >> seat) & 1) === 1))
      fail(`the private title of seat ${seat} is not as it must be`);
  }
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

function checkCards(s: State): void {
  const { a } = s;
  const n = new Int32Array(KINDS);
  for (let kind = 0; kind < KINDS; kind++) {
    if (a[at.POOL + kind] < 0 || a[at.DISCARD + kind] < 0) fail('fewer cards than none');
    n[kind] = a[at.POOL + kind] + a[at.DISCARD + kind];
  }
  if (a.subarray(at.POOL, at.POOL + KINDS).reduce((x, y) => x + y, 0) !== a[at.POOL_SIZE]) {
    fail('the pool is miscounted');
  }
  for (let i = at.TABLE; i < at.TABLE + a[at.TABLE_SIZE]; i++) {
    n[holdingOf(a[i])]++;
    if (garrisonAt(a[i]) > 0) n[unitOf(garrisonAt(a[i]))]++;
  }
  for (let i = 0; i < a[at.QUEUE_SIZE]; i++) n[kindQueued(a[queueAt(s, i)])]++;
  for (const seat of seatsOf(s)) {
    for (let i = 0; i < a[at.HAND_SIZE + seat]; i++) n[kindIn(a[handOf(seat) + i])]++;
  }
  const full = at.emptyState(s.options, s.seats).a;
  const left = a[at.POOL_KINDS] + a[at.POOL_KINDS + 1] * 2 ** PER_WORD;
  for (let kind = 0; kind < KINDS; kind++) {
    if ((Math.floor(left / 2 ** kind) % 2 === 1) !== a[at.POOL + kind] > 0)
      fail('the kinds left are miscounted');
    const isOut = isRemoved(s, nationOfCard(kind));
    if (n[kind] !== (isOut ? 0 : full[at.POOL + kind]))
      fail(`${n[kind]} of ${COPIES[kind]} cards of kind ${kind}`);
  }
}

function nationOfCard(kind: number): number {
  if (kind >= FIRST_UNIT) return nationOf(kind);
  return kind < CASTLES ? castleNation(kind) : -1;
}

/** KBY-7.1: before the last card is drawn, every hand is full but for what is on its way. */
function checkHands(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  for (const seat of seatsOf(s)) {
    const size = a[at.HAND_SIZE + seat];
    const away = seat === a[at.CURRENT] ? a[at.PENDING] + a[at.DRAWS] : 0;
    const isFull = size + away === HAND_LIMIT;
    if (stage < at.HANDS && size > 0) fail('a hand was dealt too early');
    if (stage === at.HANDS && seat > 0 && size > 0 && a[at.HAND_SIZE + seat - 1] < HAND_LIMIT) {
      fail('hands are dealt one after the other');
    }
    if (stage === at.HANDS && seat === s.seats - 1 && size === HAND_LIMIT) fail('all hands are dealt');
    if (stage <= at.HANDS) continue;
    if (size + away > HAND_LIMIT) fail(`seat ${seat} has too many cards`);
    if (!isFull && (a[at.ENDING] === 0 || seat === a[at.CURRENT]))
      fail(`the hand of seat ${seat} is not full`);
  }
}

/** KBY-4.4: of equal cards the sets of those who know them are nested; nobody is told of the own hand. */
function checkKnowledge(s: State): void {
  const { a } = s;
  for (const seat of seatsOf(s)) {
    const from = handOf(seat);
    for (let i = from; i < from + a[at.HAND_SIZE + seat]; i++) {
      const known = knownByIn(a[i]);
      if (known >> s.seats !== 0 || ((known >> seat) & 1) === 1) fail('a stranger knows a card');
      if (i === from) continue;
      if (a[i] < a[i - 1]) fail('a hand is not in order');
      const isEqual = kindIn(a[i]) === kindIn(a[i - 1]);
      if (isEqual && (known & ~knownByIn(a[i - 1])) !== 0) fail('knowledge of equal cards is not nested');
    }
  }
  for (let i = 0; i < a[at.QUEUE_SIZE]; i++) {
    const returner = returnerOf(a[queueAt(s, i)]);
    if (returner >= s.seats) fail('a stranger returned a card');
    const isPending = i >= a[at.QUEUE_SIZE] - a[at.PENDING];
    if (isPending && returner !== a[at.CURRENT]) fail('somebody else returned this card');
  }
}

function checkTable(s: State): void {
  const { a } = s;
  const fresh = at.emptyState(s.options, s.seats);
  for (let i = at.TABLE; i < at.TABLE + a[at.TABLE_SIZE]; i++) {
    if (ownerOf(a[i]) >= s.seats) fail('a stranger owns a holding');
    putHolding(fresh, a[i]);
  }
  for (let i = at.TABLE; i < at.TABLE + at.MAX_TABLE; i++)
    if (a[i] !== fresh.a[i]) fail('the table is not in order');
  for (let i = 0; i < at.MAX_SEATS * CASTLE_NATIONS; i++) {
    if (a[at.CASTLES_OF + i] !== fresh.a[at.CASTLES_OF + i]) fail('the castles are miscounted');
  }
  const isDiscarded = (type: number): boolean =>
    range(KINDS).some((kind) => typeOf(kind) === type && a[at.DISCARD + kind] > 0);
  if (isDiscarded(MONSTER) !== a[at.LAST_MONSTER] >= 0) fail('the last monster does not fit the discards');
  if (isDiscarded(HERO) !== a[at.LAST_HERO] >= 0) fail('the last hero does not fit the discards');
}

function checkEnd(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  if (stage <= at.CHOOSE_FIRST) return;
  if (a[at.ENDING] === 1) {
    if (a[at.POOL_SIZE] > 0 || stage === at.DRAW) fail('the deck is not empty');
  } else if (stage === at.OVER) {
    if (!isStalled(s)) fail('the game is over too early');
  } else if (stage === at.DRAW ? a[at.POOL_SIZE] === 0 : at.deckSize(s) <= a[at.PENDING]) {
    fail('the last card has been drawn');
  }
}

function fail(what: string): never {
  throw new BadInput('kings-bounty', what);
}
