/** Matches that were begun by rules version 1 are told as they were then, so that their records verify. */
import { codes, fastRng, hashJson } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { kingsburg, kingsburg1 } from '../src/index.ts';
import type { Event } from '../src/index.ts';

/** Random matches of keen builders: Town Halls are declined, battles fought. */
function eventsOf(game: typeof kingsburg, seats: number, seed: number): readonly Event[] {
  const s = game.rules.start(game.parseOptions(undefined, seats), seats);
  const rng = fastRng(seed);
  const log: Event[] = [];
  const out = codes();
  for (let mask = game.rules.actors(s); mask !== 0; mask = game.rules.actors(s)) {
    const seat = 31 - Math.clz32(mask & -mask);
    out.n = 0;
    game.rules.legal(s, seat, out);
    const from = out.n > 1 && out.at[0] === 0 && rng.below(6) > 0 ? 1 : 0;
    game.rules.apply(s, seat, out.at[from + rng.below(out.n - from)] ?? 0, log);
  }
  return log;
}

/** What the program of version 1 told of them, as hashes. */
test.each([
  [2, 11, '52ed1506dd2e056ba300a5c27b0851a4e3786d9a2a56e11f762c50ab86e75a8f'],
  [3, 12, '66bed5535b98708388a883f53b86f15b01ffcac0b3e386ca0798323e6b7faec4'],
  [4, 13, '085977760a0c21d9eb03fc81392f8060dc98bc8152c95949a27133a3aaa31a34'],
  [5, 14, '7bbf79351fb16fbf3f671791e9b32033f48fee1999eeb3201671aad3e1abf3eb'],
])('%i seats, seed %i: version 1 tells what it told', (seats, seed, hash) => {
  expect(hashJson(eventsOf(kingsburg1, seats, seed))).toBe(hash);
  const told = eventsOf(kingsburg, seats, seed).map(({ type }) => type);
  expect(told.includes('no_town_hall')).toBe(seats > 3);
  expect(told.filter((type) => type === 'strength')).toHaveLength(5 * seats);
});

test('a record of version 1 is read by version 1 alone', () => {
  expect([kingsburg1.rulesVersion, kingsburg.rulesVersion]).toEqual([1, 2]);
});
