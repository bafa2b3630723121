/**
 * Settlements. A seat is told by colour, by the shape of its roof and by the roof's hatch, so that
 * neither colour blindness nor 18 pixels can hide whose it is.
 */
import { SEAT_COLOURS, seatColours } from '@four-crowns/ui-kit';

interface Shape {
  readonly wall: string;
  readonly roof: string;
  readonly hatch: string;
  readonly extra?: string;
}

const SHAPES: readonly Shape[] = [
  // A steep gable with a chimney.
  {
    wall: 'M-19 0h38v27h-38z',
    roof: 'M-29 4L0-31L29 4Z',
    hatch: '',
    extra: 'M11-32h9v17l-9-10z',
  },
  // A dome with ribs.
  {
    wall: 'M-20 0h40v27h-40z',
    roof: 'M-26 4C-28-36 28-36 26 4Z',
    hatch: 'M-9 2Q-10-16-4-26M9 2Q10-16 4-26',
    extra: 'M-3-26L0-39L3-26z',
  },
  // A battlement with courses of stone.
  {
    wall: 'M-19-2h38v29h-38z',
    roof: 'M-28 2V-30h13v9h9v-9h12v9h9v-9h13V2Z',
    hatch: 'M-26-9h52',
  },
  // A tent roof, dotted.
  {
    wall: 'M-17 2h34v25h-34z',
    roof: 'M-29 7Q-6-3 0-38Q6-3 29 7Z',
    hatch: 'M-9 0h.1M0-10h.1M9 0h.1M0 1h.1',
  },
  // A hipped roof with slanting lines.
  {
    wall: 'M-21-2h42v29h-42z',
    roof: 'M-30 3l10-29h40l10 29z',
    hatch: 'M-17 0l10-24M-4 0l10-24M9 0l9-22',
  },
];

const DOOR = 'M-5.5 27V16q5.5-8 11 0v11z';

function shapeOf(seat: number): Shape {
  const shape = SHAPES[seat % SEAT_COLOURS];
  if (shape === undefined) throw new Error(`no house for seat ${seat}`);
  return shape;
}

/** About 60 units wide, around (0, 0). */
export function House({ seat }: { readonly seat: number }) {
  const { wall, roof, hatch, extra = '' } = shapeOf(seat);
  const { main, deep, soft } = seatColours(seat);
  return (
    <>
      <path
        d={`${extra}${wall}${roof}`}
        fill="var(--piece-halo)"
        stroke="var(--piece-halo)"
        strokeWidth={13}
        strokeLinejoin="round"
      />
      <g stroke="var(--piece-ink)" strokeWidth={4.4} strokeLinejoin="round">
        {extra === '' ? undefined : <path d={extra} fill={deep} />}
        <path d={wall} fill={soft} />
        <path d={roof} fill={main} />
      </g>
      <path d={hatch} fill="none" stroke={deep} strokeWidth={4} strokeLinecap="round" />
      <path d={DOOR} fill="var(--piece-ink)" />
    </>
  );
}

/** A house as a small picture of its own, for panels and lists. */
export function HouseMark({ seat, size = '1.25em' }: { readonly seat: number; readonly size?: string }) {
  return (
    <svg viewBox="-38 -46 76 82" width={size} height={size} aria-hidden="true" focusable="false">
      <House seat={seat} />
    </svg>
  );
}

/** The outline alone: where a lifted settlement stood, or a used place in a row of pips. */
export function HouseGhost({ seat }: { readonly seat: number }) {
  const { wall, roof } = shapeOf(seat);
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={`${wall}${roof}`} stroke="var(--piece-halo)" strokeWidth={9} opacity={0.75} />
      <path d={`${wall}${roof}`} stroke="var(--piece-ink)" strokeWidth={3.6} strokeDasharray="7 6" />
    </g>
  );
}
