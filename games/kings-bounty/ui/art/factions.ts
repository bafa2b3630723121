/**
 * The heraldry: every nation has a colour, a shape of shield and a pattern of its field, so that each
 * of the three alone tells it.
 */
import type { Faction } from '../model/cards.ts';

export interface Heraldry {
  /** The painted field, its dark edge, and what shines on it. */
  readonly field: string;
  readonly deep: string;
  readonly light: string;
  /** Around (0, 0), 40 wide and 48 high. */
  readonly shield: string;
  /** Lines over a field of 88 by 128 units. */
  readonly pattern: string;
}

const STEP = 16;
const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
const rows = range(8, 120, STEP);
const columns = range(8, 80, STEP);

/** Small leaves, every other row shifted. */
const LEAVES = rows
  .flatMap((y, row) =>
    columns
      .map((x) => x + (row % 2 === 0 ? 0 : 8))
      .filter((x) => x < 86)
      .map((x) => `M${x} ${y + 5}q-5-6 0-11q5 5 0 11`),
  )
  .join('');
/** Courses of stone. */
const BRICKS = rows
  .map((y, row) => `M0 ${y}H88${columns.map((x) => `M${x + (row % 2 === 0 ? 0 : 8)} ${y}v${STEP}`).join('')}`)
  .join('');
/** Torn pales. */
const PALES = columns.map((x) => `M${x} 0v118l-3 6M${x + 4} 0v96l3 9`).join('');
/** A saw of teeth. */
const TEETH = rows.map((y) => `M0 ${y + 6}${'l5.5-9l5.5 9'.repeat(8)}`).join('');
const LOZENGES = [
  ...range(-128, 88, 22).map((x) => `M${x} 0l128 128`),
  ...range(0, 216, 22).map((x) => `M${x} 0l-128 128`),
].join('');
/** Strata. */
const STRATA = range(6, 124, 10)
  .map((y, i) => `M${i % 2 === 0 ? 0 : 14} ${y}h${i % 3 === 0 ? 88 : 60}`)
  .join('');

export const HERALDRY: { readonly [f in Faction]: Heraldry } = {
  elves: {
    field: '#2c6b3c',
    deep: '#143c20',
    light: '#e9f3d2',
    shield: 'M0-24C13-21 20-11 18.5 2C17 14 9 20 0 24C-9 20-17 14-18.5 2C-20-11-13-21 0-24Z',
    pattern: LEAVES,
  },
  dwarves: {
    field: '#a0611c',
    deep: '#56310a',
    light: '#ffefd0',
    shield: 'M-11-23H11L20-13V12L11 23H-11L-20 12V-13Z',
    pattern: BRICKS,
  },
  undead: {
    field: '#4d4560',
    deep: '#241d33',
    light: '#ece6f5',
    shield: 'M-11-24H11L20-11L10 24H-10L-20-11Z',
    pattern: PALES,
  },
  orcs: {
    field: '#96301f',
    deep: '#51130a',
    light: '#ffe5cf',
    shield: 'M-20-16L-9-24L0-19L9-24L20-16L18 0L20 10L9 15L0 24L-9 15L-20 10L-18 0Z',
    pattern: TEETH,
  },
  humans: {
    field: '#2459a6',
    deep: '#0f2f5f',
    light: '#e6f0ff',
    shield: 'M-19-22H19V-1C19 12 9 20 0 24C-9 20-19 12-19-1Z',
    pattern: LOZENGES,
  },
  obelisk: {
    field: '#77705f',
    deep: '#3a352a',
    light: '#f8f0dc',
    shield: 'M0-25L18-11V23H-18V-11Z',
    pattern: STRATA,
  },
};
