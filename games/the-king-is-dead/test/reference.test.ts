/** Card effects and struggles against a slow second writing of the rules, through whole random matches. */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import type { Card } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Action, Event, Options, State } from '../src/index.ts';
import { askedIn, legalActions, saved } from './playing.ts';
import { referenceEffects } from './reference/effects.ts';
import { referenceStruggle } from './reference/struggle.ts';

/** As the reference writes an action: its values in their order. */
function told(action: Action): string {
  return action.type === 'no-effect' ? 'no-effect' : Object.values(action).join(' ');
}

interface Seen {
  readonly cards: Map<Card, number>;
  readonly differences: string[];
  empty: number;
  struggles: number;
}

function compare(seen: Seen, where: string, engine: unknown, reference: unknown): void {
  const [one, two] = [JSON.stringify(engine), JSON.stringify(reference)];
  if (one !== two) seen.differences.push(`${where}: ${one} against ${two}`);
}

function walk(options: Partial<Options>, seats: number, seed: number, seen: Seen): void {
  const rng = fastRng(seed);
  const s: State = theKingIsDead.rules.start(theKingIsDead.parseOptions(options, seats), seats);
  const out = codes();
  for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
    const where = `${seats} seats, ${JSON.stringify(options)}, seed ${seed}`;
    const before = saved(s);
    if (before.stage === 'effect' && before.effect !== null) {
      const actions = legalActions(s).map(told);
      compare(seen, `${where}, ${before.effect}`, actions.toSorted(), referenceEffects(before, seat));
      seen.cards.set(before.effect, (seen.cards.get(before.effect) ?? 0) + 1);
      if (actions[0] === 'no-effect') seen.empty++;
    }
    out.n = 0;
    theKingIsDead.rules.legal(s, seat, out);
    // Many passes leave crowded hands to the end, so that late cards meet few regions.
    const passes = seat !== DEALER && before.stage === 'turn' && rng.below(3) > 0;
    const log: Event[] = [];
    theKingIsDead.rules.apply(s, seat, passes ? 0 : out.at[rng.below(out.n)]!, log);
    if (!log.some((e) => e.type === 'struggle')) continue;
    const { region, result, ending, supply, vikingsIn } = referenceStruggle(before);
    const after = saved(s);
    const vikings = Object.fromEntries(Object.entries(after.map).map(([r, counts]) => [r, counts.viking]));
    compare(seen, where, [after.results[region], after.ending], [result, ending]);
    compare(seen, where, [after.supply, vikings], [supply, vikingsIn]);
    seen.struggles++;
  }
}

test('reference: legal effects and struggles agree over random matches of every mix', () => {
  const seen: Seen = { cards: new Map(), differences: [], empty: 0, struggles: 0 };
  for (let seed = 1; seed <= 7; seed++) {
    for (const seats of [2, 3, 4]) {
      for (const options of theKingIsDead.optionMixes(seats)) walk(options, seats, seed * 7919 + seats, seen);
    }
  }
  expect(seen.differences).toEqual([]);
  expect(seen.cards.size).toBe(18);
  // Spy mostly copies, and then counts as the card it copied.
  seen.cards.delete('spy');
  expect([...seen.cards].filter(([, times]) => times < 10)).toEqual([]);
  expect(seen.empty).toBeGreaterThan(20);
  expect(seen.struggles).toBeGreaterThan(500);
}, 120_000);
