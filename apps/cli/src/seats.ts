import type { SeatLook } from '@four-crowns/manifest';
import type { Say } from './words/words.ts';

/** Shapes and terminal colours that stay apart for colour-blind eyes, and without colours. */
const LOOKS = [
  { key: 'orange', shape: '●', colour: 208 },
  { key: 'blue', shape: '▲', colour: 117 },
  { key: 'white', shape: '■', colour: 231 },
  { key: 'purple', shape: '◆', colour: 177 },
  { key: 'yellow', shape: '★', colour: 227 },
] as const;

/** How each seat is called and drawn. */
export function seatLooks(seats: number, say: Say): SeatLook[] {
  return Array.from({ length: seats }, (_, seat) => {
    const { key, shape, colour } = LOOKS[seat % LOOKS.length] ?? LOOKS[0];
    return { name: `${shape} ${say(`seat.${key}`)}`, shape, colour };
  });
}
