/** The location tiles of a seat and what can be done with each. */
import { TILES } from '../../src/data.ts';
import type { Tile } from '../../src/data.ts';
import type { Hex } from '../../src/events.ts';
import type { View } from '../../src/view.ts';

/**
 * KB-4.3, KB-4.4: `fresh` was gained this turn. `ready` can be used now; `idle` could be, except for the position or
 * the moment. Of other players' tiles only `unused` is known. Outside one's turn every tile is `resting`.
 */
export type TileState = 'ready' | 'idle' | 'unused' | 'used' | 'fresh' | 'resting';

export interface HeldTile {
  readonly tile: Tile;
  /** The location it came from, which tells two of a kind apart. */
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
  // Uses are counted by kind, so of two identical tiles the later one counts as used first.
  const ready: { [tile: string]: number } = { ...view.uses };
  return held.map((t) => {
    if (view.fresh.includes(t.hex)) return { ...t, state: 'fresh' };
    const left = ready[t.tile] ?? 0;
    ready[t.tile] = left - 1;
    return { ...t, state: left > 0 ? unusedState(view, seat, t.tile) : 'used' };
  });
}

function unusedState(view: View, seat: number, tile: Tile): TileState {
  if (view.viewer !== seat || view.idle === undefined) return 'unused';
  return idleOf(view, tile) === undefined ? 'ready' : 'idle';
}

/** Why the viewer cannot use this tile now; undefined if it can, or need not act. */
export function idleOf(view: View, tile: Tile): NonNullable<View['idle']>[number] | undefined {
  return view.idle?.find(({ thing }) => thing === `tile.${tile}`);
}
