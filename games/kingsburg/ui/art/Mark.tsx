/** The arms of a seat. Colour, outline and charge each identify it. */
import { SEAT_COLOURS, seatColours } from '@four-crowns/ui-kit';
import { memo } from 'react';

interface Arms {
  readonly field: string;
  readonly charge: string;
}

const ARMS: readonly Arms[] = [
  // A heater shield with a chevron.
  { field: 'M4 3h24v12c0 8-6 12-12 15C10 27 4 23 4 15z', charge: 'M5 20l11-9l11 9' },
  // A round shield with a cross.
  { field: 'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z', charge: 'M16 4v24M4 16h24' },
  // A lozenge with a smaller one.
  { field: 'M16 1l14 15l-14 15L2 16z', charge: 'M16 9l6.5 7l-6.5 7l-6.5-7z' },
  // A square banner with bars.
  { field: 'M4 3h24v25l-6-4l-6 4l-6-4l-6 4z', charge: 'M5 10h22M5 17h22' },
  // A horned shield with a saltire.
  { field: 'M3 3c4 3 9 3 13-1c4 4 9 4 13 1c2 12-2 22-13 27C5 25 1 15 3 3z', charge: 'M7 7l18 16M25 7L7 23' },
];

function armsOf(seat: number): Arms {
  const arms = ARMS[seat % SEAT_COLOURS];
  if (arms === undefined) throw new Error(`no arms for seat ${seat}`);
  return arms;
}

export interface MarkProps {
  readonly seat: number;
  readonly size?: string;
}

export const Mark = memo(function Mark({ seat, size = '1.25em' }: MarkProps) {
  const { field, charge } = armsOf(seat);
  const { main, deep, soft } = seatColours(seat);
  return (
    <svg viewBox="-1 -1 34 34" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={field} fill={main} stroke="var(--piece-halo)" strokeWidth="4" strokeLinejoin="round" />
      <path d={field} fill={main} stroke="var(--piece-ink)" strokeWidth="2.2" strokeLinejoin="round" />
      <path
        d={charge}
        fill="none"
        stroke={deep}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d={charge}
        fill="none"
        stroke={soft}
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
});
