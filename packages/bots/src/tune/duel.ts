import type { BotKind } from '../bot.ts';
import { playout } from '../playout.ts';
import type { Table } from '../playout.ts';
import { mixSeed } from '../seed.ts';
import type { Sides, Value } from '../sides.ts';
import { expectation, victory, worth } from '../value.ts';
import type { Tuning } from './tuning.ts';

/** How much of a match's value depends on how clear the victory was. */
const MARGIN = 0.5;

/** How well the first player did. 0.5 means as well as the second, whatever the number of sides. */
export type Duel = (first: BotKind, second: BotKind, games: number, seed: number) => Promise<number>;

/** Plays the same deals from every side. */
export function openDuel(table: Table, { points, scale }: Pick<Tuning, 'points' | 'scale'>): Duel {
  const { game, options, seats } = table;
  const masks = game.sides(options, seats);
  const of = Array.from({ length: seats }, (_, seat) =>
    masks.findIndex((mask) => (mask & (1 << seat)) !== 0),
  );
  const sides: Sides = { of, count: masks.length };
  const ended = new Float64Array(sides.count);
  const value = points === undefined ? victory(game, sides) : clearly(points);
  function clearly(evaluate: NonNullable<Tuning['points']>): Value {
    const clear = expectation({ evaluate }, scale, sides);
    return worth(game, clear, clear, MARGIN, sides);
  }
  return async (first, second, games, seed) => {
    let sum = 0;
    for (let i = 0; i < games; i++) {
      const own = i % sides.count;
      const bots = sides.of.map((side) => (side === own ? first : second));
      await playout(table, bots, mixSeed(seed, Math.floor(i / sides.count)));
      value(table.state, ended);
      sum += ended[own];
    }
    const share = sum / games;
    const fair = 1 / sides.count;
    return share < fair ? (0.5 * share) / fair : 0.5 + (0.5 * (share - fair)) / (1 - fair);
  };
}
