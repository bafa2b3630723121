/** The greedy bot: sound answers, and better than chance. The full count of 1,000 matches is a command, not a test. */
import { layTable, playout, randomBot } from '@four-crowns/bots';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { evaluate } from '../bot/evaluate.ts';
import { winterWorth } from '../bot/winter.ts';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { position } from './position.ts';

const [greedy = randomBot] = bots;

describe('greedy', () => {
  test.each([2, 3, 4, 5])(
    'beats random at a table of %i',
    async (seats) => {
      const table = layTable(kingsburg, kingsburg.parseOptions(undefined, seats), seats);
      const pay = new Float64Array(seats);
      let won = 0;
      const matches = 10;
      for (let i = 0; i < matches; i++) {
        const me = i % seats;
        await playout(
          table,
          Array.from({ length: seats }, (_, seat) => (seat === me ? greedy : randomBot)),
          100 + i,
        );
        kingsburg.rules.payoffs(table.state as State, pay);
        won += pay[me] ?? 0;
      }
      expect(won).toBeGreaterThanOrEqual(0.9 * matches);
    },
    60_000,
  );

  test('weighs the coming winter: soldiers, and knowing the enemy', () => {
    const s = (soldiers: number) => position({ players: [{ soldiers, buildings: 'statue' }, {}, {}] });
    expect(winterWorth(s(3), 0)).toBeGreaterThan(winterWorth(s(0), 0));
    const seen = position({ enemy: 'y1_zombies_4', peeked: [0], players: [{}, {}, {}] });
    const unseen = position({ enemy: 'y1_zombies_4', peeked: [1], players: [{}, {}, {}] });
    expect(winterWorth(seen, 0)).not.toBe(winterWorth(unseen, 0));
    // To a seat that has not looked, the card in an imagined state means nothing.
    const other = position({ enemy: 'y1_goblins_2', peeked: [1], players: [{}, {}, {}] });
    expect(winterWorth(unseen, 0)).toBe(winterWorth(other, 0));
  });

  test('weighs goods and points', () => {
    const s = (goods: string, points: number) =>
      position({ stage: 'recruit', players: [{ goods, points }, {}, {}] });
    expect(evaluate(s('gold gold wood', 0), 0)).toBeGreaterThan(evaluate(s('gold gold', 0), 0));
    expect(evaluate(s('gold gold', 2), 0)).toBeGreaterThan(evaluate(s('gold gold', 1), 0));
  });
});
