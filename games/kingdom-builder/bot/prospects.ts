/** The evaluation of the search: gold as if the game ended now, plus what each card, tile and place may still bring. */
import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { COLUMN_OF, ROW_OF, SIZE } from '../src/board.ts';
import { BUILDABLE, FIRST_MOVE_TILE, MANDATORY, OBJECTIVES, SETTLEMENTS, TILES } from '../src/data.ts';
import { findGroups, GROUP_SIZE, GROUP_SPECIALS } from '../src/groups.ts';
import { lords } from '../src/objectives/sectors.ts';
import {
  BESIDE,
  FREE,
  HELD,
  LAND,
  LAYING,
  OBJECTIVE,
  OVER,
  OWN,
  STAGE,
  STOCK,
  TAKEN,
  TILES_LEFT,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import {
  CITIZENS,
  DISCOVERERS,
  FARMERS,
  FISHERMEN,
  HERMITS,
  KNIGHTS,
  LORDS,
  MERCHANTS,
  MINERS,
  WORKERS,
} from './card-bits.ts';
import { nearOf, REACH, RING_ROWS, SPECIALS } from './near.ts';
import type { Near } from './near.ts';
import { countSectors, sectors } from './sectors.ts';
import type { WEIGHTS } from './weights.ts';

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

const BY_GROUPS = MERCHANTS | HERMITS | CITIZENS;
const BY_SECTORS = LORDS | FARMERS;
const LORDS_CARD = OBJECTIVES.indexOf('lords');

/** More openings than this are of no further use. */
const PLENTY = 6;
export const FAR_AHEAD = 3;
const FEW = 2;

const bound = new Int32Array(BUILDABLE);

export function prospects(w: Weights): (s: State, seat: Seat) => number {
  const tileWorth = Float64Array.from(TILES, (tile) => w[tile]);
  const freeWorth = Float64Array.from(OBJECTIVES, (card) => w[`${card}Free`]);
  const stockWorth = Float64Array.from(OBJECTIVES, (card) => w[`${card}Stock`]);

  return (s, seat) => {
    const { a } = s;
    const near = nearOf(s);
    let cards = 0;
    let free = w.unbound;
    let perSettlement = 0;
    for (let i = 0; i < 3; i++) {
      const card = a[OBJECTIVE + i];
      cards |= 1 << card;
      free += freeWorth[card];
      perSettlement += stockWorth[card];
    }
    const isOver = a[STAGE] === OVER;
    const stock = a[STOCK + seat];
    const left = isOver ? 0 : stock / SETTLEMENTS;
    const turns = isOver ? 0 : turnsLeft(s);
    const usable = Math.min(stock, turns * pace(s, seat));
    let value = perSettlement * usable - (isOver ? 0 : w.idle * (stock - usable));

    const own = OWN + seat * SIZE;
    const beside = BESIDE + seat * SIZE;
    let shore = 0;
    let slope = 0;
    let market = 0;
    let most = 0;
    let line = 0;
    let lines = 0;
    let newLines = 0;
    bound.fill(0);
    for (let row = 0; row < SIZE; row++) {
      const here = a[own + row];
      const next = a[beside + row];
      const open = next & a[LAND + row];
      if (here !== 0) {
        if ((cards & FISHERMEN) !== 0) value += popcount(here & near.water[row]);
        if ((cards & MINERS) !== 0) value += popcount(here & near.mountain[row]);
        if ((cards & WORKERS) !== 0) value += popcount(here & near.special[row]);
        lines++;
        if ((cards & KNIGHTS) !== 0) {
          const n = popcount(here);
          const more = Math.min(FAR_AHEAD, popcount(open));
          if (n > most || (n === most && more > line)) {
            most = n;
            line = more;
          }
        }
      }
      if (open === 0) continue;
      if (here === 0) newLines++;
      if ((cards & FISHERMEN) !== 0) shore += popcount(open & near.water[row]);
      if ((cards & MINERS) !== 0) slope += popcount(open & near.mountain[row]);
      if ((cards & WORKERS) !== 0) market += popcount(open & near.special[row]);
      for (let terrain = 0; terrain < BUILDABLE; terrain++) {
        const word = open & a[FREE + terrain * SIZE + row];
        if (word !== 0) bound[terrain] += popcount(word);
      }
    }
    if ((cards & KNIGHTS) !== 0) value += 2 * most + left * (w.longest * most + w.line * line);
    if ((cards & DISCOVERERS) !== 0) value += lines + left * (w.lines * lines + w.newLine * newLines);
    value +=
      left *
      (w.shore * Math.min(PLENTY, shore) +
        w.slope * Math.min(PLENTY, slope) +
        w.market * Math.min(PLENTY, market));

    // KB-3.4: a terrain that touches the seat's settlements must be built there; with any other the choice is free.
    let unbound = 0;
    let few = 0;
    for (let terrain = 0; terrain < BUILDABLE; terrain++) {
      if (bound[terrain] === 0) unbound++;
      else if (bound[terrain] <= FEW) few++;
    }
    value += left * (free * unbound + w.fewBound * few);
    value += places(s, seat, near, w, tileWorth, left, (cards & MERCHANTS) !== 0);
    if ((cards & BY_GROUPS) !== 0) value += groups(s, seat, cards, w, left);
    if ((cards & BY_SECTORS) !== 0) value += bySectors(s, seat, cards, w, left);
    return value;
  };
}

/** Settlements per turn. */
export function pace(s: State, seat: Seat): number {
  const { a } = s;
  let n = MANDATORY;
  for (let held = a[HELD + seat], slot = 0; held !== 0; held >>= 2, slot++) {
    if (a[LAYING + slot] >> 1 < FIRST_MOVE_TILE) n += (held & 1) + ((held >> 1) & 1);
  }
  return n;
}

/** KB-7.1: the first seat without settlements left ends the game for all. */
export function turnsLeft(s: State): number {
  let turns = Infinity;
  for (let seat = 0; seat < s.seats; seat++) turns = Math.min(turns, s.a[STOCK + seat] / pace(s, seat));
  return turns;
}

/** Tiles held, and locations and castles that are touched or near. */
function places(
  s: State,
  seat: Seat,
  near: Near,
  w: Weights,
  tileWorth: Float64Array,
  left: number,
  merchants: boolean,
): number {
  const { a } = s;
  const beside = BESIDE + seat * SIZE;
  let value = 0;
  for (let place = 0; place < SPECIALS; place++) {
    const hex = near.hex[place];
    if (hex < 0) continue;
    const row = ROW_OF[hex];
    const isCastle = (place & 2) !== 0;
    const worth = isCastle ? 0 : tileWorth[a[LAYING + (place >> 2)] >> 1];
    const location = ((place >> 2) << 1) | (place & 1);
    if (!isCastle && ((a[HELD + seat] >> location) & 1) === 1) value += left * worth;
    if (((a[beside + row] >> COLUMN_OF[hex]) & 1) === 1) {
      if (isCastle) value += 3;
      continue;
    }
    const steps = stepsTo(s, beside, near, place, row);
    if (steps === 0) continue;
    if (merchants) value += (left * w.nearSpecial) / steps;
    if (isCastle) value += left * (steps === 1 ? w.nearCastle : w.farCastle);
    else if (a[TILES_LEFT + location] > 0 && ((a[TAKEN + seat] >> location) & 1) === 0) {
      value += left * worth * (steps === 1 ? w.nearTile : w.farTile);
    }
  }
  return value;
}

/** How many more settlements it takes to touch the place: 1, 2, or 0 if more. */
export function stepsTo(s: State, beside: number, near: Near, place: number, row: number): number {
  const { a } = s;
  let steps = 0;
  for (let i = 0; i < RING_ROWS; i++) {
    const at = row + i - REACH;
    if (at < 0 || at >= SIZE) continue;
    const open = a[beside + at] & a[LAND + at];
    if ((open & near.one[place * RING_ROWS + i]) !== 0) return 1;
    if ((open & near.two[place * RING_ROWS + i]) !== 0) steps = 2;
  }
  return steps;
}

/** KB-6.2, KB-6.4, KB-6.5 */
function groups(s: State, seat: Seat, cards: number, w: Weights, left: number): number {
  const n = findGroups(s, seat);
  let value = (cards & HERMITS) !== 0 ? n + left * w.hermitGroups * n : 0;
  if ((cards & CITIZENS) !== 0) {
    let largest = 0;
    let second = 0;
    for (let g = 0; g < n; g++) {
      const size = GROUP_SIZE[g];
      if (size > largest) {
        second = largest;
        largest = size;
      } else if (size > second) second = size;
    }
    // An odd settlement scores with the next one, as long as there is one.
    value += left > 0 ? largest / 2 - (largest & 1) * 0.25 * (1 - left) : largest >> 1;
    value += left * (w.largest * largest + w.secondGroup * second);
  }
  if ((cards & MERCHANTS) !== 0) {
    let linked = 0;
    let touched = 0;
    for (let g = 0; g < n; g++) {
      const specials = GROUP_SPECIALS[g];
      touched |= specials;
      if ((specials & (specials - 1)) !== 0) linked |= specials;
    }
    const links = popcount(linked);
    value += 4 * links + left * (w.linked * links + w.touched * popcount(touched) + w.merchantGroups * n);
  }
  return value;
}

/** KB-6.9, KB-6.10 */
function bySectors(s: State, seat: Seat, cards: number, w: Weights, left: number): number {
  countSectors(s, seat);
  if ((cards & LORDS) !== 0) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) countSectors(s, other);
  }
  let value = 0;
  const mine = seat * 4;
  if ((cards & FARMERS) !== 0) {
    let all = 0;
    let fewest = SETTLEMENTS;
    let most = 0;
    let empty = 0;
    for (let slot = 0; slot < 4; slot++) {
      const n = sectors[mine + slot];
      if (n === 0) empty++;
      all += n;
      fewest = Math.min(fewest, n);
      most = Math.max(most, n);
    }
    value += 3 * fewest;
    value += left * (w.fewest * fewest + w.emptySector * empty + (w.farmer * (all - fewest - most)) / 2);
  }
  if ((cards & LORDS) !== 0) value += amongLords(s, seat, w, left);
  return value;
}

