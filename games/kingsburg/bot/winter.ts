/** What the coming battle is worth to a seat, averaged over all possible enemies and all faces of the King's die. */
import type { Seat } from '@four-crowns/core';
import { battleBonus, BUILDING_POINTS, firstToFall } from '../src/buildings.ts';
import { ENEMIES_PER_YEAR, FACES, FORTRESS, STONE_WALL } from '../src/data.ts';
import { enemyFacts, raceNumber } from '../src/enemies.ts';
import { ENEMY, goodsOf, has, KNOWN, SOLDIERS, STORE, YEAR } from '../src/state.ts';
import type { State } from '../src/state.ts';

// In points.
const GOOD = 0.8;
/** A building is worth more than its points: it cost goods and time, and has an effect. */
const FALLEN = 1.5;
/** What being the strongest victor is worth; it is multiplied by its probability. */
const STRONGEST = 0.4;

/** `more` adds that many soldiers to the present number. */
export function winterWorth(s: State, seat: Seat, more = 0): number {
  const { a } = s;
  // A bot's state is imagined, so the card in it is reliable only for a seat that has seen it (KBG-6.5).
  if (((a[KNOWN] >> seat) & 1) === 1) return against(s, seat, a[ENEMY], more);
  let sum = 0;
  const first = (a[YEAR] - 1) * ENEMIES_PER_YEAR;
  for (let i = 0; i < ENEMIES_PER_YEAR; i++) sum += against(s, seat, first + i, more);
  return sum / ENEMIES_PER_YEAR;
}

/** The chance of winning the coming battle in percent, as far as the seat knows the enemy. */
export function winChance(s: State, seat: Seat): number {
  const { a } = s;
  const first = (a[YEAR] - 1) * ENEMIES_PER_YEAR;
  const cards =
    ((a[KNOWN] >> seat) & 1) === 1
      ? [a[ENEMY]]
      : Array.from({ length: ENEMIES_PER_YEAR }, (_, i) => first + i);
  let won = 0;
  for (const card of cards) {
    const enemy = enemyFacts(s.options, card);
    const strength = a[SOLDIERS + seat] + battleBonus(s, seat, raceNumber(enemy)) - enemy.strength;
    for (let face = 1; face <= FACES; face++) {
      if (strength + face > 0 || (strength + face === 0 && has(s, seat, STONE_WALL))) won++;
    }
  }
  return Math.round((100 * won) / (cards.length * FACES));
}

function against(s: State, seat: Seat, card: number, more: number): number {
  const enemy = enemyFacts(s.options, card);
  const strength = s.a[SOLDIERS + seat] + more + battleBonus(s, seat, raceNumber(enemy)) - enemy.strength;
  const { spoils } = enemy;
  const win =
    spoils.points +
    GOOD * (spoils.gold + spoils.wood + spoils.stone + spoils.any) +
    (has(s, seat, FORTRESS) ? 1 : 0) +
    STRONGEST;
  let sum = 0;
  for (let face = 1; face <= FACES; face++) {
    const margin = strength + face;
    if (margin > 0 || (margin === 0 && has(s, seat, STONE_WALL))) sum += win;
    else if (margin < 0) sum -= lossTo(s, seat, card);
  }
  return sum / FACES;
}

function lossTo(s: State, seat: Seat, card: number): number {
  const { losses } = enemyFacts(s.options, card);
  const at = STORE + seat * 3;
  const named =
    Math.min(losses.gold, s.a[at]) + Math.min(losses.wood, s.a[at + 1]) + Math.min(losses.stone, s.a[at + 2]);
  const goods = Math.min(named + losses.any, goodsOf(s, seat));
  const falls = losses.buildings > 0 ? firstToFall(s, seat) : -1;
  return losses.points + GOOD * goods + (falls < 0 ? 0 : FALLEN + BUILDING_POINTS[falls]);
}
