/** Refusals where they are rare: in the middle of an effect, near what would be legal. See complaint.ts. */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { CARDS, REGIONS } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import { SET_NAMES } from '../src/sets.ts';
import { anyAction } from './any-action.ts';
import { complaint, things } from './complaint.ts';
import { askedIn } from './playing.ts';

const run = matchesOf('the-king-is-dead advice', 160);
const TRIES = 12;

/** Every rule that a refusal can name at one's own turn; Spy and the Saxons are drawn in refusals.test.ts. */
const RULES =
  `TKD-2.3 TKD-2.6 TKD-3.1 TKD-3.2 TKD-3.3 TKD-3.4 TKD-3.5 TKD-3.6 TKD-3.7 TKD-3.9 TKD-3.10 TKD-4.2
  TKD-5.4 TKD-5.6 TKD-5.7 TKD-8.2 TKD-8.5 TKD-8.6 TKD-8.12 TKD-11.2`.split(/\s+/);

test(
  'refusals tell the truth and advise what is legal, in the middle of effects too',
  { timeout: run.timeout },
  () => {
    const counts = new Map<string, number>();
    for (const seed of run.seeds()) tryMatch(seed, counts);
    expect(RULES.filter((rule) => (counts.get(rule) ?? 0) < 3)).toEqual([]);
  },
);

test('TKD-3.8 a swap whose followers have left is refused for their absence', () => {
  // Found among 10,000 matches: the swap would also undo the last one.
  tryMatch(8354, new Map());
});

function tryMatch(seed: number, counts: Map<string, number>): void {
  const rng = fastRng(seed * 49_979_687);
  const seats = 1 + (seed % 4);
  const mixes = theKingIsDead.optionMixes(seats);
  const s = theKingIsDead.rules.start(mixes[rng.below(mixes.length)]!, seats);
  playAndTry(s, rng, `seed ${seed}, ${seats} seats`, counts);
}

function playAndTry(s: State, rng: Rng, where: string, counts: Map<string, number>): void {
  const legal = codes();
  for (let seat = askedIn(s), step = 0; seat !== undefined; seat = askedIn(s), step++) {
    legal.n = 0;
    theKingIsDead.rules.legal(s, seat, legal);
    const open = Array.from(legal.at.subarray(0, legal.n));
    if (seat !== DEALER) {
      const tries = s.seats === 1 && rng.below(3) > 0 ? 0 : TRIES;
      for (let i = 0; i < tries; i++) {
        const near = theKingIsDead.decode(s, seat, open[rng.below(open.length)]!);
        const action = rng.below(3) === 0 ? anyAction(rng, s.seats) : twisted(near, rng);
        const code = theKingIsDead.encode(s, seat, action);
        if (code !== undefined && open.includes(code)) continue;
        if (theKingIsDead.parseAction(action) === undefined) continue;
        const refusal = theKingIsDead.whyNot(s, seat, action);
        const wrong = complaint(s, seat, action, refusal);
        if (wrong !== undefined) {
          throw new Error(
            `${where}, step ${step}: ${JSON.stringify(action)} by ${JSON.stringify(refusal)}: ${wrong}`,
          );
        }
        counts.set(refusal.rule, (counts.get(refusal.rule) ?? 0) + 1);
      }
      const view = theKingIsDead.view(s, seat);
      const used = new Set(open.map((code) => things.usedBy(theKingIsDead.decode(s, seat, code))));
      const idle = [...new Set(things.held(view))].filter((thing) => !used.has(thing));
      expect(view.idle?.map(({ thing }) => thing) ?? [], where).toEqual(idle);
      for (const { thing, refusal } of view.idle ?? []) {
        expect(complaint(s, seat, undefined, refusal, thing), where).toBeUndefined();
      }
    }
    theKingIsDead.rules.apply(s, seat, open[rng.below(open.length)]!);
  }
}

/** A legal action with one thing about it changed. */
function twisted(action: Action, rng: Rng): Action {
  const keys = Object.keys(action).filter((key) => key !== 'type');
  const key = keys[rng.below(keys.length)];
  if (key === undefined) return action;
  const of = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  const lists: { readonly [key: string]: () => unknown } = {
    card: () => of(CARDS),
    of: () => rng.below(4),
    faction: () => of(['scottish', 'welsh', 'english', 'viking']),
    disc: () => of([...REGIONS, 'none']),
    followers: () => of(SET_NAMES),
    give: () => of(SET_NAMES),
    take: () => of(SET_NAMES),
    back: () => of(SET_NAMES),
    place: () => of(SET_NAMES),
  };
  return { ...action, [key]: (lists[key] ?? (() => of(REGIONS)))() };
}
