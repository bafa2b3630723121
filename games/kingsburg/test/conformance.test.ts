/** Everything the test kit asks of a game, at all tables. */
import { join } from 'node:path';
import { conformance, secrecy } from '@four-crowns/testkit';
import { suite } from '@four-crowns/testkit/suite';
import { expect, test } from 'vitest';
import { BUILDING_FACTS, BUILDINGS } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { anyAction } from './any-action.ts';
import { saved } from './playing.ts';

suite(kingsburg, { seconds: 20, fuzzRuns: 300, rules: join(import.meta.dirname, '../rules'), anyAction });

/**
 * The same game with rich provinces from the start: random matches hardly ever build the last column, and
 * all that comes of it would go untried.
 */
const rich = {
  ...kingsburg,
  rules: {
    ...kingsburg.rules,
    start: (...args: Parameters<typeof kingsburg.rules.start>) => enrich(kingsburg.rules.start(...args)),
  },
};

const ROWS = [
  ['statue', 'chapel', 'church', 'cathedral'],
  ['inn', 'market', 'farms', 'merchants_guild'],
  ['palisade', 'stable', 'stone_wall', 'fortress'],
  ['barricade', 'crane', 'town_hall', 'embassy'],
];

function enrich(s: State): State {
  const { players, ...rest } = saved(s);
  const drawn = players.map((player, seat) => {
    // Each seat has another row complete and the others begun, and goods to spare.
    const buildings = ROWS.flatMap((row, i) =>
      row.slice(0, i === seat % ROWS.length ? 4 : 2 + ((i + seat) % 2)),
    );
    const from = { ...player.from, advisors: -buildingPoints(buildings) };
    return { ...player, gold: 4, wood: 4, stone: 4, plusTwo: 3, buildings, from };
  });
  return kingsburg.load({ ...rest, players: drawn }, kingsburg.stateVersion);
}

function buildingPoints(buildings: readonly string[]): number {
  return BUILDINGS.reduce(
    (sum, b, i) => sum + (buildings.includes(b) ? (BUILDING_FACTS[i]?.points ?? 0) : 0),
    0,
  );
}

test('rich provinces: conformance and secrecy hold there too', { timeout: 120_000 }, () => {
  const tables = kingsburg.seatCounts.length * 2;
  expect(conformance(rich, { seconds: 4, seed: 77 }).matches).toBeGreaterThanOrEqual(tables);
  expect(secrecy(rich, { seconds: 4, seed: 77 }).matches).toBeGreaterThanOrEqual(tables);
});
