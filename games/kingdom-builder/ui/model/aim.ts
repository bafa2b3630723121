/** What choosing a hex would do now: build for the card, use a selected tile, or move a lifted settlement. */
import type { Action } from '../../src/actions.ts';
import type { MoveTile, Tile } from '../../src/data.ts';
import { TILES } from '../../src/data.ts';
import type { Hex } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { hexNumber } from './map.ts';

export type Aim =
  | { readonly by: 'card' }
  | { readonly by: 'tile'; readonly tile: Tile }
  | { readonly by: 'lifted' }
  /** This viewer has nothing to do. */
  | { readonly by: 'nothing' };

export function isMoveTile(tile: Tile): tile is MoveTile {
  return tile === 'barn' || tile === 'harbor' || tile === 'paddock';
}

/** The tiles that can be used now. */
export function usableTiles(choices: readonly Action[]): ReadonlySet<Tile> {
  const tiles = new Set<Tile>();
  for (const choice of choices) if (choice.type === 'use' || choice.type === 'lift') tiles.add(choice.tile);
  return tiles;
}

/** A selected tile that can no longer be used is deselected automatically. */
export function aimOf(view: View, choices: readonly Action[], chosen: string | undefined): Aim {
  if (choices.length === 0) return { by: 'nothing' };
  if (view.prompt.type === 'place') return { by: 'lifted' };
  const tile = TILES.find((t) => t === chosen);
  return tile !== undefined && usableTiles(choices).has(tile) ? { by: 'tile', tile } : { by: 'card' };
}

/** The action for choosing `hex`, legal or not. An illegal one will be refused with its reason. */
export function actionAt(aim: Aim, hex: Hex): Action | undefined {
  switch (aim.by) {
    case 'card':
      return { type: 'build', hex };
    case 'lifted':
      return { type: 'place', hex };
    case 'tile':
      return isMoveTile(aim.tile)
        ? { type: 'lift', tile: aim.tile, hex }
        : { type: 'use', tile: aim.tile, hex };
    case 'nothing':
      return undefined;
  }
}

/** The hexes to highlight in ascending order: exactly those where the action is legal. */
export function targetsOf(aim: Aim, choices: readonly Action[]): readonly number[] {
  const targets: number[] = [];
  for (const choice of choices) {
    if (isAimed(aim, choice)) targets.push(hexNumber(choice.hex));
  }
  return targets.toSorted((a, b) => a - b);
}

function isAimed(aim: Aim, choice: Action): choice is Extract<Action, { readonly hex: Hex }> {
  switch (choice.type) {
    case 'build':
      return aim.by === 'card';
    case 'place':
      return aim.by === 'lifted';
    case 'use':
    case 'lift':
      return aim.by === 'tile' && aim.tile === choice.tile;
    default:
      return false;
  }
}
