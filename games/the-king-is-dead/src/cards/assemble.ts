import { lowestBit } from '@four-crowns/core';
import type { Codes } from '@four-crowns/core';
import { placeCode, placeEachCode } from '../codes.ts';
import { CROWNS, REGION_COUNT } from '../data.ts';
import { OPEN, PLACING, SUPPLY } from '../state.ts';
import type { State } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

/** TKD-5.4: one follower of each faction, each a step of its own; one that has none left is skipped. */
export const assemble: Lister = (s, _seat, out) => {
  const faction = s.a[PLACING];
  if (faction < 0) return NOTHING;
  for (let open = s.a[OPEN]; open !== 0; open &= open - 1) out.push(placeCode(lowestBit(open), faction));
  return assembleLevel(s);
};

/** How much of the card is possible before its first step. */
export function assembleLevel(s: State): number {
  let factions = 0;
  for (let f = 0; f < CROWNS; f++) if (s.a[SUPPLY + f] > 0) factions++;
  return factions === CROWNS ? FULLY : factions > 0 ? PARTLY : NOTHING;
}

/** The first faction from `from` on with a follower in the supply; -1 if there is none. */
export function nextToPlace(s: State, from: number): number {
  for (let f = from; f < CROWNS; f++) if (s.a[SUPPLY + f] > 0) return f;
  return -1;
}

/** TKD-10.3: for the Saxons the whole card is one result. */
export function assembleAtOnce(s: State, out: Codes): void {
  if (assembleLevel(s) === NOTHING) return;
  const open = s.a[OPEN];
  const may = (f: number, region: number): boolean =>
    s.a[SUPPLY + f] === 0 ? region === REGION_COUNT : region < REGION_COUNT && ((open >> region) & 1) === 1;
  for (let x = 0; x <= REGION_COUNT; x++) {
    if (!may(0, x)) continue;
    for (let y = 0; y <= REGION_COUNT; y++) {
      if (!may(1, y)) continue;
      for (let z = 0; z <= REGION_COUNT; z++) if (may(2, z)) out.push(placeEachCode(x, y, z));
    }
  }
}
