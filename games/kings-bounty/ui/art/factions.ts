/** The heraldry: every nation has a colour, a shape of shield and a pattern, each of which alone identifies it. */
import type { Faction } from '../model/cards.ts';

export interface Heraldry {
  /** The painted background, its dark edge, and its highlights. */
  readonly field: string;
  readonly deep: string;
  readonly light: string;
  /** Around (0, 0), 40 wide and 48 high. */
  readonly shield: string;
  /** Lines over the whole background, and over half of it. */
  readonly pattern: string;
  readonly band: string;
}

export const FIELD = { width: 88, height: 128 };
/** The part of the background visible on a garrison's half card. */
const BAND = { width: 88, height: 66 };
type Size = typeof FIELD;

const STEP = 16;
const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step);

/** Slanting lines that stay inside the box. */
export function lattice({ width, height }: Size, step: number): string {
  return range(-height, width, step)
    .map((x) => {
      const top = Math.max(0, -x);
      const bottom = Math.min(height, width - x);
      if (bottom - top < 2) return '';
      const long = bottom - top;
      return `M${x + top} ${top}l${long} ${long}M${width - x - top} ${top}l${-long} ${long}`;
    })
    .join('');
}

/** Small leaves, every other row shifted. */
const leaves = ({ width, height }: Size): string =>
  range(8, height - 6, STEP)
    .flatMap((y, row) =>
      range(row % 2 === 0 ? 8 : 16, width - 6, STEP).map((x) => `M${x} ${y + 5}q-5-6 0-11q5 5 0 11`),
    )
    .join('');
/** Courses of stone. */
const bricks = ({ width, height }: Size): string =>
  range(8, height, STEP)
    .map((y, row) => {
      const long = Math.min(STEP, height - y);
      return `M0 ${y}H${width}${range(row % 2 === 0 ? 8 : 16, width, STEP)
        .map((x) => `M${x} ${y}v${long}`)
        .join('')}`;
    })
    .join('');
/** Ragged vertical stripes. */
const pales = ({ width, height }: Size): string =>
  range(8, width - 6, STEP)
    .map((x) => `M${x} 0v${height - 12}l-3 6M${x + 4} 0v${height - 34}l3 9`)
    .join('');
/** A row of teeth. */
const teeth = ({ height }: Size): string =>
  range(8, height - 8, STEP)
    .map((y) => `M0 ${y + 6}${'l5.5-9l5.5 9'.repeat(8)}`)
    .join('');
/** Strata. */
const strata = ({ width, height }: Size): string =>
  range(6, height - 4, 10)
    .map((y, i) => `M${i % 2 === 0 ? 0 : 14} ${y}h${i % 2 === 0 ? width : 60}`)
    .join('');

const both = (draw: (size: Size) => string): Pick<Heraldry, 'pattern' | 'band'> => ({
  pattern: draw(FIELD),
  band: draw(BAND),
});

export const HERALDRY: { readonly [f in Faction]: Heraldry } = {
  elves: {
    field: '#2c6b3c',
    deep: '#143c20',
    light: '#e9f3d2',
    shield: 'M0-24C13-21 20-11 18.5 2C17 14 9 20 0 24C-9 20-17 14-18.5 2C-20-11-13-21 0-24Z',
    ...both(leaves),
  },
  dwarves: {
    field: '#a0611c',
    deep: '#56310a',
    light: '#ffefd0',
    shield: 'M-11-23H11L20-13V12L11 23H-11L-20 12V-13Z',
    ...both(bricks),
  },
  undead: {
    field: '#4d4560',
    deep: '#241d33',
    light: '#ece6f5',
    shield: 'M-11-24H11L20-11L10 24H-10L-20-11Z',
    ...both(pales),
  },
  orcs: {
    field: '#96301f',
    deep: '#51130a',
    light: '#ffe5cf',
    shield: 'M-20-16L-9-24L0-19L9-24L20-16L18 0L20 10L9 15L0 24L-9 15L-20 10L-18 0Z',
    ...both(teeth),
  },
  humans: {
    field: '#2459a6',
    deep: '#0f2f5f',
    light: '#e6f0ff',
    shield: 'M-19-22H19V-1C19 12 9 20 0 24C-9 20-19 12-19-1Z',
    ...both((size) => lattice(size, 22)),
  },
  obelisk: {
    field: '#77705f',
    deep: '#3a352a',
    light: '#f8f0dc',
    shield: 'M0-25L18-11V23H-18V-11Z',
    ...both(strata),
  },
};
