/** Everything the test kit asks of a game, at all tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from '@four-crowns/testkit/suite';
import { expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import { anyAction } from './any-action.ts';
import { position } from './position.ts';

const GOLDENS = join(import.meta.dirname, 'golden');

suite(kingsburg, {
  seconds: 16,
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

test('goldens: each way to decide a match occurs (KBG-13.2)', () => {
  const decided = readdirSync(GOLDENS).map((file) => {
    const last = readFileSync(join(GOLDENS, file), 'utf8').trimEnd().split('\n').at(-1) ?? '';
    return /"decidedBy":"(\w+)"/.exec(last)?.[1];
  });
  expect(new Set(decided)).toEqual(new Set(['points', 'goods', 'buildings', 'shared']));
});
