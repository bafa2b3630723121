/** Castles and locations: set into frames of their own, silver and gold, so that nobody builds on them by mistake. */
import { hexPath } from '@four-crowns/ui-kit';
import type { Tile } from '../../src/data.ts';
import { ICONS } from './icons.ts';
import type { IconName } from './icons.ts';

const PLATE = hexPath(0, 0, 0.93);
const INNER = hexPath(0, 0, 0.79);
const PIP = hexPath(0, 0, 0.19);

export interface GlyphProps {
  readonly name: IconName;
  /** Edge of its square, in the units of the drawing around it. */
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly fill?: string;
}

/** An icon around (x, y). */
export function Glyph({ name, size, x = 0, y = 0, fill = 'currentColor' }: GlyphProps) {
  const k = size / 512;
  return <path d={ICONS[name]} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} />;
}

/** A location as printed; `left` tiles lie on it. */
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

/** Drawn by hand: a keep between two towers, pennants flying. */
export function Castle() {
  return (
    <>
      <path d={PLATE} fill="var(--kb-castle-plate)" stroke="var(--kb-castle-edge)" strokeWidth={3} />
      <path d={PLATE} fill="none" stroke="var(--kb-castle-silver)" strokeWidth={6} transform="scale(0.945)" />
      <path d={INNER} fill="none" stroke="var(--kb-castle-edge)" strokeWidth={1.6} />
      <path
        d="M-17-23v-17M0-29v-17M17-23v-17"
        stroke="var(--kb-castle-edge)"
        strokeWidth={2.4}
        strokeLinecap="round"
        transform="translate(0 6)"
      />
      <path
        d="M-17-34l11 4l-11 4zM0-40l12 4l-12 4zM17-34l11 4l-11 4z"
        fill="var(--kb-castle-flag)"
        transform="translate(0 0)"
      />
      <path
        d="M-28 30V-17h5v5h4v-5h5v5h4v9h4v-25h4v5h4v-5h4v5h4v-5h4v25h4v-9h4v-5h5v5h4v-5h5V30Z"
        transform="translate(-2.5 0)"
        fill="var(--kb-castle-wall)"
        stroke="var(--kb-castle-edge)"
        strokeWidth={2.8}
        strokeLinejoin="round"
      />
      <path d="M-7 30V18q7-11 14 0v12z" fill="var(--kb-castle-edge)" />
      <path
        d="M-18-1v8M18-1v8M0-13v8"
        stroke="var(--kb-castle-edge)"
        strokeWidth={3.6}
        strokeLinecap="round"
      />
    </>
  );
}
