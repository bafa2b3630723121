/** Which drawing of its terrain a hex uses: seeded by its place, and never the same as a neighbour's. */
import { neighbour } from '@four-crowns/ui-kit';
import { VARIANTS } from '../art/pen.ts';
import { GRID, HEXES } from './map.ts';

/**
 * Separate from `mix32` of core, because screens import only types from there. Other numbers would redraw every
 * board.
 */
function scatter(n: number): number {
  const h = Math.imul(n + 1, 0x9e3779b1);
  return (Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 13) & 0xffff;
}

function variants(): readonly number[] {
  const chosen: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    const before = (['w', 'nw', 'ne'] as const).flatMap((d) => {
      const other = neighbour(GRID, hex, d);
      return other === undefined ? [] : [chosen[other]];
    });
    const free = Array.from({ length: VARIANTS }, (_, v) => v).filter((v) => !before.includes(v));
    chosen.push(free[scatter(hex) % free.length] ?? 0);
  }
  return chosen;
}

export const VARIANT_OF: readonly number[] = variants();
