/**
 * Writes the goldens anew: `node games/kingsburg/test/write-goldens.ts`. Only after a deliberate change
 * of the rules; the commit says why. Among them each way a match can be decided occurs (KBG-13.2).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewOf } from '@four-crowns/core';
import { writeGolden } from '@four-crowns/testkit';
import type { Chooser } from '@four-crowns/testkit';
import { bots } from '../bot/index.ts';
import { kingsburg } from '../src/index.ts';

const FOLDER = join(import.meta.dirname, 'golden');

function greedy(): Chooser {
  const bot = bots[0]?.sit();
  return (m, seat, choices, rng) => {
    const [only] = choices;
    if (choices.length === 1 && only !== undefined) return only;
    const answer = bot?.choose({ game: m.game, view: viewOf(m, seat), seat, seats: m.seats, choices, rng });
    if (answer === undefined || answer instanceof Promise) throw new Error('greedy answers at once');
    return answer;
  };
}

const random: Chooser = (_m, _seat, choices, rng) => choices[rng.below(choices.length)] ?? choices[0]!;

const [defaults, others] = kingsburg.optionMixes(2);
const GOLDENS = {
  'two-random': { seats: 2, options: defaults, seed: 1, bots: [random, random] },
  'two-greedy': { seats: 2, options: others, seed: 2, bots: [greedy(), greedy()] },
  'three-mixed': { seats: 3, options: defaults, seed: 3, bots: [greedy(), random, greedy()] },
  'four-greedy': { seats: 4, options: others, seed: 4, bots: [greedy(), greedy(), greedy(), greedy()] },
  'five-random': { seats: 5, options: defaults, seed: 5, bots: [random, random, random, random, random] },
  // Found by trying seeds.
  'two-decided-by-goods': { seats: 2, options: defaults, seed: 9, bots: [random, random] },
  'two-decided-by-buildings': { seats: 2, options: defaults, seed: 45, bots: [random, random] },
  'two-shared': { seats: 2, options: defaults, seed: 113, bots: [random, random] },
};

mkdirSync(FOLDER, { recursive: true });
for (const [name, table] of Object.entries(GOLDENS)) {
  writeFileSync(
    join(FOLDER, `${name}.jsonl`),
    writeGolden(kingsburg, { ...table, options: table.options ?? null }),
  );
}
