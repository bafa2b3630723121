/** Small pictures for panels: a location tile, a swatch of terrain, an empty hex. */
import { hexPath } from '@four-crowns/ui-kit';
import type { Terrain, Tile } from '../../src/data.ts';
import { Ground } from './Ground.tsx';
import { Glyph } from './Location.tsx';

const PLATE = hexPath(0, 0, 0.93);
const INNER = hexPath(0, 0, 0.76);

export function Medallion({ tile, size }: { readonly tile: Tile; readonly size: string }) {
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
}

export function Swatch({ terrain, size = '1.5rem' }: { readonly terrain: Terrain; readonly size?: string }) {
  return (
    <svg
      viewBox="-52 -60 104 120"
      width={size}
      height={`calc(${size} * 1.15)`}
      aria-hidden="true"
      focusable="false"
    >
      <Ground kind={terrain} variant={3} />
      <path d={hexPath(0, 0, 0.98)} fill="none" stroke="var(--kb-line)" strokeWidth={4} opacity={0.7} />
    </svg>
  );
}
