/** The colours of a seat, to be used as CSS values; drawings add the shape. */
export interface SeatColours {
  readonly main: string;
  readonly deep: string;
  readonly soft: string;
}

export const SEAT_COLOURS = 5;

export function seatColours(seat: number): SeatColours {
  const n = seat % SEAT_COLOURS;
  return { main: `var(--seat-${n})`, deep: `var(--seat-${n}-deep)`, soft: `var(--seat-${n}-soft)` };
}
