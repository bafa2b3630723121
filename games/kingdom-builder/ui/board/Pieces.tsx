import { centre } from '@four-crowns/ui-kit';
import { memo } from 'react';
import type { View } from '../../src/view.ts';
import { HouseGhost, Houses } from '../art/House.tsx';
import { Location } from '../art/Location.tsx';
import type { Arrival } from '../model/happened.ts';
import { GRID, hexNumber } from '../model/map.ts';
import styles from './Board.module.css';
import { fractionOf, SHEET, VIEW_BOX } from './sheet.ts';

/** The tiles lying on locations. */
export const Locations = memo(
  function Locations({ locations }: { readonly locations: View['locations'] }) {
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
      </svg>
    );
  },
  // Every view brings new lists, but only the number of tiles left matters here.
  (before, after) =>
    before.locations.length === after.locations.length &&
    before.locations.every((l, i) => l.hex === after.locations[i]?.hex && l.left === after.locations[i].left),
);

export interface PiecesProps {
  readonly settlements: View['settlements'];
  readonly lifted: View['lifted'];
  readonly current: number | null;
  readonly arrivals: ReadonlyMap<number, Arrival>;
}

/** Settlements: those at rest are joined by seat, and those that have just arrived are separate elements. */
export const Pieces = memo(function Pieces({ settlements, lifted, current, arrivals }: PiecesProps) {
  const placed = settlements.map((hexes, seat) => {
    const numbers = hexes.map(hexNumber);
    const resting = numbers.filter((hex) => !arrivals.has(hex));
    return {
      seat,
      resting: BANDS.map((band) => resting.filter((hex) => bandOf(hex) === band).join(' ')),
      come: numbers.filter((hex) => arrivals.has(hex)),
    };
  });
  return (
    <>
      <svg className={styles.layer} viewBox={VIEW_BOX} aria-hidden="true">
        {placed.map(({ seat, resting }) => (
          <g key={seat} data-houses={seat}>
            {resting.map((hexes, band) => (
              <Resting key={band} seat={seat} hexes={hexes} />
            ))}
          </g>
        ))}
        {lifted !== null && current !== null ? (
          <Lifted hex={hexNumber(lifted.hex)} seat={current} />
        ) : undefined}
      </svg>
      {placed.flatMap(({ seat, come }) =>
        come.map((hex) => {
          const arrival = arrivals.get(hex);
          return arrival === undefined ? undefined : (
            <Newcomer key={`${seat} ${hex}`} hex={hex} seat={seat} arrival={arrival} />
          );
        }),
      )}
    </>
  );
});

/**
 * Divides the board into strips of a few rows. The houses of one strip are joined, so that there are few paths to
 * paint and a move makes the browser parse only its own strip again.
 */
const STRIP = 4 * GRID.columns;
const BANDS = Array.from({ length: Math.ceil((GRID.columns * GRID.rows) / STRIP) }, (_, band) => band);

function bandOf(hex: number): number {
  return Math.floor(hex / STRIP);
}

/** Its hexes are given as a string, so that a strip without changes is not rendered again. */
const Resting = memo(function Resting({ seat, hexes }: { readonly seat: number; readonly hexes: string }) {
  if (hexes === '') return undefined;
  return <Houses seat={seat} places={hexes.split(' ').map((hex) => centre(GRID, Number(hex)))} />;
});

interface NewcomerProps {
  readonly hex: number;
  readonly seat: number;
  readonly arrival: Arrival;
}

/**
 * A settlement that drops in or travels. It is an HTML box instead of part of the drawing, so that the compositor can
 * move it without painting. Without animation it is simply shown in place.
 */
function Newcomer({ hex, seat, arrival }: NewcomerProps) {
  const { x, y } = fractionOf(hex);
  const to = centre(GRID, hex);
  const from = arrival.from === undefined ? undefined : centre(GRID, arrival.from);
  const style = {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${(100 / SHEET.width) * 100}%`,
    '--order': arrival.order,
    // The box is 100 units wide and high, so one unit is 1 %.
    ...(from === undefined ? {} : { '--dx': `${from.x - to.x}%`, '--dy': `${from.y - to.y}%` }),
  };
  return (
    <div className={styles.newcomer} style={style}>
      <svg
        className={from === undefined ? styles.drop : styles.travel}
        viewBox="-50 -50 100 100"
        aria-hidden="true"
      >
        <Houses seat={seat} />
      </svg>
    </div>
  );
}

function Lifted({ hex, seat }: { readonly hex: number; readonly seat: number }) {
  const { x, y } = centre(GRID, hex);
  return (
    <g transform={`translate(${x} ${y})`} data-lifted="">
      <HouseGhost seat={seat} />
      <g className={styles.lifted}>
        <Houses seat={seat} />
      </g>
    </g>
  );
}
