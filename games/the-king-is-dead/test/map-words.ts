/** The map and sets of followers as the rules text tells them, for what judges refusals. */
import { REGIONS } from '../src/data.ts';
import type { Crown, Region } from '../src/data.ts';
import type { View } from '../src/index.ts';

/** TKD-1.2, from the text. */
const BORDERS = `moray strathclyde, strathclyde lancaster, strathclyde northumbria, lancaster northumbria,
  lancaster gwynedd, lancaster warwick, northumbria warwick, northumbria essex, gwynedd warwick, gwynedd devon,
  warwick essex, warwick devon, essex devon`
  .split(',')
  .map((pair) => pair.trim().split(' '));
const HOMES: { readonly [faction in Crown]: Region } = {
  scottish: 'moray',
  welsh: 'gwynedd',
  english: 'essex',
};

export function isBordering(a: Region, b: Region): boolean {
  return BORDERS.some((pair) => pair.includes(a) && pair.includes(b) && a !== b);
}

/** TKD-3.7 */
export function isAround(view: View, region: Region, faction: Crown): boolean {
  return REGIONS.some((near) => {
    if (!isBordering(near, region)) return false;
    return view.results[near] === faction || (near === HOMES[faction] && view.results[near] === null);
  });
}

export const list = (followers: string): readonly string[] =>
  followers === 'none' ? [] : followers.split('_');
export const count = (followers: string, faction: string): number =>
  list(followers).filter((one) => one === faction).length;
