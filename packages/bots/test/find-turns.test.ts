import { DEALER } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { openPlan } from '../src/plan.ts';
import { findTurns } from '../src/search/find-turns.ts';
import { anyStones as game, ownPoints } from './stones.ts';

type Stones = Parameters<typeof ownPoints>[0];

const lines = {
  same: (s: Stones): number => (s.stones * 4 + s.turn) * 4 + s.taken,
  left: (s: Stones): number => s.taken,
};
/** Until the turn is over, small stones look better than large ones. */
const misled = (s: Stones, seat: number): number => (s.taken === 0 ? 1 : -1) * ownPoints(s, seat);

function opening(): unknown {
  const s = game.rules.start(game.parseOptions(undefined, 2), 2);
  game.rules.apply(s, DEALER, 9);
  return s;
}

function found(passes: number, most: number): readonly (readonly number[])[] {
  let left = passes;
  const finder = { width: 1, depth: 4, most, goOn: () => left-- > 0 };
  return findTurns(game, opening(), 0, { evaluate: misled, grouping: lines }, finder).map(({ path }) =>
    path.toSorted((a, b) => a - b),
  );
}

test('the first pass has an answer, and more passes a better one', () => {
  expect(found(0, 1)).toEqual([[1, 3]]);
  // 18 for the lucky nine, plus the eight.
  expect(found(100, 1)).toEqual([[8, 9]]);
});

test('what a decision has brought before is tried first', () => {
  let looked = 0;
  const evaluate = (s: Stones, seat: number): number => {
    looked++;
    return ownPoints(s, seat);
  };
  const finder = { width: 1, depth: 4, most: 1, goOn: () => false };
  const [best] = findTurns(game, opening(), 0, { evaluate, grouping: lines }, finder);
  expect(best?.path).toEqual([9, 8]);
  // The start, nine stones, and after the nine only stopping, the eight and the seven.
  expect(looked).toBe(13);
});

test('two orders of the same stones are one turn', () => {
  const turns = found(100, 100);
  expect(new Set(turns.map(String)).size).toBe(turns.length);
  // 36 pairs, and nine stones alone.
  expect(turns).toHaveLength(45);
});

test('a plan goes on after a step that nobody was asked for', () => {
  const root = opening();
  const plan = openPlan();
  plan.begin(game, game.rules.clone(root), 0, [9, 8]);
  game.rules.apply(root, 0, 9);
  const view = game.view(root, 0);
  expect(plan.later({ ...view, viewer: 1 })).toBeUndefined();
  expect(plan.later(view)).toEqual({ type: 'take', stone: 8 });
  expect(plan.later(view)).toBeUndefined();

  const again = openPlan();
  again.begin(game, opening(), 0, [9, 8]);
  expect(again.next(view)).toEqual({ type: 'take', stone: 8 });
});
