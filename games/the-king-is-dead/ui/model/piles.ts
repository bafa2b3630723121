import type { Card } from '../../src/data.ts';
import type { View } from '../../src/view.ts';

/** The top card of a pile, which is public (TKD-2.7); undefined while there is none. */
export function topOf(view: View, seat: number): Card | undefined {
  return view.piles[seat]?.at(-1) ?? undefined;
}
