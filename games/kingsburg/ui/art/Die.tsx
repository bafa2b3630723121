/** Dice: rounded cubes, extra ones with cut corners. Each seat's pips have a shape of their own. */
import { SEAT_COLOURS } from '@four-crowns/ui-kit';
import { memo } from 'react';
import { diePaint } from './die-paint.ts';
import type { DieKind } from './die-paint.ts';

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

export interface DieProps {
  readonly value: number;
  readonly kind: DieKind;
  readonly seat?: number | undefined;
  readonly size?: string;
}

/** A `value` of 0 is a die not rolled yet, whose face is empty. */
export const Die = memo(function Die({ value, kind, seat = 0, size = '2rem' }: DieProps) {
  const { body, rim, pip, outline, ring, ringWidth, step } = diePaint(kind, seat);
  const shape = kind === 'neutral' ? DISC : (PIP_SHAPES[seat % SEAT_COLOURS] ?? DISC);
  return (
    <svg viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={outline} fill={body} stroke="var(--piece-ink)" strokeWidth="1.8" />
      <path d={ring} fill="none" stroke={rim} strokeWidth={ringWidth} />
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
          <path key={`${x} ${y}`} d={shape} transform={`translate(${x * step} ${y * step})`} />
        ))}
      </g>
    </svg>
  );
});
