import { layTable, mixSeed, playout, randomBot } from '@four-crowns/bots';
import type { BotKind } from '@four-crowns/bots';
import { expect, test } from 'vitest';
import { bots, knowledge } from '../bot/index.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { bid, play } from './playing.ts';

/** In how many of 40 matches `one` wins or shares the victory against `others`. */
async function winsOf(one: BotKind, others: BotKind, seats: number): Promise<number> {
  const table = layTable(game, game.parseOptions({}, seats), seats);
  let wins = 0;
  for (let i = 0; i < 40; i++) {
    const seat = i % seats;
    const kinds = Array.from({ length: seats }, (_, of) => (of === seat ? one : others));
    await playout(table, kinds, mixSeed(7, i), { allowance: { iterations: 150 } });
    if (game.outcome(table.state as State)?.places[0]?.includes(seat) === true) wins++;
  }
  return wins;
}

const botOf = (id: string): BotKind => bots.find((kind) => kind.id === id) ?? randomBot;

test.each([
  ['greedy', 'random', 2, 28],
  ['greedy', 'random', 4, 20],
  ['king', 'greedy', 2, 24],
  ['king', 'page', 2, 24],
])('%s beats %s at a table of %i', { timeout: 120_000 }, async (one, others, seats, least) => {
  expect(await winsOf(botOf(one), botOf(others), seats)).toBeGreaterThanOrEqual(least);
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
