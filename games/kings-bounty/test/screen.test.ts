/** What the screen works out for itself: how large cards can be, what counts for a title, the bottom of the deck. */
import { layTable, mixSeed, playout, randomBot, seedOf } from '@four-crowns/bots';
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import type { State, View } from '../src/index.ts';
import { fitCards } from '../ui/board/fit.ts';
import { countsFor } from '../ui/model/counted.ts';
import { foremost, queueOf } from '../ui/model/queue.ts';

async function finalView(seats: number, i: number): Promise<View> {
  const table = layTable(kingsBounty, kingsBounty.parseOptions({ expert: true }, seats), seats);
  const bots = Array.from({ length: seats }, () => randomBot);
  await playout(table, bots, mixSeed(seedOf('screen'), i));
  return kingsBounty.view(table.state as State, 0);
}

test('KBY-6: what a title lights is what the rules count, except that nations count once', async () => {
  let compared = 0;
  for (let i = 0; i < 120; i++) {
    const view = await finalView(2 + (i % 4), i);
    for (const { title, counts } of view.standings) {
      if (title === 'vandal' || title === 'staff_rat') continue;
      view.table.forEach((held, seat) => {
        const lit = held.filter((one) => countsFor(title, { seat, ...one }));
        const nations = new Set(lit.map(({ holding }) => holding.split('_')[0]));
        expect(title === 'emperor' ? nations.size : lit.length, title).toBe(counts[seat]);
        compared++;
      });
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

describe('how large cards can be', () => {
  test('everything that can lie on a table fits into 860 by 770 with five players, and can be read', () => {
    for (const counts of [
      [0, 0, 0, 0, 0],
      [7, 7, 7, 7, 8],
      [3, 12, 5, 4, 12],
      [0, 0, 36, 0, 0],
      [36, 0, 0, 0, 0],
    ]) {
      const { card, isNarrow } = fitCards(860, 770, counts.slice(1), (counts[0] ?? 0) + 1);
      expect(isNarrow).toBe(false);
      // 36 holdings before one player are more than the box holds for one.
      expect(card).toBeGreaterThanOrEqual(Math.max(...counts) > 12 ? 30 : 48);
    }
  });

  test('on a phone with five players a holding is never smaller than a touch target', () => {
    expect(fitCards(386, 392, [7, 7, 7, 7], 9)).toEqual({ card: expect.any(Number), isNarrow: true });
    expect(fitCards(386, 392, [7, 7, 7, 7], 9).card).toBeGreaterThanOrEqual(26);
    expect(fitCards(386, 392, [2, 3, 1, 2], 3).card).toBeGreaterThanOrEqual(36);
  });
});

test('KBY-4.4: runs of others are counted, own cards keep their place and are left out last', () => {
  const queue: View['queue'] = [
    { seat: 1, card: null },
    { seat: 1, card: null },
    { seat: 0, card: 'elves_tower' },
    { seat: 2, card: null },
    { seat: 0, card: 'obelisk_1' },
  ];
  const runs = queueOf({ queue } as View);
  expect(runs.map(({ seat, card, count }) => [seat, card, count])).toEqual([
    [1, null, 2],
    [0, 'elves_tower', 1],
    [2, null, 1],
    [0, 'obelisk_1', 1],
  ]);
  expect(foremost(runs, 3).map(({ card }) => card)).toEqual([null, 'elves_tower', 'obelisk_1']);
  expect(foremost(runs, 2).map(({ card }) => card)).toEqual(['elves_tower', 'obelisk_1']);
});
