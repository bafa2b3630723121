import type { AnyGame } from '@four-crowns/core';
import type { Knowledge } from './knowledge.ts';
import type { Sides, Value } from './sides.ts';

/** The value of victory, as the rules divide it. */
export function victory({ rules }: AnyGame, { of, count }: Sides): Value {
  const paid = new Float64Array(of.length);
  return (s, out) => {
    rules.payoffs(s, paid);
    for (let side = 0; side < count; side++) out[side] = 0;
    for (let seat = 0; seat < of.length; seat++) out[of[seat]] += paid[seat];
  };
}

/** Turns the evaluation into winning chances: a lead of `scale` points makes the odds e times as high. */
export function expectation(judge: Pick<Knowledge, 'evaluate'>, scale: number, { of, count }: Sides): Value {
  const members = new Float64Array(count);
  for (const side of of) members[side]++;
  return (s, out) => {
    for (let side = 0; side < count; side++) out[side] = 0;
    for (let seat = 0; seat < of.length; seat++) out[of[seat]] += judge.evaluate(s, seat);
    if (count === 1) {
      out[0] = 1 / (1 + Math.exp(-out[0] / scale));
      return;
    }
    let most = -Infinity;
    for (let side = 0; side < count; side++) most = Math.max(most, (out[side] /= members[side]));
    let sum = 0;
    for (let side = 0; side < count; side++) sum += out[side] = Math.exp((out[side] - most) / scale);
    for (let side = 0; side < count; side++) out[side] /= sum;
  };
}

/** How a search values a position: by the result if it is over, otherwise by what is expected. */
export function judgement(game: AnyGame, knowledge: Knowledge, margin: number, sides: Sides): Value {
  const expected = expectation(knowledge, knowledge.scale, sides);
  return worth(game, expected, knowledge.valueNetwork?.(sides) ?? expected, margin, sides);
}

/**
 * A finished game is worth its victory, with a share `margin` for how clear it was. Any other position is worth what
 * is expected.
 */
export function worth(game: AnyGame, clear: Value, foreseen: Value, margin: number, sides: Sides): Value {
  const won = victory(game, sides);
  const paid = new Float64Array(sides.count);
  return (s, out) => {
    if (game.rules.actors(s) !== 0) return foreseen(s, out);
    if (margin === 0) return won(s, out);
    clear(s, out);
    won(s, paid);
    for (let side = 0; side < sides.count; side++) out[side] += (1 - margin) * (paid[side] - out[side]);
  };
}
