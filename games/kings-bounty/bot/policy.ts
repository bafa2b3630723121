/** A quick sensible move for rollouts: the best of some plays, or the idlest card back if none is worth its card. */
import { codes } from '@four-crowns/core';
import type { Code, Rng, Seat } from '@four-crowns/core';
import { apply } from '../src/apply.ts';
import { DONE, RETURN_BASE } from '../src/codes.ts';
import { legal } from '../src/legal.ts';
import { clone, copy, RETURN, STAGE } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { boardEvaluator, cardEvaluator, patienceLeft } from './evaluate.ts';
import type { Weights } from './evaluate.ts';

/** Plays that are compared: all of them, and every rollout would be the same. */
const LOOKED = 8;
/** What a play must bring, in points of the evaluation: the card is gone with it. */
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
    // The player who has waited long enough plays the best there is, so that a rollout comes to an end.
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
