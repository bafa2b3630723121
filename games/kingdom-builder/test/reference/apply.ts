/** What an action does, step by step as at a table. */
import type { Objective, Terrain, Tile } from '../../src/data.ts';
import type { Action } from '../../src/index.ts';
import { laidOf } from '../hexes.ts';
import type { Cell } from '../hexes.ts';
import { cellNamed, cellsOf, emptyTable, layBoard, touches } from './state.ts';
import type { HeldTile, SavedTable, Table, TableOptions } from './state.ts';

export function referenceStart(options: TableOptions, seats: number): Table {
  const t = emptyTable(options, seats);
  if (options.board === 'random') return t;
  t.layout.push(
    ...(options.board === 'first-game'
      ? (['tavern', 'paddock', 'oasis', 'farm'] as const)
      : options.board.map(laidOf)),
  );
  boardComplete(t);
  return t;
}

function boardComplete(t: Table): void {
  layBoard(t);
  t.stage = 'objectives';
  if (t.chosen.objectives === undefined) return;
  t.objectives.push(...t.chosen.objectives);
  objectivesComplete(t);
}

function objectivesComplete(t: Table): void {
  t.stage = 'first-player';
  if (t.chosen.first !== undefined) firstKnown(t, t.chosen.first);
}

function firstKnown(t: Table, seat: number): void {
  t.first = seat;
  t.stage = 'hands';
}

export function referenceApply(t: Table, action: Action): void {
  switch (action.type) {
    case 'lay-sector':
      t.layout.push(laidOf(action));
      if (t.layout.length === 4) boardComplete(t);
      return;
    case 'lay-objective':
      t.objectives.push(action.card satisfies Objective);
      if (t.objectives.length === 3) objectivesComplete(t);
      return;
    case 'choose-first':
      return firstKnown(t, action.seat);
    case 'deal':
      return dealt(t, action.terrain);
    case 'build':
      t.left--;
      return buildOn(t, cellNamed(t, action.hex));
    case 'use':
      turnOver(t, action.tile);
      return buildOn(t, cellNamed(t, action.hex));
    case 'lift':
      turnOver(t, action.tile);
      t.lifted = { from: cellNamed(t, action.hex), tile: action.tile };
      t.owners.delete(t.lifted.from);
      t.stage = 'lifted';
      return;
    case 'place':
      return placeOn(t, cellNamed(t, action.hex));
    case 'end-turn':
      return endTurn(t);
  }
}

function currentSeat(t: Table): number {
  if (t.current === undefined) throw new Error('nobody is at turn');
  return t.current;
}

function takeFromPile(t: Table, terrain: Terrain): void {
  const at = t.pile.indexOf(terrain);
  if (at < 0) throw new Error(`no ${terrain} in the pile`);
  t.pile.splice(at, 1);
}

function dealt(t: Table, terrain: Terrain): void {
  takeFromPile(t, terrain);
  if (t.stage === 'replace') {
    t.card = terrain;
    t.stage = 'turn';
    return mandatoryStillPossible(t);
  }
  const first = t.first ?? 0;
  const clockwise = Array.from({ length: t.seats }, (_, i) => (first + i) % t.seats);
  const seat = t.stage === 'hands' ? clockwise.find((s) => t.hands[s] === undefined) : t.current;
  if (seat === undefined) throw new Error('nobody needs a card');
  t.hands[seat] = terrain;
  t.handGenerations[seat] = t.generation;
  if (t.stage === 'draw') nextPlayer(t);
  else if (t.hands.every((hand) => hand !== undefined)) beginTurn(t, first);
}

/** Rulings 1 and 7. */
function beginTurn(t: Table, seat: number): void {
  t.current = seat;
  t.stage = 'turn';
  t.card = t.hands[seat];
  t.hands[seat] = undefined;
  t.left = 3;
  for (const tile of t.tiles) {
    tile.fresh = false;
    tile.used = false;
  }
  mandatoryStillPossible(t);
}

/** Rulings 5 and 19. */
function mandatoryStillPossible(t: Table): void {
  if (t.left === 0) return;
  if (t.stock[currentSeat(t)] === 0) {
    t.left = 0;
    return;
  }
  if (cellsOf(t).some((cell) => cell.ground === t.card && !t.owners.has(cell))) return;
  if (t.card !== undefined) t.removed.push(t.card);
  t.card = undefined;
  if (cardAvailable(t)) t.stage = 'replace';
  else t.left = 0;
}

function cardAvailable(t: Table): boolean {
  if (t.pile.length === 0 && t.discard.length > 0) {
    t.pile = t.discard;
    t.discard = [];
    t.generation++;
  }
  return t.pile.length > 0;
}

function turnOver(t: Table, kind: Tile): void {
  const tile = t.tiles.find((x) => x.seat === t.current && x.kind === kind && !x.fresh && !x.used);
  if (tile === undefined) throw new Error(`no ${kind} to use`);
  tile.used = true;
}

