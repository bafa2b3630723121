import { centre, SEAT_COLOURS } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { View } from '../../src/view.ts';
import { Location } from '../art/Location.tsx';
import type { Arrival } from '../model/happened.ts';
import { GRID, hexNumber } from '../model/map.ts';
import styles from './Board.module.css';
import { VIEW_BOX } from './sheet.ts';

interface PieceProps {
  readonly hex: number;
  readonly seat: number;
  readonly arrival: Arrival | undefined;
}

/** One settlement. How it arrives is style alone: without it, it simply stands there. */
const Piece = memo(function Piece({ hex, seat, arrival }: PieceProps) {
  const { x, y } = centre(GRID, hex);
  const from = arrival?.from === undefined ? undefined : centre(GRID, arrival.from);
  const style =
    arrival === undefined
      ? undefined
      : ({
          '--order': arrival.order,
          ...(from === undefined ? {} : { '--dx': `${from.x - x}px`, '--dy': `${from.y - y}px` }),
        } as CSSProperties);
  const motion = arrival === undefined ? undefined : from === undefined ? styles.drop : styles.travel;
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href={`#kb-house-${seat % SEAT_COLOURS}`} className={motion} style={style} />
    </g>
  );
});

export interface PiecesProps {
  readonly settlements: View['settlements'];
  readonly locations: View['locations'];
  readonly lifted: View['lifted'];
  readonly current: number | null;
  readonly arrivals: ReadonlyMap<number, Arrival>;
}

/** What changes during a match: tiles on locations, settlements, and the one in somebody's hand. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { settlements, locations, lifted, current, arrivals } = props;
  return (
    <svg className={styles.layer} viewBox={VIEW_BOX} aria-hidden="true">
      {locations.map(({ hex, tile, left }) => {
        const { x, y } = centre(GRID, hexNumber(hex));
        return (
          <g key={hex} transform={`translate(${x} ${y})`} data-location={hex}>
            <Location tile={tile} left={left} />
          </g>
        );
      })}
      {lifted !== null && current !== null ? (
        <Lifted hex={hexNumber(lifted.hex)} seat={current} />
      ) : undefined}
      {settlements.flatMap((hexes, seat) =>
        hexes.map((name) => {
          const hex = hexNumber(name);
          return <Piece key={`${hex}:${seat}`} hex={hex} seat={seat} arrival={arrivals.get(hex)} />;
        }),
      )}
    </svg>
  );
});

function Lifted({ hex, seat }: { readonly hex: number; readonly seat: number }) {
  const { x, y } = centre(GRID, hex);
  return (
    <g transform={`translate(${x} ${y})`} data-lifted="">
      <use href={`#kb-ghost-${seat % SEAT_COLOURS}`} />
      <use href={`#kb-house-${seat % SEAT_COLOURS}`} className={styles.lifted} />
    </g>
  );
}
