import { openMatch, reveal, commit, rngDealer, fastRng, settle, submit, stateHash } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { askBot, askedSeat, greedyBot, layTable, mixSeed, playout, randomBot, seedOf } from '../src/index.ts';
import type { Ask, BotKind } from '../src/index.ts';
import { anyStones as game, ownPoints } from './stones.ts';

const greedy = greedyBot('greedy', { evaluate: ownPoints, width: 4, depth: 8 });
const options = game.parseOptions(undefined, 2);

/** The random bot without `uniform`, so that it is given its view and choices. */
const shownRandom: BotKind = {
  id: 'random',
  sit: () => ({ choose: ({ choices, rng }) => choices[rng.below(choices.length)] ?? { type: 'stop' } }),
};

async function finalHash(bots: readonly BotKind[], seed: number): Promise<string> {
  const table = layTable(game, options, bots.length);
  await playout(table, bots, seed);
  return stateHash(game, table.state);
}

describe('playout', () => {
  test('the same seed plays the same game, another seed another one', async () => {
    const first = await finalHash([randomBot, randomBot], 7);
    expect(await finalHash([randomBot, randomBot], 7)).toBe(first);
    expect(await finalHash([randomBot, randomBot], 8)).not.toBe(first);
  });

  test('a uniform bot plays the same whether it is shown its choices or not', async () => {
    for (let seed = 0; seed < 50; seed++) {
      expect(await finalHash([shownRandom, randomBot], seed)).toBe(
        await finalHash([randomBot, randomBot], seed),
      );
    }
  });

  test('counts choices between at least two actions', async () => {
    const table = layTable(game, options, 2);
    let asked = 0;
    const counting: BotKind = {
      id: 'counting',
      sit: () => ({
        choose({ choices }: Ask) {
          asked++;
          expect(choices.length).toBeGreaterThan(1);
          return choices[0] ?? { type: 'stop' };
        },
      }),
    };
    expect(await playout(table, [counting, counting], 1)).toBe(asked);
  });

  test('a bot that answers what is not legal is found out', async () => {
    const cheat: BotKind = { id: 'cheat', sit: () => ({ choose: () => ({ type: 'take', stone: 99 }) }) };
    await expect(playout(layTable(game, options, 2), [cheat, randomBot], 1)).rejects.toThrow('not legal');
  });

  test('a bot may take its time', async () => {
    const slow: BotKind = {
      id: 'slow',
      sit: () => ({ choose: ({ choices }) => Promise.resolve(choices.at(-1) ?? { type: 'stop' }) }),
    };
    expect(await playout(layTable(game, options, 3), [slow, slow, slow], 1)).toBeGreaterThan(0);
  });
});

describe('greedy', () => {
  test('finds the best turn of two stones and keeps to its plan', async () => {
    const m = openMatch(game, 'm', options, 2);
    settle(m, rngDealer(fastRng(3)));
    const bot = greedy.sit();
    const first = await askBot(m, 0, bot, fastRng(1));
    submit(m, 0, first, rngDealer(fastRng(3)));
    const second = await askBot(m, 0, bot, fastRng(1));
    expect(askedSeat(m)).toBe(0);
    submit(m, 0, second, rngDealer(fastRng(3)));
    const { points } = m.state as { points: number[] };
    const lucky = m.entries.find((e) => e.type === 'step')?.events[0]?.['stone'];
    const best = Math.max(
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((a) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
          .filter((b) => b !== a)
          .map((b) => a * (a === lucky ? 2 : 1) + b * (b === lucky ? 2 : 1)),
      ),
    );
    expect(points[0]).toBe(best);
  });

  test('sees that the table is not as planned', async () => {
    const m = openMatch(game, 'm', options, 2);
    settle(m, rngDealer(fastRng(3)));
    const bot = greedy.sit();
    await askBot(m, 0, bot, fastRng(1));
    submit(m, 0, { type: 'take', stone: 1 }, rngDealer(fastRng(3)));
    const second = await askBot(m, 0, bot, fastRng(1));
    expect(submit(m, 0, second, rngDealer(fastRng(3))).ok).toBe(true);
  });

  test('beats random and answers the same to the same seed', async () => {
    let wins = 0;
    const table = layTable(game, options, 2);
    for (let seed = 0; seed < 200; seed++) {
      await playout(table, [greedy, randomBot], seed);
      if (game.outcome(table.state)?.places[0]?.includes(0)) wins++;
    }
    expect(wins).toBeGreaterThan(150);
    expect(await finalHash([greedy, greedy], 5)).toBe(await finalHash([greedy, greedy], 5));
  });
});

test('a whole match through submit, bots at both seats', async () => {
  const m = openMatch(game, 'm', options, 2);
  const seed = 'a'.repeat(64);
  commit(m, seed);
  const dealer = rngDealer(fastRng(1));
  settle(m, dealer);
  const seats = [greedy.sit(), randomBot.sit()];
  for (let seat = askedSeat(m); seat !== undefined; seat = askedSeat(m)) {
    const bot = seats[seat];
    if (bot === undefined) throw new Error('no bot');
    expect(submit(m, seat, await askBot(m, seat, bot, fastRng(seat), 100), dealer).ok).toBe(true);
  }
  expect(m.result).toBeDefined();
  reveal(m, seed);
});

test('seeds: words give numbers, and no two games of a simulation share one', () => {
  expect(seedOf('x')).toBe(seedOf('x'));
  expect(seedOf('x')).not.toBe(seedOf('y'));
  const seeds = new Set(Array.from({ length: 10_000 }, (_, n) => mixSeed(seedOf('x'), n)));
  expect(seeds.size).toBe(10_000);
});
