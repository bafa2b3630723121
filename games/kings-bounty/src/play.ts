import {
  FIRST_UNIT,
  GARRISONS,
  garrisonOf,
  HERO,
  HOLDINGS,
  MONSTER,
  STAFF_RAT,
  typeOf,
  UNITS,
  unitOf,
  VANDAL,
} from './data.ts';
import { drawCards } from './deck.ts';
import type { Event } from './events.ts';
import { takeCard } from './hands.ts';
import { DISCARD, LAST_HERO, LAST_MONSTER, STREAK } from './state.ts';
import type { State } from './state.ts';
import { garrisonAt, holdingOf, ownerOf, putHolding, takeHolding, wordOf } from './table.ts';
import { openHolders, tellChanges, turnUp } from './titles.ts';

/** KBY-3.1: into the open, without a garrison. */
export function playHolding(s: State, seat: number, holding: number, log: Event[] | undefined): void {
  const before = log === undefined ? undefined : openHolders(s);
  takeCard(s, seat, holding);
  putHolding(s, wordOf(seat, holding, 0));
  log?.push({ type: 'play-holding', seat, card: HOLDINGS[holding] });
  cardPlayed(s, before, log);
}

/** `target` is a word of the table. */
export function playUnit(
  s: State,
  seat: number,
  unit: number,
  target: number,
  log: Event[] | undefined,
): void {
  const before = log === undefined ? undefined : openHolders(s);
  takeCard(s, seat, unit);
  takeHolding(s, target);
  const garrison = garrisonAt(target);
  if (garrison > 0) s.a[DISCARD + unitOf(garrison)]++;
  const type = typeOf(unit);
  if (type === HERO) leadHero(s, seat, unit, target, log);
  else if (type === MONSTER) unleash(s, seat, unit, target, log);
  else if (ownerOf(target) === seat) garrisonOwn(s, seat, unit, target, log);
  else capture(s, seat, unit, target, log);
  cardPlayed(s, before, log);
}

function cardPlayed(
  s: State,
  before: ReturnType<typeof openHolders> | undefined,
  log: Event[] | undefined,
): void {
  s.a[STREAK] = 0;
  if (before !== undefined && log !== undefined) tellChanges(s, before, log);
  drawCards(s, 1, log);
}

/** KBY-3.5, KBY-3.6 */
function garrisonOwn(s: State, seat: number, unit: number, target: number, log: Event[] | undefined): void {
  const holding = holdingOf(target);
  putHolding(s, wordOf(seat, holding, garrisonOf(unit)));
  log?.push({
    type: 'garrison',
    seat,
    card: UNITS[unit - FIRST_UNIT],
    holding: HOLDINGS[holding],
    replaced: GARRISONS[garrisonAt(target)],
  });
}

/** KBY-3.7: the winner moves in. */
function capture(s: State, seat: number, unit: number, target: number, log: Event[] | undefined): void {
  putHolding(s, wordOf(seat, holdingOf(target), garrisonOf(unit)));
  tellAttack('capture', seat, unit, target, log);
}

/** KBY-3.9: the hero moves on, so the holding arrives empty. */
function leadHero(s: State, seat: number, hero: number, target: number, log: Event[] | undefined): void {
  const { a } = s;
  putHolding(s, wordOf(seat, holdingOf(target), 0));
  a[DISCARD + hero]++;
  tellAttack('hero', seat, hero, target, log);
  const isFirst = a[LAST_HERO] < 0;
  a[LAST_HERO] = seat;
  if (isFirst) turnUp(s, STAFF_RAT, log);
}

/** KBY-3.10: holding and monster are gone. */
function unleash(s: State, seat: number, monster: number, target: number, log: Event[] | undefined): void {
  const { a } = s;
  a[DISCARD + holdingOf(target)]++;
  a[DISCARD + monster]++;
  tellAttack('monster', seat, monster, target, log);
  const isFirst = a[LAST_MONSTER] < 0;
  a[LAST_MONSTER] = seat;
  if (isFirst) turnUp(s, VANDAL, log);
}

function tellAttack(
  type: 'capture' | 'hero' | 'monster',
  seat: number,
  unit: number,
  target: number,
  log: Event[] | undefined,
): void {
  if (log === undefined) return;
  const holding = HOLDINGS[holdingOf(target)];
  log.push({ type, seat, card: UNITS[unit - FIRST_UNIT], holding });
  log.push({
    type: 'lose-holding',
    seat: ownerOf(target),
    holding,
    garrison: GARRISONS[garrisonAt(target)],
  });
}
