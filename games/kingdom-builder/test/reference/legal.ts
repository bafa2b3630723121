/** What the rulings allow, by trying every hex. Actions are written as words, such as `use farm C7`. */
import { OBJECTIVES, TERRAINS, TILES } from '../../src/data.ts';
import type { Tile } from '../../src/data.ts';
import { isTerrain, sectorOf } from '../hexes.ts';
import type { Cell, GroundName } from '../hexes.ts';
import { cellsOf, settlementsOf, touches, usesOf } from './state.ts';
import type { Table } from './state.ts';

/** Everything that the one who is asked may do. */
export function referenceLegal(t: Table): string[] {
  const { current } = t;
  switch (t.stage) {
    case 'sectors':
      return TILES.filter((tile) => !t.layout.some((laid) => sectorOf(laid).sector === tile)).flatMap(
        (tile) => [`lay-sector ${tile} false`, `lay-sector ${tile} true`],
      );
    case 'objectives':
      return OBJECTIVES.filter((card) => !t.objectives.includes(card)).map((card) => `lay-objective ${card}`);
    case 'first-player':
      return Array.from({ length: t.seats }, (_, seat) => `choose-first ${seat}`);
    case 'hands':
    case 'replace':
    case 'draw':
      return TERRAINS.filter((terrain) => t.pile.includes(terrain)).map((terrain) => `deal ${terrain}`);
    case 'turn':
      return current === undefined ? [] : turnActions(t, current);
    case 'lifted': {
      if (current === undefined || t.lifted === undefined) throw new Error('nothing is lifted');
      const { tile, from } = t.lifted;
      return targetsOf(t, current, tile, from).map((cell) => `place ${cell.name}`);
    }
    default:
      return [];
  }
}

function turnActions(t: Table, seat: number): string[] {
  const actions: string[] = [];
  if (t.left > 0 && t.card !== undefined) {
    for (const cell of besideIfPossible(t, seat, freeOf(t, t.card))) actions.push(`build ${cell.name}`);
  }
  const isBetween = t.left === 1 || t.left === 2;
  if (isBetween) return actions;
  for (const tile of TILES) {
    if (usesOf(t, seat, tile) === 0) continue;
    if (tile === 'barn' || tile === 'harbor' || tile === 'paddock') {
      for (const cell of settlementsOf(t, seat)) {
        t.owners.delete(cell);
        const mayGo = targetsOf(t, seat, tile, cell).length > 0;
        t.owners.set(cell, seat);
        if (mayGo) actions.push(`lift ${tile} ${cell.name}`);
      }
    } else if (t.stock[seat] !== 0) {
      for (const cell of buildingHexes(t, seat, tile)) actions.push(`use ${tile} ${cell.name}`);
    }
  }
  if (t.left === 0) actions.push('end-turn');
  return actions;
}

function freeOf(t: Table, ground: GroundName): Cell[] {
  return (t.board?.byGround[ground] ?? []).filter((cell) => !t.owners.has(cell));
}

/** Ruling 3. */
function besideIfPossible(t: Table, seat: number, wanted: readonly Cell[]): readonly Cell[] {
  const beside = wanted.filter((cell) => touches(t, seat, cell));
  return beside.length > 0 ? beside : wanted;
}

/** Rulings 12 to 14. */
function buildingHexes(t: Table, seat: number, tile: Tile): readonly Cell[] {
  switch (tile) {
    case 'oracle':
      return t.card === undefined ? [] : besideIfPossible(t, seat, freeOf(t, t.card));
    case 'farm':
      return besideIfPossible(t, seat, freeOf(t, 'grass'));
    case 'oasis':
      return besideIfPossible(t, seat, freeOf(t, 'desert'));
    case 'tower': {
      const edge = cellsOf(t).filter((c) => c.row === 0 || c.row === 19 || c.column === 0 || c.column === 19);
      return besideIfPossible(
        t,
        seat,
        edge.filter((cell) => isTerrain(cell.ground) && !t.owners.has(cell)),
      );
    }
    case 'tavern':
      return lineEnds(t, seat);
    default:
      throw new Error(`${tile} does not build`);
  }
}

/** From each settlement, in each direction: walk to the end of the run and look at the hex behind it. */
function lineEnds(t: Table, seat: number): Cell[] {
  const ends = new Set<Cell>();
  for (const from of settlementsOf(t, seat)) {
    for (let direction = 0; direction < 6; direction++) {
      let length = 0;
      let here: Cell | undefined = from;
      while (here !== undefined && t.owners.get(here) === seat) {
        length++;
        here = here.steps[direction];
      }
      if (length >= 3 && here !== undefined && !t.owners.has(here) && isTerrain(here.ground)) ends.add(here);
    }
  }
  return [...ends];
}

/** Rulings 15 and 16: where the settlement lifted from `from` may go. It is off the board by now. */
function targetsOf(t: Table, seat: number, tile: Tile, from: Cell): readonly Cell[] {
  if (tile === 'paddock') {
    const landings = from.steps.flatMap((over, direction) => over?.steps[direction] ?? []);
    return landings.filter((cell) => isTerrain(cell.ground) && !t.owners.has(cell));
  }
  const ground = tile === 'harbor' ? 'water' : t.card;
  if (ground === undefined) return [];
  const possible = freeOf(t, ground).filter((cell) => cell !== from || t.vacatedHexCounts);
  return besideIfPossible(t, seat, possible).filter((cell) => cell !== from);
}
