import { isDeepStrictEqual } from 'node:util';
import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Viewer } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import { expect, test } from 'vitest';

const { rules } = kingdomBuilder;

/** `toEqual` alone is too slow for so many steps. */
function isSame(is: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(is, wanted)) expect(is).toEqual(wanted);
}

/** A clone was never looked at, so all of its view is made again. */
test('a second look at a state shows what a first look would', () => {
  for (const seats of kingdomBuilder.seatCounts) {
    const rng = fastRng(seats);
    const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
    const s = rules.start(kingdomBuilder.parseOptions({}, seats), seats);
    const out = codes();
    for (let mask = rules.actors(s); mask !== 0; mask = rules.actors(s)) {
      const seat = mask === 1 << DEALER ? DEALER : 31 - Math.clz32(mask);
      out.n = 0;
      rules.legal(s, seat, out);
      rules.apply(s, seat, out.at[rng.below(out.n)]!);
      const fresh = rules.clone(s);
      for (const viewer of viewers) {
        isSame(kingdomBuilder.view(s, viewer), kingdomBuilder.view(fresh, viewer));
      }
      isSame(kingdomBuilder.scores(s, 'table'), kingdomBuilder.scores(fresh, 'table'));
      isSame(kingdomBuilder.save(s), kingdomBuilder.save(fresh));
    }
  }
});

test('what has not changed is the same object', () => {
  const s = rules.start(kingdomBuilder.parseOptions({}, 2), 2);
  const before = kingdomBuilder.view(s, 0);
  const after = kingdomBuilder.view(s, 1);
  expect(after.settlements).toBe(before.settlements);
  expect(kingdomBuilder.scores(s, 0)).toBe(kingdomBuilder.scores(s, 1));
});
