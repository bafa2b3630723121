import { centre } from '@four-crowns/ui-kit';
import type { Plot } from '../art/Land.tsx';
import { GRID, groundsOf, hexName } from './map.ts';
import type { BoardLayout } from './map.ts';
import { VARIANT_OF } from './variants.ts';

/** Hexes of the board as land to be drawn. */
export function plotsOf(board: BoardLayout, hexes: readonly number[], isNamed: boolean): readonly Plot[] {
  const grounds = groundsOf(board);
  return hexes.map((hex) => {
    const plot = { ...centre(GRID, hex), kind: grounds[hex] ?? 'unlaid', variant: VARIANT_OF[hex] ?? 0 };
    return isNamed ? { ...plot, name: hexName(hex) } : plot;
  });
}
