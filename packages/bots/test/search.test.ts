import { openMatch, rngDealer, fastRng, settle, submit } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { askBot, botsOf, layTable, playout, randomBot as random } from '../src/index.ts';
import type { Allowance, Ask, BotKind, Knowledge, TurnSearchSettings } from '../src/index.ts';
import { anyStones as game } from './stones.ts';
import { knowing, tree } from './stones-knowledge.ts';

const plans: TurnSearchSettings = {
  kind: 'turns',
  candidates: 6,
  width: 4,
  depth: 8,
  sample: 3,
  cut: 4,
  margin: 0.5,
  priorVisits: 1,
  part: 0.8,
};

interface Taking {
  stones: number;
  turn: number;
  taken: number;
  points: number[];
}

/** Seats, stones and points identify a position; it does not matter who took what when. */
const lines = {
  same: ({ stones, turn, taken, points }: Taking): number =>
    points.reduce((h, p) => h * 100 + p, (stones * 3 + turn) * 3 + taken),
  left: ({ taken }: Taking): number => taken,
};

const kinds = [
  ['whole turns', knowing(plans)],
  ['whole turns, looked for again and again', { ...knowing({ ...plans, find: 0.5 }), lines }],
  ['a tree', knowing(tree)],
  ['a tree that does not tell chance apart', knowing({ ...tree, chance: 'open' })],
  ['a tree without any ordering', knowing({ ...tree, priorTemperature: Infinity })],
] as const;

function named(knowledge: Knowledge, id: string): BotKind {
  const kind = botsOf(knowledge).find((k) => k.id === id);
  if (kind === undefined) throw new Error(`no bot ${id}`);
  return kind;
}

const options = game.parseOptions(undefined, 2);

/** The bot's answers at every decision of a few matches against itself. */
async function answers(kind: BotKind, allowance: Allowance, seeds: number, seats = 2): Promise<string> {
  const said: unknown[] = [];
  const received: BotKind = {
    id: kind.id,
    sit: () => {
      const bot = kind.sit({
        allowance,
        onFailure: (error) => {
          throw error;
        },
      });
      return {
        async choose(ask: Ask) {
          const action = await bot.choose(ask);
          said.push(action);
          return action;
        },
      };
    },
  };
  const table = layTable(game, options, seats);
  for (let seed = 0; seed < seeds; seed++) {
    await playout(
      table,
      Array.from({ length: seats }, () => received),
      seed,
    );
  }
  return JSON.stringify(said);
}