/** KB-6.9; the sectors of all seats must have been counted. */
function amongLords(s: State, seat: Seat, w: Weights, left: number): number {
  let lead = 0;
  let leading = 0;
  for (let slot = 0; slot < 4; slot++) {
    let best = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) best = Math.max(best, sectors[other * 4 + slot]);
    }
    const ahead = sectors[seat * 4 + slot] - best;
    lead += Math.max(-FAR_AHEAD, Math.min(FAR_AHEAD, ahead));
    leading += Math.sign(ahead);
  }
  const prospect = s.a[STAGE] === OVER ? 0 : w.leading * leading + (w.lead + left * w.lateLead) * lead;
  return lords(s, seat) + prospect;
}

/**
 * The same for comparing the lines of one turn. The opponents' prospects cannot change during it, except that they
 * may lose the lead of lords (KB-6.9), which counts like a gain.
 */
export function againstOthers(w: Weights): (s: State, seat: Seat) => number {
  const evaluate = prospects(w);
  return (s, seat) => {
    const { a } = s;
    let value = evaluate(s, seat);
    if (a[OBJECTIVE] !== LORDS_CARD && a[OBJECTIVE + 1] !== LORDS_CARD && a[OBJECTIVE + 2] !== LORDS_CARD)
      return value;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      const left = a[STAGE] === OVER ? 0 : a[STOCK + other] / SETTLEMENTS;
      value -= amongLords(s, other, w, left) / (s.seats - 1);
    }
    return value;
  };
}
