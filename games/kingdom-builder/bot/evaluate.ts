import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { SIZE } from '../src/board.ts';
import { BUILDABLE, OBJECTIVES, SETTLEMENTS } from '../src/data.ts';
import { findGroups, GROUP_SPECIALS } from '../src/groups.ts';
import { inSector } from '../src/objectives/sectors.ts';
import { gold } from '../src/scoring.ts';
import { BESIDE, FREE, HELD, OBJECTIVE, STOCK } from '../src/state.ts';
import type { State } from '../src/state.ts';

// In gold, with a full supply of settlements; all except Lords shrink as it runs out. Found by playing several
// hundred matches against the plain score, one weight at a time.
const TILE = 8;
const BOUND = 4;
const SPECIAL = 1.5;
const FARMER = 2;
const LORD = 1;
const LORD_LEAD = 3;

const MERCHANTS = OBJECTIVES.indexOf('merchants');
const LORDS = OBJECTIVES.indexOf('lords');
const FARMERS = OBJECTIVES.indexOf('farmers');

/** Gold as if the game ended now, plus what the position may still bring. */
export function evaluate(s: State, seat: Seat): number {
  const { a } = s;
  const left = a[STOCK + seat] / SETTLEMENTS;
  let value = gold(s, seat);
  value += left * (TILE * popcount(a[HELD + seat]) - BOUND * boundTerrains(s, seat));
  for (let i = 0; i < 3; i++) {
    const card = a[OBJECTIVE + i];
    if (card === MERCHANTS) value += left * SPECIAL * specialsTouched(s, seat);
    else if (card === FARMERS) value += left * FARMER * farmersToCome(s, seat);
    else if (card === LORDS) value += LORD * leads(s, seat);
  }
  return value;
}

/** KB-3.4: a terrain that touches the seat's settlements must be built there; with any other the choice is free. */
function boundTerrains(s: State, seat: Seat): number {
  const { a } = s;
  let bound = 0;
  for (let terrain = 0; terrain < BUILDABLE; terrain++) {
    for (let row = 0; row < SIZE; row++) {
      if ((a[BESIDE + seat * SIZE + row] & a[FREE + terrain * SIZE + row]) === 0) continue;
      bound++;
      break;
    }
  }
  return bound;
}

/** Locations and castles that one more settlement may connect (KB-6.2). */
function specialsTouched(s: State, seat: Seat): number {
  const groups = findGroups(s, seat);
  let touched = 0;
  for (let g = 0; g < groups; g++) touched |= GROUP_SPECIALS[g];
  return popcount(touched);
}

/** KB-6.10 scores only the poorest sector; the next poorest ones are its future. */
function farmersToCome(s: State, seat: Seat): number {
  let all = 0;
  let fewest = SETTLEMENTS;
  let most = 0;
  for (let slot = 0; slot < 4; slot++) {
    const n = inSector(s, seat, slot);
    all += n;
    fewest = Math.min(fewest, n);
    most = Math.max(most, n);
  }
  return (all - fewest - most) / 2;
}

/** KB-6.9 scores for being ahead. A clear lead keeps it, and being close makes it possible. */
function leads(s: State, seat: Seat): number {
  let sum = 0;
  for (let slot = 0; slot < 4; slot++) {
    let best = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) best = Math.max(best, inSector(s, other, slot));
    }
    sum += Math.max(-LORD_LEAD, Math.min(LORD_LEAD, inSector(s, seat, slot) - best));
  }
  return sum;
}
