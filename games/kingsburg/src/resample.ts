import type { Rng, Viewer } from '@four-crowns/core';
import { ENEMIES_PER_YEAR, GOODS } from './data.ts';
import { ENEMY, KNOWN, PICK, REVEALED, YEAR } from './state.ts';
import type { State } from './state.ts';

/** Hidden are this year's enemy once somebody has looked (KBG-6.5), and sealed choices (KBG-3.4). */
export function resample(s: State, viewer: Viewer, rng: Rng): void {
  if (viewer === 'all') return;
  const { a } = s;
  if (a[ENEMY] >= 0 && !knowsEnemy(s, viewer)) {
    a[ENEMY] = (a[YEAR] - 1) * ENEMIES_PER_YEAR + rng.below(ENEMIES_PER_YEAR);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== viewer && a[PICK + seat] >= 0) a[PICK + seat] = rng.below(GOODS.length);
  }
}

export function knowsEnemy(s: State, viewer: Viewer): boolean {
  if (viewer === 'all' || s.a[REVEALED] === 1) return true;
  return viewer !== 'table' && ((s.a[KNOWN] >> viewer) & 1) === 1;
}
