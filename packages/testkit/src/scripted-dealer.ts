import { DEALER } from '@four-crowns/core';
import type { Action, AnyGame, Code, Dealer, Match } from '@four-crowns/core';
import { legalOf } from './states.ts';

/** A dealer that deals what a script says. */
export interface ScriptedDealer extends Dealer {
  /** How many outcomes of the script are left. */
  left(): number;
}

/**
 * Deals the given outcomes of `m` in order, as actions or codes. After the end of the script `rest` answers. Without
 * `rest` that is an error, so that no test depends on cards it does not name.
 */
export function scriptedDealer(m: Match, script: readonly (Action | Code)[], rest?: Dealer): ScriptedDealer {
  let dealt = 0;
  return {
    left: () => script.length - dealt,
    draw(n, total) {
      const wanted = script[dealt];
      if (wanted === undefined) {
        if (rest !== undefined) return rest.draw(n, total);
        throw new Error(`the script has no outcome for draw ${n}; possible: ${possible(m)}`);
      }
      dealt++;
      return drawFor(m, wanted, n);
    },
  };
}

/** The draw that core maps to this outcome: the sum of the weights of all outcomes before it. */
function drawFor(m: Match, wanted: Action | Code, n: number): number {
  const { game, state } = m;
  const code = typeof wanted === 'number' ? wanted : codeOf(game, state, wanted);
  let before = 0;
  for (const outcome of legalOf(game, state, DEALER)) {
    if (outcome === code) return before;
    before += game.rules.weight(state, outcome);
  }
  throw new Error(`draw ${n} cannot be ${JSON.stringify(wanted)}; possible: ${possible(m)}`);
}

function codeOf(game: AnyGame, s: unknown, wanted: Action): Code | undefined {
  const action = game.parseAction(wanted);
  return action === undefined ? undefined : game.encode(s, DEALER, action);
}

function possible(m: Match): string {
  const { game, state } = m;
  return legalOf(game, state, DEALER)
    .map((code) => JSON.stringify(game.decode(state, DEALER, code)))
    .join(', ');
}
