import { describe, expect, test } from 'vitest';
import { selfPlay } from '../src/index.ts';
import type { Knowledge, NetInputs, SelfPlay } from '../src/index.ts';
import { knowing, tree } from './stones-knowledge.ts';
import { anyStones } from './stones.ts';

const inputs: NetInputs = {
  version: 1,
  shared: 1,
  seat: 1,
  roles: 2,
  read(s, shared, seats) {
    const { stones, points } = s as { readonly stones: number; readonly points: readonly number[] };
    shared[0] = stones.toString(2).replaceAll('0', '').length;
    points.forEach((n, seat) => (seats[seat] = n));
  },
};

const play: SelfPlay = {
  variety: { seats: 3, options: { doubles: true } },
  matches: 4,
  seed: 3,
  iterations: 4,
  stray: 0.1,
  kept: 1,
  lambda: 0.5,
};
const WIDTH = 1 + 3 * 3;

/** Values every position the same for every side. */
const indifferent: Knowledge = { ...knowing(tree), valueNetwork: () => (_, out) => void out.fill(1 / 3) };

async function rowsOf(knowledge: Knowledge, change: Partial<SelfPlay> = {}): Promise<number[][]> {
  const { data, count } = await selfPlay(knowledge, inputs, { ...play, ...change }, anyStones);
  expect(data.length).toBe(count * WIDTH);
  return Array.from({ length: count }, (_, row) => [...data.subarray(row * WIDTH, (row + 1) * WIDTH)]);
}

describe('rows of self-play', () => {
  test('hold the position, each seat, its side and what it won in the end', async () => {
    const rows = await rowsOf(knowing(tree), { matches: 1 });
    expect(rows.length).toBeGreaterThan(4);
    const stones = rows.map((row) => row[0] ?? 0);
    expect(stones[0]).toBe(9);
    expect(stones).toEqual(stones.toSorted((a, b) => b - a));
    for (const row of rows) {
      expect(row.slice(4, 7)).toEqual([0, 1, 2]);
      expect(row.slice(7)).toEqual(rows[0]?.slice(7));
      // Stones pays points: 45, plus the lucky ones once more.
      expect(row.slice(7).reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(45);
    }
  });

  test('are the same for the same seed, and others for another', async () => {
    expect(await rowsOf(knowing(tree))).toEqual(await rowsOf(knowing(tree)));
    expect(await rowsOf(knowing(tree), { seed: 4 })).not.toEqual(await rowsOf(knowing(tree)));
  });

  test('believe a network more the further away the end is', async () => {
    const rows = await rowsOf(indifferent, { matches: 1 });
    const worth = rows.map((row) => row[7] ?? 0);
    const paid = worth.at(-1) ?? 0;
    expect(paid).toBe((await rowsOf({ ...indifferent }, { matches: 1, lambda: 1 }))[0]?.[7]);
    worth.forEach((share, i) => {
      expect(share).toBeCloseTo(1 / 3 + (paid - 1 / 3) * 0.5 ** (worth.length - 1 - i), 4);
    });
  });

  test('leave positions out as often as asked', async () => {
    const all = (await rowsOf(knowing(tree), { matches: 40 })).length;
    const half = (await rowsOf(knowing(tree), { matches: 40, kept: 0.5 })).length;
    expect(half / all).toBeGreaterThan(0.4);
    expect(half / all).toBeLessThan(0.6);
  });
});
