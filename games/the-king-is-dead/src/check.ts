import { BadInput, popcount } from '@four-crowns/core';
import { topOf } from './cards/spy.ts';
import { historyFault } from './check-history.ts';
import {
  ASSEMBLE,
  CROWNS,
  CUNNING_CARDS,
  CUNNING_EACH,
  FIRST_CUNNING,
  FOLLOWERS_EACH,
  HAND_SIZE,
  INSTABILITY_DISCS,
  NEGOTIATION_DISCS,
  PLOT,
  REGION_COUNT,
  REMOVED_FOR_TWO,
  SAXONS,
  VIKING,
  VIKINGS,
} from './data.ts';
import { plainHand, playedCunning } from './hands.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** Throws if the position could not have come about. */
export function check(s: State): void {
  checkPieces(s);
  const fault = historyFault(s);
  if (fault !== undefined) fail(fault);
}

/** Things are neither made nor lost, whatever was done with them. */
export function checkPieces(s: State): void {
  checkFollowers(s);
  checkRegions(s);
  checkCards(s);
  checkPlayed(s);
  checkStage(s);
}

function checkFollowers(s: State): void {
  const { a } = s;
  const each = s.players === 2 ? FOLLOWERS_EACH - REMOVED_FOR_TWO : FOLLOWERS_EACH;
  for (let f = 0; f <= VIKING; f++) {
    let n = a[at.SUPPLY + f];
    for (let region = 0; region < REGION_COUNT; region++) n += a[at.MAP + region * 4 + f];
    for (let seat = 0; seat < s.players; seat++) n += a[at.COURT + seat * 4 + f];
    const all = f < CROWNS ? each : s.options.vikings ? VIKINGS : 0;
    if (n !== all) fail(`${n} followers of faction ${f} instead of ${all}`);
  }
}

function checkRegions(s: State): void {
  const { a } = s;
  const laid = Array.from(a.subarray(at.SLOT, at.SLOT + REGION_COUNT)).filter((region) => region >= 0);
  if (new Set(laid).size < laid.length) fail('a region card lies twice');
  if (a[at.STAGE] > at.LAY_SLOTS ? laid.length < REGION_COUNT : laid.length === REGION_COUNT) {
    fail('the region cards do not fit the stage');
  }
  if (a[at.STAGE] < at.LAY_SLOTS && laid.length > 0) fail('a region card lies too early');
  for (let i = 0; i < REGION_COUNT; i++) {
    const region = i;
    if (a[at.DISC + region] < 0) continue;
    if (laid.indexOf(region) >= a[at.STRUGGLES] || !laid.includes(region)) fail('a struggle out of order');
    for (let f = 0; f <= VIKING; f++)
      if (a[at.MAP + region * 4 + f] > 0) fail('followers in a decided region');
  }
  const sacked = Array.from(a.subarray(at.DISC, at.DISC + REGION_COUNT)).filter(
    (d) => d === at.SACKED,
  ).length;
  if (a[at.UNSTABLE_COUNT] > INSTABILITY_DISCS || sacked > 1) fail('too many discs of a kind');
  const ending =
    sacked > 0
      ? at.VIKING_VICTORY
      : a[at.UNSTABLE_COUNT] === INSTABILITY_DISCS
        ? at.INVASION
        : a[at.STRUGGLES] === REGION_COUNT
          ? at.CORONATION
          : 0;
  if (a[at.ENDING] !== ending || (ending !== 0) !== (a[at.STAGE] === at.OVER))
    fail('the end does not fit the map');
  const discs = popcount(a[at.CARD_DISCS]) + popcount(a[at.OWN_DISCS]) + a[at.SPARE_DISCS];
  if (discs !== NEGOTIATION_DISCS) fail(`${discs} negotiation discs`);
}

/** Hands and pool: every cunning card once, and the plain cards that were not played. */
function checkCards(s: State): void {
  const { a } = s;
  let seen = playedCunning(s);
  for (let seat = 0; seat < s.players; seat++) {
    const hand = a[at.HAND + seat];
    if ((hand & ~CUNNING_CARDS) !== plainHand(s, seat)) fail(`the hand of ${seat} does not fit its pile`);
    if ((seen & hand) !== 0) fail('a cunning card is there twice');
    seen |= hand & CUNNING_CARDS;
    const all = popcount(hand) + a[at.PILE_SIZE + seat];
    const dealt = a[at.STAGE] > at.DEAL_CUNNING || !s.options.advanced;
    if (dealt ? all !== HAND_SIZE : all > HAND_SIZE) fail(`seat ${seat} has ${all} cards`);
    if (a[at.STAGE] < at.DEAL_CUNNING && (hand & CUNNING_CARDS) !== 0) fail('a cunning card too early');
  }
  if ((seen & a[at.POOL]) !== 0) fail('a cunning card is there twice');
  const every = s.options.advanced ? CUNNING_CARDS : 0;
  if ((seen | a[at.POOL]) !== every) fail('the cunning cards do not fit the game');
  if (a[at.STAGE] === at.DEAL_CUNNING && popcount(a[at.POOL]) === 12 - CUNNING_EACH * s.seats) {
    fail('all cunning cards are dealt');
  }
}