async function wins(first: BotKind, second: BotKind, iterations: number, pairs: number): Promise<number> {
  const table = layTable(game, options, 2);
  let won = 0;
  for (let i = 0; i < 2 * pairs; i++) {
    const seat = i % 2;
    const bots = seat === 0 ? [first, second] : [second, first];
    await playout(table, bots, i >> 1, { allowance: { iterations } });
    const winners = game.outcome(table.state)?.places[0] ?? [];
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
}

describe.each(kinds)('a search through %s', (_name, knowledge) => {
  const king = named(knowledge, 'king');

  test('answers the same to the same seed and iterations, for two and for three', async () => {
    const once = await answers(king, { iterations: 60 }, 4);
    expect(await answers(king, { iterations: 60 }, 4)).toBe(once);
    expect(await answers(king, { iterations: 60 }, 2, 3)).toBe(await answers(king, { iterations: 60 }, 2, 3));
  });

  test('beats random play', async () => {
    expect(await wins(king, random, 200, 30)).toBeGreaterThan(45);
  });
});

test('flat beats random play and answers the same to the same seed and iterations', async () => {
  const flat = named(knowing(plans), 'flat');
  expect(await wins(flat, random, 60, 20)).toBeGreaterThan(28);
  expect(await answers(flat, { iterations: 40 }, 3)).toBe(await answers(flat, { iterations: 40 }, 3));
});

test('all games have the same five levels beside the baselines', () => {
  const ids = botsOf(knowing(tree)).map(({ id }) => id);
  expect(ids).toEqual(['greedy', 'flat', 'page', 'squire', 'knight', 'duke', 'king']);
});

describe('the budget', () => {
  /** A game that counts determinizations: hidden cards are dealt once per iteration. */
  function counting(): { readonly counted: AnyGame; readonly iterations: () => number } {
    let n = 0;
    const rules = { ...game.rules, resample: () => void n++ };
    return { counted: { ...game, rules }, iterations: () => n };
  }

  test.each(['flat', 'king'])('belongs to the turn, not to the decision: %s', async (id) => {
    const { counted, iterations } = counting();
    const m = openMatch(counted, 'm', options, 2);
    const dealer = rngDealer(fastRng(3));
    settle(m, dealer);
    const bot = named(knowing({ ...tree, part: 0.7 }), id).sit({ allowance: { iterations: 100 } });
    for (let decision = 0; decision < 2; decision++) {
      const before = iterations();
      submit(m, 0, await askBot(m, 0, bot, fastRng(1)), dealer);
      expect(iterations() - before).toBeGreaterThan(5);
    }
    expect(iterations()).toBeGreaterThan(50);
    // A tree runs one extra iteration, so that there is always something to choose from.
    expect(iterations()).toBeLessThanOrEqual(102);
  });

  test('is filled again for the next turn', async () => {
    const { counted, iterations } = counting();
    const m = openMatch(counted, 'm', options, 2);
    const dealer = rngDealer(fastRng(3));
    settle(m, dealer);
    const bot = named(knowing(tree), 'king').sit({ allowance: { iterations: 100 } });
    await askBot(m, 0, bot, fastRng(1));
    const first = iterations();
    for (const stone of [2, 3, 4, 6]) {
      submit(m, m.game.rules.actors(m.state) === 1 ? 0 : 1, { type: 'take', stone }, dealer);
    }
    await askBot(m, 0, bot, fastRng(1));
    expect(iterations() - first).toBe(first);
  });

  test('of time ends a search, and so does a call to stop', async () => {
    const m = openMatch(game, 'm', options, 2);
    settle(m, rngDealer(fastRng(3)));
    const king = named(knowing(tree), 'king');
    const start = performance.now();
    await askBot(m, 0, king.sit({ allowance: { ms: 40 } }), fastRng(1));
    await askBot(m, 0, king.sit(), fastRng(1), 40);
    let looks = 0;
    const view = game.view(m.state, 0);
    const choices = [
      { type: 'take', stone: 1 },
      { type: 'take', stone: 2 },
    ];
    const stop = (): boolean => ++looks > 3;
    await king.sit().choose({ game, view, seat: 0, seats: 2, choices, rng: fastRng(1), stop });
    expect(looks).toBe(4);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test('a search that fails plays the greedy move and says so', async () => {
  const knowledge = knowing(plans);
  const rules = {
    ...game.rules,
    resample: () => {
      throw new Error('no idea');
    },
  };
  const broken: AnyGame = { ...game, rules };
  const m = openMatch(broken, 'm', options, 2);
  settle(m, rngDealer(fastRng(3)));
  const failures: unknown[] = [];
  const bot = named(knowledge, 'king').sit({ onFailure: (error) => failures.push(error) });
  const answer = await askBot(m, 0, bot, fastRng(1));
  expect(failures).toEqual([new Error('no idea')]);
  // The greedy turn takes two stones, in either order.
  const whole = openMatch(game, 'm', options, 2);
  const dealer = rngDealer(fastRng(3));
  settle(whole, dealer);
  const greedy = named(knowledge, 'greedy').sit();
  const turn: unknown[] = [];
  for (let i = 0; i < 2; i++) {
    const action = await askBot(whole, 0, greedy, fastRng(9));
    turn.push(action);
    submit(whole, 0, action, dealer);
  }
  expect(turn).toContainEqual(answer);
});
