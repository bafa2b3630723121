/**
 * What is printed on the board. Each terrain can be recognised by its strokes alone: blades, blossoms, trees, table
 * mountains, dunes, waves, peaks. Colours are custom properties of `ground.css`, so both themes share one drawing.
 */
import type { Ground } from '../model/map.ts';
import { blossom, CRUMBS, disc, LARGE, put, VARIANTS } from './pen.ts';
import type { Spot } from './pen.ts';

/** One layer of strokes over a hex around (0, 0). */
export interface Layer {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly draw: (large: readonly Spot[], crumbs: readonly Spot[], variant: number) => string;
}

const all = (list: readonly Spot[], draw: (spot: Spot, i: number) => string): string =>
  list.map(draw).join('');

const grass: readonly Layer[] = [
  {
    stroke: 'var(--kb-grass-ink)',
    width: 3.6,
    draw: (large, crumbs) =>
      all(large, ({ x, y, s }) => put(x, y + 8, 'q-1-9-9-14m9 14q-1-12 0-20m0 20q2-10 10-13', s)) +
      all(crumbs, ({ x, y, s }) => put(x, y + 4, 'q-1-6-4-9m4 9q1-6 5-8', s)),
  },
  {
    stroke: 'var(--kb-grass-light)',
    width: 2.8,
    draw: (large) => all(large, ({ x, y, s }) => put(x + 4, y + 9, 'q1-9 1-13m6 13q1-5 5-8', s)),
  },
];

const flowers: readonly Layer[] = [
  {
    stroke: 'var(--kb-flowers-ink)',
    width: 3,
    draw: (large, crumbs) =>
      all(large, ({ x, y, s }) => put(x, y + 6, 'q-1 5-1 11m0-2q-6-1-7-6m7 6q6-1 8-5', s)) +
      all(crumbs, ({ x, y, s }) => put(x, y + 3, 'v6', s)),
  },
  {
    fill: 'var(--kb-petal-a)',
    draw: (large, crumbs, variant) =>
      all(large.slice(0, 2), ({ x, y, s }, i) => blossom(x, y, 6.2 * s, variant + i)) +
      all(crumbs.slice(0, 2), ({ x, y, s }) => disc(x, y, 3.6 * s)),
  },
  {
    fill: 'var(--kb-petal-b)',
    draw: (large, crumbs, variant) =>
      all(large.slice(2), ({ x, y, s }) => blossom(x, y, 6.2 * s, variant)) +
      all(crumbs.slice(2), ({ x, y, s }) => disc(x, y, 3.6 * s)),
  },
  { fill: 'var(--kb-pollen)', draw: (large) => all(large, ({ x, y, s }) => disc(x, y, 3 * s)) },
];

const FIR = 'l11 17h-5l9 14h-30l9-14h-5z';
const OAK = 'c-9 0-14-6-12-12c-7-5-3-15 4-15c2-9 14-9 16 0c8 0 11 10 4 15c2 6-3 12-12 12z';
const isFir = (i: number, variant: number) => (i + variant) % 3 !== 0;
const forest: readonly Layer[] = [
  {
    stroke: 'var(--kb-forest-ink)',
    width: 3.4,
    draw: (large, crumbs) =>
      all(large, ({ x, y, s }) => put(x, y + 11, 'v8', s)) +
      all(crumbs.slice(0, 2), ({ x, y, s }) => put(x - 4, y + 3, 'q4-8 8 0', s)),
  },
  {
    fill: 'var(--kb-tree)',
    stroke: 'var(--kb-forest-ink)',
    width: 2.6,
    draw: (large, _, variant) =>
      all(large, ({ x, y, s }, i) =>
        isFir(i, variant) ? put(x, y - 19, FIR, s) : put(x, y + 13, OAK, s * 1.05),
      ),
  },
  {
    stroke: 'var(--kb-forest-light)',
    width: 2.6,
    draw: (large, _, variant) =>
      all(large, ({ x, y, s }, i) =>
        isFir(i, variant) ? put(x - 1, y - 12, 'l-5 8m3 7l-6 9', s) : put(x - 8, y - 2, 'c-3-5 1-9 4-9', s),
      ),
  },
];

/** Table mountains: flat tops and layers of stone. One of the three is tall. */
const LOW = {
  body: 'm-20 11l6-7l3-14h21l3 14l7 7z',
  cap: 'm-11-10h21l1 5h-23z',
  layers: 'm-13 1q13 3 26 0m-29 5q16 3 32 0',
};
const TALL = {
  body: 'm-14 13l4-8l1-21h15l2 21l6 8z',
  cap: 'm-9-16h15l1 5h-16z',
  layers: 'm-10-5q8 3 16 0m-17 7q9 3 18 0m-20 6q11 3 22 0',
};
const mesas = (large: readonly Spot[], variant: number, part: keyof typeof LOW) =>
  all(large, ({ x, y, s }, i) => put(x, y, ((i + variant) % 3 === 2 ? TALL : LOW)[part], s));
