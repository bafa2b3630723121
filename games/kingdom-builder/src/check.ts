import { BadInput, popcount } from '@four-crowns/core';
import { COLUMN_OF, NEIGHBOURS, ROW_OF, SIZE } from './board.ts';
import {
  BUILDABLE,
  CARDS_PER_TERRAIN,
  FIRST_MOVE_TILE,
  SETTLEMENTS,
  TILES,
  TILES_PER_LOCATION,
  WATER,
} from './data.ts';
import { historyFault } from './check-history.ts';
import { turnFault } from './check-turn.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { hexOfLocation, LOCATIONS, usableTiles } from './tiles.ts';
import { isBoardLaid } from './position.ts';

/** Throws if the position could not have come about. */
export function check(s: State): void {
  checkPieces(s);
  const fault = isBoardLaid(s) ? (untakenTile(s) ?? historyFault(s)) : historyFault(s);
  if (fault !== undefined) fail(fault);
}

/** Things are neither made nor lost, whatever was done with them, and the seat that is asked can answer. */
export function checkPieces(s: State): void {
  checkStage(s);
  checkCards(s);
  if (!isBoardLaid(s)) return;
  checkSettlements(s);
  checkDerived(s);
  checkTiles(s);
  const fault = turnFault(s);
  if (fault !== undefined) fail(fault);
}

function checkStage(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const layings = Array.from(a.subarray(at.LAYING, at.LAYING + 4)).filter((l) => l >= 0);
  if (new Set(layings.map((l) => l >> 1)).size < layings.length) fail('a sector lies twice');
  const cards = Array.from(a.subarray(at.OBJECTIVE, at.OBJECTIVE + 3)).filter((c) => c >= 0);
  if (new Set(cards).size < cards.length) fail('a Kingdom Builder card lies twice');
  if (stage === at.SECTORS ? layings.length === 4 : layings.length < 4)
    fail('the board does not fit the stage');
  if (stage > at.DRAW_OBJECTIVES && cards.length < 3) fail('the cards do not fit the stage');
  if (stage > at.CHOOSE_FIRST && a[at.FIRST] < 0) fail('nobody is first');
  const inTurn = stage >= at.TURN && stage < at.OVER;
  if (inTurn !== a[at.CURRENT] >= 0) fail('nobody, or somebody too early, is at turn');
  if ((stage === at.PLACE) !== a[at.LIFTED] >= 0) fail('a lifted settlement does not fit the stage');
  if (a[at.LIFTED] >= 0 && a[at.LIFTED_BY] < FIRST_MOVE_TILE) fail('this tile lifts nothing');
  if (stage === at.TURN && a[at.LEFT] > 0 && a[at.CARD] < 0) fail('no card for the mandatory action');
}

function checkCards(s: State): void {
  const { a } = s;
  const pile = at.sum(a, at.PILE, BUILDABLE);
  for (let t = 0; t < BUILDABLE; t++) {
    let n = a[at.PILE + t] + a[at.DISCARD + t] + a[at.REMOVED + t] + (a[at.CARD] === t ? 1 : 0);
    for (let seat = 0; seat < s.seats; seat++) if (a[at.HAND + seat] === t) n++;
    if (n !== CARDS_PER_TERRAIN || a[at.PILE + t] < 0) fail(`${n} cards of terrain ${t}`);
  }
  if ((a[at.STAGE] === at.REPLACE || a[at.STAGE] === at.DRAW) && pile === 0) fail('nothing to draw');
}

function checkSettlements(s: State): void {
  const { a } = s;
  let lastRound = false;
  for (let seat = 0; seat < s.seats; seat++) {
    let n = a[at.STOCK + seat];
    if (n < 0) fail(`seat ${seat} has a stock below zero`);
    if (n === 0) lastRound = true;
    for (let row = 0; row < SIZE; row++) {
      const word = a[at.OWN + seat * SIZE + row];
      n += popcount(word);
      let ground = 0;
      for (let g = 0; g <= WATER; g++) ground |= at.printedRow(s, g, row);
      if ((word & ~ground) !== 0) fail(`seat ${seat} stands where nobody can`);
      for (let other = 0; other < seat; other++) {
        if ((word & a[at.OWN + other * SIZE + row]) !== 0) fail('two settlements on one hex');
      }
    }
    if (a[at.LIFTED] >= 0 && seat === a[at.CURRENT]) n++;
    if (n !== SETTLEMENTS) fail(`seat ${seat} has ${n} settlements`);
  }
  if (lastRound !== (a[at.LAST_ROUND] === 1)) fail('the last round does not fit the stocks');
}

function checkDerived(s: State): void {
  const fresh = at.clone(s);
  at.layFree(fresh);
  for (let seat = 0; seat < s.seats; seat++) at.layBeside(fresh, seat);
  fresh.a.forEach((word, i) => {
    if (word !== s.a[i]) fail(`derived word ${i} is ${s.a[i]}, not ${word}`);
  });
}

function checkTiles(s: State): void {
  const { a } = s;
  for (let location = 0; location < LOCATIONS; location++) {
    const hex = hexOfLocation(s, location);
    const bit = 1 << location;
    let taken = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      if ((a[at.TAKEN + seat] & bit) !== 0) taken++;
      if ((a[at.HELD + seat] & bit) === 0) continue;
      if ((a[at.TAKEN + seat] & bit) === 0) fail(`seat ${seat} holds a tile it never took`);
      const isLifting = a[at.LIFTED] >= 0 && seat === a[at.CURRENT];
      const near = (a[at.BESIDE + seat * SIZE + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1;
      if (near === 0 && !isLifting) fail(`seat ${seat} holds a tile it should have lost`);
    }
    const tiles = hex < 0 ? 0 : TILES_PER_LOCATION;
    if (a[at.TILES_LEFT + location] !== tiles - taken) fail(`location ${location} does not add up`);
  }
  const seat = a[at.CURRENT];
  if (seat < 0) return;
  if ((a[at.FRESH] & ~a[at.HELD + seat]) !== 0) fail('a tile won this turn is not held');
  for (let tile = 0; tile < TILES.length; tile++) {
    if (at.usesOf(s, tile) > usableTiles(s, seat, tile)) fail(`too many uses of tile ${tile}`);
  }
}

/** KB-4.1: taking is not refused, and tiles never come back, so with one left nobody beside it can be without. */
function untakenTile(s: State): string | undefined {
  const { a } = s;
  for (let location = 0; location < LOCATIONS; location++) {
    const hex = hexOfLocation(s, location);
    if (hex < 0 || a[at.TILES_LEFT + location] === 0) continue;
    for (let seat = 0; seat < s.seats; seat++) {
      if (((a[at.TAKEN + seat] >> location) & 1) === 1) continue;
      const near = (a[at.BESIDE + seat * SIZE + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1;
      const isLiftedHere = a[at.LIFTED] >= 0 && seat === a[at.CURRENT] && isNeighbour(a[at.LIFTED], hex);
      if (near === 1 || isLiftedHere) return `seat ${seat} took no tile although it was beside one`;
    }
  }
  return undefined;
}

function isNeighbour(one: number, other: number): boolean {
  return NEIGHBOURS.subarray(one * 6, one * 6 + 6).includes(other);
}

function fail(what: string): never {
  throw new BadInput('kingdom-builder', what);
}
