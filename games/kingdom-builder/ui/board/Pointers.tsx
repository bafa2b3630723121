import { centre, hexPath, hexPaths } from '@four-crowns/ui-kit';
import { Houses } from '../art/House.tsx';
import { GRID } from '../model/map.ts';
import styles from './Board.module.css';
import { VIEW_BOX } from './sheet.ts';

const RING = hexPath(0, 0, 1.04);
const WIDE = hexPath(0, 0, 1.3);

export interface PointersProps {
  /** The hex the keyboard is on. */
  readonly cursor: number;
  readonly hover: number | undefined;
  readonly hoverIsLit: boolean;
  /** The seat whose settlement would come to the hovered hex, if one would. */
  readonly preview: number | undefined;
  readonly pointed: readonly number[];
}

/** What follows the hand: pointer, keyboard, and the finger on a line of the log. */
export function Pointers({ cursor, hover, hoverIsLit, preview, pointed }: PointersProps) {
  return (
    <svg className={`${styles.layer} ${styles.pointers}`} viewBox={VIEW_BOX} aria-hidden="true">
      {hover === undefined ? undefined : (
        <g transform={place(hover)}>
          {hoverIsLit && preview !== undefined ? (
            <g className={styles.preview}>
              <Houses seat={preview} />
            </g>
          ) : undefined}
          <path className={hoverIsLit ? styles.hoverLit : styles.hover} d={hexPath(0, 0, 0.97)} />
        </g>
      )}
      {pointed.length === 0 ? undefined : (
        <g className={styles.pointed}>
          <path className={styles.pointedEdge} d={hexPaths(GRID, pointed, 1.02)} />
          <path className={styles.pointedRing} d={hexPaths(GRID, pointed, 1.02)} />
          {pointed.map((hex) => (
            <path key={hex} className={styles.pointedHalo} transform={place(hex)} d={WIDE} />
          ))}
        </g>
      )}
      <g transform={place(cursor)} className={styles.cursor}>
        <path className={styles.cursorEdge} d={RING} />
        <path className={styles.cursorRing} d={RING} />
      </g>
    </svg>
  );
}

function place(hex: number): string {
  const { x, y } = centre(GRID, hex);
  return `translate(${x} ${y})`;
}
