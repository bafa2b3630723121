/** The way back from words to a position. */
import {
  BadInput,
  readBoolean,
  readIndex,
  readInteger,
  readList,
  readNameMask,
  readObject,
  readSeatMask,
  readSeatOrNone,
} from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import { influenceCode } from './codes.ts';
import {
  ADVISORS,
  BUILDINGS,
  COLOURED,
  DICE,
  FACES,
  NEUTRAL,
  NEUTRAL_FIRST,
  PHASES,
  WHITE,
  YEARS,
} from './data.ts';
import { placesOf } from './codec.ts';
import { options as declared } from './options.ts';
import { layFirst, laySecond } from './phases/neutral.ts';
import { sortDice } from './phases/roll.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** More than any match can bring, and less than what `rank` in scoring.ts can hold. */
const MANY = 999;

/** From untrusted JSON; the enemy and sealed choices are not read. Throws `BadInput`. */
export function stateFrom(x: unknown): State {
  const p = readObject(x, 'position');
  const seats = readInteger(p['seats'], 'seats', 2, at.MAX_SEATS);
  const s = at.emptyState(declared.parse(p['options'], seats), seats);
  const { a } = s;
  a[at.STAGE] = readIndex(at.STAGES, p['stage'], 'stage');
  a[at.YEAR] = readInteger(p['year'], 'year', 0, YEARS);
  a[at.PHASE] = readIndex(PHASES, p['phase'], 'phase');
  readList(p['order'], 'order', seats).forEach((seat, i) => {
    a[at.ORDER + i] = readInteger(seat, `order[${i}]`, 0, seats - 1);
  });
  a[at.CURRENT] = readSeatOrNone(p['current'], 'current', seats);
  a[at.ENVOY] = readSeatOrNone(p['envoy'], 'envoy', seats);
  a[at.AID_DIE] = readSeatOrNone(p['aidDie'], 'aidDie', seats);
  a[at.AIDED] = readSeatMask(p['aided'], 'aided', seats);
  a[at.KNOWN] = readSeatMask(p['peeked'], 'peeked', seats);
  a[at.REVEALED] = readBoolean(p['revealed'], 'revealed') ? 1 : 0;
  a[at.REROLLED] = readNameMask(['statue', 'chapel'], p['rerolled'], 'rerolled');
  a[at.BUILT] = readBoolean(p['builtOnce'], 'builtOnce') ? 1 : 0;
  a[at.PASSED] = readSeatMask(p['passed'], 'passed', seats);
  if (p['helping'] !== null) {
    const helping = readObject(p['helping'], 'helping');
    a[at.HELPER] = readIndex(ADVISORS, helping['advisor'], 'helping.advisor') + 1;
    a[at.HELPED] = readInteger(helping['group'], 'helping.group', 0, 1);
  }
  const players = readList(p['players'], 'players', seats);
  for (let seat = 0; seat < seats; seat++) readPlayer(s, seat, players[seat]);
  readNeutral(s, p['neutral']);
  readDice(s, players, p['court']);
  a[at.AT] = Math.max(0, a.subarray(at.ORDER, at.ORDER + seats).indexOf(a[at.CURRENT]));
  return s;
}

function readPlayer(s: State, seat: number, x: unknown): void {
  const where = `players[${seat}]`;
  const { a } = s;
  const o = readObject(x, where);
  const from = readObject(o['from'], `${where}.from`);
  const count = (name: string): number => readInteger(o[name], `${where}.${name}`, 0, MANY);
  const points = (of: UnknownObject, name: string): number =>
    readInteger(of[name], `${where}.${name}`, -MANY, MANY);
  a[at.STORE + seat * 3] = count('gold');
  a[at.STORE + seat * 3 + 1] = count('wood');
  a[at.STORE + seat * 3 + 2] = count('stone');
  a[at.TOKENS + seat] = count('plusTwo');
  a[at.SOLDIERS + seat] = count('soldiers');
  a[at.STRENGTH + seat] = count('strength');
  a[at.POINTS + seat] = points(o, 'points');
  a[at.BUILT_BY + seat] = readNameMask(BUILDINGS, o['buildings'], `${where}.buildings`);
  a[at.FROM_ADVISORS + seat] = points(from, 'advisors');
  a[at.FROM_TOWN_HALL + seat] = points(from, 'town_hall');
  a[at.FROM_EMBASSY + seat] = points(from, 'embassy');
  a[at.FROM_REWARDS + seat] = points(from, 'reward');
  a[at.FROM_BATTLES + seat] = points(from, 'battles');
}

