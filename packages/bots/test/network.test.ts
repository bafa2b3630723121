import { BadInput } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { chancesBy, fromBase64, openNetwork, parseWeights } from '../src/index.ts';
import type { NetInputs, NetWeights } from '../src/index.ts';

/** One number of the position, two of each seat. */
const inputs: NetInputs = {
  version: 7,
  shared: 1,
  seat: 2,
  roles: 3,
  read(s, shared, seats) {
    const { at, of } = s as { readonly at: number; readonly of: readonly number[] };
    shared[0] = at;
    of.forEach((x, i) => (seats[i] = x));
  },
};

const WIDE = 4;
const NARROW = 2;
const COUNT = WIDE + 2 * 3 * WIDE + WIDE + NARROW * WIDE + NARROW + NARROW + 1 + 2;

/** Weights that are all different and exact as half-precision floats. */
function file(change: (words: Uint32Array) => void = () => undefined): ArrayBuffer {
  const bytes = new ArrayBuffer(32 + 2 * COUNT);
  const head = new Uint32Array(bytes, 0, 8);
  head.set([0x314e4346, 7, 1, 2, WIDE, NARROW, 3, 0]);
  const values = new Float16Array(bytes, 32, COUNT);
  for (let i = 0; i < COUNT; i++) values[i] = (((i * 37) % 64) - 32) / 16;
  change(head);
  return bytes;
}

/** The same sums, written as in a textbook. */
function byHand(w: NetWeights, at: number, own: readonly number[][], sides: readonly number[]): number[] {
  const weight = (seat: number, role: number, j: number): number =>
    own[seat]!.reduce((sum, x, i) => sum + x * w.fromSeat[(i * 3 + role) * WIDE + j]!, 0);
  return sides.map((side, seat) => {
    const hidden = Array.from({ length: WIDE }, (_, j) => {
      const others = sides.map((of, other) => (other === seat ? 0 : weight(other, of === side ? 2 : 1, j)));
      const sum =
        w.wideBias[j]! + at * w.fromShared[j]! + weight(seat, 0, j) + others.reduce((a, b) => a + b, 0);
      return Math.max(0, sum);
    });
    const narrow = Array.from({ length: NARROW }, (_, k) =>
      Math.max(0, w.narrowBias[k]! + hidden.reduce((sum, x, j) => sum + x * w.narrowing[k * WIDE + j]!, 0)),
    );
    const straight = own[seat]!.reduce((sum, x, i) => sum + x * w.skip[i]!, 0);
    return straight + w.lastBias + narrow.reduce((sum, x, k) => sum + x * w.last[k]!, 0);
  });
}

describe('a value network', () => {
  test.each([
    {
      sides: [0, 1],
      own: [
        [1, -0.5],
        [0, 2],
      ],
    },
    {
      sides: [0, 1, 2],
      own: [
        [1, -0.5],
        [0, 2],
        [0.25, 0],
      ],
    },
    {
      sides: [0, 1, 0, 1],
      own: [
        [1, -0.5],
        [0, 2],
        [0.25, 0],
        [3, 1],
      ],
    },
  ])('adds up what seats, rivals and partners say: $sides', ({ sides, own }) => {
    const weights = parseWeights(file(), inputs);
    const answers = new Float64Array(sides.length);
    const net = openNetwork(weights, inputs, { of: sides, count: Math.max(...sides) + 1 });
    net({ at: 0, of: own.flat() }, answers);
    // The second answer must not depend on the first.
    net({ at: -1.5, of: own.flat() }, answers);
    byHand(weights, -1.5, own, sides).forEach((x, seat) => expect(answers[seat]).toBeCloseTo(x, 10));
  });

  test('gives sides chances that add up to one, and a side alone its own', () => {
    const chances = new Float64Array(2);
    chancesBy((_, out) => out.set([1, 5, 3, 3]), { of: [0, 1, 0, 1], count: 2 })(0, chances);
    // The means are 2 and 4.
    expect(chances[1]).toBeCloseTo(1 / (1 + Math.exp(-2)), 12);
    expect(chances[0]! + chances[1]!).toBeCloseTo(1, 12);
    chancesBy((_, out) => out.set([0]), { of: [0], count: 1 })(0, chances);
    expect(chances[0]).toBe(0.5);
  });

  test.each([
    ['of something else', (head: Uint32Array): void => void (head[0] = 1)],
    ['trained on other inputs', (head: Uint32Array): void => void (head[1] = 6)],
    ['with other numbers of a seat', (head: Uint32Array): void => void (head[3] = 3)],
    ['that is larger than its file', (head: Uint32Array): void => void (head[4] = 64)],
  ])('is refused: a file %s', (_, change) => {
    expect(() => parseWeights(file(change), inputs)).toThrow(BadInput);
  });

  test('reads every half-precision float', () => {
    const samples = [0, 1, -2, 65504, 6.103515625e-5, 5.960464477539063e-8, 0.333251953125];
    const bytes = file();
    new Float16Array(bytes, 32, samples.length).set(samples);
    const { fromShared, fromSeat } = parseWeights(bytes, inputs);
    expect([...fromShared, ...fromSeat].slice(0, samples.length)).toEqual(samples);
  });

  test('reads base64', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    for (const length of [0, 1, 2, 3, 255, 256]) {
      const text = Buffer.from(bytes.subarray(0, length)).toString('base64');
      expect(new Uint8Array(fromBase64(text))).toEqual(bytes.subarray(0, length));
    }
  });
});
