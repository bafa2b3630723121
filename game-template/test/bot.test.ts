import { layTable, mixSeed, playout, randomBot } from '@four-crowns/bots';
import { expect, test } from 'vitest';
import { bots, knowledge } from '../bot/index.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { bid, play } from './playing.ts';

test.each([
  [2, 28],
  [4, 20],
])('greedy beats random players at a table of %i', async (seats, least) => {
  const [greedy = randomBot] = bots;
  const table = layTable(game, game.parseOptions({}, seats), seats);
  let wins = 0;
  for (let i = 0; i < 40; i++) {
    const seat = i % seats;
    await playout(
      table,
      Array.from({ length: seats }, (_, of) => (of === seat ? greedy : randomBot)),
      mixSeed(7, i),
    );
    if (game.outcome(table.state as State)?.places[0]?.includes(seat) === true) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(least);
});

test('what a position is worth follows from what its player can see', () => {
  const worth = (m: ReturnType<typeof play>, seat: number): number => knowledge.evaluate(m.state, seat);
  expect(worth(play(['10: - 4']), 0)).toBe(worth(play(['10: - 13']), 0));
  expect(worth(play(['13: 13 -']), 0)).toBeGreaterThan(worth(play(['13: 2 -']), 0));
  expect(worth(play(['1: 2 -']), 0)).toBeGreaterThan(worth(play(['1: 13 -']), 0));
});

test('GT-2.3 bots: a bot bids what it holds', () => {
  const m = play(['10: 9 4', '3: - -']);
  const view = game.view(m.state as State, 0);
  const rng = { below: () => 0 };
  for (const kind of bots.slice(0, 2)) {
    const choices = (view.hands[0] ?? []).map(bid);
    expect(choices).toContainEqual(kind.sit().choose({ game, view, seat: 0, seats: 2, choices, rng }));
  }
});
