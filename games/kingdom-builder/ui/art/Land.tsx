import { keysOf } from '@four-crowns/core/keys';
import { hexPath } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { Ground } from '../model/map.ts';
import './ground.css';
import { LAYERS, strokesOf } from './grounds.ts';
import { carry } from './pen.ts';

/** One hex of land: its place, and which drawing of its terrain it uses. */
export interface Plot {
  readonly x: number;
  readonly y: number;
  readonly kind: Ground;
  readonly variant: number;
  /** Its name, so that it can be found in the page. */
  readonly name?: string;
}

const KINDS = keysOf(LAYERS);

/** Slightly larger than the hex, so that no gap shows between neighbours. */
const FULL = 1.012;

/** A stretch of land. All strokes of one layer are one path, however many hexes there are. */
export const Land = memo(function Land({ plots }: { readonly plots: readonly Plot[] }) {
  return (
    <>
      {plots.map(({ x, y, kind, variant, name }) => (
        <path
          key={`${x} ${y}`}
          d={hexPath(x, y, FULL)}
          // Three tints, so that a wide meadow is not a single flat colour.
          fill={`var(--kb-${kind}-${variant % 3})`}
          data-hex={name}
        />
      ))}
      <g strokeLinecap="round" strokeLinejoin="round" pointerEvents="none">
        {KINDS.flatMap((kind) => {
          const own = plots.filter((plot) => plot.kind === kind);
          if (own.length === 0) return [];
          return LAYERS[kind].map((layer, i) => (
            <path
              key={`${kind} ${i}`}
              fill={layer.fill ?? 'none'}
              stroke={layer.stroke}
              strokeWidth={layer.width}
              d={own.map(({ x, y, variant }) => carry(strokesOf(layer, variant), x, y)).join('')}
            />
          ));
        })}
      </g>
    </>
  );
});
