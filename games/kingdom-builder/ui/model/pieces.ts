/** Which seats have settlements where. */
import type { View } from '../../src/view.ts';
import { HEXES, hexNumber } from './map.ts';

/** By hex: the seat whose settlement stands there, or undefined. */
export function ownersOf(view: View): readonly (number | undefined)[] {
  const owners: (number | undefined)[] = Array.from({ length: HEXES }, () => undefined);
  view.settlements.forEach((hexes, seat) => {
    for (const hex of hexes) owners[hexNumber(hex)] = seat;
  });
  return owners;
}
