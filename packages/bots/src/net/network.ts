import type { Sides, Value } from '../sides.ts';
import type { NetInputs } from './inputs.ts';
import type { NetWeights } from './weights.ts';

/** Fills `out` with one number per seat: the logarithm of its side's winning chance, up to a constant. */
export type Logits = (s: unknown, out: Float64Array) => void;

/**
 * One network serves every seat. It reads the position, the seat's own numbers, and the sums over its rivals and over
 * its partners. The same weights therefore work for any number of seats, and each seat's numbers pass through the
 * first layer only once. Nothing is allocated after this call.
 */
export function openNetwork(weights: NetWeights, inputs: NetInputs, { of }: Sides): Logits {
  const { wide, narrow, roles, fromShared, fromSeat, wideBias, narrowing, narrowBias, last, skip } = weights;
  const seats = of.length;
  const perSeat = inputs.seat;
  const shared = new Float32Array(inputs.shared);
  const own = new Float32Array(perSeat * seats);
  const common = new Float64Array(wide);
  /** By seat and role. */
  const parts = new Float64Array(seats * roles * wide);
  const hidden = new Float64Array(wide);
  const row = roles * wide;
  const direct = new Float64Array(seats);

  const readSeat = (seat: number): void => {
    const part = seat * row;
    parts.fill(0, part, part + row);
    let straight = 0;
    for (let i = 0; i < perSeat; i++) {
      const x = own[seat * perSeat + i];
      if (x === 0) continue;
      straight += x * skip[i];
      const at = i * row;
      for (let j = 0; j < row; j++) parts[part + j] += x * fromSeat[at + j];
    }
    direct[seat] = straight;
  };

  const addPart = (seat: number, role: number): void => {
    const at = seat * row + role * wide;
    for (let j = 0; j < wide; j++) hidden[j] += parts[at + j];
  };

  const answer = (seat: number): number => {
    hidden.set(common);
    for (let other = 0; other < seats; other++) {
      if (other === seat) addPart(other, OWN);
      else addPart(other, of[other] === of[seat] ? PARTNER : RIVAL);
    }
    for (let j = 0; j < wide; j++) if (hidden[j] < 0) hidden[j] = 0;
    let logit = direct[seat] + weights.lastBias;
    for (let k = 0; k < narrow; k++) {
      const at = k * wide;
      let sum = narrowBias[k];
      let other = 0;
      for (let j = 0; j < wide; j += 4) {
        sum += hidden[j] * narrowing[at + j] + hidden[j + 1] * narrowing[at + j + 1];
        other += hidden[j + 2] * narrowing[at + j + 2] + hidden[j + 3] * narrowing[at + j + 3];
      }
      sum += other;
      if (sum > 0) logit += sum * last[k];
    }
    return logit;
  };

  return (s, out) => {
    shared.fill(0);
    own.fill(0);
    inputs.read(s, shared, own);
    common.set(wideBias);
    for (let i = 0; i < shared.length; i++) {
      const x = shared[i];
      if (x === 0) continue;
      const at = i * wide;
      for (let j = 0; j < wide; j++) common[j] += x * fromShared[at + j];
    }
    for (let seat = 0; seat < seats; seat++) readSeat(seat);
    for (let seat = 0; seat < seats; seat++) out[seat] = answer(seat);
  };
}

/** The roles of a seat's numbers, seen from the seat that is being judged. */
const OWN = 0;
const RIVAL = 1;
const PARTNER = 2;

/**
 * The winning chances of the sides: a softmax over the mean of each side's seats, or a logistic if there is only one
 * side.
 */
export function chancesBy(logits: Logits, { of, count }: Sides): Value {
  const bySeat = new Float64Array(of.length);
  const members = new Float64Array(count);
  for (const side of of) members[side]++;
  return (s, out) => {
    logits(s, bySeat);
    for (let side = 0; side < count; side++) out[side] = 0;
    for (let seat = 0; seat < of.length; seat++) out[of[seat]] += bySeat[seat] / members[of[seat]];
    if (count === 1) {
      out[0] = 1 / (1 + Math.exp(-out[0]));
      return;
    }
    let most = -Infinity;
    for (let side = 0; side < count; side++) most = Math.max(most, out[side]);
    let sum = 0;
    for (let side = 0; side < count; side++) sum += out[side] = Math.exp(out[side] - most);
    for (let side = 0; side < count; side++) out[side] /= sum;
  };
}
