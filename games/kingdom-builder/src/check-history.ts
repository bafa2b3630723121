/** What play cannot have led to although every piece is there: how many turns were taken, and what each did. */
import { popcount } from '@four-crowns/core';
import {
  BUILDABLE,
  CARDS_PER_TERRAIN,
  FIRST_GAME_OBJECTIVES,
  FIRST_GAME_SECTORS,
  FIRST_MOVE_TILE,
  MANDATORY,
  OBJECTIVES,
  SETTLEMENTS,
  TILES,
} from './data.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { hexOfLocation, LOCATIONS, tileOfLocation, usableTiles } from './tiles.ts';

/** No board has fewer hexes of a terrain, so before as many settlements no card is useless (KB-2.7). */
const FEWEST_OF_A_TERRAIN = 52;

/** What is wrong with how the position would have come about; undefined if nothing is. */
export function historyFault(s: State): string | undefined {
  const stage = s.a[at.STAGE];
  const chosen = chosenFault(s);
  if (chosen !== undefined || stage < at.HANDS) return chosen ?? earlyFault(s);
  if (stage === at.HANDS) return earlyFault(s) ?? dealtFault(s);
  return turnFault(s) ?? handsFault(s) ?? roundsFault(s);
}

/** KB-8: what the table chose is what lies there. */
function chosenFault({ a, options }: State): string | undefined {
  const { board, objectives, first } = options;
  if (first !== 'random' && a[at.FIRST] >= 0 && a[at.FIRST] !== first) return 'another seat was to be first';
  const cards = objectives === 'first-game' ? FIRST_GAME_OBJECTIVES : objectives;
  const isOther = (i: number, wanted: number): boolean => a[i] >= 0 && a[i] !== wanted;
  if (cards !== 'random' && cards.some((card, i) => isOther(at.OBJECTIVE + i, OBJECTIVES.indexOf(card)))) {
    return 'other Kingdom Builder cards were chosen';
  }
  const sectors =
    board === 'first-game' ? FIRST_GAME_SECTORS.map((sector) => ({ sector, turned: false })) : board;
  if (sectors === 'random') return undefined;
  const layings = sectors.map(({ sector, turned }) => TILES.indexOf(sector) * 2 + (turned ? 1 : 0));
  const another = layings.some((laying, slot) => isOther(at.LAYING + slot, laying));
  return another ? 'another board was chosen' : undefined;
}

/** KB-1: nothing is built, drawn or taken before the first turn. */
function earlyFault({ a, seats }: State): string | undefined {
  const isBuilt = at.sum(a, at.STOCK, seats) < seats * SETTLEMENTS || at.sum(a, at.TAKEN, seats) > 0;
  const isPlayed = isBuilt || a[at.CARD] >= 0 || a[at.LEFT] > 0 || a[at.GENERATION] > 0;
  const isUsed = at.sum(a, at.DISCARD, BUILDABLE) + at.sum(a, at.REMOVED, BUILDABLE) > 0;
  return isPlayed || isUsed ? 'something was done before the first turn' : undefined;
}

/** KB-1.5: one card each from the first player on. */
function dealtFault(s: State): string | undefined {
  const hands = Array.from(
    { length: s.seats },
    (_, i) => s.a[at.HAND + ((s.a[at.FIRST] + i) % s.seats)] >= 0,
  );
  const open = hands.indexOf(false);
  return open < 0 || hands.slice(open).includes(true) ? 'hands are dealt in another order' : undefined;
}

/** KB-4.3, KB-4.4, KB-5.10: what this turn used, won and still holds. */
function turnFault(s: State): string | undefined {
  const { a } = s;
  const seat = a[at.CURRENT];
  if (seat < 0) return undefined;
  const isLifting = a[at.STAGE] === at.PLACE;
  if (isLifting && at.usesOf(s, a[at.LIFTED_BY]) >= usableTiles(s, seat, a[at.LIFTED_BY])) {
    return 'lifted by a tile that was not used';
  }
  let used = popcount(a[at.TAKEN + seat] & ~a[at.HELD + seat]);
  for (let tile = 0; tile < TILES.length; tile++) used += usableTiles(s, seat, tile) - at.usesOf(s, tile);
  const placed = MANDATORY - a[at.LEFT] + used - (isLifting ? 1 : 0);
  return popcount(a[at.FRESH]) > placed ? 'more tiles were won this turn than settlements placed' : undefined;
}

