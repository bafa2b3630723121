/** The engine against a slow second writing of the rules, step by step through whole matches. */
import { fastRng } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { saved } from './playing.ts';
import { referenceFrom, referenceStart } from './reference/apply.ts';
import { walkBoth } from './reference/compare.ts';
import type { Seen } from './reference/compare.ts';
import { crowdedPosition, strewnPosition } from './reference/crowded.ts';

const MATCHES = 240;
const CROWDED = 150;
const STREWN = 60;

/** What came up too rarely for the comparison to mean something. */
function tooRare(seen: Seen, least: { readonly [name: string]: number }): string[] {
  return Object.entries(least).flatMap(([name, n]) => ((seen.get(name) ?? 0) < n ? [name] : []));
}

test('reference: random matches agree at every step in what is legal, in the position and in gold', () => {
  const seen: Seen = new Map();
  for (let seed = 1; seed <= MATCHES; seed++) {
    const seats = 2 + (seed % 3);
    const mixes = kingdomBuilder.optionMixes(seats);
    const options = mixes[Math.floor(seed / 3) % mixes.length]!;
    const s = kingdomBuilder.rules.start(options, seats);
    const t = referenceStart(options, seats);
    walkBoth(s, t, fastRng(seed * 7919), `seed ${seed}, ${seats} seats`, seen);
  }
  expect(
    tooRare(seen, {
      'build by oracle': 150,
      'build by farm': 400,
      'build by oasis': 400,
      'build by tower': 150,
      'build by tavern': 300,
      'move by barn': 500,
      'move by harbor': 200,
      'move by paddock': 900,
      'lapse of stock': 100,
      gain: 500,
      lose: 50,
      reshuffle: 100,
      over: MATCHES,
    }),
  ).toEqual([]);
}, 120_000);

test('reference: matches on a crowded board agree too, where cards become useless and run out', () => {
  const seen: Seen = new Map();
  for (let seed = 1; seed <= CROWDED; seed++) {
    const rng = fastRng(seed * 104_729);
    walkFrom(crowdedPosition(rng, 2 + (seed % 3), seed % 2 === 0), rng, `crowded, seed ${seed}`, seen);
  }
  expect(
    tooRare(seen, { useless: 50, replace: 50, 'lapse of cards': 10, reshuffle: 20, over: CROWDED - 1 }),
  ).toEqual([]);
}, 120_000);

test('reference: matches with many tiles agree too, where tiles are often gained and lost', () => {
  const seen: Seen = new Map();
  for (let seed = 1; seed <= STREWN; seed++) {
    const rng = fastRng(seed * 15_485_863);
    walkFrom(strewnPosition(rng, 2 + (seed % 3), seed % 2 === 0), rng, `strewn, seed ${seed}`, seen);
  }
  expect(tooRare(seen, { gain: 50, lose: 50, over: STREWN })).toEqual([]);
}, 120_000);

function walkFrom(s: State, rng: Rng, where: string, seen: Seen): void {
  walkBoth(s, referenceFrom(saved(s)), rng, where, seen);
}
