/** Small pictures for panels: a location tile, a swatch of terrain, an empty hex. */
import { hexPath } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { Terrain, Tile } from '../../src/data.ts';
import { Land } from './Land.tsx';
import type { Plot } from './Land.tsx';
import { Glyph } from './Location.tsx';

const PLATE = hexPath(0, 0, 0.93);
const INNER = hexPath(0, 0, 0.76);

export const Medallion = memo(function Medallion({
  tile,
  size,
}: {
  readonly tile: Tile;
  readonly size: string;
}) {
  return (
    <svg
      viewBox="-50 -58 100 116"
      width={size}
      height={`calc(${size} * 1.16)`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PLATE} fill="var(--kb-plate-gold)" stroke="var(--kb-plate-edge)" strokeWidth={4} />
      <path d={INNER} fill="var(--kb-plate)" stroke="var(--kb-plate-edge)" strokeWidth={2} />
      <Glyph name={tile} size={58} fill="var(--kb-plate-ink)" />
    </svg>
  );
});

const plots = new Map<Terrain, readonly Plot[]>();

function plotOf(terrain: Terrain): readonly Plot[] {
  const known = plots.get(terrain) ?? [{ x: 0, y: 0, kind: terrain, variant: 3 }];
  plots.set(terrain, known);
  return known;
}

export const Swatch = memo(function Swatch({
  terrain,
  size = '1.5rem',
}: {
  readonly terrain: Terrain;
  readonly size?: string;
}) {
  return (
    <svg
      viewBox="-52 -60 104 120"
      width={size}
      height={`calc(${size} * 1.15)`}
      aria-hidden="true"
      focusable="false"
    >
      <Land plots={plotOf(terrain)} />
      <path d={hexPath(0, 0, 0.98)} fill="none" stroke="var(--kb-line)" strokeWidth={4} opacity={0.7} />
    </svg>
  );
});
