import type { AnyGame } from '@four-crowns/core';
import type { Ask } from './bot.ts';
import type { Knowledge } from './knowledge.ts';

type Narrow = NonNullable<Knowledge['narrow']>;

/** One narrowed game per game, kept because searches ask for it often. */
const made = new WeakMap<Narrow, WeakMap<AnyGame, AnyGame>>();

/** The same question, about the game with only the moves that the search should see. */
export function narrowed(ask: Ask, { narrow }: Pick<Knowledge, 'narrow'>): Ask {
  if (narrow === undefined) return ask;
  const games = made.get(narrow) ?? new WeakMap<AnyGame, AnyGame>();
  made.set(narrow, games);
  const game = games.get(ask.game) ?? narrow(ask.game);
  games.set(ask.game, game);
  return { ...ask, game };
}