const canyon: readonly Layer[] = [
  {
    fill: 'var(--kb-canyon-deep)',
    stroke: 'var(--kb-canyon-ink)',
    width: 2.8,
    draw: (large, _, variant) => mesas(large, variant, 'body'),
  },
  { fill: 'var(--kb-canyon-light)', draw: (large, _, variant) => mesas(large, variant, 'cap') },
  {
    stroke: 'var(--kb-canyon-ink)',
    width: 2.4,
    draw: (large, crumbs, variant) =>
      mesas(large, variant, 'layers') + all(crumbs.slice(0, 3), ({ x, y, s }) => put(x - 5, y, 'h10', s)),
  },
];

const desert: readonly Layer[] = [
  {
    fill: 'var(--kb-desert-deep)',
    draw: (large) => all(large, ({ x, y, s }) => put(x - 20, y + 6, 'q16-20 34-7q-10 1-16 8q-9-5-18-1z', s)),
  },
  {
    stroke: 'var(--kb-desert-ink)',
    width: 3,
    draw: (large) =>
      all(large, ({ x, y, s }) => put(x - 22, y + 7, 'q18-23 36-8q5 4 10 3m-26 4q5-7 14-8', s)),
  },
  {
    fill: 'var(--kb-desert-ink)',
    draw: (_, crumbs, variant) =>
      all(
        crumbs,
        ({ x, y, s }, i) =>
          disc(x, y, 1.9 * s) + disc(x + 6, y + 3 + ((i + variant) % 2) * 3, 1.6) + disc(x - 5, y + 5, 1.5),
      ),
  },
];

const water: readonly Layer[] = [
  {
    stroke: 'var(--kb-water-light)',
    width: 3.6,
    draw: (large) => all(large, ({ x, y, s }) => put(x - 19, y, 'q5-8 10-1q4 6 9 0q5-7 10 0q4 5 9 0', s)),
  },
  {
    stroke: 'var(--kb-water-ink)',
    width: 2.8,
    draw: (large, crumbs) =>
      all(large, ({ x, y, s }) => put(x - 11, y + 9, 'q5-6 10 0q4 5 9 0', s)) +
      all(crumbs, ({ x, y, s }) => put(x - 6, y, 'q4-5 7 0q3 3 6 0', s)),
  },
];

/** The foot of each peak, by variant; the nearer one last. */
const PEAKS: readonly (readonly Spot[])[] = [
  [
    { x: -13, y: 27, s: 0.98 },
    { x: 16, y: 33, s: 0.8 },
  ],
  [
    { x: 12, y: 25, s: 1 },
    { x: -17, y: 33, s: 0.78 },
  ],
  [
    { x: -13, y: 27, s: 0.98 },
    { x: 19, y: 26, s: 0.82 },
  ],
  [
    { x: -2, y: 29, s: 1.12 },
    { x: 24, y: 34, s: 0.6 },
  ],
  [
    { x: 12, y: 25, s: 1 },
    { x: -20, y: 27, s: 0.74 },
  ],
];
const peaks = (variant: number, from: number, drawing: string) =>
  all(PEAKS[variant] ?? [], ({ x, y, s }) => put(x, y - from * s, drawing, s));
const mountain: readonly Layer[] = [
  {
    fill: 'var(--kb-rock)',
    stroke: 'var(--kb-mountain-ink)',
    width: 3.2,
    draw: (_l, _c, variant) => peaks(variant, 56, 'l8 13l4 2l15 31l5 10h-62l14-30l6-7z'),
  },
  {
    fill: 'var(--kb-rock-shade)',
    draw: (_l, _c, variant) => peaks(variant, 54, 'l8 13l4 2l14 29l4 9h-23l-5-14l3-8l-6-12z'),
  },
  { fill: 'var(--kb-snow)', draw: (_l, _c, variant) => peaks(variant, 53, 'l8 13l-5 5l-4-4l-4 6l-3-5z') },
];

export const LAYERS: { readonly [k in Ground]: readonly Layer[] } = {
  grass,
  flowers,
  forest,
  canyon,
  desert,
  water,
  mountain,
  castle: [],
  location: [],
  unlaid: [],
};

const drawn = new WeakMap<Layer, readonly string[]>();

/** One variant of a layer, computed once. */
export function strokesOf(layer: Layer, variant: number): string {
  let variants = drawn.get(layer);
  if (variants === undefined) {
    variants = LARGE.map((large, v) => layer.draw(large, CRUMBS[v] ?? [], v));
    drawn.set(layer, variants);
  }
  return variants[variant % VARIANTS] ?? '';
}
