/** The layout of the court: rows by rank, the King at the top. */
import type { Advisor } from '../../src/data.ts';
import { ADVISORS, GIFTS } from '../../src/data.ts';
import type { Gift } from '../../src/data.ts';
import type { Group } from '../../src/position.ts';
import type { View } from '../../src/view.ts';

/** How many advisors are in each row, from the lowest rank up. */
const RANKS = [5, 4, 4, 3, 2] as const;

function ranked(): readonly (readonly Advisor[])[] {
  let from = 0;
  return RANKS.map((count) => ADVISORS.slice(from, (from += count)));
}

/** From the lowest row up. */
export const ROWS: readonly (readonly Advisor[])[] = ranked();

export function valueOf(advisor: Advisor): number {
  return ADVISORS.indexOf(advisor) + 1;
}

export function rankOf(advisor: Advisor): number {
  return ROWS.findIndex((row) => row.includes(advisor));
}

export function giftOf(advisor: Advisor): Gift | undefined {
  return GIFTS[valueOf(advisor) - 1];
}

export function groupsAt(view: View, advisor: Advisor): readonly Group[] {
  return view.court.filter((group) => group.advisor === advisor);
}
