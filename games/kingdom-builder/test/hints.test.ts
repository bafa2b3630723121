/** Every fact of every reason of a hint, counted again on the board from nothing of the bots. */
import { checkHints } from '@four-crowns/bots/testing';
import type { Truth } from '@four-crowns/bots/testing';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { knowledge } from '../bot/index.ts';
import { OBJECTIVES, TERRAINS } from '../src/data.ts';
import type { Objective } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { isTerrain } from './hexes.ts';
import type { Cell } from './hexes.ts';
import { saved } from './playing.ts';
import { referenceFrom } from './reference/apply.ts';
import { referenceGold } from './reference/gold.ts';
import { cellsOf, settlementsOf, touches } from './reference/state.ts';
import type { Table } from './reference/state.ts';

const GOLD: { readonly [card in Objective | 'castles']: number } = {
  fishermen: 1,
  merchants: 4,
  discoverers: 1,
  hermits: 1,
  citizens: 1,
  miners: 1,
  workers: 1,
  knights: 2,
  lords: 1,
  farmers: 3,
  castles: 3,
};

function isPaying(id: string): id is Objective | 'castles' {
  return id in GOLD;
}

/** What a reason counts, in one position. */
function countIn(t: Table, seat: number, id: string, of: string | undefined): number {
  if (isPaying(id)) return referenceGold(t, id, seat) / GOLD[id];
  switch (id) {
    case 'tile':
      return t.tiles.filter((tile) => tile.seat === seat && tile.kind === of).length;
    case 'tileNear':
      return placesNear(t, seat).filter(
        (cell) => cell.tile === of && (t.tilesOn.get(cell) ?? 0) > 0 && !t.taken[seat]!.has(cell),
      ).length;
    case 'castleNear':
      return placesNear(t, seat).filter(({ ground }) => ground === 'castle').length;
    case 'free':
      return TERRAINS.filter((terrain) => openBeside(t, seat).every((cell) => cell.ground !== terrain))
        .length;
    case 'later':
      return laterOf(t, seat, of as Objective);
    default:
      throw new Error(`nothing is known of ${id}`);
  }
}

/** Free land beside the own settlements. */
function openBeside(t: Table, seat: number): readonly Cell[] {
  return cellsOf(t).filter((cell) => isTerrain(cell.ground) && !t.owners.has(cell) && touches(t, seat, cell));
}

/** Castles and locations that are not touched, but would be with one or two settlements more. */
function placesNear(t: Table, seat: number): readonly Cell[] {
  const open = new Set(openBeside(t, seat));
  return cellsOf(t).filter((cell) => {
    if ((cell.ground !== 'castle' && cell.ground !== 'location') || touches(t, seat, cell)) return false;
    const two = new Set(cell.neighbours.flatMap((near) => [near, ...near.neighbours]));
    return [...two].some((near) => near !== cell && open.has(near));
  });
}

function laterOf(t: Table, seat: number, card: Objective): number {
  const open = openBeside(t, seat);
  const own = settlementsOf(t, seat);
  const isBeside = (cell: Cell, ...grounds: readonly string[]): boolean =>
    cell.neighbours.some(({ ground }) => grounds.includes(ground));
  const inRow = (row: number): number => own.filter((cell) => cell.row === row).length;
  const most = Math.max(0, ...own.map(({ row }) => inRow(row)));
  switch (card) {
    case 'fishermen':
      return open.filter((cell) => isBeside(cell, 'water')).length;
    case 'miners':
      return open.filter((cell) => isBeside(cell, 'mountain')).length;
    case 'workers':
      return open.filter((cell) => isBeside(cell, 'castle', 'location')).length;
    case 'discoverers':
      return new Set(open.map(({ row }) => row).filter((row) => inRow(row) === 0)).size;
    case 'knights':
      return Math.max(
        0,
        ...own
          .filter(({ row }) => inRow(row) === most)
          .map(({ row }) => Math.min(3, open.filter((cell) => cell.row === row).length)),
      );
    case 'merchants':
      return placesNear(t, seat).length;
    case 'citizens':
      return groupSizes(own)[1] ?? 0;
    case 'lords':
      return [0, 1, 2, 3].reduce((lead, sector) => {
        const counts = Array.from(
          { length: t.seats },
          (_, one) => settlementsOf(t, one).filter((cell) => cell.sector === sector).length,
        );
        const best = Math.max(0, ...counts.filter((_, one) => one !== seat));
        return lead + Math.max(-3, Math.min(3, counts[seat]! - best));
      }, 0);
    case 'farmers':
      return new Set(own.map(({ sector }) => sector)).size;
    case 'hermits':
      return 0;
  }
}

function groupSizes(own: readonly Cell[]): readonly number[] {
  const left = new Set(own);
  const sizes = own.flatMap((start) => {
    if (!left.delete(start)) return [];
    const group = [start];
    for (const cell of group) for (const n of cell.neighbours) if (left.delete(n)) group.push(n);
    return [group.length];
  });
  return sizes.toSorted((a, b) => b - a);
}

const truth: Truth<State> = (before, after, seat, { id, of, change }) => {
  if (id === 'later' && of !== undefined) later.set(of, (later.get(of) ?? 0) + 1);
  const [was, is] = [before, after].map((s) => referenceFrom(saved(s)));
  const [nBefore, n] = [countIn(was!, seat, id, of), countIn(is!, seat, id, of)];
  // Every sentence says that a count grows or shrinks.
  if (n === nBefore || n > nBefore !== change > 0) return `the count goes from ${nBefore} to ${n}`;
  const facts = { n, nBefore, nMore: Math.abs(n - nBefore) };
  if (!isPaying(id)) return facts;
  const [goldBefore, gold] = [nBefore * GOLD[id], n * GOLD[id]];
  return { ...facts, gold, goldBefore, goldMore: Math.abs(gold - goldBefore) };
};

/** What says less has hardly been judged. */
const FLOOR = 20;
const FEW = 5;
/** By card, how often what it may still bring was judged. */
const later = new Map<string, number>();

const run = matchesOf('kingdom-builder hints', 30);

test(
  'hints: what they count is on the board before and after the turn they explain',
  { timeout: run.timeout },
  () => {
    const report = checkHints(kingdomBuilder, knowledge, truth, { seeds: run.seeds(), every: 12 });
    process.stdout.write(`kingdom-builder hints: ${report.hints} hints, ${JSON.stringify(report.reasons)}\n`);
    // All kinds of reasons have come up, but for cards that never pay less; and often enough to be judged.
    expect(Object.keys(report.reasons).toSorted()).toEqual(
      [...OBJECTIVES, 'castleNear', 'castles', 'free', 'later', 'tile', 'tileNear'].toSorted(),
    );
    expect(Object.entries(report.reasons).filter(([, times]) => times < FLOOR)).toEqual([]);
    const cards = OBJECTIVES.filter((card) => card !== 'hermits' && (later.get(card) ?? 0) < FEW);
    expect(cards, 'what these cards may still bring').toEqual([]);
  },
);
