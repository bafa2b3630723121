/** No level passes while it has dice and a placement that costs nothing. */
import { hintFor, layTable, levelsOf, playout } from '@four-crowns/bots';
import type { BotKind } from '@four-crowns/bots';
import { codes, fastRng } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { bots, knowledge } from '../bot/index.ts';
import { ADVISORS } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Action, View } from '../src/index.ts';
import { askedIn, legalActions } from './playing.ts';

const run = matchesOf('kingsburg idle-pass', 3, 7000);
const SEATS = 3;
const SEASONS = 15;
/** A quick look at each turn: the less a level thinks, the more it errs. */
const QUICK = { allowance: { iterations: 400 } } as const;

/** Exactly the sum, without token, Market and Envoy. */
function isPlain(action: Action, view: View): boolean {
  if (action.type !== 'influence' || action.plusTwo) return false;
  const sum = [...action.dice, ...action.white].reduce((a, b) => a + b, 0);
  const isTaken = view.court.some(({ advisor }) => advisor === action.advisor);
  return !isTaken && sum === ADVISORS.indexOf(action.advisor) + 1;
}

async function idlePasses(kind: BotKind, seeds: Iterable<number>): Promise<number> {
  let idle = 0;
  const watched: BotKind = {
    id: kind.id,
    sit: (seating) => {
      const bot = kind.sit(seating);
      return {
        async choose(ask) {
          const action = await bot.choose(ask);
          const choices = ask.choices as readonly Action[];
          const view = ask.view as unknown as View;
          if (action.type === 'pass' && choices.some((choice) => isPlain(choice, view))) idle++;
          return action;
        },
      };
    },
  };
  const table = layTable(kingsburg, kingsburg.parseOptions(undefined, SEATS), SEATS);
  const seats = Array.from({ length: SEATS }, () => watched);
  for (const seed of seeds) await playout(table, seats, seed, QUICK);
  return idle;
}

const levels = levelsOf(knowledge).map(({ id }) => id);
const seatSeasons = run.matches * SEATS * SEASONS;

test.each(levels)(
  `KBG-5.10 %s never passes idly in ${seatSeasons} seat-seasons`,
  { timeout: run.timeout },
  async (id) => {
    const kind = bots.find((bot) => bot.id === id);
    if (kind === undefined) throw new Error(`no level ${id}`);
    expect(await idlePasses(kind, run.seeds())).toBe(0);
  },
);

test('the count finds the passes of a level that is free to make them', async () => {
  const { narrow: _narrow, ...free } = knowledge;
  const [page] = levelsOf(free);
  if (page === undefined) throw new Error('no levels');
  expect(await idlePasses(page, [7000])).toBeGreaterThan(0);
});

test('KBG-5.10 no hint proposes an idle pass', { timeout: 60_000 }, () => {
  const s = kingsburg.rules.start(kingsburg.parseOptions(undefined, SEATS), SEATS);
  const rng = fastRng(5);
  const out = codes();
  let hints = 0;
  while (hints < 20) {
    const [seat = 0] = askedIn(s);
    const view = kingsburg.view(s, seat);
    const choices = view.stage === 'influence' ? legalActions(s, seat) : [];
    if (choices.some((choice) => isPlain(choice, view))) {
      const ask = {
        game: kingsburg as unknown as AnyGame,
        view,
        seat,
        seats: SEATS,
        choices,
        rng: fastRng(++hints),
      };
      const { candidates } = hintFor(ask, knowledge, { iterations: 60 });
      expect(candidates.map(({ actions }) => actions[0]?.type)).not.toContain('pass');
    }
    out.n = 0;
    kingsburg.rules.legal(s, seat, out);
    kingsburg.rules.apply(s, seat, out.at[rng.below(out.n)] ?? 0);
  }
});
