/** Dice: rounded cubes. A seat's pips have its own outline, white dice wear its colour as a rim. */
import { SEAT_COLOURS, seatColours } from '@four-crowns/ui-kit';
import { memo } from 'react';

/** Offsets of the pips on a face, in thirds. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** By seat: a disc, a square, a lozenge, a triangle, a cross. */
const PIP_SHAPES: readonly string[] = [
  'M-3.3 0a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0z',
  'M-2.9-2.9h5.8v5.8h-5.8z',
  'M0-4.2L4.2 0L0 4.2L-4.2 0z',
  'M0-4L3.9 3.1h-7.8z',
  'M-1.5-4h3v2.5H4v3H1.5V4h-3V1.5H-4v-3h2.5z',
];
const DISC = 'M-3.3 0a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0z';

/** Whose: a seat's, a white one of a seat, or nobody's. */
export type DieKind = 'coloured' | 'white' | 'neutral';

export interface DieProps {
  readonly value: number;
  readonly kind: DieKind;
  readonly seat?: number | undefined;
  readonly size?: string;
}

const STEP = 8.5;

/** `value` 0 is a die not yet rolled: its face is empty. */
export const Die = memo(function Die({ value, kind, seat = 0, size = '2rem' }: DieProps) {
  const { main, deep } = seatColours(seat);
  // Pips must be seen on every colour: light on dark seats, dark on light ones.
  const isLight = seat % SEAT_COLOURS === 2 || seat % SEAT_COLOURS === 3;
  const body = kind === 'coloured' ? main : kind === 'white' ? '#fffdf6' : '#8b8578';
  const rim = kind === 'coloured' ? deep : kind === 'white' ? main : '#4a463e';
  const pip =
    kind === 'coloured' ? (isLight ? '#2a1c08' : '#fff8e8') : kind === 'white' ? '#241a10' : '#f3efe5';
  const shape = kind === 'neutral' ? DISC : (PIP_SHAPES[seat % SEAT_COLOURS] ?? DISC);
  return (
    <svg viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect
        x="-18"
        y="-18"
        width="36"
        height="36"
        rx="8"
        fill={body}
        stroke="var(--piece-ink)"
        strokeWidth="1.8"
      />
      <rect
        x="-15.5"
        y="-15.5"
        width="31"
        height="31"
        rx="6"
        fill="none"
        stroke={rim}
        strokeWidth={kind === 'white' ? 3 : 1.6}
      />
      {kind === 'coloured' ? (
        <path
          d="M-13-12q2-2 5-2h12"
          fill="none"
          stroke="#fff"
          strokeOpacity=".45"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ) : undefined}
      <g fill={pip}>
        {(PIPS[value] ?? []).map(([x, y]) => (
          <path key={`${x} ${y}`} d={shape} transform={`translate(${x * STEP} ${y * STEP})`} />
        ))}
      </g>
    </svg>
  );
});
