import type { Action, Game, GameEvent, Json, View } from './game.ts';

/**
 * A game whose types the caller does not know: what servers, bots and files work with. A game that knows its own is one,
 * because its functions are methods, whose parameters TypeScript compares loosely. That is sound as long as a state, an
 * action or options are only handed to the game they came from: a `Match` keeps them together.
 */
export type AnyGame<S = unknown> = Game<S, Action, View, GameEvent, Json>;

export type StateOf<G extends AnyGame> = ReturnType<G['rules']['start']>;
export type ParsedOptionsOf<G extends AnyGame> = ReturnType<G['parseOptions']>;
