import { DEALER } from '@four-crowns/core';
import type { AnyGame, Code, Codes, Rng, Seat, SeatMask } from '@four-crowns/core';

export const DEALER_MASK = 1 << DEALER;

/** The lowest seat in a mask. */
export function firstOf(mask: SeatMask): Seat {
  return 31 - Math.clz32(mask & -mask);
}

/** A random outcome of chance, by weight. */
export function dealt({ rules }: AnyGame, s: unknown, rng: Rng, out: Codes): Code {
  if (rules.pick !== undefined) return rules.pick(s, DEALER, rng);
  out.n = 0;
  rules.legal(s, DEALER, out);
  let total = 0;
  for (let i = 0; i < out.n; i++) total += rules.weight(s, out.at[i]);
  let x = rng.below(total);
  let i = 0;
  for (x -= rules.weight(s, out.at[0]); x >= 0; x -= rules.weight(s, out.at[i])) i++;
  return out.at[i];
}

/** A random legal code. */
export function anyCode({ rules }: AnyGame, s: unknown, seat: Seat, rng: Rng, out: Codes): Code {
  if (rules.pick !== undefined) return rules.pick(s, seat, rng);
  out.n = 0;
  rules.legal(s, seat, out);
  return out.at[out.n === 1 ? 0 : rng.below(out.n)];
}

/** Resolves chance until a seat is asked or the game is over. */
export function dealOn(game: AnyGame, s: unknown, rng: Rng, out: Codes): void {
  const { rules } = game;
  while (rules.actors(s) === DEALER_MASK) rules.apply(s, DEALER, dealt(game, s, rng, out));
}
