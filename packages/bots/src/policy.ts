import type { Code, Rng, Seat } from '@four-crowns/core';
import type { BotKind } from './bot.ts';

/** What knows a quick sensible move. */
export interface Quick {
  /** The position may be changed on the way, if it is the same again at the end. */
  policy(s: unknown, seat: Seat, rng: Rng): Code;
}

export type Policy = Quick['policy'];

/** Plays by it alone. */
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
