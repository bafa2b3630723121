import { mixSeed } from '@four-crowns/bots';
import { fastRng } from '@four-crowns/core';
import { playListed } from './random-player.ts';
import type { RandomPlayer } from './random-player.ts';

/** Few enough that all states stay in the cache, many enough for a clock. */
const AT_ONCE = 64;

/**
 * ns per decision in the first, second and last third of a match. A clock is too coarse and too dear
 * for single decisions, so many games are played side by side: each is played once to learn its
 * length, then again with the same chance, first all up to their first third, then all up to their
 * second, then to the end. Set-up and scoring stand outside: they would hide what is compared.
 */
export function nsByThird(player: RandomPlayer, seed: number, seconds: number): [number, number, number] {
  const { rules } = player.game;
  const states = Array.from({ length: AT_ONCE }, () => rules.clone(player.start));
  const lengths = new Float64Array(AT_ONCE);
  const ms = [0, 0, 0];
  const decisions = [0, 0, 0];
  const end = performance.now() + seconds * 1000;
  for (let batch = 0; batch === 0 || performance.now() < end; batch++) {
    const seedOf = (i: number): number => mixSeed(seed, batch * AT_ONCE + i);
    states.forEach((state, i) => {
      rules.copy(player.start, state);
      lengths[i] = playListed(player, state, fastRng(seedOf(i)), Infinity);
    });
    const rngs = states.map((state, i) => {
      const rng = fastRng(seedOf(i));
      rules.copy(player.start, state);
      playListed(player, state, rng, 0);
      return rng;
    });
    for (let third = 0; third < 3; third++) {
      const before = performance.now();
      for (let i = 0; i < AT_ONCE; i++) {
        const length = lengths[i] ?? 0;
        const from = Math.round((length * third) / 3);
        const to = third === 2 ? Infinity : Math.round((length * (third + 1)) / 3);
        const rng = rngs[i];
        if (rng === undefined) continue;
        decisions[third] = (decisions[third] ?? 0) + playListed(player, states[i], rng, to - from);
      }
      ms[third] = (ms[third] ?? 0) + performance.now() - before;
    }
  }
  const ns = (third: number): number => ((ms[third] ?? 0) * 1e6) / (decisions[third] ?? 1);
  return [ns(0), ns(1), ns(2)];
}
