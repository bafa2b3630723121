/** KBG-14: the dice that stand in for missing players. */
import { ADVISORS, NEUTRAL, NEUTRAL_FIRST } from '../data.ts';
import type { Event } from '../events.ts';
import { cell, groupOf, NEUTRAL_DICE, NOBODY, TAKEN } from '../state.ts';
import type { State } from '../state.ts';

/** True while another neutral die is to be rolled. */
export function rollNeutral(s: State, value: number, log: Event[] | undefined): boolean {
  const { a } = s;
  let i = 0;
  while (a[NEUTRAL_DICE + i] !== 0) i++;
  a[NEUTRAL_DICE + i] = value;
  if (i === NEUTRAL_FIRST - 1) layFirst(s, log);
  if (i < NEUTRAL - 1) return true;
  laySecond(s, log);
  return false;
}

/** KBG-14.1 */
export function layFirst(s: State, log: Event[] | undefined): void {
  lay(s, firstSum(s), 0b00111, log);
}

export function laySecond(s: State, log: Event[] | undefined): void {
  const x = s.a[NEUTRAL_DICE + NEUTRAL_FIRST];
  const y = s.a[NEUTRAL_DICE + NEUTRAL_FIRST + 1];
  if (x + y !== firstSum(s)) return lay(s, x + y, 0b11000, log);
  // KBG-14.2: equal sums, so the two dice go singly; KBG-14.3: of a double only one.
  lay(s, x, 0b01000, log);
  if (x !== y) lay(s, y, 0b10000, log);
  else log?.push({ type: 'neutral_aside', die: y });
}

function firstSum(s: State): number {
  return s.a[NEUTRAL_DICE] + s.a[NEUTRAL_DICE + 1] + s.a[NEUTRAL_DICE + 2];
}

function lay(s: State, advisor: number, dice: number, log: Event[] | undefined): void {
  s.a[cell(advisor, 0)] = groupOf(NOBODY, dice);
  s.a[TAKEN] |= 1 << advisor;
  log?.push({ type: 'neutral', dice: neutralDice(s, dice), advisor: ADVISORS[advisor - 1] });
}

export function neutralDice(s: State, dice: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < NEUTRAL; i++) if (((dice >> i) & 1) === 1) values.push(s.a[NEUTRAL_DICE + i]);
  return values;
}
