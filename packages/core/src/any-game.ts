import type { Action, Game, GameEvent, Json, View } from './game.ts';

/**
 * A game whose own types the caller does not know. Servers, bots and record files work with this. Every typed game is
 * assignable to it, because TypeScript compares the parameters of methods loosely. That is sound as long as states,
 * actions and options go only to the game they came from; a `Match` keeps them together.
 */
export type AnyGame<S = unknown> = Game<S, Action, View, GameEvent, Json>;

export type StateOf<G extends AnyGame> = ReturnType<G['rules']['start']>;
export type ParsedOptionsOf<G extends AnyGame> = ReturnType<G['parseOptions']>;
