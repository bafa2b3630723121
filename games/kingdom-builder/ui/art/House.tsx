/**
 * Settlements. Seats differ in colour, in the shape of the roof and in its hatch, so that they can be told apart with
 * colour blindness and at 18 pixels.
 */
import { SEAT_COLOURS, seatColours } from '@four-crowns/ui-kit';
import type { Point } from '@four-crowns/ui-kit';
import { memo } from 'react';
import { carry } from './pen.ts';

interface Shape {
  readonly wall: string;
  readonly roof: string;
  readonly hatch: string;
  readonly extra: string;
}

const SHAPES: readonly Shape[] = [
  // A steep gable with a chimney.
  { wall: 'M-19 0h38v27h-38z', roof: 'M-29 4l29-35l29 35z', hatch: '', extra: 'M11-32h9v17l-9-10z' },
  // A dome with ribs.
  {
    wall: 'M-20 0h40v27h-40z',
    roof: 'M-26 4c-2-40 54-40 52 0z',
    hatch: 'M-9 2q-1-18 5-28M9 2q1-18-5-28',
    extra: 'M-3-26l3-13l3 13z',
  },
  // A battlement with a course of stone.
  {
    wall: 'M-19-2h38v29h-38z',
    roof: 'M-28 2v-32h13v9h9v-9h12v9h9v-9h13v32z',
    hatch: 'M-26-9h52',
    extra: '',
  },
  // A tent roof, dotted.
  {
    wall: 'M-17 2h34v25h-34z',
    roof: 'M-29 7q23-10 29-45q6 35 29 45z',
    hatch: 'M-9 0h.1M0-10h.1M9 0h.1M0 1h.1',
    extra: '',
  },
  // A hipped roof with slanting lines.
  {
    wall: 'M-21-2h42v29h-42z',
    roof: 'M-30 3l10-29h40l10 29z',
    hatch: 'M-17 0l10-24M-4 0l10-24M9 0l9-22',
    extra: '',
  },
];

const DOOR = 'M-5.5 27v-11q5.5-8 11 0v11z';

function shapeOf(seat: number): Shape {
  const shape = SHAPES[seat % SEAT_COLOURS];
  if (shape === undefined) throw new Error(`no house for seat ${seat}`);
  return shape;
}

/** Path data by drawing, then by place. Houses do not move, so their path data can be reused after every move. */
const written = new Map<string, Map<string, string>>();

function carried(d: string, x: number, y: number): string {
  let places = written.get(d);
  if (places === undefined) written.set(d, (places = new Map()));
  const place = `${x} ${y}`;
  let there = places.get(place);
  if (there === undefined) places.set(place, (there = carry(d, x, y)));
  return there;
}

const HERE: readonly Point[] = [{ x: 0, y: 0 }];

export interface HousesProps {
  readonly seat: number;
  /** Their places; by default one house around (0, 0). */
  readonly places?: readonly Point[];
}

/** Houses of one seat, each about 60 units wide. They take six paths at most, however many there are. */
export function Houses({ seat, places = HERE }: HousesProps) {
  const { wall, roof, hatch, extra } = shapeOf(seat);
  const { main, deep, soft } = seatColours(seat);
  const at = (d: string) => places.map(({ x, y }) => carried(d, x, y)).join('');
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d={at(`${extra}${wall}${roof}`)}
        fill="var(--piece-halo)"
        stroke="var(--piece-halo)"
        strokeWidth={13}
      />
      {extra === '' ? undefined : (
        <path d={at(extra)} fill={deep} stroke="var(--piece-ink)" strokeWidth={4.4} />
      )}
      <path d={at(wall)} fill={soft} stroke="var(--piece-ink)" strokeWidth={4.4} />
      <path d={at(roof)} fill={main} stroke="var(--piece-ink)" strokeWidth={4.4} />
      {hatch === '' ? undefined : <path d={at(hatch)} fill="none" stroke={deep} strokeWidth={4} />}
      <path d={at(DOOR)} fill="var(--piece-ink)" />
    </g>
  );
}

export interface HouseMarkProps {
  readonly seat: number;
  readonly size?: string;
}

/** A house as a small picture, for panels and lists. */
export const HouseMark = memo(function HouseMark({ seat, size = '1.25em' }: HouseMarkProps) {
  return (
    <svg viewBox="-38 -46 76 82" width={size} height={size} aria-hidden="true" focusable="false">
      <Houses seat={seat} />
    </svg>
  );
});

/** The outline alone: where a lifted settlement stood, or for one already built in a row of pips. */
export function HouseGhost({ seat }: { readonly seat: number }) {
  const { wall, roof } = shapeOf(seat);
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={`${wall}${roof}`} stroke="var(--piece-halo)" strokeWidth={9} opacity={0.75} />
      <path d={`${wall}${roof}`} stroke="var(--piece-ink)" strokeWidth={3.6} strokeDasharray="7 6" />
    </g>
  );
}
