import { plainSearch } from '@four-crowns/bots';
import type { PlainSearch } from '@four-crowns/bots';
import { DEALER, fastRng } from '@four-crowns/core';
import type { RandomPlayer } from './random-player.ts';
import { playListed } from './random-player.ts';

/** A search's iterations with full-length rollouts beside the game's own random playouts, from the same positions. */
export interface SearchSpeed {
  readonly iterations: number;
  readonly playouts: number;
}

/** Decisions into a match; positions of a match that is over by then are left out. */
const AFTER = [0, 8, 16, 32, 48];
/** About as many as a decision gets at a table, so that the tree is as deep as it is there. */
const AT_ONCE = 1000;

/** Per second, over about `seconds` each. */
export function searchSpeed(player: RandomPlayer, seed: number, seconds: number): SearchSpeed {
  const { game, seats } = player;
  const positions = AFTER.flatMap((decisions) => {
    const state = game.rules.clone(player.start);
    playListed(player, state, fastRng(seed), decisions);
    const mask = game.rules.actors(state);
    if (mask === 0) return [];
    const seat = 31 - Math.clz32(mask & -mask);
    const view = game.view(state, seat);
    const rng = fastRng(seed);
    const search: PlainSearch = plainSearch({ game, view, seat, seats, choices: [], rng });
    return [{ state, search }];
  });
  let searchMs = 0;
  let playoutMs = 0;
  let done = 0;
  // The first round warms up.
  for (let round = 0; round < 2 || searchMs < seconds * 1000; round++) {
    for (const { state, search } of positions) {
      const start = performance.now();
      search.reset();
      for (let i = 0; i < AT_ONCE; i++) search.iterate();
      const middle = performance.now();
      for (let i = 0; i < AT_ONCE; i++) playOn(player, state);
      if (round === 0) continue;
      playoutMs += performance.now() - middle;
      searchMs += middle - start;
      done += AT_ONCE;
    }
  }
  return { iterations: (done / searchMs) * 1000, playouts: (done / playoutMs) * 1000 };
}

/** A random game from `from` to its payoffs, by `pick` where the rules have it. */
function playOn(player: RandomPlayer, from: unknown): void {
  const { game, state, payoffs, rng } = player;
  const { rules } = game;
  rules.copy(from, state);
  if (rules.pick === undefined) playListed(player, state, rng, Infinity);
  else {
    for (let mask = rules.actors(state); mask !== 0; mask = rules.actors(state)) {
      const seat = mask === 1 << DEALER ? DEALER : 31 - Math.clz32(mask & -mask);
      rules.apply(state, seat, rules.pick(state, seat, rng));
    }
  }
  rules.payoffs(state, payoffs);
}
