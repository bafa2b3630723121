/** Everything the test kit asks of a game, at all tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformance, secrecy } from '@four-crowns/testkit';
import { suite } from '@four-crowns/testkit/suite';
import { expect, test } from 'vitest';
import { BUILDING_FACTS, BUILDINGS } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { anyAction } from './any-action.ts';
import { saved } from './playing.ts';
import { position } from './position.ts';

const GOLDENS = join(import.meta.dirname, 'golden');

suite(kingsburg, {
  seconds: 16,
  fuzzRuns: 300,
  rules: join(import.meta.dirname, '..', 'rules'),
  anyAction,
  goldens: GOLDENS,
  tallies: [
    {
      // Three places drawn one after the other, then three sealed goods, then dice.
      name: 'the beginning with three players',
      state: () => kingsburg.rules.start(kingsburg.parseOptions(undefined, 3), 3),
      counts: [3, 3 * 2, 3 * 2 * 3, 3 * 2 * 9, 3 * 2 * 27, 3 * 2 * 27 * 6],
    },
    {
      name: 'influence with Market, token, white die and Envoy',
      state: () =>
        position({
          envoy: 0,
          aidDie: 0,
          neutral: [1, 1, 2, 3, 4],
          court: [{ advisor: 'sergeant', seat: 1, dice: [5] }],
          players: [
            { buildings: 'inn market', dice: [2, 2, 5], white: [3], plusTwo: 1 },
            { dice: [1, 6], plusTwo: 1 },
          ],
        }),
      counts: [61, 341, 1705, 3427],
    },
    {
      name: 'building with the Envoy, and the end of summer',
      state: () =>
        position({
          stage: 'build',
          phase: 'summer',
          envoy: 0,
          players: [
            { goods: 'gold gold gold wood wood stone stone', buildings: 'barricade crane' },
            { goods: 'gold wood', buildings: 'statue' },
          ],
        }),
      counts: [6, 25, 84, 450, 2700],
    },
    {
      name: 'a winter in which two must choose',
      state: () =>
        position({
          stage: 'recruit',
          year: 4,
          enemy: 'y4_demons_6',
          peeked: [1],
          players: [
            { goods: 'gold gold wood wood stone' },
            { goods: 'gold wood stone stone stone stone' },
            {},
          ],
        }),
      counts: [6, 21, 99, 367, 1376],
    },
  ],
});

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

test('goldens: each way to decide a match occurs (KBG-13.2)', () => {
  const decided = readdirSync(GOLDENS).map((file) => {
    const last = readFileSync(join(GOLDENS, file), 'utf8').trimEnd().split('\n').at(-1) ?? '';
    return /"decidedBy":"(\w+)"/.exec(last)?.[1];
  });
  expect(new Set(decided)).toEqual(new Set(['points', 'goods', 'buildings', 'shared']));
});
