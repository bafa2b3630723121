/**
 * What is printed on the board, one hex around (0, 0). Each terrain can be told by its strokes alone:
 * blades, blossoms, trees, table mountains, dunes, waves, peaks. Colours are custom properties of
 * `ground.css`, so both themes share one drawing.
 */
import type { ReactNode } from 'react';
import { hexPath } from '@four-crowns/ui-kit';
import type { Ground as Kind } from '../model/map.ts';
import './ground.css';
import { blossom, CRUMBS, disc, LARGE, put, VARIANTS } from './pen.ts';
import type { Spot } from './pen.ts';

/** A hair larger than the hex, so that no light falls between two neighbours. */
const BASE = hexPath(0, 0, 1.012);

type Draw = (large: readonly Spot[], crumbs: readonly Spot[], variant: number) => ReactNode;

const all = (list: readonly Spot[], draw: (spot: Spot, i: number) => string): string =>
  list.map(draw).join('');

const pen = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const grass: Draw = (large, crumbs) => (
  <>
    <path
      {...pen}
      stroke="var(--kb-grass-ink)"
      strokeWidth={3.6}
      d={
        all(large, ({ x, y, s }) => put(x, y + 8, 'q-1-9-9-14m9 14q-1-12 0-20m0 20q2-10 10-13', s)) +
        all(crumbs, ({ x, y, s }) => put(x, y + 4, 'q-1-6-4-9m4 9q1-6 5-8', s))
      }
    />
    <path
      {...pen}
      stroke="var(--kb-grass-light)"
      strokeWidth={2.8}
      d={all(large, ({ x, y, s }) => put(x + 4, y + 9, 'q1-9 1-13m6 13q1-5 5-8', s))}
    />
  </>
);

const flowers: Draw = (large, crumbs, variant) => (
  <>
    <path
      {...pen}
      stroke="var(--kb-flowers-ink)"
      strokeWidth={3}
      d={
        all(large, ({ x, y, s }) => put(x, y + 6, 'q-1 5-1 11m0-2q-6-1-7-6m7 6q6-1 8-5', s)) +
        all(crumbs, ({ x, y, s }) => put(x, y + 3, 'v6', s))
      }
    />
    <path
      fill="var(--kb-petal-a)"
      d={all(large.slice(0, 2), ({ x, y, s }, i) => blossom(x, y, 6.2 * s, variant + i))}
    />
    <path
      fill="var(--kb-petal-b)"
      d={all(large.slice(2), ({ x, y, s }) => blossom(x, y, 6.2 * s, variant))}
    />
    <path fill="var(--kb-petal-a)" d={all(crumbs.slice(0, 2), ({ x, y, s }) => disc(x, y, 3.6 * s))} />
    <path fill="var(--kb-petal-b)" d={all(crumbs.slice(2), ({ x, y, s }) => disc(x, y, 3.6 * s))} />
    <path fill="var(--kb-pollen)" d={all(large, ({ x, y, s }) => disc(x, y, 3 * s))} />
  </>
);

const FIR = 'l11 17h-5l9 14h-30l9-14h-5z';
const OAK = 'c-9 0-14-6-12-12c-7-5-3-15 4-15c2-9 14-9 16 0c8 0 11 10 4 15c2 6-3 12-12 12z';
const forest: Draw = (large, crumbs, variant) => {
  const isFir = (i: number) => (i + variant) % 3 !== 0;
  return (
    <>
      <path
        {...pen}
        stroke="var(--kb-forest-ink)"
        strokeWidth={3.6}
        d={all(large, ({ x, y, s }) => put(x, y + 11, 'v8', s))}
      />
      <path
        fill="var(--kb-tree)"
        stroke="var(--kb-forest-ink)"
        strokeWidth={2.6}
        strokeLinejoin="round"
        d={all(large, ({ x, y, s }, i) =>
          isFir(i) ? put(x, y - 19, FIR, s) : put(x, y + 13, OAK, s * 1.05),
        )}
      />
      <path
        {...pen}
        stroke="var(--kb-forest-light)"
        strokeWidth={2.6}
        d={all(large, ({ x, y, s }, i) =>
          isFir(i) ? put(x - 1, y - 12, 'l-5 8m3 7l-6 9', s) : put(x - 8, y - 2, 'c-3-5 1-9 4-9', s),
        )}
      />
      <path
        {...pen}
        stroke="var(--kb-forest-ink)"
        strokeWidth={2.8}
        d={all(crumbs.slice(0, 2), ({ x, y, s }) => put(x - 4, y + 3, 'q4-8 8 0', s))}
      />
    </>
  );
};

