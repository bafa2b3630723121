import type { Code, Codes } from '@four-crowns/core';
import { battleBonus, battleWorth } from '../buildings.ts';
import { BUILDINGS, ENEMIES, FORTRESS, pack, STONE_WALL, WINTER } from '../data.ts';
import { enemyOf, raceNumber } from '../enemies.ts';
import type { BattleResult, Event } from '../events.ts';
import { addGoods, listGoods, listOwnGoods } from '../goods.ts';
import {
  AT,
  CURRENT,
  ENEMY,
  ENEMY_CARD,
  FROM_BATTLES,
  has,
  KING_DIE,
  KNOWN,
  LOSE,
  ORDER,
  PHASE,
  POINTS,
  REVEALED,
  SOLDIERS,
  SPOILS,
  STAGE,
  STRENGTH,
  YEAR,
} from '../state.ts';
import type { State } from '../state.ts';
import { anyToLose, loseAny, loseNamedGoods, loseRest } from './losses.ts';

/** The dealer is asked for the enemy, or for the King's die if somebody has looked at the card before. */
export function beginWinter(s: State, log: Event[] | undefined): void {
  const { a } = s;
  a[PHASE] = WINTER;
  a[CURRENT] = -1;
  log?.push({ type: 'phase', year: a[YEAR], phase: 'winter' });
  if (a[ENEMY] < 0) a[STAGE] = ENEMY_CARD;
  else reveal(s, true, log);
}

/** The dealer's answer to ENEMY_CARD. */
export function dealEnemy(s: State, card: number, log: Event[] | undefined): void {
  s.a[ENEMY] = card;
  reveal(s, false, log);
}

/** KBG-12.1 */
function reveal(s: State, reveals: boolean, log: Event[] | undefined): void {
  const { a } = s;
  a[REVEALED] = 1;
  a[KNOWN] = (1 << s.seats) - 1;
  a[STAGE] = KING_DIE;
  if (log === undefined) return;
  const { race, strength } = enemyOf(s);
  const card = ENEMIES[a[ENEMY]];
  log.push(
    reveals ? { type: 'enemy', card, race, strength, reveals } : { type: 'enemy', card, race, strength },
  );
}

/** KBG-12.2, KBG-12.3. True if somebody is asked. */
export function rollKingDie(s: State, value: number, log: Event[] | undefined): boolean {
  const { a } = s;
  log?.push({ type: 'king_die', value });
  const race = raceNumber(enemyOf(s));
  for (let seat = 0; seat < s.seats; seat++) {
    a[SOLDIERS + seat] += value;
    a[STRENGTH + seat] = a[SOLDIERS + seat] + battleBonus(s, seat, race);
  }
  if (log !== undefined) tellStrengths(s, value, race, log);
  a[AT] = 0;
  return visit(s, log);
}

/** In turn order, as the battles follow. */
function tellStrengths(s: State, king: number, race: number, log: Event[]): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.a[ORDER + i];
    const soldiers = s.a[SOLDIERS + seat] - king;
    const strength = s.a[STRENGTH + seat];
    const buildings = BUILDINGS.filter((_, b) => has(s, seat, b) && battleWorth(b, race) !== 0);
    const bonus = strength - s.a[SOLDIERS + seat];
    log.push({ type: 'strength', seat, soldiers, king, buildings, bonus, strength });
  }
}

/** KBG-12.4, KBG-9.15 */
export function resultOf(s: State, seat: number): BattleResult {
  const margin = s.a[STRENGTH + seat] - enemyOf(s).strength;
  if (margin > 0) return 'win';
  if (margin < 0) return 'loss';
  return has(s, seat, STONE_WALL) ? 'wall' : 'draw';
}

/** One battle after the other in turn order (KBG-12.8). */
function visit(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  for (; a[AT] < s.seats; a[AT]++) {
    const seat = a[ORDER + a[AT]];
    const result = resultOf(s, seat);
    log?.push({ type: 'battle', seat, strength: a[STRENGTH + seat], enemy: enemyOf(s).strength, result });
    if (result === 'loss' ? suffer(s, seat, log) : result !== 'draw' && triumph(s, seat, log)) return true;
  }
  rewardStrongest(s, log);
  a[CURRENT] = -1;
  return false;
}

/** KBG-12.5. True if the victor has to choose a good. */
function triumph(s: State, seat: number, log: Event[] | undefined): boolean {
  const { a } = s;
  const { gold, wood, stone, any, points } = enemyOf(s).spoils;
  addGoods(s, seat, pack(gold, wood, stone));
  score(s, seat, points);
  if (gold + wood + stone + points > 0) log?.push({ type: 'spoils', seat, gold, wood, stone, points });
  if (has(s, seat, FORTRESS)) {
    score(s, seat, 1);
    log?.push({ type: 'fortress', seat });
  }
  if (any === 0) return false;
  a[CURRENT] = seat;
  a[STAGE] = SPOILS;
  return true;
}

function score(s: State, seat: number, points: number): void {
  s.a[POINTS + seat] += points;
  s.a[FROM_BATTLES + seat] += points;
}

/** KBG-12.6. True if the loser has to choose goods. */
function suffer(s: State, seat: number, log: Event[] | undefined): boolean {
  const { a } = s;
  loseNamedGoods(s, seat, log);
  if (anyToLose(s, seat) > 0) {
    a[CURRENT] = seat;
    a[STAGE] = LOSE;
    return true;
  }
  loseRest(s, seat, log);
  return false;
}

export function listSpoils(s: State, out: Codes): void {
  const { any } = enemyOf(s).spoils;
  listGoods(any, any, any, any, out);
}

export function applySpoils(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  addGoods(s, seat, code);
  log?.push({ type: 'spoils', seat, gold: code & 7, wood: (code >> 3) & 7, stone: code >> 6, points: 0 });
  s.a[AT]++;
  return visit(s, log);
}

export function listLosses(s: State, seat: number, out: Codes): void {
  listOwnGoods(s, seat, anyToLose(s, seat), out);
}

export function applyLoss(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  loseAny(s, seat, code, log);
  loseRest(s, seat, log);
  s.a[AT]++;
  return visit(s, log);
}

/** KBG-12.12: all who have the highest strength of the table, if they won. */
function rewardStrongest(s: State, log: Event[] | undefined): void {
  const { a } = s;
  let most = -1;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, a[STRENGTH + seat]);
  for (let seat = 0; seat < s.seats; seat++) {
    const result = resultOf(s, seat);
    if (a[STRENGTH + seat] < most || result === 'loss' || result === 'draw') continue;
    score(s, seat, 1);
    log?.push({ type: 'strongest', seat });
  }
}
