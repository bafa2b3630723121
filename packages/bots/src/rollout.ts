import { codes, DEALER } from '@four-crowns/core';
import type { AnyGame, Rng } from '@four-crowns/core';
import { anyCode, dealt, DEALER_MASK, firstOf } from './chance.ts';
import type { Knowledge, RolloutSettings } from './knowledge.ts';
import type { Policy } from './policy.ts';
import type { Sides } from './sides.ts';

/**
 * Plays a state on in place. Chance and each seat have separate generators, so that two positions can be compared in
 * the same future: the same luck, and opponents who make the same choices as far as they can.
 */
export type Rollout = (s: unknown, chance: Rng, choices: readonly Rng[]) => void;

/** Rules may let players wait for each other for ever. No match that ends comes near this many steps. */
const LONGEST = 5000;

const out = codes();

/** Plays to the end of the game with random moves. */
export function randomRollout(game: AnyGame): Rollout {
  const { rules } = game;
  return (s, chance, choices) => {
    for (let mask = rules.actors(s); mask !== 0; mask = rules.actors(s)) {
      if (mask === DEALER_MASK) rules.apply(s, DEALER, dealt(game, s, chance, out));
      else {
        const seat = firstOf(mask);
        rules.apply(s, seat, anyCode(game, s, seat, choices[seat], out));
      }
    }
  };
}

/** `scratch` is a second state of the same table; `side` is the searching side. */
export function rolloutOf(
  game: AnyGame,
  knowledge: Knowledge,
  settings: RolloutSettings,
  scratch: unknown,
  sides: Sides,
  side: number,
): Rollout {
  const { sample, others = sample, cut } = sides.count > 2 ? { ...settings, ...settings.crowd } : settings;
  const most = Math.min(cut, LONGEST);
  const isRandom = sample === 1 && others === 1 && knowledge.policy === undefined;
  if (isRandom && cut === Infinity) return randomRollout(game);
  const { rules } = game;
  const own = knowledge.policy ?? sampled(game, knowledge, sample, scratch);
  const other = knowledge.policy ?? sampled(game, knowledge, others, scratch);
  return (s, chance, choices) => {
    let last = -1;
    let moves = 0;
    for (let mask = rules.actors(s); mask !== 0; mask = rules.actors(s)) {
      if (mask === DEALER_MASK) {
        rules.apply(s, DEALER, dealt(game, s, chance, out));
        // In a solo game, a turn passes when the move returns from chance.
        if (choices.length === 1 && last !== -1) {
          moves++;
          last = -1;
        }
        continue;
      }
      const seat = firstOf(mask);
      if (seat !== last) {
        if (moves >= most) return;
        moves++;
        last = seat;
      }
      rules.apply(s, seat, (sides.of[seat] === side ? own : other)(s, seat, choices[seat]));
    }
  };
}

/** The best of a few random moves. */
function sampled(game: AnyGame, knowledge: Knowledge, sample: number, scratch: unknown): Policy {
  const { rules } = game;
  if (sample === 1) return (s, seat, rng) => anyCode(game, s, seat, rng, out);
  return (s, seat, rng) => {
    out.n = 0;
    rules.legal(s, seat, out);
    const { at, n } = out;
    if (n === 1) return at[0];
    const looked = Math.min(n, sample);
    let best = at[0];
    let most = -Infinity;
    for (let i = 0; i < looked; i++) {
      if (looked < n) swap(at, i, i + rng.below(n - i));
      rules.copy(s, scratch);
      rules.apply(scratch, seat, at[i]);
      const value = knowledge.evaluate(scratch, seat);
      if (value > most) {
        most = value;
        best = at[i];
      }
    }
    return best;
  };
}

function swap(at: Int32Array, i: number, j: number): void {
  const code = at[i];
  at[i] = at[j];
  at[j] = code;
}
