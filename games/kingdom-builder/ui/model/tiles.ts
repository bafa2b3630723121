/** The location tiles of a seat and what can be done with each. */
import { TILES } from '../../src/data.ts';
import type { Tile } from '../../src/data.ts';
import type { Hex } from '../../src/events.ts';
import type { View } from '../../src/view.ts';

/** KB-4.3, KB-4.4: `fresh` was gained this turn. Outside one's turn every tile just rests. */
export type TileState = 'ready' | 'used' | 'fresh' | 'resting';

export interface HeldTile {
  readonly tile: Tile;
  /** The location it came from: what tells two of a kind apart. */
  readonly hex: Hex;
  readonly state: TileState;
}

export function tilesOf(view: View, seat: number): readonly HeldTile[] {
  const kind = new Map(view.locations.map(({ hex, tile }) => [hex, tile]));
  const held = (view.held[seat] ?? []).flatMap((hex) => {
    const tile = kind.get(hex);
    return tile === undefined ? [] : [{ tile, hex }];
  });
  held.sort((a, b) => TILES.indexOf(a.tile) - TILES.indexOf(b.tile));
  if (view.current !== seat || view.stage === 'over') return held.map((t) => ({ ...t, state: 'resting' }));
  // Uses are counted by kind, so of two alike the later ones count as used first.
  const ready: { [tile: string]: number } = { ...view.uses };
  return held.map((t) => {
    if (view.fresh.includes(t.hex)) return { ...t, state: 'fresh' };
    const left = ready[t.tile] ?? 0;
    ready[t.tile] = left - 1;
    return { ...t, state: left > 0 ? 'ready' : 'used' };
  });
}
