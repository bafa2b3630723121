/** The colours and shapes of a die, by whose it is. The drawing and its test read the same constants. */
import { SEAT_COLOURS, seatColours } from '@four-crowns/ui-kit/seats.ts';

/** Whose die it is: a seat's own, an extra one of a seat, or nobody's. */
export type DieKind = 'coloured' | 'white' | 'neutral';

interface DiePaint {
  readonly body: string;
  readonly rim: string;
  readonly pip: string;
  /** The edge of the die, and the ring inside it. */
  readonly outline: string;
  readonly ring: string;
  readonly ringWidth: number;
  /** The distance between pips, chosen so that all of them lie within the ring. */
  readonly step: number;
}

const SQUARE = { outline: roundedSquare(18, 8), ring: roundedSquare(15.5, 6), ringWidth: 1.6, step: 8.5 };
const OCTAGON = { outline: octagon(18.5, 8), ring: octagon(16, 7), ringWidth: 2.4, step: 7 };

export function diePaint(kind: DieKind, seat: number): DiePaint {
  // KBG-5.4 depends on telling an extra die from one's own. White ones would look like those of the white player, so
  // here they are turquoise, which no seat uses, with cut corners and a wide dark ring.
  if (kind === 'white') return { body: '#57c7b0', rim: '#0b4a44', pip: '#06231f', ...OCTAGON };
  if (kind === 'neutral') return { body: '#8b8578', rim: '#4a463e', pip: '#f3efe5', ...SQUARE };
  const { main, deep } = seatColours(seat);
  // Pips must be visible on every colour: light on dark seats, dark on light ones.
  const isLight = seat % SEAT_COLOURS === 2 || seat % SEAT_COLOURS === 3;
  return { body: main, rim: deep, pip: isLight ? '#2a1c08' : '#fff8e8', ...SQUARE };
}

/** A square around the origin with sides of twice `half` and corners of this radius. */
function roundedSquare(half: number, radius: number): string {
  const flat = 2 * (half - radius);
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return [
    `M${radius - half} ${-half}h${flat}`,
    `${corner(1, 1)}v${flat}`,
    `${corner(-1, 1)}h${-flat}`,
    `${corner(-1, -1)}v${-flat}`,
    `${corner(1, -1)}z`,
  ].join('');
}

/** The same with straight cut corners. */
function octagon(half: number, cut: number): string {
  const flat = 2 * (half - cut);
  return [
    `M${cut - half} ${-half}h${flat}`,
    `l${cut} ${cut}v${flat}`,
    `l${-cut} ${cut}h${-flat}`,
    `l${-cut} ${-cut}v${-flat}z`,
  ].join('');
}
