import type { SeatLook } from './door.ts';
import type { Say } from './words/words.ts';

/** Shapes and terminal colours that stay apart for colour-blind eyes, and without colours. */
const LOOKS = [
  { shape: '●', colour: 208 },
  { shape: '▲', colour: 117 },
  { shape: '■', colour: 231 },
  { shape: '◆', colour: 177 },
  { shape: '★', colour: 227 },
] as const;

/** How each seat is called and drawn. */
export function seatLooks(seats: number, say: Say): SeatLook[] {
  return Array.from({ length: seats }, (_, seat) => {
    const { shape, colour } = LOOKS[seat % LOOKS.length] ?? LOOKS[0];
    return { name: `${shape} ${say('seat.colour', { seat: String(seat) })}`, shape, colour };
  });
}
