import type { Code, Rng, Seat } from '@four-crowns/core';
import type { BotKind } from './bot.ts';

/** Knows a fast, sensible move. */
export interface Quick {
  /** Returns a move. The position may be changed on the way, but must be restored. */
  policy(s: unknown, seat: Seat, rng: Rng): Code;
}

export type Policy = Quick['policy'];

/** A bot that plays by the policy alone. */
export function policyBot(id: string, policy: Policy): BotKind {
  return {
    id,
    sit: () => ({
      choose({ game, view, seat, rng }) {
        const s = game.imagine(view, rng);
        return game.decode(s, seat, policy(s, seat, rng));
      },
    }),
  };
}
