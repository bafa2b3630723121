/**
 * The game's cover on home: a corner of its land with settlements of every seat. Imports no icons, so that home loads
 * fast.
 */
import { centre, edgePaths } from '@four-crowns/ui-kit';
import { useId } from 'react';
import { Castle } from './art/Castle.tsx';

import { Houses } from './art/House.tsx';
import { Land } from './art/Land.tsx';
import type { Ground as Kind } from './model/map.ts';

const MAP = [
  'TTGGWWTTGG',
  'TTGFFWWTTG',
  'MTGFFFWTGG',
  'MMGFKGWWGF',
  'CMMGGGGWFF',
  'CCMDGGWWFF',
  'CCDDDGGWTT',
  'CDDDDTTWWT',
];
const GRID = { columns: 10, rows: MAP.length };
const KINDS: { readonly [letter: string]: Kind } = {
  G: 'grass',
  F: 'flowers',
  T: 'forest',
  C: 'canyon',
  D: 'desert',
  W: 'water',
  M: 'mountain',
  K: 'castle',
};
const GROUNDS = MAP.join('')
  .split('')
  .map((letter) => KINDS[letter] ?? 'grass');
const at = (row: number, column: number) => row * GRID.columns + column;
const HOUSES: readonly (readonly [hex: number, seat: number])[] = [
  [at(1, 3), 0],
  [at(2, 3), 0],
  [at(2, 4), 0],
  [at(3, 3), 0],
  [at(4, 4), 2],
  [at(5, 4), 2],
  [at(5, 5), 2],
  [at(6, 5), 2],
  [at(6, 4), 2],
  [at(1, 7), 1],
  [at(2, 7), 1],
  [at(2, 8), 1],
  [at(3, 8), 1],
  [at(4, 8), 3],
  [at(5, 8), 3],
  [at(6, 8), 3],
];

const SEATS = [0, 1, 2, 3];
const placesOf = (seat: number) =>
  HOUSES.filter(([, owner]) => owner === seat).map(([hex]) => centre(GRID, hex));

const PLOTS = GROUNDS.map((kind, hex) => ({
  ...centre(GRID, hex),
  kind,
  variant: (hex * 2 + Math.floor(hex / GRID.columns) * 4) % 5,
}));

const isWet = (hex: number) => GROUNDS[hex] === 'water';
const LINES = edgePaths(
  GRID,
  (a, b) => b !== undefined && GROUNDS[a] !== GROUNDS[b] && isWet(a) === isWet(b),
);
const COAST = edgePaths(GRID, (a, b) => b !== undefined && isWet(a) !== isWet(b));

/** Aspect ratio 4:3; fills its box. */
export function Cover() {
  const clip = useId();
  return (
    <svg
      viewBox="0 0 640 480"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect x="14" y="14" width="612" height="452" rx="10" />
      </clipPath>
      <rect width="640" height="480" fill="var(--kb-mat)" />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(-62 -40) scale(.74)">
          <Land plots={PLOTS} />
          <path d={LINES} fill="none" stroke="var(--kb-line)" strokeWidth="2.6" opacity=".42" />
          <path d={COAST} fill="none" stroke="var(--kb-water-light)" strokeWidth="9" opacity=".5" />
          <path d={COAST} fill="none" stroke="var(--kb-coast)" strokeWidth="3.6" />
          <g transform={placed(at(3, 4))}>
            <Castle />
          </g>
          {SEATS.map((seat) => (
            <Houses key={seat} seat={seat} places={placesOf(seat)} />
          ))}
        </g>
      </g>
      <rect
        x="14"
        y="14"
        width="612"
        height="452"
        rx="10"
        fill="none"
        stroke="var(--kb-plate-edge)"
        strokeWidth="2.5"
      />
      <rect x="7" y="7" width="626" height="466" rx="14" fill="none" stroke="var(--rule)" strokeWidth="4" />
    </svg>
  );
}

function placed(hex: number): string {
  const { x, y } = centre(GRID, hex);
  return `translate(${x} ${y})`;
}
