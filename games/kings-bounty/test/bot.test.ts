import { layTable, mixSeed, playout, randomBot } from '@four-crowns/bots';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { kingsBounty } from '../src/index.ts';

describe('greedy', () => {
  const [greedy] = bots;
  if (greedy === undefined) throw new Error('there is no bot');

  test.each([
    [2, false],
    [3, true],
    [5, true],
  ])('beats random players at a table of %i, expert %s', { timeout: 120_000 }, async (seats, expert) => {
    const table = layTable(kingsBounty, kingsBounty.parseOptions({ expert }, seats), seats);
    let wins = 0;
    const games = 12;
    for (let i = 0; i < games; i++) {
      const kinds = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? greedy : randomBot));
      await playout(table, kinds, mixSeed(7, i));
      if (
        kingsBounty.outcome(table.state as Parameters<typeof kingsBounty.outcome>[0])?.places[0]?.[0] ===
        i % seats
      )
        wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  });
});
