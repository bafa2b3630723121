import { layTable, mixSeed, playout, policyBot, randomBot } from '@four-crowns/bots';
import type { BotKind } from '@four-crowns/bots';
import { codes, DEALER, fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { left } from '../bot/left.ts';
import { POLICY_WEIGHTS } from '../bot/policy-weights.ts';
import { policyOf } from '../bot/policy.ts';
import { againstOthers, prospects } from '../bot/prospects.ts';
import { same } from '../bot/same.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { kingdomBuilder as game } from '../src/index.ts';
import { OBJECTIVES } from '../src/data.ts';
import { lords } from '../src/objectives/sectors.ts';
import { gold } from '../src/scoring.ts';
import { LEFT, LIFTED, OBJECTIVE, USES } from '../src/state.ts';
import type { State } from '../src/state.ts';

const policy = policyOf(POLICY_WEIGHTS);

/** Plays by the policy alone, and sees to it that it is legal and leaves the position as it was. */
const quick: BotKind = {
  id: 'quick',
  sit: () => ({
    choose({ view, seat, rng }) {
      const s = game.imagine(view as Parameters<typeof game.imagine>[0], rng);
      const before = s.a.slice();
      const code = policy(s, seat, rng);
      expect(s.a).toEqual(before);
      const out = codes();
      game.rules.legal(s, seat, out);
      expect(out.at.subarray(0, out.n)).toContain(code);
      return game.decode(s, seat, code);
    },
  }),
};

describe.each([2, 3, 4])('at a table of %i', (seats) => {
  const table = layTable(game, game.parseOptions(undefined, seats), seats);
  const state = table.state as State;

  test('the policy of rollouts plays legally and beats random play', { timeout: 60_000 }, async () => {
    let won = 0;
    for (let i = 0; i < 12; i++) {
      const own = i % seats;
      const kinds = Array.from({ length: seats }, (_, seat) => (seat === own ? quick : randomBot));
      await playout(table, kinds, mixSeed(5, i));
      if (game.outcome(state)?.places[0]?.includes(own) === true) won++;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  });

  test('KB-7.3 when the game is over the evaluation is the gold', { timeout: 60_000 }, async () => {
    const evaluate = prospects(WEIGHTS);
    for (let i = 0; i < 40; i++) {
      await playout(
        table,
        Array.from({ length: seats }, () => randomBot),
        mixSeed(6, i),
      );
      for (let seat = 0; seat < seats; seat++) expect(evaluate(state, seat)).toBe(gold(state, seat));
    }
  });

  test(
    'KB-6.9 in the own turn it also counts what the others get as lords',
    { timeout: 60_000 },
    async () => {
      const evaluate = againstOthers(WEIGHTS);
      const isLords = new Set<boolean>();
      for (let i = 0; i < 40; i++) {
        await playout(
          table,
          Array.from({ length: seats }, () => randomBot),
          mixSeed(6, i),
        );
        const cards = state.a.subarray(OBJECTIVE, OBJECTIVE + 3);
        const has = cards.includes(OBJECTIVES.indexOf('lords'));
        isLords.add(has);
        for (let seat = 0; seat < seats; seat++) {
          let others = 0;
          for (let other = 0; other < seats; other++) if (other !== seat) others += lords(state, other);
          const theirs = has ? others / (seats - 1) : 0;
          expect(evaluate(state, seat)).toBeCloseTo(gold(state, seat) - theirs, 9);
        }
      }
      expect(isLords.size).toBe(2);
    },
  );
});

test('KB-2.3 two orders of the same settlements are the same position, other settlements another one', () => {
  const { rules } = game;
  const s = rules.start(game.parseOptions(undefined, 2), 2);
  const rng = fastRng(7);
  const out = codes();
  while (rules.actors(s) === 1 << DEALER) {
    out.n = 0;
    rules.legal(s, DEALER, out);
    rules.apply(s, DEALER, out.at[rng.below(out.n)] ?? 0);
  }
  const seat = rules.actors(s) === 1 ? 0 : 1;
  out.n = 0;
  rules.legal(s, seat, out);
  const first = out.at[0] ?? 0;
  const after = (...hexes: readonly number[]): number => {
    const next = rules.clone(s);
    for (const hex of hexes) rules.apply(next, seat, hex);
    return same(next, seat);
  };
  const built = rules.clone(s);
  rules.apply(built, seat, first);
  out.n = 0;
  rules.legal(built, seat, out);
  const second = out.at[0] ?? 0;
  expect(after(first, second)).toBe(after(second, first));
  expect(after(first)).not.toBe(after(second));
});

test('positions of one turn have as much left to do if settlements, tiles and a lifted settlement say so', () => {
  const s = game.rules.start(game.parseOptions(undefined, 2), 2);
  const lefts = new Set<number>();
  for (let settlements = 0; settlements <= 3; settlements++) {
    for (const uses of [0, 1, 4, 5, 2]) {
      for (const lifted of [-1, 17]) {
        s.a[LEFT] = settlements;
        s.a[USES] = uses;
        s.a[LIFTED] = lifted;
        lefts.add(left(s));
      }
    }
  }
  // One use of either tile is as good as one of the other, and two of one as one of each: none, one or two left.
  expect(lefts.size).toBe(4 * 3 * 2);
});

test(
  'KB-4.7 the quick moves of rollouts gain by the tiles that move settlements',
  { timeout: 60_000 },
  async () => {
    const table = layTable(game, game.parseOptions(undefined, 2), 2);
    const moving = policyBot('moving', policy);
    const staying = policyBot('staying', policyOf({ ...POLICY_WEIGHTS, move: Infinity }));
    let ahead = 0;
    for (let i = 0; i < 60; i++) {
      const own = i % 2;
      await playout(table, own === 0 ? [moving, staying] : [staying, moving], mixSeed(7, i >> 1));
      const s = table.state as State;
      ahead += gold(s, own) - gold(s, 1 - own);
    }
    expect(ahead).toBeGreaterThan(60);
  },
);
