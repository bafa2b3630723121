import { around, centre, hexPath } from '@four-crowns/ui-kit';
import { Castle } from '../art/Castle.tsx';
import { Houses } from '../art/House.tsx';
import { Land } from '../art/Land.tsx';
import { Location } from '../art/Location.tsx';
import { GRID, groundsOf, hexName } from '../model/map.ts';
import { plotsOf } from '../model/plots.ts';
import type { View } from '../../src/view.ts';
import type { HexWords } from './hex-words.ts';
import styles from './Loupe.module.css';
import { fractionOf } from './sheet.ts';

const RING = hexPath(0, 0, 0.87);
const TARGET = hexPath(0, 0, 1);

export interface LoupeProps {
  readonly view: View;
  readonly target: number;
  readonly words: HexWords;
  readonly owners: readonly (number | undefined)[];
  readonly targets: readonly number[];
  /** The seat whose settlement would be placed here; undefined if one would be lifted. */
  readonly preview: number | undefined;
  readonly confirm: string;
  readonly cancel: string;
  readonly onAim: (hex: number) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Where hexes are smaller than a thumb, a tap only opens this magnified view of what it hit. */
export function Loupe(props: LoupeProps) {
  const { view, target, words, owners, targets, preview } = props;
  const grounds = groundsOf(view.board);
  const { x, y } = centre(GRID, target);
  const near = around(GRID, target, 2);
  const castles = near.filter((hex) => grounds[hex] === 'castle');
  const locations = view.locations.filter((l) => near.some((hex) => hexName(hex) === l.hex));
  const at = (hex: number) => {
    const c = centre(GRID, hex);
    return `translate(${c.x - x} ${c.y - y})`;
  };
  return (
    <div
      className={`${styles.loupe} ${fractionOf(target).y > 0.5 ? styles.top : styles.bottom}`}
      role="group"
      data-overlay=""
      aria-label={props.confirm}
    >
      <svg viewBox="-190 -190 380 380" className={styles.glass} aria-hidden="true">
        <g transform={`translate(${-x} ${-y})`}>
          <Land plots={plotsOf(view.board, near, false)} />
        </g>
        <g className={styles.grid}>
          {near.map((hex) => (
            <path key={hex} d={TARGET} transform={at(hex)} />
          ))}
        </g>
        {castles.map((hex) => (
          <g key={hex} transform={at(hex)}>
            <Castle />
          </g>
        ))}
        {locations.map(({ hex, tile, left }) => (
          <g key={hex} transform={at(near.find((n) => hexName(n) === hex) ?? target)}>
            <Location tile={tile} left={left} />
          </g>
        ))}
        {near.map((hex) => {
          const owner = owners[hex];
          return owner === undefined ? undefined : (
            <g key={hex} transform={at(hex)}>
              <Houses seat={owner} />
            </g>
          );
        })}
        {preview === undefined ? undefined : (
          <g className={styles.preview}>
            <Houses seat={preview} />
          </g>
        )}
        {near
          .filter((hex) => hex !== target && targets.includes(hex))
          .map((hex) => (
            <path
              key={hex}
              className={styles.other}
              d={RING}
              transform={at(hex)}
              onClick={() => props.onAim(hex)}
            />
          ))}
        <path className={styles.targetEdge} d={TARGET} />
        <path className={styles.target} d={TARGET} />
      </svg>
      <div className={styles.side}>
        <p className={styles.where}>
          <strong>{words.name}</strong> {words.ground}
        </p>
        <button type="button" className={styles.confirm} onClick={props.onConfirm}>
          {props.confirm}
        </button>
        <button type="button" className={styles.cancel} onClick={props.onCancel}>
          {props.cancel}
        </button>
      </div>
    </div>
  );
}
