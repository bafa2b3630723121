import { HINT_ITERATIONS, hintFor, randomBot, seedOf } from '@four-crowns/bots';
import type { Allowance, Bot, Hint } from '@four-crowns/bots';
import { fastRng } from '@four-crowns/core';
import type { Action, AnyGame, Seat, View } from '@four-crowns/core';
import type { BotId } from '@four-crowns/protocol/client';
import type { GameBots } from '@four-crowns/manifest';

/** All that a bot is ever given: what its seat sees and may do. */
export type Question = {
  readonly view: View;
  readonly seat: Seat;
  readonly seats: number;
  readonly choices: readonly Action[];
};

/** The bots, in a different worker from the table. */
export interface Thinker {
  choose(bot: BotId, question: Question): Promise<Action>;
  hint(question: Question): Promise<Hint>;
}

interface Mind {
  /** A random seed for each decision. */
  readonly seed: () => number;
  /** Replaces the time that the levels normally take. */
  readonly allowance?: Allowance;
  /** Called when a search failed and the greedy move was played instead. */
  readonly onFailure: (error: unknown) => void;
}

/** The longest time for a hint. A slow device gives a weaker hint rather than a longer wait. */
const HINT_MS = 1000;

export function openThinker(game: AnyGame, { bots, knowledge }: GameBots, mind: Mind): Thinker {
  const { seed, ...seating } = mind;
  /** Bots stay at their seats for the whole match, so that their plans last from one decision to the next. */
  const seated = new Map<string, Bot>();
  const botAt = (seat: Seat, id: BotId): Bot => {
    const place = `${seat}/${id}`;
    const kind = [randomBot, ...bots].find((one) => one.id === id);
    if (kind === undefined) throw new Error(`no bot "${id}" for ${game.id}`);
    const bot = seated.get(place) ?? kind.sit(seating);
    seated.set(place, bot);
    return bot;
  };
  return {
    choose: async (bot, question) =>
      botAt(question.seat, bot).choose({ ...question, game, rng: fastRng(seed()) }),
    hint: async (question) => {
      // The seed comes from the view, so asking again gives the same hint.
      const rng = fastRng(seedOf(JSON.stringify(question.view)));
      return hintFor({ ...question, game, rng, ms: HINT_MS }, knowledge, { iterations: HINT_ITERATIONS });
    },
  };
}
