/** Icons and locations. Locations have gold frames and castles silver ones, so that they are not mistaken for land. */
import { hexPath } from '@four-crowns/ui-kit';
import type { Tile } from '../../src/data.ts';
import { ICONS } from './icons.ts';
import type { IconName } from './icons.ts';

const PLATE = hexPath(0, 0, 0.93);
const INNER = hexPath(0, 0, 0.79);
const PIP = hexPath(0, 0, 0.19);

export interface GlyphProps {
  readonly name: IconName;
  /** The side of its square, in the units of the surrounding drawing. */
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly fill?: string;
}

/** An icon around (x, y). */
export function Glyph({ name, size, x = 0, y = 0, fill = 'currentColor' }: GlyphProps) {
  const k = size / 512;
  return (
    <path d={ICONS[name]} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} />
  );
}

/** A printed location with `left` tiles on it. */
export function Location({ tile, left }: { readonly tile: Tile; readonly left: number }) {
  return (
    <>
      <path d={PLATE} fill="var(--kb-plate)" stroke="var(--kb-plate-edge)" strokeWidth={3} />
      <path d={PLATE} fill="none" stroke="var(--kb-plate-gold)" strokeWidth={7} transform="scale(0.945)" />
      <path d={INNER} fill="none" stroke="var(--kb-plate-edge)" strokeWidth={1.6} />
      <g opacity={left === 0 ? 0.4 : 1}>
        <Glyph name={tile} size={54} y={-7} fill="var(--kb-plate-ink)" />
      </g>
      {[0, 1].map((i) => (
        <path
          key={i}
          d={PIP}
          transform={`translate(${i * 20 - 10} 33)`}
          fill={i < left ? 'var(--kb-plate-gold)' : 'var(--kb-plate)'}
          stroke="var(--kb-plate-edge)"
          strokeWidth={2.4}
          strokeDasharray={i < left ? undefined : '3 3'}
        />
      ))}
    </>
  );
}