/** Where neutral dice lie follows from what they show. */
function readNeutral(s: State, x: unknown): void {
  const dice = readList(x, 'neutral', NEUTRAL);
  dice.forEach((face, i) => (s.a[at.NEUTRAL_DICE + i] = readInteger(face, 'neutral', 1, FACES)));
  if (dice.length >= NEUTRAL_FIRST) layFirst(s, undefined);
  if (dice.length === NEUTRAL) laySecond(s, undefined);
}

interface ReadGroup {
  readonly advisor: number;
  readonly seat: number;
  readonly dice: readonly number[];
  readonly white: readonly number[];
  readonly token: number;
  readonly market: number;
}

/** First all dice of a seat in hand, then its groups from there onto the court. */
function readDice(s: State, players: readonly unknown[], court: unknown): void {
  const groups = readList(court, 'court', at.COURT_CELLS).flatMap((x, i) => readGroup(s, x, `court[${i}]`));
  players.forEach((x, seat) => {
    const o = readObject(x, `players[${seat}]`);
    const own = groups.filter((g) => g.seat === seat);
    const dice = [...faces(o['dice'], 'dice', COLOURED), ...own.flatMap((g) => g.dice)];
    const white = [...faces(o['white'], 'white', WHITE), ...own.flatMap((g) => g.white)];
    if (dice.length > COLOURED || white.length > WHITE)
      throw new BadInput(`players[${seat}]`, 'too many dice');
    const d = at.ROLLED + seat * DICE;
    dice.forEach((face, i) => (s.a[d + i] = face));
    white.forEach((face, i) => (s.a[d + COLOURED + i] = face));
    s.a[at.HAND + seat] = ((1 << dice.length) - 1) | (((1 << white.length) - 1) << COLOURED);
    for (let i = 0; i < DICE; i++) {
      if (s.a[d + i] === 0 && ((s.a[at.HAND + seat] >> i) & 1) === 1)
        s.a[at.UNROLLED] |= 1 << (seat * DICE + i);
    }
    if (dice.length === COLOURED && s.a[at.STAGE] >= at.INFLUENCE) sortDice(s, seat);
  });
  for (const group of groups) lay(s, group);
}

function readGroup(s: State, x: unknown, where: string): ReadGroup[] {
  const o = readObject(x, where);
  if (o['seat'] === null) return [];
  return [
    {
      advisor: readIndex(ADVISORS, o['advisor'], `${where}.advisor`) + 1,
      seat: readInteger(o['seat'], `${where}.seat`, 0, s.seats - 1),
      dice: faces(o['dice'], `${where}.dice`, COLOURED),
      white: faces(o['white'], `${where}.white`, WHITE),
      token: readBoolean(o['plusTwo'], `${where}.plusTwo`) ? 1 : 0,
      market: readInteger(o['market'], `${where}.market`, -1, 1),
    },
  ];
}

function faces(x: unknown, where: string, most: number): number[] {
  return readList(x, where, most).map((face) => readInteger(face, where, 0, FACES));
}

function lay(s: State, { advisor, seat, dice, white, token, market }: ReadGroup): void {
  const { a } = s;
  const places = placesOf(s, seat, dice, white);
  const bit = 1 << advisor;
  if (places === undefined || places === 0 || (a[at.FULL] & bit) !== 0) {
    throw new BadInput('court', `this group cannot lie on ${ADVISORS[advisor - 1]}`);
  }
  const isTaken = (a[at.TAKEN] & bit) !== 0;
  a[at.cell(advisor, isTaken ? 1 : 0)] = at.groupOf(seat, influenceCode(places, token, market));
  a[at.TAKEN] |= bit;
  if (isTaken) a[at.FULL] |= bit;
  a[at.HAND + seat] &= ~places;
  if (token === 1) a[at.TOKENED] |= 1 << seat;
  if (market !== 0) a[at.MARKETED] |= 1 << seat;
}
