import type { NetInputs } from '@four-crowns/bots';
import { battleBonus } from '../src/buildings.ts';
import { BUILDINGS, COURT_SIZE, DICE, ENEMIES_PER_YEAR, FACES, WINTER, YEARS } from '../src/data.ts';
import { enemyFacts, raceNumber } from '../src/enemies.ts';
import {
  AID_DIE,
  AIDED,
  BUILT,
  BUILT_BY,
  buildingsOf,
  cell,
  CURRENT,
  ENEMY,
  ENVOY,
  goodsOf,
  HAND,
  HELPER,
  KNOWN,
  MARKETED,
  MAX_SEATS,
  NOBODY,
  ORDER,
  ownerOf,
  PASSED,
  PHASE,
  PICK,
  POINTS,
  ROLLED,
  SOLDIERS,
  STAGE,
  STAGES,
  STORE,
  STRENGTH,
  TOKENED,
  TOKENS,
  YEAR,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { evaluator } from './evaluate.ts';
import { GREEDY_WEIGHTS } from './greedy-weights.ts';

/**
 * Offsets of what describes the state, in order: seats, year, phase, stage, enemy, the court's neutral dice, the
 * advisor whose help is being taken.
 */
const SEATS = 0;
const YEARS_AT = SEATS + MAX_SEATS - 1;
const PHASES_AT = YEARS_AT + YEARS;
const STAGES_AT = PHASES_AT + WINTER + 1;
const ENEMY_AT = STAGES_AT + STAGES.length;
const ENEMY_NUMBERS = 8;
const NEUTRAL_AT = ENEMY_AT + ENEMY_NUMBERS;
const HELPER_AT = NEUTRAL_AT + COURT_SIZE;
const BUILT_AT = HELPER_AT + COURT_SIZE;
const SHARED = BUILT_AT + 2;

/** Offsets of what describes a seat. */
const STORE_AT = 0;
const BUILDINGS_AT = STORE_AT + 10;
const SWITCHES_AT = BUILDINGS_AT + BUILDINGS.length;
const ORDER_AT = SWITCHES_AT + 8;
const DICE_AT = ORDER_AT + 2 * MAX_SEATS;
const COURT_AT = DICE_AT + FACES + 3;
const BATTLE_AT = COURT_AT + COURT_SIZE;
const SEAT = BATTLE_AT + 4;

/** The greedy bot's evaluation, which never changes: the network learns where it is wrong. */
const evaluate = evaluator(GREEDY_WEIGHTS);

export const inputs: NetInputs = { version: 1, shared: SHARED, seat: SEAT, roles: 2, read };

function read(s: State, shared: Float32Array, seats: Float32Array): void {
  readTable(s, shared);
  for (let seat = 0; seat < s.seats; seat++) readSeat(s, seat, seats, seat * SEAT);
  readCourt(s, shared, seats);
}

function readTable(s: State, f: Float32Array): void {
  const { a } = s;
  f[SEATS + s.seats - 2] = 1;
  if (a[YEAR] > 0) f[YEARS_AT + a[YEAR] - 1] = 1;
  f[PHASES_AT + a[PHASE]] = 1;
  f[STAGES_AT + a[STAGE]] = 1;
  if (a[HELPER] > 0) f[HELPER_AT + a[HELPER] - 1] = 1;
  f[BUILT_AT] = a[BUILT];
  f[BUILT_AT + 1] = s.options.plusTwoLimit === 'group' ? 1 : 0;
  if (a[ENEMY] < 0) return;
  const { strength, losses, spoils } = enemyFacts(s.options, a[ENEMY]);
  f[ENEMY_AT] = 1;
  f[ENEMY_AT + 1] = strength / 9;
  f[ENEMY_AT + 2] = losses.buildings;
  f[ENEMY_AT + 3] = losses.points / 4;
  f[ENEMY_AT + 4] = (losses.gold + losses.wood + losses.stone + losses.any) / 4;
  f[ENEMY_AT + 5] = spoils.points / 2;
  f[ENEMY_AT + 6] = spoils.gold + spoils.wood + spoils.stone + spoils.any;
  f[ENEMY_AT + 7] = (a[ENEMY] % ENEMIES_PER_YEAR) / ENEMIES_PER_YEAR;
}

function readSeat(s: State, seat: number, f: Float32Array, at: number): void {
  const { a } = s;
  const store = STORE + seat * 3;
  f[at] = evaluate(s, seat) / 10;
  f[at + 1] = a[POINTS + seat] / 20;
  f[at + 2] = a[store] / 4;
  f[at + 3] = a[store + 1] / 4;
  f[at + 4] = a[store + 2] / 4;
  f[at + 5] = goodsOf(s, seat) / 8;
  f[at + 6] = a[TOKENS + seat] / 3;
  f[at + 7] = a[SOLDIERS + seat] / 6;
  f[at + 8] = buildingsOf(s, seat) / 8;
  f[at + 9] = a[STRENGTH + seat] / 8;
  for (let built = a[BUILT_BY + seat]; built !== 0; built &= built - 1) {
    f[at + BUILDINGS_AT + 31 - Math.clz32(built & -built)] = 1;
  }
  const is = at + SWITCHES_AT;
  f[is] = a[ENVOY] === seat ? 1 : 0;
  f[is + 1] = (a[PASSED] >> seat) & 1;
  f[is + 2] = (a[MARKETED] >> seat) & 1;
  f[is + 3] = (a[TOKENED] >> seat) & 1;
  f[is + 4] = (a[KNOWN] >> seat) & 1;
  f[is + 5] = (a[AIDED] >> seat) & 1;
  f[is + 6] = a[PICK + seat] >= 0 ? 1 : 0;
  f[is + 7] = a[AID_DIE] === seat ? 1 : 0;
  readOrder(s, seat, f, at + ORDER_AT);
  readDice(s, seat, f, at + DICE_AT);
  readBattle(s, seat, f, at + BATTLE_AT);
}

/** KBG-2.5: its place in turn order, and how many act before it. */
function readOrder({ a, seats }: State, seat: number, f: Float32Array, at: number): void {
  let place = -1;
  let current = -1;
  for (let i = 0; i < seats; i++) {
    if (a[ORDER + i] === seat) place = i;
    if (a[ORDER + i] === a[CURRENT]) current = i;
  }
  if (place < 0) return;
  f[at + place] = 1;
  if (current >= 0) f[at + MAX_SEATS + ((place - current + seats) % seats)] = 1;
}

function readDice({ a }: State, seat: number, f: Float32Array, at: number): void {
  const hand = a[HAND + seat];
  let sum = 0;
  let dice = 0;
  for (let d = 0; d < DICE; d++) {
    if (((hand >> d) & 1) === 0) continue;
    const face = a[ROLLED + seat * DICE + d];
    if (face > 0) f[at + face - 1] += 0.5;
    sum += face;
    dice++;
    if (d >= DICE - 2) f[at + FACES + 2] += 0.5;
  }
  f[at + FACES] = sum / 12;
  f[at + FACES + 1] = dice / 3;
}

/** What the buildings add to the battle against this year's enemy, and the seat's strength without the die. */
function readBattle(s: State, seat: number, f: Float32Array, at: number): void {
  const { a } = s;
  if (a[ENEMY] < 0) return;
  const enemy = enemyFacts(s.options, a[ENEMY]);
  const bonus = battleBonus(s, seat, raceNumber(enemy));
  const margin = a[SOLDIERS + seat] + bonus - enemy.strength;
  f[at] = bonus / 4;
  f[at + 1] = Math.max(-FACES, Math.min(2, margin)) / FACES;
  f[at + 2] = margin > -1 ? 1 : 0;
  f[at + 3] = margin < -FACES ? 1 : 0;
}

/** Which advisors are taken, and by which seat. */
function readCourt({ a }: State, shared: Float32Array, seats: Float32Array): void {
  for (let advisor = 1; advisor <= COURT_SIZE; advisor++) {
    for (let which = 0; which < 2; which++) {
      const group = a[cell(advisor, which)];
      if (group === 0) continue;
      const owner = ownerOf(group);
      if (owner === NOBODY) shared[NEUTRAL_AT + advisor - 1] = 1;
      else seats[owner * SEAT + COURT_AT + advisor - 1] = 1;
    }
  }
}
