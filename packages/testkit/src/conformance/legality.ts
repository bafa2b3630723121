import { DEALER } from '@four-crowns/core';
import type { Code, Rng, Seat } from '@four-crowns/core';
import { must } from '../failure.ts';
import type { At } from '../failure.ts';
import { askedOf, legalOf, nameOf } from '../states.ts';

export interface Asked {
  readonly seat: Seat;
  readonly legal: readonly Code[];
}

/**
 * Checks which seats are asked and what they may do: codes are well-formed and ascending, and `forced`, `weight` and
 * `pick` agree with them.
 */
export function checkLegality(at: At, s: unknown, rng: Rng): readonly Asked[] {
  const { game, setting } = at;
  const mask = game.rules.actors(s);
  must(at, Number.isInteger(mask) && mask >= 0, () => `actors gives ${mask}`);
  const seats = askedOf(mask);
  must(
    at,
    !seats.includes(DEALER) || seats.length === 1,
    () => `the dealer is asked together with ${seats[0]}`,
  );
  must(
    at,
    seats.every((seat) => seat === DEALER || seat < setting.seats),
    () => `a seat is asked that is not there: ${seats.join(', ')}`,
  );
  return seats.map((seat) => {
    const legal = legalOf(game, s, seat);
    must(at, legal.length > 0, () => `legal is empty for ${nameOf(seat)}, which is asked`);
    legal.forEach((code, i) => {
      const before = legal[i - 1];
      must(
        at,
        before === undefined || before < code,
        () => `legal of ${nameOf(seat)} is not ascending: ${before} before ${code}`,
      );
    });
    if (seat === DEALER) checkWeights(at, s, legal);
    else checkForced(at, s, seat, legal);
    checkPick(at, s, seat, legal, rng);
    return { seat, legal };
  });
}

function checkWeights(at: At, s: unknown, legal: readonly Code[]): void {
  for (const code of legal) {
    const weight = at.game.rules.weight(s, code);
    must(at, Number.isInteger(weight) && weight > 0, () => `outcome ${code} has weight ${weight}`);
  }
}

function checkForced(at: At, s: unknown, seat: Seat, legal: readonly Code[]): void {
  const forced = at.game.forced(s, seat);
  must(at, forced === undefined || (legal.length === 1 && legal[0] === forced), () => {
    return `forced gives ${forced} for ${nameOf(seat)}, legal is ${legal.join(', ')}`;
  });
}

function checkPick(at: At, s: unknown, seat: Seat, legal: readonly Code[], rng: Rng): void {
  const { rules } = at.game;
  for (let i = 0; i < 3; i++) {
    const code = rules.pick?.(s, seat, rng);
    must(
      at,
      code === undefined || legal.includes(code),
      () => `pick gives ${code} for ${nameOf(seat)}, which is not legal`,
    );
  }
}
