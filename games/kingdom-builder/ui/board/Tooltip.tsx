import styles from './Board.module.css';
import type { HexWords } from './hex-words.ts';

/** Where a hex is on the screen: its centre in px of the board's box, and how far above it the tooltip ends. */
export interface Spot {
  readonly hex: number;
  readonly x: number;
  readonly y: number;
  readonly gap: number;
  readonly width: number;
}

/** Describes the hex under the pointer after a short delay. It is shown above the hex, or below it near the top. */
export function Tooltip({ spot, words }: { readonly spot: Spot; readonly words: HexWords }) {
  const { x, y, gap, width } = spot;
  const isBelow = y < 130;
  // Near the sides it is shifted inwards.
  const shift = x < 130 ? '-12%' : x > width - 130 ? '-88%' : '-50%';
  return (
    <div
      className={`${styles.tip} ${isBelow ? styles.tipBelow : ''}`}
      style={{ left: x, top: isBelow ? y + gap : y - gap, '--shift': shift }}
      aria-hidden="true"
    >
      <strong>{words.name}</strong> {words.ground}
      {words.state === undefined ? undefined : <span className={styles.tipState}>{words.state}</span>}
      {words.help === undefined ? undefined : <span className={styles.tipHelp}>{words.help}</span>}
    </div>
  );
}
