/** The map as a choice would leave it, for the preview. */
import type { Action } from '../../src/actions.ts';
import { byRegion } from '../../src/data.ts';
import type { Faction, Region } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { membersOf } from './tokens.ts';

export type Counts = { readonly [f in Faction]: number };
export type Land = { readonly [r in Region]: Counts };

interface Outlook {
  readonly map: Land;
  readonly slots: readonly Region[];
}

export function afterwards(view: View, action: Action | undefined): Outlook {
  const map = byRegion((region): { [f in Faction]: number } => ({ ...view.map[region] }));
  const shift = (region: Region, set: Parameters<typeof membersOf>[0], by: 1 | -1) => {
    for (const faction of membersOf(set)) map[region][faction] += by;
  };
  let slots = view.slots;
  switch (action?.type) {
    case 'place':
      shift(action.region, action.followers, 1);
      break;
    case 'place-each':
      for (const f of ['scottish', 'welsh', 'english'] as const) {
        const region = action[f];
        if (region !== 'none') shift(region, f, 1);
      }
      break;
    case 'swap':
      shift(action.a, action.give, -1);
      shift(action.b, action.give, 1);
      shift(action.b, action.take, -1);
      shift(action.a, action.take, 1);
      break;
    case 'move':
      shift(action.from, action.followers, -1);
      shift(action.to, action.followers, 1);
      break;
    case 'exchange':
      shift(action.region, action.place, 1);
      shift(action.region, action.back, -1);
      break;
    case 'summon':
      shift(action.region, action.faction, -1);
      break;
    case 'negotiate':
      slots = slots.map((region) =>
        region === action.a ? action.b : region === action.b ? action.a : region,
      );
      break;
    default:
  }
  return { map, slots };
}
