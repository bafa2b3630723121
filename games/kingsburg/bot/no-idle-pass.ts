/**
 * The game as searches see it: a seat never passes while dice can be placed at no cost. Otherwise a weak level would
 * pass with three dice in hand, which looks broken to people, and a hint might recommend it.
 */
import type { AnyGame, Codes } from '@four-crowns/core';
import { NONE, tokenOf } from '../src/codes.ts';
import { advisorOf } from '../src/phases/influence.ts';
import { INFLUENCE, STAGE, TAKEN } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** Rollouts keep all moves: random passes cost them little, and the search was tuned with them. */
export function withoutIdlePasses(game: AnyGame): AnyGame {
  const { rules } = game;
  const legal: AnyGame['rules']['legal'] = (s, seat, out) => {
    const from = out.n;
    rules.legal(s, seat, out);
    // The state was made by this game's own rules.
    dropIdlePass(s as State, seat, out, from);
  };
  return { ...game, rules: { ...rules, legal } };
}

/**
 * The pass is the first code of the list. A placement is free if it uses neither the token nor the Envoy. The Market
 * would be wasted by a pass, so using it costs nothing either.
 */
function dropIdlePass(s: State, seat: number, out: Codes, from: number): void {
  if (s.a[STAGE] !== INFLUENCE || out.at[from] !== NONE) return;
  for (let i = from + 1; i < out.n; i++) {
    const code = out.at[i];
    if (tokenOf(code) === 1 || ((s.a[TAKEN] >> advisorOf(s, seat, code)) & 1) === 1) continue;
    out.at.copyWithin(from, from + 1, out.n);
    out.n--;
    return;
  }
}
