import type { Action, Game, GameEvent, Json, View } from './game.ts';

/** A game whose types the caller does not know: what servers, bots and files work with. */
export type AnyGame<S = unknown> = Game<S, Action, View, GameEvent, Json>;
