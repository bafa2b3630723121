/** Gold by the wording of each card, counted settlement by settlement. */
import type { Objective } from '../../src/data.ts';
import type { Cell, GroundName } from '../hexes.ts';
import { cellsOf, settlementsOf, touches } from './state.ts';
import type { Table } from './state.ts';

export function referenceGold(t: Table, card: Objective | 'castles', seat: number): number {
  const own = settlementsOf(t, seat);
  switch (card) {
    case 'fishermen':
      return own.filter((cell) => cell.ground !== 'water' && isBeside(cell, 'water')).length;
    case 'merchants':
      return 4 * linkedSpecials(own).size;
    case 'discoverers':
      return new Set(own.map((cell) => cell.row)).size;
    case 'hermits':
      return groupsOf(own).length;
    case 'citizens':
      return Math.floor(Math.max(0, ...groupsOf(own).map((group) => group.length)) / 2);
    case 'miners':
      return own.filter((cell) => isBeside(cell, 'mountain')).length;
    case 'workers':
      return own.filter((cell) => isBeside(cell, 'location') || isBeside(cell, 'castle')).length;
    case 'knights':
      return 2 * Math.max(0, ...own.map(({ row }) => own.filter((cell) => cell.row === row).length));
    case 'lords':
      return [0, 1, 2, 3].reduce((gold, sector) => gold + lordsOf(t, sector, seat), 0);
    case 'farmers':
      return 3 * Math.min(...[0, 1, 2, 3].map((sector) => inSector(t, sector, seat)));
    case 'castles':
      return 3 * cellsOf(t).filter((cell) => cell.ground === 'castle' && touches(t, seat, cell)).length;
  }
}

function isBeside(cell: Cell, ground: GroundName): boolean {
  return cell.neighbours.some((n) => n.ground === ground);
}

/** Settlements joined to each other, by repeatedly adding what touches the group. */
function groupsOf(own: readonly Cell[]): Cell[][] {
  const groups: Cell[][] = [];
  const left = new Set(own);
  for (const start of own) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      for (const n of cell.neighbours) if (left.delete(n)) group.push(n);
    }
    groups.push(group);
  }
  return groups;
}

function linkedSpecials(own: readonly Cell[]): Set<Cell> {
  const linked = new Set<Cell>();
  for (const group of groupsOf(own)) {
    const near = group.flatMap((cell) => cell.neighbours);
    const specials = new Set(near.filter((n) => n.ground === 'location' || n.ground === 'castle'));
    if (specials.size >= 2) for (const special of specials) linked.add(special);
  }
  return linked;
}

function inSector(t: Table, sector: number, seat: number): number {
  return settlementsOf(t, seat).filter((cell) => cell.sector === sector).length;
}

/** All with the most get 12, all with the next lower number 6; without the option nobody is paid for none. */
function lordsOf(t: Table, sector: number, seat: number): number {
  const numbers = Array.from({ length: t.seats }, (_, other) => inSector(t, sector, other));
  const mine = numbers[seat] ?? 0;
  if (mine === 0 && !t.lordsZeroCounts) return 0;
  const ranks = [...new Set(numbers)].toSorted((a, b) => b - a);
  return [12, 6][ranks.indexOf(mine)] ?? 0;
}