/** Table mountains: flat tops and layers of stone. The last of three stands tall. */
const MESAS = [
  {
    body: 'm-20 11l6-7l3-14h21l3 14l7 7z',
    cap: 'm-11-10h21l1 5h-23z',
    layers: 'm-13 1q13 3 26 0m-29 5q16 3 32 0',
  },
  {
    body: 'm-14 13l4-8l1-21h15l2 21l6 8z',
    cap: 'm-9-16h15l1 5h-16z',
    layers: 'm-10-5q8 3 16 0m-17 7q9 3 18 0m-20 6q11 3 22 0',
  },
] as const;
const canyon: Draw = (large, crumbs, variant) => {
  const mesas = large.map((spot, i) => ({ spot, shape: MESAS[(i + variant) % 3 === 2 ? 1 : 0] }));
  const each = (part: keyof (typeof MESAS)[number]) =>
    mesas.map(({ spot: { x, y, s }, shape }) => put(x, y, shape?.[part] ?? '', s)).join('');
  return (
    <>
      <path
        fill="var(--kb-canyon-deep)"
        stroke="var(--kb-canyon-ink)"
        strokeWidth={2.8}
        strokeLinejoin="round"
        d={each('body')}
      />
      <path fill="var(--kb-canyon-light)" d={each('cap')} />
      <path {...pen} stroke="var(--kb-canyon-ink)" strokeWidth={2.4} d={each('layers')} />
      <path
        {...pen}
        stroke="var(--kb-canyon-ink)"
        strokeWidth={2.4}
        d={all(crumbs.slice(0, 3), ({ x, y, s }) => put(x - 5, y, 'h10', s))}
      />
    </>
  );
};

const desert: Draw = (large, crumbs, variant) => (
  <>
    <path
      fill="var(--kb-desert-deep)"
      d={all(large, ({ x, y, s }) => put(x - 20, y + 6, 'q16-20 34-7q-10 1-16 8q-9-5-18-1z', s))}
    />
    <path
      {...pen}
      stroke="var(--kb-desert-ink)"
      strokeWidth={3}
      d={all(large, ({ x, y, s }) => put(x - 22, y + 7, 'q18-23 36-8q5 4 10 3m-26 4q5-7 14-8', s))}
    />
    <path
      fill="var(--kb-desert-ink)"
      d={all(
        crumbs,
        ({ x, y, s }, i) =>
          disc(x, y, 1.9 * s) + disc(x + 6, y + 3 + ((i + variant) % 2) * 3, 1.6) + disc(x - 5, y + 5, 1.5),
      )}
    />
  </>
);

const water: Draw = (large, crumbs) => (
  <>
    <path
      {...pen}
      stroke="var(--kb-water-light)"
      strokeWidth={3.6}
      d={all(large, ({ x, y, s }) => put(x - 19, y, 'q5-8 10-1q4 6 9 0q5-7 10 0q4 5 9 0', s))}
    />
    <path
      {...pen}
      stroke="var(--kb-water-ink)"
      strokeWidth={2.8}
      d={
        all(large, ({ x, y, s }) => put(x - 11, y + 9, 'q5-6 10 0q4 5 9 0', s)) +
        all(crumbs, ({ x, y, s }) => put(x - 6, y, 'q4-5 7 0q3 3 6 0', s))
      }
    />
  </>
);

const PEAKS = [
  { x: -13, y: 27, s: 0.98 },
  { x: 16, y: 33, s: 0.8 },
  { x: 12, y: 25, s: 1 },
  { x: -17, y: 33, s: 0.78 },
  { x: 0, y: 29, s: 1.12 },
] as const;
const PAIRS: readonly (readonly [Spot, Spot])[] = [
  [PEAKS[0], PEAKS[1]],
  [PEAKS[2], PEAKS[3]],
  [PEAKS[0], { x: 19, y: 26, s: 0.82 }],
  [PEAKS[4], { x: 24, y: 35, s: 0.55 }],
  [PEAKS[2], { x: -20, y: 27, s: 0.74 }],
];
const mountain: Draw = (_large, _crumbs, variant) => {
  const peaks = PAIRS[variant] ?? [];
  return (
    <>
      <path
        fill="var(--kb-rock)"
        stroke="var(--kb-mountain-ink)"
        strokeWidth={3.2}
        strokeLinejoin="round"
        d={all(peaks, ({ x, y, s }) => put(x, y - 56 * s, 'l8 13l4 2l15 31l5 10h-62l14-30l6-7z', s))}
      />
      <path
        fill="var(--kb-rock-shade)"
        d={all(peaks, ({ x, y, s }) => put(x, y - 54 * s, 'l8 13l4 2l14 29l4 9h-23l-5-14l3-8l-6-12z', s))}
      />
      <path
        fill="var(--kb-snow)"
        d={all(peaks, ({ x, y, s }) => put(x, y - 53 * s, 'l8 13l-5 5l-4-4l-4 6l-3-5z', s))}
      />
    </>
  );
};

const nothing: Draw = () => undefined;

const DRAWINGS: { readonly [k in Kind]: Draw } = {
  grass,
  flowers,
  forest,
  canyon,
  desert,
  water,
  mountain,
  castle: nothing,
  location: nothing,
  unlaid: nothing,
};

export interface GroundProps {
  readonly kind: Kind;
  readonly variant: number;
  /** Without its own hex below: for cards, which have a ground of their own. */
  readonly bare?: boolean;
}

export function Ground({ kind, variant, bare = false }: GroundProps) {
  const v = variant % VARIANTS;
  // Three tints, so that a wide meadow is not one flat colour.
  const tint = `var(--kb-${kind}-${v % 3})`;
  return (
    <>
      {bare ? undefined : <path d={BASE} fill={tint} />}
      {DRAWINGS[kind](LARGE[v] ?? [], CRUMBS[v] ?? [], v)}
    </>
  );
}
