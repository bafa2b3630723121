import type { Faction } from '../../src/data.ts';
import { Piece, PieceEdge } from '../art/Piece.tsx';
import styles from './Towers.module.css';

/** How high pieces may be stacked before they are pressed closer together. */
const RISE = 8;
const MOST_RISE = 24;

interface TowerProps {
  readonly faction: Faction;
  readonly count: number;
  /** How many there would be after the choice. The difference is shown as added or removed. */
  readonly after: number;
}

/** The followers of one faction in one region, stacked: the higher stack is the stronger faction. */
export function Tower({ faction, count, after }: TowerProps) {
  const high = Math.max(count, after);
  const rise = high > 1 ? Math.min(RISE, MOST_RISE / (high - 1)) : 0;
  return (
    <svg viewBox="-32 -44 64 76" className={styles.pile} aria-hidden="true" focusable="false">
      <g transform="translate(0 8)">
        {high === 0 && faction !== 'viking' ? (
          <g className={styles.none}>
            <Piece faction={faction} />
          </g>
        ) : undefined}
        {Array.from({ length: high }, (_, i) => (
          <g
            key={i}
            transform={`translate(0 ${-i * rise})`}
            className={i >= count ? styles.coming : i >= after ? styles.going : undefined}
          >
            <PieceEdge faction={faction} />
            {i === high - 1 ? <Piece faction={faction} /> : undefined}
          </g>
        ))}
      </g>
    </svg>
  );
}
