/** A seat that has placed dice on one advisor. */
import { ADVISORS } from '../src/data.ts';
import type { Advisor } from '../src/data.ts';
import type { Action, State } from '../src/index.ts';
import { influence, pass, play } from './playing.ts';
import type { Played } from './playing.ts';
import { position } from './position.ts';
import type { DrawnPlayer } from './position.ts';

/** Three dice or fewer that add up to the advisor's value. */
function diceFor(value: number): number[] {
  if (value <= 6) return [value];
  return value <= 12 ? [6, value - 6] : [6, 6, value - 12];
}

/** Only seat 0 has not passed, and its dice fit the advisor. */
export function atCourt(advisor: Advisor, own: DrawnPlayer = {}): State {
  const group = diceFor(ADVISORS.indexOf(advisor) + 1);
  const dice = [...group, ...[1, 1, 1].slice(group.length)];
  return position({ passed: [1, 2], players: [{ ...own, dice }, {}, {}] });
}

/** Seat 0 has placed its dice there and passed; help goes on with these answers. */
export function helped(advisor: Advisor, own: DrawnPlayer = {}, ...answers: readonly Action[]): Played {
  const group = diceFor(ADVISORS.indexOf(advisor) + 1);
  const ascending = group.toSorted((a, b) => a - b);
  // Without dice the pass comes by itself.
  const passes = group.length === 3 ? [] : [pass];
  return play(atCourt(advisor, own), influence(advisor, ascending), ...passes, ...answers);
}
