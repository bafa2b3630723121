import { popcount } from '@four-crowns/core';
import type { NetInputs } from '@four-crowns/bots';
import { CROWNS, HAND_SIZE, KINDS, REGION_COUNT, SAXONS, TEAMS } from '../src/data.ts';
import {
  CARD_DISCS,
  CLOCK,
  COURT,
  CURRENT,
  DISC,
  EFFECT,
  FIRST,
  HAND,
  LAST_PLAYED,
  LAST_SWAP_BY,
  LAST_WIN,
  MAP,
  MAX_SEATS,
  ON_MAP,
  OWN_DISCS,
  PASSES,
  PILE_SIZE,
  PLACING,
  SLOT,
  STAGE,
  STAGES,
  STRUGGLES,
  SUPPLY,
  TOP,
  UNSTABLE_COUNT,
  WON,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { expected, followers, invasionChance, power, rivals, sets } from './evaluate.ts';
import { patient } from './patient.ts';
import { WEIGHTS } from './weights.ts';

const FACTION_COUNT = CROWNS + 1;
/** One bit for each kind, and one for the second Assemble. */
const CARD_BITS = KINDS + 1;

/** Offsets of what describes the position, in order. */
const SEATS = 0;
const OPTIONS_AT = SEATS + MAX_SEATS;
const STAGES_AT = OPTIONS_AT + 2;
const STRUGGLES_AT = STAGES_AT + STAGES.length;
const COUNTS_AT = STRUGGLES_AT + REGION_COUNT + 1;
const CROWNS_AT = COUNTS_AT + 8;
const PER_CROWN = 6;
const MAP_AT = CROWNS_AT + CROWNS * PER_CROWN;
/** By distance to the next struggle: its followers, and how the two strongest factions compare. */
const SLOTS_AT = MAP_AT + REGION_COUNT * FACTION_COUNT;
const PER_SLOT = FACTION_COUNT + 5;
const EFFECT_AT = SLOTS_AT + REGION_COUNT * PER_SLOT;
const SAXONS_AT = EFFECT_AT + KINDS + FACTION_COUNT;
const SHARED = SAXONS_AT + CARD_BITS + KINDS;

/** Offsets of what describes a seat. */
const CARDS_AT = 4;
const COURT_AT = CARDS_AT + CARD_BITS + 2;
const PER_FACTION = 3;
const TURN_AT = COURT_AT + CROWNS * PER_FACTION + 2;
const SEAT = TURN_AT + MAX_SEATS + 5;

const evaluate = patient(WEIGHTS);

export const inputs: NetInputs = { version: 1, shared: SHARED, seat: SEAT, roles: 3, read };

function read(s: State, shared: Float32Array, seats: Float32Array): void {
  readTable(s, shared);
  readMap(s, shared);
  for (let seat = 0; seat < s.seats; seat++) readSeat(s, seat, seats, seat * SEAT);
}

function readTable(s: State, f: Float32Array): void {
  const { a } = s;
  f[SEATS + s.seats - 1] = 1;
  f[OPTIONS_AT] = s.options.advanced ? 1 : 0;
  f[OPTIONS_AT + 1] = s.options.vikings ? 1 : 0;
  f[STAGES_AT + a[STAGE]] = 1;
  f[STRUGGLES_AT + a[STRUGGLES]] = 1;
  f[COUNTS_AT + a[UNSTABLE_COUNT]] = 1;
  const unstable = expected(s);
  f[COUNTS_AT + 4] = unstable / 3;
  f[COUNTS_AT + 5] = invasionChance(unstable);
  f[COUNTS_AT + 6] = a[PASSES] / s.seats;
  f[COUNTS_AT + 7] = a[ON_MAP] / 40;
  for (let crown = 0; crown < CROWNS; crown++) {
    const at = CROWNS_AT + crown * PER_CROWN;
    f[at] = a[WON + crown] / 3;
    f[at + 1] = a[LAST_WIN + crown] / REGION_COUNT;
    f[at + 2] = power[crown] / 3;
    f[at + 3] = a[SUPPLY + crown] / 10;
    f[at + 4] = power[crown] >= power[(crown + 1) % CROWNS] ? 0.5 : 0;
    f[at + 5] = power[crown] >= power[(crown + 2) % CROWNS] ? 0.5 : 0;
  }
  if (a[EFFECT] >= 0) f[EFFECT_AT + a[EFFECT]] = 1;
  if (a[PLACING] >= 0) f[EFFECT_AT + KINDS + a[PLACING]] = 1;
  if (s.seats > 1) return;
  readCards(a[HAND + SAXONS], f, SAXONS_AT);
  if (a[TOP] >= 0) f[SAXONS_AT + CARD_BITS + a[TOP]] = 1;
}

function readMap({ a }: State, f: Float32Array): void {
  for (let slot = 0; slot < REGION_COUNT; slot++) {
    const region = a[SLOT + slot];
    if (region < 0 || a[DISC + region] >= 0) continue;
    const row = MAP + region * FACTION_COUNT;
    const away = slot - a[STRUGGLES];
    const at = SLOTS_AT + away * PER_SLOT;
    let most = 0;
    let second = 0;
    let leader = -1;
    for (let faction = 0; faction < FACTION_COUNT; faction++) {
      const n = a[row + faction];
      f[MAP_AT + region * FACTION_COUNT + faction] = n / 4;
      f[at + faction] = n / 4;
      if (n > most) {
        second = most;
        most = n;
        leader = faction;
      } else if (n > second) second = n;
    }
    f[at + FACTION_COUNT] = most === second ? 1 : 0;
    if (most > second && leader < CROWNS)
      f[at + FACTION_COUNT + 1 + leader] = Math.min(1, (most - second) / 3);
    f[at + FACTION_COUNT + 4] = (a[CARD_DISCS] >> region) & 1;
  }
}

function readCards(hand: number, f: Float32Array, at: number): void {
  for (let rest = hand; rest !== 0; rest &= rest - 1) f[at + 31 - Math.clz32(rest & -rest)] = 1;
}

function readSeat(s: State, seat: number, f: Float32Array, at: number): void {
  const { a } = s;
  const cards = popcount(a[HAND + seat]);
  f[at] = evaluate(s, seat);
  f[at + 1] = cards / HAND_SIZE;
  f[at + 2] = cards === 0 ? 1 : 0;
  f[at + 3] = (cards - mostCards(s, seat)) / 4;
  readCards(a[HAND + seat], f, at + CARDS_AT);
  f[at + CARDS_AT + CARD_BITS] = (a[OWN_DISCS] >> seat) & 1;
  f[at + CARDS_AT + CARD_BITS + 1] = a[LAST_SWAP_BY] === seat ? 1 : 0;
  for (let crown = 0; crown < CROWNS; crown++) {
    const from = at + COURT_AT + crown * PER_FACTION;
    const own = followers(s, seat, crown);
    const lead = own - rivals(s, seat, crown, WEIGHTS);
    f[from] = own / 5;
    f[from + 1] = Math.max(-4, Math.min(4, lead)) / 4;
    f[from + 2] = Math.tanh(lead) * Math.min(1, power[crown] / 3);
  }
  const own = sets(s, seat, WEIGHTS);
  f[at + COURT_AT + CROWNS * PER_FACTION] = own / 3;
  f[at + COURT_AT + CROWNS * PER_FACTION + 1] = Math.tanh(own - rivals(s, seat, -1, WEIGHTS));
  const turn = at + TURN_AT;
  if (a[CURRENT] >= 0) f[turn + ((seat - a[CURRENT] + s.seats) % s.seats)] = 1;
  f[turn + MAX_SEATS] = a[FIRST] === seat ? 1 : 0;
  f[turn + MAX_SEATS + 1] = a[PILE_SIZE + seat] / HAND_SIZE;
  f[turn + MAX_SEATS + 2] = a[LAST_PLAYED + seat] > 0 ? a[LAST_PLAYED + seat] / a[CLOCK] : 0;
  f[turn + MAX_SEATS + 3] = a[LAST_PLAYED + seat] === a[CLOCK] ? 1 : 0;
  f[turn + MAX_SEATS + 4] = court(s, seat) / 10;
}

/** The number of cards of the rival who has most left. */
function mostCards({ a, seats }: State, seat: number): number {
  let most = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || (seats === 4 && other % TEAMS === seat % TEAMS)) continue;
    most = Math.max(most, popcount(a[HAND + other]));
  }
  return most;
}

function court({ a }: State, seat: number): number {
  const at = COURT + seat * FACTION_COUNT;
  return a[at] + a[at + 1] + a[at + 2];
}