function checkPlayed(s: State): void {
  const { a } = s;
  let played = 0;
  const times = new Set<number>();
  for (let seat = 0; seat < s.players; seat++) {
    const size = a[at.PILE_SIZE + seat];
    played += size;
    if ((size === 0) !== (a[at.LAST_PLAYED + seat] === 0) || a[at.LAST_PLAYED + seat] > a[at.CLOCK]) {
      fail(`seat ${seat} played at an impossible time`);
    }
    if (size > 0) times.add(a[at.LAST_PLAYED + seat]);
    for (let i = 0; i < size; i++) {
      const kind = a[at.PILE + seat * HAND_SIZE + i];
      if (kind < 0 || kind === PLOT || (kind >= FIRST_CUNNING && !s.options.advanced))
        fail('a card that cannot be played');
    }
  }
  if (played !== a[at.CLOCK]) fail('the clock does not count the cards');
  if (played > 0 && !times.has(played)) fail('nobody played the last card');
  if (a[at.STAGE] < at.TURN && a[at.STAGE] !== at.SAXON_TOP && played > 0)
    fail('cards were played too early');
}

function checkStage(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const begun = stage > at.CHOOSE_FIRST;
  if (begun !== a[at.FIRST] >= 0) fail('nobody, or somebody too early, is first');
  if ((begun && stage < at.OVER) !== a[at.CURRENT] >= 0) fail('nobody, or somebody too early, is at turn');
  if (a[at.PASSES] >= s.seats && s.seats > 1) fail('a struggle is due');
  const alone = stage === at.SAXON_TOP || (stage >= at.SAXON_CARD && stage < at.OVER);
  if (alone && s.seats > 1) fail('there are no Saxons');
  const acting = stage === at.EFFECT_STAGE || stage === at.SUMMON || stage === at.SAXON_EFFECT;
  if (acting !== a[at.CARD] >= 0) fail('a card in play does not fit the stage');
  if (acting) checkCardInPlay(s, stage === at.SAXON_EFFECT ? SAXONS : a[at.CURRENT]);
  else if (a[at.EFFECT] >= 0 || a[at.COPIED] >= 0) fail('an effect without a card');
  if (stage === at.EFFECT_STAGE && a[at.EFFECT] === ASSEMBLE ? a[at.PLACING] >= CROWNS : a[at.PLACING] >= 0) {
    fail('nothing is to be placed');
  }
  if (a[at.PLACING] >= 0 && a[at.SUPPLY + a[at.PLACING]] === 0) fail('the supply has no such follower');
  if ((stage === at.SUMMON || stage === at.SAXON_SUMMON) && a[at.ON_MAP] === 0) fail('nobody to summon');
  const open =
    s.seats === 1 &&
    s.options.saxonDeckOpen &&
    (stage === at.TURN || stage === at.EFFECT_STAGE || stage === at.SUMMON);
  if (open !== a[at.TOP] >= 0) fail('the open Saxon card does not fit the stage');
  if (open && ((a[at.HAND + SAXONS] >> a[at.TOP]) & 1) === 0) fail('the open Saxon card is not in the deck');
  if (stage === at.COURTS && courtFollowers(s) >= 2 * s.players) fail('the courts are full');
  if (stage === at.FILL_REGIONS && a[at.ON_MAP] + (s.options.vikings ? 2 : 0) >= 32)
    fail('the regions are full');
}

function checkCardInPlay(s: State, seat: number): void {
  const { a } = s;
  const copied = a[at.COPIED];
  if (topOf(s, seat) !== a[at.CARD]) fail('the card in play is not on the pile');
  if (copied === seat || a[at.EFFECT] !== (copied < 0 ? a[at.CARD] : topOf(s, copied))) {
    fail('the effect is not that of the card');
  }
}

function courtFollowers(s: State): number {
  let n = 0;
  for (let i = 0; i < s.players * 4; i++) n += s.a[at.COURT + i];
  return n;
}

function fail(what: string): never {
  throw new BadInput('state', what);
}
