/**
 * Which placements the rulings allow, by trying every set of dice on every advisor. Works on a saved
 * position in words and shares nothing with the engine but names.
 */
import { ADVISORS } from '../../src/data.ts';
import type { Saved } from '../playing.ts';

/** Every different way to take some of these dice. */
function selections(dice: readonly number[]): number[][] {
  const found = new Map<string, number[]>([['', []]]);
  for (const die of dice) {
    for (const selection of found.values()) {
      const more = [...selection, die].toSorted((a, b) => a - b);
      if (countIn(more, die) <= countIn(dice, die)) found.set(more.join(), more);
    }
  }
  return [...found.values()].filter((s) => s.every((die) => countIn(s, die) <= countIn(dice, die)));
}

function countIn(list: readonly number[], x: number): number {
  return list.filter((y) => y === x).length;
}

function sum(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0);
}

/** Placements of the seat that is asked, such as `treasurer 3,5 w +2`, and `pass`. */
export function referenceInfluence(t: Saved): string[] {
  const seat = t.current ?? -1;
  const player = t.players[seat];
  if (player === undefined) throw new Error('nobody is asked');
  const ways = ['pass'];
  for (const dice of selections(player.dice)) {
    for (const white of selections(player.white)) {
      for (const plusTwo of [false, true]) {
        for (const [i, advisor] of ADVISORS.entries()) {
          if (mayPlace(t, seat, i + 1, dice, white, plusTwo)) ways.push(wayOf(advisor, dice, white, plusTwo));
        }
      }
    }
  }
  return ways;
}

export function wayOf(
  advisor: string,
  dice: readonly number[],
  white: readonly number[],
  plusTwo: boolean,
): string {
  return `${advisor} ${dice.join()} w${white.join()}${plusTwo ? ' +2' : ''}`;
}

function mayPlace(
  t: Saved,
  seat: number,
  value: number,
  dice: readonly number[],
  white: readonly number[],
  plusTwo: boolean,
): boolean {
  const player = t.players[seat];
  const own = t.court.filter((g) => g.seat === seat);
  if (player === undefined || dice.length === 0) return false;
  if (plusTwo && player.plusTwo === 0) return false;
  if (plusTwo && t.options.plusTwoLimit === 'season' && own.some((g) => g.plusTwo)) return false;
  const total = sum(dice) + sum(white) + (plusTwo ? 2 : 0);
  const hasMarket = player.buildings.includes('market') && own.every((g) => g.market === 0);
  const isReached = total === value || (hasMarket && (total === value - 1 || total === value + 1));
  if (!isReached) return false;
  const there = t.court.filter((g) => g.advisor === ADVISORS[value - 1]).length;
  return there === 0 || (there === 1 && t.envoy === seat);
}
