import { fastRng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { rolloutOf } from '../src/rollout.ts';
import { anyStones } from './stones.ts';
import { knowing, tree } from './stones-knowledge.ts';

/** How many of nine stones a rollout with this cut leaves. */
function left(seats: number, cut: number, crowd: number = cut): number {
  const { rules } = anyStones;
  const of = Array.from({ length: seats }, (_, seat) => seat);
  const state = rules.start(anyStones.parseOptions(undefined, seats), seats) as { stones: number };
  const rollout = rolloutOf(
    anyStones,
    knowing(tree),
    { sample: 1, cut, crowd: { sample: 1, cut: crowd }, margin: 0 },
    rules.clone(state),
    { of, count: seats },
    0,
  );
  rollout(
    state,
    fastRng(1),
    of.map((seat) => fastRng(seat + 2)),
  );
  return state.stones.toString(2).replaceAll('0', '').length;
}

test('a rollout is cut when the move has gone over often enough', () => {
  expect(left(2, 1)).toBeGreaterThanOrEqual(7);
  expect(left(2, 2)).toBeLessThan(left(2, 1));
  expect(left(2, Infinity)).toBe(0);
});

test('more than two sides have their own cut', () => {
  expect(left(2, 1, Infinity)).toBe(left(2, 1));
  expect(left(3, 1, Infinity)).toBe(0);
  expect(left(3, Infinity, 1)).toBeGreaterThanOrEqual(7);
});

test('alone at the table it goes over to chance', () => {
  expect(left(1, 1)).toBeGreaterThanOrEqual(7);
  expect(left(1, 2)).toBe(left(1, 1));
  expect(left(1, 3)).toBeLessThan(left(1, 2));
  expect(left(1, Infinity)).toBe(0);
});

test('players who wait for each other for ever are not waited for', () => {
  const { rules } = anyStones;
  const state = rules.start(anyStones.parseOptions(undefined, 2), 2) as { turn: number; stones: number };
  // Both pass the turn on and never take a stone.
  const waiting = { ...anyStones, rules: { ...rules, actors: () => 1 << state.turn, apply: passOn } };
  function passOn(): void {
    state.turn = 1 - state.turn;
  }
  const rollout = rolloutOf(
    waiting,
    knowing(tree),
    { sample: 2, cut: Infinity, margin: 0 },
    rules.clone(state),
    { of: [0, 1], count: 2 },
    0,
  );
  rollout(state, fastRng(1), [fastRng(2), fastRng(3)]);
  expect(state.stones.toString(2).replaceAll('0', '')).toHaveLength(9);
});
