import type { Rng, Viewer } from '@four-crowns/core';
import { BUILDABLE } from './data.ts';
import { GENERATION, HAND, HAND_GENERATION, PILE } from './state.ts';
import type { State } from './state.ts';

const POOL = new Int32Array(BUILDABLE);

/** Hidden hands are dealt again, each generation from its own cards: the pile's, or what older hands hold. */
export function resample(s: State, viewer: Viewer, rng: Rng): void {
  if (viewer === 'all') return;
  const { a } = s;
  let done = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isHidden(s, viewer, seat) || (done & (1 << seat)) !== 0) continue;
    const generation = a[HAND_GENERATION + seat];
    const isPile = generation === a[GENERATION];
    for (let t = 0; t < BUILDABLE; t++) POOL[t] = isPile ? a[PILE + t] : 0;
    for (let other = seat; other < s.seats; other++) {
      if (isHidden(s, viewer, other) && a[HAND_GENERATION + other] === generation) POOL[a[HAND + other]]++;
    }
    for (let other = seat; other < s.seats; other++) {
      if (!isHidden(s, viewer, other) || a[HAND_GENERATION + other] !== generation) continue;
      a[HAND + other] = drawPool(rng);
      done |= 1 << other;
    }
    if (isPile) for (let t = 0; t < BUILDABLE; t++) a[PILE + t] = POOL[t];
  }
}

function isHidden(s: State, viewer: Viewer, seat: number): boolean {
  return seat !== viewer && s.a[HAND + seat] >= 0;
}

function drawPool(rng: Rng): number {
  let total = 0;
  for (let t = 0; t < BUILDABLE; t++) total += POOL[t];
  let k = rng.below(total);
  let t = 0;
  while (k >= POOL[t]) k -= POOL[t++];
  POOL[t]--;
  return t;
}
