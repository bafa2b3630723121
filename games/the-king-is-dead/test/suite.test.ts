/** Everything the test kit asks of a game, at all tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from '@four-crowns/testkit/suite';
import { expect, test } from 'vitest';
import { theKingIsDead } from '../src/index.ts';
import { anyAction } from './any-action.ts';
import { complaint, things } from './complaint.ts';
import { play, playing } from './playing.ts';
import { position } from './position.ts';

const GOLDENS = join(import.meta.dirname, 'golden');
const map = { moray: 'SSW', strathclyde: 'WE', gwynedd: 'WWE', essex: 'EES', devon: 'SW' } as const;

suite(theKingIsDead, {
  matches: { conformance: 250, secrecy: 380, refusals: 350 },
  fuzzRuns: 250,
  rules: join(import.meta.dirname, '..', 'rules'),
  anyAction,
  complaint,
  things,
  goldens: GOLDENS,
  tallies: [
    {
      name: 'set-up: three factions drawn one after the other',
      state: () => theKingIsDead.rules.start(theKingIsDead.parseOptions({}, 2), 2),
      counts: [3, 9, 27, 81, 243, 729],
    },
    // Counted by hand: a pass 8, the Supports 1 + 3 + 3, Assemble 8, Negotiate 56, Manoeuvre 40, Outmanoeuvre 18.
    { name: 'a turn of the basic game', state: () => position({ map }), counts: [8, 137, 1408, 11_539] },
    {
      name: 'a turn of the advanced game, with every kind of effect',
      state: () =>
        position({
          map,
          options: { advanced: true },
          cunning: [
            ['spy', 'edict', 'suppress'],
            ['quell', 'ambush', 'plot'],
          ],
          piles: [[], ['quell']],
        }),
      counts: [8, 141, 1467],
    },
    { name: 'Outmanoeuvre alone', state: () => playing('outmanoeuvre', { map }), counts: [18, 178, 1424] },
    {
      name: 'with Vikings',
      state: () => position({ map: { ...map, devon: 'SWV' }, options: { vikings: true } }),
      counts: [8, 157, 1624],
    },
    {
      // By hand: three summonses, eight turns, then 6 + 1 + 3 + 3 + 7 + 42 + 1 + 1.
      name: 'the Saxons’ choice',
      state: () =>
        play(position({ seats: 1, map: { moray: 'SWE' } }), 'pass', { type: 'deal-card', card: 'manoeuvre' })
          .state,
      counts: [3, 24, 192],
    },
  ],
});

interface Ended {
  readonly result: {
    readonly outcome: { readonly decidedBy: string; readonly places: readonly (readonly number[])[] };
  };
}

/** How the golden matches whose name begins like this ended. */
function goldenOutcomes(name = ''): readonly Ended['result']['outcome'][] {
  return readdirSync(GOLDENS)
    .filter((file) => file.startsWith(name) && file.endsWith('.jsonl'))
    .map((file) => readFileSync(join(GOLDENS, file), 'utf8').trimEnd().split('\n').at(-1) ?? '')
    .map((line) => (JSON.parse(line) as Ended).result.outcome);
}

test('goldens: each way the game can end occurs in one', () => {
  const endings = goldenOutcomes().map(({ decidedBy }) => decidedBy);
  expect([...new Set(endings)].toSorted()).toEqual([
    'coronation_all_played',
    'coronation_second',
    'coronation_strongest',
    'invasion_alone',
    'invasion_latest_card',
    'invasion_sets',
    'vikings_latest_card',
    'vikings_strongest',
  ]);
});

test('goldens: alone one wins, loses at a coronation, and loses to the French', () => {
  const ends = goldenOutcomes('solo').map(
    ({ decidedBy, places }) => `${decidedBy} ${places[0]?.length === 1 ? 'won' : 'lost'}`,
  );
  expect(ends).toEqual(
    expect.arrayContaining(['coronation_strongest won', 'coronation_strongest lost', 'invasion_alone lost']),
  );
});
