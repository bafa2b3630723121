/**
 * A fast, sensible move for rollouts: the best of some plays, or returning the least useful card if no play is worth
 * its card.
 */
import { codes } from '@four-crowns/core';
import type { Code, Rng, Seat } from '@four-crowns/core';
import { apply } from '../src/apply.ts';
import { DONE, RETURN_BASE } from '../src/codes.ts';
import { legal } from '../src/legal.ts';
import { clone, copy, RETURN, STAGE } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { boardEvaluator, cardEvaluator, patienceLeft } from './evaluate.ts';
import type { Weights } from './evaluate.ts';

/** How many plays are compared. Comparing all would make every rollout the same. */
const LOOKED = 8;
/** How much a play must gain in points of the evaluation, because it uses up the card. */
const LEAST = 1;

const out = codes();

export function policyOf(weights: Weights): (s: State, seat: Seat, rng: Rng) => Code {
  const judge = boardEvaluator(weights);
  const worthOf = cardEvaluator(weights);
  let scratch: State | undefined;

  const idlest = (s: State, seat: Seat, from: number): Code => {
    let code = out.at[from];
    let least = Infinity;
    for (let i = from; i < out.n; i++) {
      const worth = worthOf(s, seat, out.at[i] - RETURN_BASE);
      if (worth >= least) continue;
      least = worth;
      code = out.at[i];
    }
    return code;
  };

  return (s, seat, rng) => {
    if (s.a[STAGE] === RETURN) return DONE;
    out.n = 0;
    legal(s, seat, out);
    const { at } = out;
    let plays = 0;
    while (plays < out.n && at[plays] < RETURN_BASE) plays++;
    if (scratch?.options !== s.options || scratch.seats !== s.seats) scratch = clone(s);
    const share = patienceLeft(s);
    // After waiting long enough a player makes the best play there is, so that a rollout comes to an end.
    let most = share === 0 ? -Infinity : judge(s, seat) + share * LEAST;
    let best = -1;
    for (let i = 0; i < Math.min(plays, LOOKED); i++) {
      const j = i + rng.below(plays - i);
      const code = at[j];
      at[j] = at[i];
      at[i] = code;
      copy(s, scratch);
      apply(scratch, seat, code);
      const value = judge(scratch, seat);
      if (value <= most) continue;
      most = value;
      best = code;
    }
    return best >= 0 ? best : idlest(s, seat, plays);
  };
}
