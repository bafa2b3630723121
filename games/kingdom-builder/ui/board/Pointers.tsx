import { centre, hexPath, hexPaths, WIDTH } from '@four-crowns/ui-kit';
import { Houses } from '../art/House.tsx';
import { GRID } from '../model/map.ts';
import styles from './Board.module.css';
import { VIEW_BOX } from './sheet.ts';

const RING = hexPath(0, 0, 1.04);
/** Six wedges that point at a hex from outside. */
const RAYS = [30, 90, 150, 210, 270, 330]
  .map((degrees) => {
    const at = (r: number, turn: number) => {
      const a = ((degrees + turn) * Math.PI) / 180;
      return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
    };
    return `M${at(74, 0)}L${at(104, 9)}L${at(104, -9)}Z`;
  })
  .join('');

export interface PointersProps {
  /** The hex with the keyboard cursor. */
  readonly cursor: number;
  readonly hover: number | undefined;
  readonly hoverIsLit: boolean;
  /** The seat whose settlement would be placed on the hovered hex, if one would. */
  readonly preview: number | undefined;
  readonly pointed: readonly number[];
}

/** Markers for the mouse, the keyboard cursor, and the line of the log being pointed at. */
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
          {/* A move is shown as a path from one hex to another. */}
          <path className={styles.pointedEdge} d={way(pointed)} />
          <path className={styles.pointedRing} d={way(pointed)} />
          <path className={styles.pointedEdge} d={hexPaths(GRID, pointed, 1.02)} />
          <path className={styles.pointedRing} d={hexPaths(GRID, pointed, 1.02)} />
          {pointed.map((hex) => (
            <path key={hex} className={styles.pointedRays} transform={place(hex)} d={RAYS} />
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

/** From the edge of one hex's ring to the other's, so that it covers neither settlement. */
function way([from, to]: readonly number[]): string {
  if (from === undefined || to === undefined) return '';
  const [a, b] = [centre(GRID, from), centre(GRID, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [((b.x - a.x) / length) * WIDTH * 0.55, ((b.y - a.y) / length) * WIDTH * 0.55];
  return `M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}`;
}

function place(hex: number): string {
  const { x, y } = centre(GRID, hex);
  return `translate(${x} ${y})`;
}
