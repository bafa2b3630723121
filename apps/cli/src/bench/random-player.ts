import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { AnyGame, Codes, Json, Rng } from '@four-crowns/core';

/**
 * Random games on one reused state. Nothing here allocates while it plays, so what is allocated and
 * what is slow is the rules' own doing. A decision is a seat's choice between at least two legal
 * actions: dealer steps, forced steps, set-up and scoring cost time but are not counted.
 */
export interface RandomPlayer {
  readonly game: AnyGame;
  readonly seats: number;
  readonly start: unknown;
  readonly state: unknown;
  readonly out: Codes;
  readonly payoffs: Float64Array;
  readonly rng: Rng;
}

/** Without `options` the game's defaults. */
export function openRandomPlayer(game: AnyGame, seats: number, seed: number, options?: Json): RandomPlayer {
  const start = game.rules.start(game.parseOptions(options, seats), seats);
  return {
    game,
    seats,
    start,
    state: game.rules.clone(start),
    out: codes(),
    payoffs: new Float64Array(seats),
    rng: fastRng(seed),
  };
}

/**
 * Plays `state` on by listing every legal action and drawing one, until `limit` decisions have been
 * taken or the game is over; returns how many were. Chance is drawn from the listed outcomes by weight.
 */
export function playListed(player: RandomPlayer, state: unknown, rng: Rng, limit: number): number {
  const { out } = player;
  const { rules } = player.game;
  let decisions = 0;
  for (;;) {
    const mask = rules.actors(state);
    if (mask === 0) return decisions;
    out.n = 0;
    if (mask === 1 << DEALER) {
      rules.legal(state, DEALER, out);
      rules.apply(state, DEALER, dealt(player, state, rng));
      continue;
    }
    const seat = 31 - Math.clz32(mask & -mask);
    rules.legal(state, seat, out);
    if (out.n > 1) {
      if (decisions === limit) return decisions;
      decisions++;
      rules.apply(state, seat, out.at[rng.below(out.n)] ?? 0);
    } else rules.apply(state, seat, out.at[0] ?? 0);
  }
}

function dealt({ game, out }: RandomPlayer, state: unknown, rng: Rng): number {
  const { rules } = game;
  let total = 0;
  for (let i = 0; i < out.n; i++) total += rules.weight(state, out.at[i] ?? 0);
  let x = rng.below(total);
  let i = 0;
  for (x -= rules.weight(state, out.at[0] ?? 0); x >= 0; x -= rules.weight(state, out.at[i] ?? 0)) i++;
  return out.at[i] ?? 0;
}

/** A complete game from a fresh random set-up to the scores; returns its decisions. */
export function listedGame(player: RandomPlayer): number {
  const { game, start, state, payoffs, rng } = player;
  game.rules.copy(start, state);
  const decisions = playListed(player, state, rng, Infinity);
  game.rules.payoffs(state, payoffs);
  return decisions;
}

/** The same through `pick`, for seats and dealer alike. */
export function pickedGame(player: RandomPlayer): void {
  const { game, start, state, payoffs, rng } = player;
  const { rules } = game;
  if (rules.pick === undefined) throw new Error(`${game.id} has no pick`);
  rules.copy(start, state);
  for (let mask = rules.actors(state); mask !== 0; mask = rules.actors(state)) {
    const seat = 31 - Math.clz32(mask & -mask);
    rules.apply(state, seat, rules.pick(state, seat, rng));
  }
  rules.payoffs(state, payoffs);
}