function buildOn(t: Table, cell: Cell): void {
  const seat = currentSeat(t);
  t.owners.set(cell, seat);
  t.stock[seat] = (t.stock[seat] ?? 0) - 1;
  if (t.stock[seat] === 0) t.lastRound = true;
  takeTiles(t, seat, cell);
  mandatoryStillPossible(t);
}

function placeOn(t: Table, cell: Cell): void {
  const seat = currentSeat(t);
  t.owners.set(cell, seat);
  t.lifted = undefined;
  t.stage = 'turn';
  takeTiles(t, seat, cell);
  dropTiles(t, seat);
  mandatoryStillPossible(t);
}

/** Rulings 6, 8 and 10. */
function takeTiles(t: Table, seat: number, cell: Cell): void {
  for (const location of cell.neighbours) {
    const left = t.tilesOn.get(location) ?? 0;
    if (location.tile === undefined || left === 0 || t.taken[seat]?.has(location) === true) continue;
    t.tilesOn.set(location, left - 1);
    t.taken[seat]?.add(location);
    t.tiles.push({ seat, kind: location.tile, from: location, fresh: true, used: false });
  }
}

/** Rulings 9 and 11: the player who loses an unused tile may give up a used one of the same kind instead. */
function dropTiles(t: Table, seat: number): void {
  const lost = t.tiles.filter((tile) => tile.seat === seat && !touches(t, seat, tile.from));
  t.tiles = t.tiles.filter((tile) => !lost.includes(tile));
  for (const gone of lost) {
    if (gone.used || gone.fresh) continue;
    const isTwin = (x: HeldTile): boolean => x.seat === seat && x.kind === gone.kind && x.used;
    const twin = t.tiles.find(isTwin);
    if (twin !== undefined) twin.used = false;
  }
}

/** Rulings 1 and 18. */
function endTurn(t: Table): void {
  if (t.card !== undefined) t.discard.push(t.card);
  t.card = undefined;
  if (!t.lastRound && cardAvailable(t)) t.stage = 'draw';
  else nextPlayer(t);
}

function nextPlayer(t: Table): void {
  const next = (currentSeat(t) + 1) % t.seats;
  if (!t.lastRound || next !== t.first) return beginTurn(t, next);
  t.stage = 'over';
  t.current = undefined;
}

/** A table as it was saved. */
export function referenceFrom(saved: SavedTable): Table {
  const t = emptyTable(saved.options, saved.seats);
  t.layout.push(...saved.board.map(laidOf));
  layBoard(t);
  t.stage = saved.stage;
  t.objectives.push(...saved.objectives);
  t.first = saved.first ?? undefined;
  t.current = saved.current ?? undefined;
  t.card = saved.card ?? undefined;
  t.left = saved.left;
  t.lastRound = saved.lastRound;
  if (saved.lifted !== null) t.lifted = { from: cellNamed(t, saved.lifted.hex), tile: saved.lifted.tile };
  saved.settlements.forEach((hexes, seat) => {
    for (const hex of hexes) t.owners.set(cellNamed(t, hex), seat);
    t.stock[seat] = 40 - hexes.length - (t.lifted !== undefined && seat === t.current ? 1 : 0);
  });
  for (const { hex, left } of saved.locations) t.tilesOn.set(cellNamed(t, hex), left);
  saved.taken.forEach((hexes, seat) => hexes.forEach((hex) => t.taken[seat]?.add(cellNamed(t, hex))));
  saved.held.forEach((hexes, seat) => {
    for (const hex of hexes) t.tiles.push(tileFrom(cellNamed(t, hex), seat, saved.fresh.includes(hex)));
  });
  for (const tile of t.tiles) {
    const sameKind = t.tiles.filter((x) => x.seat === t.current && x.kind === tile.kind && !x.fresh);
    sameKind.slice(saved.uses[tile.kind] ?? 0).forEach((x) => (x.used = true));
  }
  t.pile = cardsOf(saved.pile);
  t.discard = cardsOf(saved.discard);
  t.removed.push(...cardsOf(saved.removed));
  saved.hands.forEach((hand, seat) => (t.hands[seat] = hand ?? undefined));
  saved.handGenerations.forEach((g, seat) => (t.handGenerations[seat] = g ?? 0));
  t.generation = saved.generation;
  return t;
}

function tileFrom(from: Cell, seat: number, fresh: boolean): HeldTile {
  if (from.tile === undefined) throw new Error(`${from.name} is no location`);
  return { seat, kind: from.tile, from, fresh, used: false };
}

function cardsOf(counts: { readonly [t in Terrain]: number }): Terrain[] {
  return (Object.keys(counts) as Terrain[]).flatMap((t) => Array.from({ length: counts[t] }, () => t));
}
