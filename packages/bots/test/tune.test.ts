import type { AnyGame } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { knownBy, layTable, openPairTuner, openTuner, quickPlayer, searchingPlayer } from '../src/index.ts';
import type { Player, Tuning, TuneStep, Weights } from '../src/index.ts';
import { anyStones, ownPoints } from './stones.ts';
import { knowing, tree } from './stones-knowledge.ts';

/** Stones, with victory shared by all players who have the most. */
const game: AnyGame = {
  ...anyStones,
  rules: {
    ...anyStones.rules,
    payoffs(s: { points: number[] }, out) {
      const most = Math.max(...s.points);
      const winners = s.points.filter((p) => p === most).length;
      s.points.forEach((p, seat) => {
        out[seat] = p === most ? 1 / winners : 0;
      });
    },
  },
};

type Stones = Parameters<typeof ownPoints>[0];

/** Prefers leaving stones to taking them, except for the lucky one; `idle` changes nothing. */
const tuning: Tuning = {
  weights: { leave: 1.2, idle: 1 },
  judge: (w) => ({
    evaluate: (s: Stones, seat) => ownPoints(s, seat) + (w['leave'] ?? 0) * left(s),
    width: 3,
    depth: 4,
  }),
  scale: 10,
};

function left({ stones }: Stones): number {
  let sum = 0;
  for (let stone = 1; stone <= 9; stone++) if (stones & (1 << stone)) sum += stone;
  return sum;
}

async function tuned(seats: number, player: Player): Promise<{ last: TuneStep; proof: number }> {
  const table = layTable(game, game.parseOptions(undefined, seats), seats);
  const tuner = openTuner(table, tuning, player, 2 * seats, 3);
  let last = await tuner.step();
  for (let i = 1; i < 40; i++) last = await tuner.step();
  return { last, proof: await tuner.proof(20 * seats) };
}

const quick = quickPlayer(tuning);
const searching = searchingPlayer(knowing({ ...tree, cut: 0 }), knownBy(tuning), 12);

test.each([
  ['quick', 2, quick],
  ['quick', 3, quick],
  ['searching', 2, searching],
] as const)(
  'the tuner mends a wrong weight, %s players at a table of %d, the same way every time',
  async (_, seats, player) => {
    const { last, proof } = await tuned(seats, player);
    expect(last.step).toBe(40);
    expect(last.weights['leave']).toBeLessThan(1);
    expect(proof).toBeGreaterThan(0.7);
    expect(await tuned(seats, player)).toEqual({ last, proof });
  },
);

/** Rates its own points as worth little or less than nothing. */
const modest = {
  ...tuning,
  weights: { modest: 1.2, idle: 1 },
  judge: (w: Weights) => ({
    evaluate: (s: Stones, seat: number) => (1 - (w['modest'] ?? 0)) * ownPoints(s, seat),
    width: 3,
    depth: 4,
  }),
  points: ownPoints,
};

const same = (s: Stones): number => ((s.stones * 3 + s.turn) * 3 + s.taken) * 100 + (s.points[s.turn] ?? 0);

test.each([
  [2, undefined],
  [3, undefined],
  [2, { same, left: (s: Stones) => s.taken }],
] as const)(
  'pairs of turns mend a wrong weight at a table of %d, the same way every time',
  async (seats, lines) => {
    const pairs = async (): Promise<{ first: TuneStep; last: TuneStep; proof: number }> => {
      const table = layTable(game, game.parseOptions(undefined, seats), seats);
      const tuner = openPairTuner(table, modest, lines, 60, 5);
      const first = await tuner.step();
      await tuner.step();
      return { first, last: await tuner.step(), proof: await tuner.proof(20 * seats) };
    };
    const { first, last, proof } = await pairs();
    expect([first.step, last.step]).toEqual([1, 3]);
    // By the last step the initial error is known, and the weight without effect is unchanged.
    expect(last.share).toBeGreaterThan(first.share);
    expect(last.weights['modest']).toBeLessThan(1);
    expect(last.weights['idle']).toBe(1);
    expect(proof).toBeGreaterThan(0.7);
    expect(await pairs()).toEqual({ first, last, proof });
  },
);

test('pairs are found though the first turns are all alike', async () => {
  const lying = ({ stones }: Stones): number => stones.toString(2).replaceAll('0', '').length;
  const late = {
    ...modest,
    judge: (w: Weights) => {
      const judge = modest.judge(w);
      // After two turns of two stones each, five are left.
      return {
        ...judge,
        evaluate: (s: Stones, seat: number) => (lying(s) > 4 ? 0 : judge.evaluate(s, seat)),
      };
    },
  };
  const tuner = openPairTuner(layTable(game, game.parseOptions(undefined, 2), 2), late, undefined, 60, 5);
  await tuner.step();
  expect((await tuner.step()).weights['modest']).toBeLessThan(1.2);
});

test('a search that fails ends the tuning', async () => {
  const broken: Tuning = {
    ...tuning,
    judge: (w) => ({
      ...tuning.judge(w),
      evaluate() {
        throw new Error('no opinion');
      },
    }),
  };
  const player = searchingPlayer(knowing({ ...tree, cut: 0 }), knownBy(broken), 12);
  const table = layTable(game, game.parseOptions(undefined, 2), 2);
  await expect(openTuner(table, broken, player, 2, 3).step()).rejects.toThrow('no opinion');
});
