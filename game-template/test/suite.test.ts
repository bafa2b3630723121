import { join } from 'node:path';
import type { Rng } from '@four-crowns/core';
import { suite } from '@four-crowns/testkit/suite';
import { HIGHEST } from '../src/data.ts';
import { game } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import { bid, play } from './playing.ts';

function anyAction(rng: Rng): Action {
  const card = 1 + rng.below(HIGHEST);
  return rng.below(4) > 0 ? bid(card) : { type: 'turn-up', prize: card };
}

/** Checks a refusal against the view, independently of the rules. */
function complaint(
  state: unknown,
  seat: number,
  action: { readonly type: string } | undefined,
  refusal: { readonly rule: string },
): string | undefined {
  const { bids, hands }: View = game.view(state as State, seat);
  const wanted = bids[seat] !== null ? 'GT-2.3' : 'GT-2.4';
  const rule = action?.type === 'bid' ? wanted : 'GT-1.4';
  if (refusal.rule !== rule) return `it should be ${rule}`;
  if (rule !== 'GT-2.4' || action === undefined || !('card' in action)) return undefined;
  return (hands[seat] ?? []).some((card) => card === action.card) ? 'the card is in the hand' : undefined;
}

suite(game, {
  rules: join(import.meta.dirname, '..', 'rules'),
  goldens: join(import.meta.dirname, 'golden'),
  anyAction,
  complaint,
  matches: { conformance: 24, secrecy: 24, refusals: 24 },
  fuzzRuns: 200,
  tallies: [
    {
      name: 'the first round of two',
      state: () => game.rules.start(game.parseOptions({ cards: 7 }, 2), 2),
      counts: [7, 49, 343, 343, 2058],
    },
    { name: 'equal bids', state: () => play(['10: 9 9', '3: - -']).state, counts: [12, 144, 144, 1584] },
  ],
});
