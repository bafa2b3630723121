/** The colours of a seat as CSS values; drawings add a shape. */
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
