import { centre, edgePaths } from '@four-crowns/ui-kit';
import { memo } from 'react';
import { Castle } from '../art/Castle.tsx';
import { Land } from '../art/Land.tsx';
import { GRID, groundsOf, HEXES, keyOf, slotOf } from '../model/map.ts';
import type { BoardLayout } from '../model/map.ts';
import { plotsOf } from '../model/plots.ts';
import styles from './Board.module.css';
import { Frame } from './Frame.tsx';
import { VIEW_BOX } from './sheet.ts';

const SEAMS = edgePaths(GRID, (a, b) => b !== undefined && slotOf(a) !== slotOf(b));
const ALL = Array.from({ length: HEXES }, (_, hex) => hex);
/** One picture per quarter, because the browser skips pictures outside the area it paints. */
const QUARTERS = [0, 1, 2, 3].map((slot) => ALL.filter((hex) => slotOf(hex) === slot));

/**
 * The printed board. It never changes during a match, so it is a separate picture, and neither React nor the
 * browser's painting processes its 400 hexes again.
 */
export const Terrain = memo(
  function Terrain({ board }: { readonly board: BoardLayout }) {
    const grounds = groundsOf(board);
    const isWet = (hex: number) => grounds[hex] === 'water';
    // Fine lines inside a terrain, strong ones between two, and the coast drawn as on a map.
    const fine = edgePaths(GRID, (a, b) => b !== undefined && grounds[a] === grounds[b]);
    const firm = edgePaths(
      GRID,
      (a, b) => b !== undefined && grounds[a] !== grounds[b] && isWet(a) === isWet(b),
    );
    const coast = edgePaths(GRID, (a, b) => b !== undefined && isWet(a) !== isWet(b));
    return (
      <svg className={styles.terrain} viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
        <Frame />
        {QUARTERS.map((hexes, slot) => (
          <Land key={slot} plots={plotsOf(board, hexes, true)} />
        ))}
        <g className={styles.edges}>
          <path className={styles.fine} d={fine} />
          <path className={styles.firm} d={firm} />
          <path className={styles.coastGlow} d={coast} />
          <path className={styles.coast} d={coast} />
          <path className={styles.seams} d={SEAMS} />
        </g>
        {grounds.map((kind, hex) => {
          if (kind !== 'castle') return undefined;
          const { x, y } = centre(GRID, hex);
          return (
            <g key={hex} transform={`translate(${x} ${y})`} className={styles.printed}>
              <Castle />
            </g>
          );
        })}
      </svg>
    );
  },
  (before, after) => keyOf(before.board) === keyOf(after.board),
);