/** KB-2.5: the player who ends a turn draws, unless it is the last round or no card is left at all. */
function handsFault(s: State): string | undefined {
  const { a } = s;
  if (a[at.CURRENT] < 0) return undefined;
  const removed = at.sum(a, at.REMOVED, BUILDABLE);
  if (removed > 0 && built(s) < FEWEST_OF_A_TERRAIN) return 'no card can have been useless';
  if (removed >= BUILDABLE * CARDS_PER_TERRAIN - (s.seats - 1)) return undefined;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === a[at.CURRENT] || a[at.HAND + seat] >= 0) continue;
    if (a[at.LAST_ROUND] === 0 || order(s, seat) > order(s, a[at.CURRENT])) return `seat ${seat} has no card`;
  }
  return undefined;
}

/** How many seats come before it in a round. */
function order(s: State, seat: number): number {
  return (seat - s.a[at.FIRST] + s.seats) % s.seats;
}

function built(s: State): number {
  return s.seats * SETTLEMENTS - at.sum(s.a, at.STOCK, s.seats);
}

/** KB-2.1, KB-2.3, KB-7.2: there is a number of rounds in which every seat can have done what it has done. */
function roundsFault(s: State): string | undefined {
  for (let round = 1; round <= SETTLEMENTS; round++) {
    if (isInRound(s, round)) return undefined;
  }
  return 'no number of rounds leads to these settlements and tiles';
}

function isInRound(s: State, round: number): boolean {
  const { a } = s;
  const current = a[at.CURRENT];
  const turn = current < 0 ? s.seats : order(s, current);
  const ended = (round - 1) * s.seats + turn + (a[at.STAGE] === at.DRAW ? 1 : 0);
  const mayLapse = built(s) >= FEWEST_OF_A_TERRAIN;
  const discarded = at.sum(a, at.DISCARD, BUILDABLE);
  if (a[at.GENERATION] === 0 && !mayLapse && discarded !== ended) return false;
  for (let seat = 0; seat < s.seats; seat++) {
    const turns = current < 0 || order(s, seat) <= turn ? round : round - 1;
    if (!canHaveDone(s, seat, turns, seat === current ? a[at.LEFT] : 0, mayLapse)) return false;
  }
  return true;
}

/** Whether a seat can have come there in this many turns, the last of them with `left` still to build. */
function canHaveDone(s: State, seat: number, turns: number, left: number, mayLapse: boolean): boolean {
  const { a } = s;
  const n = SETTLEMENTS - a[at.STOCK + seat];
  const taken = a[at.TAKEN + seat];
  const lost = taken & ~a[at.HELD + seat];
  if (turns === 0) return n === 0 && taken === 0;
  // A tile works from the turn after the one in which it was taken (KB-4.3).
  const working = turns - 1;
  const builders = working * tilesTaken(s, seat, (tile) => tile < FIRST_MOVE_TILE);
  const moves = working * tilesTaken(s, seat, (tile) => tile >= FIRST_MOVE_TILE);
  const mandatory = turns * MANDATORY - left;
  if (n > mandatory + builders || (n < mandatory && n < SETTLEMENTS && !mayLapse)) return false;
  // The last round ends with everybody's turn in it, so the stock of nobody was empty before.
  if (n === SETTLEMENTS && seat !== a[at.CURRENT] && a[at.CURRENT] >= 0) {
    if (order(s, seat) > order(s, a[at.CURRENT])) return false;
  }
  return popcount(taken) <= n + moves && popcount(lost) <= moves;
}

/** How many tiles of a kind a seat has ever taken. */
function tilesTaken(s: State, seat: number, isWanted: (tile: number) => boolean): number {
  let n = 0;
  for (let location = 0; location < LOCATIONS; location++) {
    const isTaken = ((s.a[at.TAKEN + seat] >> location) & 1) === 1;
    if (isTaken && hexOfLocation(s, location) >= 0 && isWanted(tileOfLocation(s, location))) n++;
  }
  return n;
}
