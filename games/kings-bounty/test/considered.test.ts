/** Which turns the strongest level compares, seen from outside: what it plays on in the first future it imagines. */
import { DEALER, fastRng } from '@four-crowns/core';
import type { Code } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { RETURN_BASE } from '../src/codes.ts';
import { kingsBounty } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { askedIn, legalActions, saved } from './playing.ts';

/** Of the sixteen turns that are compared, one half each has. */
const PLACES = 8;

/** The first codes of all turns compared: each is applied to a copy of the imagined world. */
async function considered(s: State, seat: number, seed: number): Promise<readonly Code[]> {
  const { rules } = kingsBounty;
  const first: Code[] = [];
  let world: State | undefined;
  let worlds = 0;
  let started: State | undefined;
  const spied: typeof kingsBounty = {
    ...kingsBounty,
    rules: {
      ...rules,
      resample(of, viewer, rng) {
        rules.resample(of, viewer, rng);
        worlds++;
        world = of;
      },
      copy(from, to) {
        rules.copy(from, to);
        if (worlds === 1 && from === world) started = to;
      },
      apply(of, by, code, log) {
        if (of === started) first.push(code);
        started = undefined;
        rules.apply(of, by, code, log);
      },
    },
  };
  const king = bots.find(({ id }) => id === 'king')!;
  const bot = king.sit({ allowance: { iterations: 40 } });
  const view = kingsBounty.view(s, seat);
  const ask = { game: spied, view, seat, seats: s.seats, choices: legalActions(s), rng: fastRng(seed) };
  await bot.choose(ask as unknown as Parameters<typeof bot.choose>[0]);
  return first;
}

test.each([2, 3, 4, 5])(
  'KBY-2.2 bots: in every turn king compares plays as well as returns, %i players',
  { timeout: 120_000 },
  async (seats) => {
    let turns = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const rng = fastRng(100 * seats + seed);
      const s = kingsBounty.rules.start(kingsBounty.parseOptions({ expert: seed % 2 === 0 }, seats), seats);
      for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
        const codes = legalActions(s).map((action) => kingsBounty.encode(s, seat, action)!);
        const plays = codes.filter((code) => code < RETURN_BASE).length;
        if (seat !== DEALER && saved(s).stage === 'turn' && plays > 0 && rng.below(4) === 0) {
          const found = await considered(s, seat, seed);
          const played = found.filter((code) => code < RETURN_BASE);
          const where = `seed ${seed}, ${JSON.stringify(saved(s).hands[seat])}`;
          expect(new Set(played).size, where).toBeGreaterThanOrEqual(Math.min(PLACES, plays));
          expect(found.length - played.length, where).toBeGreaterThanOrEqual(PLACES);
          turns++;
        }
        // Returns are rarer than they would be by chance, so that the table fills.
        const isPlay = plays > 0 && seat !== DEALER && rng.below(3) > 0;
        kingsBounty.rules.apply(s, seat, codes[rng.below(isPlay ? plays : codes.length)]!);
      }
    }
    expect(turns).toBeGreaterThan(25);
  },
);
