/**
 * The file of a value network: a header of eight 32-bit numbers that give its shape, then the weights as
 * half-precision floats. Little-endian; written by `tools/learn/train.py`.
 */
import { BadInput } from '@four-crowns/core';
import type { NetInputs } from './inputs.ts';

export interface NetShape {
  /** The `NetInputs.version` it was trained on. */
  readonly inputs: number;
  readonly shared: number;
  readonly seat: number;
  /** Sizes of the two hidden layers. */
  readonly wide: number;
  readonly narrow: number;
  readonly roles: number;
}

/** First layer: a row of `wide` weights per input, and for a seat's inputs one row per role. */
export interface NetWeights extends NetShape {
  readonly fromShared: Float64Array;
  readonly fromSeat: Float64Array;
  readonly wideBias: Float64Array;
  /** A row of `wide` weights for each unit of the narrow layer. */
  readonly narrowing: Float64Array;
  readonly narrowBias: Float64Array;
  readonly last: Float64Array;
  readonly lastBias: number;
  /** Skip connection from a seat's own inputs to its answer. */
  readonly skip: Float64Array;
}

const MAGIC = 0x314e4346;
const HEADER = 8;

export function parseWeights(bytes: ArrayBuffer, inputs: NetInputs): NetWeights {
  const head = new DataView(bytes);
  const word = (i: number): number => (bytes.byteLength >= 4 * HEADER ? head.getUint32(4 * i, true) : 0);
  if (word(0) !== MAGIC) throw new BadInput('weights', 'must be a network of Four Crowns');
  const shape: NetShape = {
    inputs: word(1),
    shared: word(2),
    seat: word(3),
    wide: word(4),
    narrow: word(5),
    roles: word(6),
  };
  if (
    shape.inputs !== inputs.version ||
    shape.shared !== inputs.shared ||
    shape.seat !== inputs.seat ||
    shape.roles !== inputs.roles
  ) {
    throw new BadInput('weights', 'must have been trained on the current version of the inputs');
  }
  const { shared, seat, wide, narrow, roles } = shape;
  const lengths = [shared * wide, seat * roles * wide, wide, narrow * wide, narrow, narrow, 1, seat];
  const count = lengths.reduce((sum, n) => sum + n, 0);
  if (bytes.byteLength !== 4 * HEADER + 2 * count) throw new BadInput('weights', 'must be a whole file');
  let at = 4 * HEADER;
  const [fromShared, fromSeat, wideBias, narrowing, narrowBias, last, lastBias, skip] = lengths.map((n) => {
    const values = new Float64Array(n);
    for (let i = 0; i < n; i++, at += 2) values[i] = fromHalf(head.getUint16(at, true));
    return values;
  });
  return {
    ...shape,
    fromShared,
    fromSeat,
    wideBias,
    narrowing,
    narrowBias,
    last,
    lastBias: lastBias[0],
    skip,
  };
}

/** Decodes IEEE 754 binary16; `Float16Array` is missing on some phones in use. */
function fromHalf(bits: number): number {
  const sign = bits >> 15 === 1 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
