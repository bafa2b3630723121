import { BUILDABLE, MANDATORY, TERRAINS } from './data.ts';
import type { Event } from './events.ts';
import {
  CARD,
  CURRENT,
  DISCARD,
  DRAW,
  FIRST,
  FREE_COUNT,
  GENERATION,
  HAND,
  LAST_ROUND,
  LEFT,
  OVER,
  PILE,
  REMOVED,
  REPLACE,
  STAGE,
  STOCK,
  sum,
  TURN,
} from './state.ts';
import type { State } from './state.ts';
import { readyTiles } from './tiles.ts';

/** KB-2.2: the card is shown before anything else. */
export function beginTurn(s: State, seat: number, log: Event[] | undefined): void {
  const { a } = s;
  a[CURRENT] = seat;
  a[STAGE] = TURN;
  a[LEFT] = MANDATORY;
  a[CARD] = a[HAND + seat];
  a[HAND + seat] = -1;
  readyTiles(s, seat);
  log?.push({ type: 'turn', seat, terrain: a[CARD] < 0 ? 'none' : TERRAINS[a[CARD]], reveals: true });
  checkMandatory(s, log);
}

/** After every settlement and extra action: is the rest of the mandatory action still possible? */
export function checkMandatory(s: State, log: Event[] | undefined): void {
  const { a } = s;
  if (a[LEFT] === 0) return;
  const seat = a[CURRENT];
  if (a[STOCK + seat] === 0) return lapse(s, 'stock', log);
  if (a[CARD] >= 0) {
    if (a[FREE_COUNT + a[CARD]] > 0) return;
    // KB-2.7: a useless card leaves the game and is replaced at once.
    a[REMOVED + a[CARD]]++;
    log?.push({ type: 'useless', seat, terrain: TERRAINS[a[CARD]] });
    a[CARD] = -1;
  }
  if (fillPile(s, log)) a[STAGE] = REPLACE;
  else lapse(s, 'cards', log);
}

/** KB-2.8, KB-2.9 */
function lapse(s: State, because: 'stock' | 'cards', log: Event[] | undefined): void {
  log?.push({ type: 'lapse', seat: s.a[CURRENT], left: s.a[LEFT], because });
  s.a[LEFT] = 0;
}

/** The dealer's answer to REPLACE, drawn openly. */
export function replaceCard(s: State, terrain: number, log: Event[] | undefined): void {
  const { a } = s;
  a[PILE + terrain]--;
  a[CARD] = terrain;
  a[STAGE] = TURN;
  log?.push({ type: 'replace', seat: a[CURRENT], terrain: TERRAINS[terrain] });
  checkMandatory(s, log);
}

/** KB-2.6: an empty pile is made of the discard. False if there is no card at all. */
function fillPile(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  if (sum(a, PILE, BUILDABLE) > 0) return true;
  const cards = sum(a, DISCARD, BUILDABLE);
  if (cards === 0) return false;
  for (let t = 0; t < BUILDABLE; t++) {
    a[PILE + t] = a[DISCARD + t];
    a[DISCARD + t] = 0;
  }
  a[GENERATION]++;
  log?.push({ type: 'reshuffle', cards });
  return true;
}

/** KB-2.5 */
export function endTurn(s: State, log: Event[] | undefined): void {
  const { a } = s;
  log?.push({ type: 'end-turn', seat: a[CURRENT] });
  if (a[CARD] >= 0) a[DISCARD + a[CARD]]++;
  a[CARD] = -1;
  // KB-2.5: a card drawn in the last round could never be played.
  if (a[LAST_ROUND] === 0 && fillPile(s, log)) a[STAGE] = DRAW;
  else nextTurn(s, log);
}

/** KB-7.2: the last round ends with the player before the first one. */
export function nextTurn(s: State, log: Event[] | undefined): void {
  const { a } = s;
  const next = (a[CURRENT] + 1) % s.seats;
  if (a[LAST_ROUND] === 0 || next !== a[FIRST]) return beginTurn(s, next, log);
  a[STAGE] = OVER;
  a[CURRENT] = -1;
  log?.push({ type: 'over' });
}
