import { layTable, playout, randomBot } from '@four-crowns/bots';
import { expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { terms } from '../bot/terms.ts';
import { theKingIsDead } from '../src/index.ts';

const GAMES = 40;

const [greedy] = bots;

/** The share of victories of `one` against `others`, seats taken in turn. */
async function winRate(options: object, seats: number, one = greedy!, others = randomBot): Promise<number> {
  const table = layTable(theKingIsDead, theKingIsDead.parseOptions(options, seats), seats);
  const out = new Float64Array(seats);
  let won = 0;
  for (let i = 0; i < GAMES; i++) {
    const own = i % seats;
    const kinds = Array.from({ length: seats }, (_, seat) => (seat === own ? one : others));
    await playout(table, kinds, 4000 + i);
    theKingIsDead.rules.payoffs(table.state as never, out);
    won += out[own]!;
  }
  return won / GAMES;
}

test.each([
  ['basic', {}],
  ['advanced', { advanced: true }],
  ['with Vikings', { vikings: true }],
])(
  'greedy beats random: %s, two players',
  async (_name, options) => {
    expect(await winRate(options, 2)).toBeGreaterThan(0.75);
  },
  60_000,
);

test('greedy beats random: three players', async () => {
  expect(await winRate({}, 3)).toBeGreaterThan(0.6);
}, 60_000);

test('two who are greedy leave random less than its share', async () => {
  expect(await winRate({}, 3, randomBot, greedy)).toBeLessThan(1 / 3);
}, 60_000);

test('TKD-10.11 greedy knows that alone an invasion is its defeat', async () => {
  expect(await winRate({}, 1, randomBot)).toBe(0);
  expect(await winRate({}, 1, greedy)).toBeGreaterThan(0.1);
}, 60_000);

test('TKD-10.11 alone, no reason speaks of sets', () => {
  const ids = (seats: number): readonly string[] => {
    const { state } = layTable(theKingIsDead, theKingIsDead.parseOptions({}, seats), seats);
    return terms(state as never, 0).map(({ id }) => id);
  };
  expect(ids(1)).toContain('dangerOthers');
  expect(ids(1)).not.toContain('sets');
  expect(ids(2)).toContain('sets');
});
