import { hexPaths, seatColours, SIDE, sizeOf } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { Mark } from '../model/happened.ts';
import { GRID, hexName } from '../model/map.ts';
import styles from './Board.module.css';
import { VIEW_BOX } from './sheet.ts';

const { width, height } = sizeOf(GRID);
const EVERYTHING = `M0 0H${width}V${height}H0Z`;

/** Highlighted hexes, in a few paths however many there are. The rest of the board is dimmed slightly. */
export const Lights = memo(function Lights({ targets }: { readonly targets: readonly number[] }) {
  if (targets.length === 0) return undefined;
  const ring = hexPaths(GRID, targets, 0.87);
  return (
    <>
      <svg
        className={styles.layer}
        viewBox={VIEW_BOX}
        aria-hidden="true"
        data-lit={targets.map(hexName).join(' ')}
      >
        <path className={styles.veil} d={EVERYTHING + hexPaths(GRID, targets)} />
        <path className={styles.litEdge} d={ring} />
        <path className={styles.lit} d={ring} />
        <path className={styles.dot} d={hexPaths(GRID, targets, 0.2)} />
      </svg>
      {/* A separate layer, so that the compositor can animate it without repainting. */}
      <svg className={`${styles.layer} ${styles.breath}`} viewBox={VIEW_BOX} aria-hidden="true">
        <path className={styles.glow} d={ring} />
      </svg>
    </>
  );
});

/** Six brackets, one on each corner. */
const SCALE = 0.95;
const BRACKET = SIDE * SCALE * 0.4;
const BRACKETS = {
  strokeDasharray: `${BRACKET} ${SIDE * SCALE - BRACKET}`,
  strokeDashoffset: BRACKET / 2,
};

/** The last moves: brackets in the colour of the player who moved. */
export const Marks = memo(function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const seats = [...new Set(marks.map(({ seat }) => seat))];
  return (
    <svg className={styles.layer} viewBox={VIEW_BOX} aria-hidden="true">
      {seats.map((seat) => {
        const hexes = marks.filter((mark) => mark.seat === seat).map(({ hex }) => hex);
        const d = hexPaths(GRID, hexes, SCALE);
        return (
          <g key={seat}>
            <path className={styles.markEdge} d={d} {...BRACKETS} />
            <path className={styles.mark} d={d} style={{ stroke: seatColours(seat).main }} {...BRACKETS} />
          </g>
        );
      })}
    </svg>
  );
});
