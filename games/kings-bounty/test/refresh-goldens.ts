/** Writes the goldens anew: `node games/kings-bounty/test/refresh-goldens.ts`. Say in the commit why they changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from '@four-crowns/core';
import { writeGolden } from '@four-crowns/testkit';
import type { Chooser, GoldenTable } from '@four-crowns/testkit';
import { kingsBounty } from '../src/index.ts';

/** Plays a card whenever it can, so that the match is short. */
const eager: Chooser = (_m, _seat, choices, rng) => {
  const plays = choices.filter((c) => c.type.startsWith('play-'));
  const from: readonly Action[] = plays.length > 0 ? plays : choices;
  return from[rng.below(from.length)]!;
};

/** Never plays: the guard ends the match (KBY-4.6). */
const waiting: Chooser = (_m, _seat, choices) => choices.find((c) => c.type === 'done') ?? choices.at(-1)!;

const goldens: { readonly [name: string]: GoldenTable } = {
  'two-players': { seats: 2, options: {}, seed: 1 },
  'three-players-chosen': {
    seats: 3,
    options: { removed: ['dwarves'], extraRound: false, values: { emperor: 9, vandal: -6 } },
    seed: 2,
    bots: [eager, eager, eager],
  },
  'four-players-expert': { seats: 4, options: { expert: true }, seed: 3, bots: [eager, eager, eager, eager] },
  'five-players-expert': {
    seats: 5,
    options: { expert: true },
    seed: 4,
    bots: [eager, eager, eager, eager, eager],
  },
  'two-players-guard': { seats: 2, options: {}, seed: 5, bots: [waiting, waiting] },
};

for (const [name, table] of Object.entries(goldens)) {
  writeFileSync(join(import.meta.dirname, 'golden', `${name}.jsonl`), writeGolden(kingsBounty, table));
}
