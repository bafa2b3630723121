import { layTable, mixSeed, playout, randomBot, seedOf } from '@four-crowns/bots';
import { expect, test } from 'vitest';
import { TITLES } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { report } from '../text-board/report.ts';

async function played(matches: number, seats: number): Promise<ReturnType<typeof report>> {
  const table = layTable(kingsBounty, kingsBounty.parseOptions({}, seats), seats);
  const own = report();
  for (let i = 0; i < matches; i++) {
    await playout(
      table,
      Array.from({ length: seats }, () => randomBot),
      mixSeed(seedOf('balance'), i),
    );
    own.count(table.state as State);
  }
  return own;
}

test('KBY-8.5 balance: every title that was in play has a line, and the shares add up', async () => {
  const own = await played(60, 4);
  const [turns, points, titles] = own.tell('en');
  expect(titles?.slice(1)).toHaveLength(TITLES.length);
  const shares = titles?.slice(1).map((row) => Number.parseFloat(row[5] ?? '')) ?? [];
  const obelisks = Number.parseFloat(points?.[1]?.[2] ?? '');
  expect(shares.reduce((a, b) => a + b, obelisks)).toBeCloseTo(100, 0);
  const wins = turns?.slice(1).map((row) => Number.parseFloat(row[1] ?? '')) ?? [];
  expect(wins).toHaveLength(4);
  expect(wins.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 0);
});

test('KBY-8.5 balance: counted by hand, one match gives its own scores', async () => {
  const own = await played(1, 2);
  const table = layTable(kingsBounty, kingsBounty.parseOptions({}, 2), 2);
  await playout(table, [randomBot, randomBot], mixSeed(seedOf('balance'), 0));
  const s = table.state as State;
  const winner = kingsBounty.outcome(s)?.places[0]?.[0] ?? -1;
  const lines = kingsBounty.scores(s, 'all');
  const total = lines.reduce((sum, { points }) => sum + (points[winner] ?? 0), 0);
  expect(own.data()).toMatchObject({
    matches: 1,
    winnerPoints: total,
    winnerObelisks: lines.find(({ label }) => label === 'obelisks')?.points[winner],
    titles: Object.fromEntries(
      lines
        .filter(({ label }) => label !== 'obelisks')
        .map(({ label, points }) => [
          label,
          { inPlay: 1, points: points[winner] ?? 0, awarded: points.some((p) => p !== 0) ? 1 : 0 },
        ]),
    ),
  });
});
