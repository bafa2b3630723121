/** The mark of a seat: a banner on a pole. Seats differ in colour, in the cut of its lower edge and in its sign. */
import { SEAT_COLOURS, seatColours } from '@four-crowns/ui-kit';
import { memo } from 'react';

interface Cut {
  readonly cloth: string;
  readonly sign: string;
}

const CUTS: readonly Cut[] = [
  // Swallow tail, one bend.
  { cloth: 'M6 5H28V33L17 25L6 33Z', sign: 'M6 10L28 26M6 18L22 29' },
  // Pointed, a pale.
  { cloth: 'M6 5H28V23L17 34L6 23Z', sign: 'M17 5V33' },
  // Square with teeth, a bar.
  { cloth: 'M6 5H28V28H24V33H20V28H14V33H10V28H6Z', sign: 'M6 13H28M6 20H28' },
  // Rounded, a ring.
  { cloth: 'M6 5H28V22C28 30 22 34 17 34C12 34 6 30 6 22Z', sign: 'M17 12a5.5 5.5 0 1 0 .1 0' },
  // Two slants, a saltire.
  { cloth: 'M6 5H28V34L6 26Z', sign: 'M9 8L26 24M26 8L9 22' },
];

function cutOf(seat: number): Cut {
  const cut = CUTS[seat % SEAT_COLOURS];
  if (cut === undefined) throw new Error(`no banner for seat ${seat}`);
  return cut;
}

export const Banner = memo(function Banner({
  seat,
  size = '1.25em',
}: {
  readonly seat: number;
  readonly size?: string;
}) {
  const { cloth, sign } = cutOf(seat);
  const { main, deep } = seatColours(seat);
  return (
    <svg viewBox="0 0 34 38" width={size} height={size} aria-hidden="true" focusable="false">
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d={`${cloth}M3 4H31`} fill="var(--piece-halo)" stroke="var(--piece-halo)" strokeWidth={6} />
        <path d={cloth} fill={main} stroke="var(--piece-ink)" strokeWidth={2.2} />
        <path d={sign} fill="none" stroke={deep} strokeWidth={3} />
        <path d="M3 4H31" stroke="var(--piece-ink)" strokeWidth={3.5} />
      </g>
    </svg>
  );
});
