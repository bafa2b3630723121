/** KBY-1: the start position, as far as options fix it at once, else by dealer steps. */
import {
  CASTLE_BUILDERS,
  CASTLE_NATIONS,
  CASTLE_TYPES,
  FIRST_UNIT,
  HAND_LIMIT,
  NATIONS,
  NATIONS_REMOVED,
  OPEN_TITLES,
  TITLE_NATION,
  TITLES,
  UNIT_TYPES,
} from './data.ts';
import { dealFromPool } from './deck.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { takeAll } from './pool.ts';
import {
  CHOOSE_FIRST,
  CURRENT,
  DEAL_TITLES,
  emptyState,
  FIRST,
  HAND_SIZE,
  HANDS,
  lastSeat,
  LAY_TITLES,
  OPEN,
  PRIVATE,
  REMOVE_NATIONS,
  REMOVED,
  STAGE,
  TURN,
} from './state.ts';
import type { State } from './state.ts';

export function start(options: Options, seats: number): State {
  const s = emptyState(options, seats);
  const due = NATIONS_REMOVED[seats];
  s.a[STAGE] = due === 0 ? LAY_TITLES : REMOVE_NATIONS;
  if (options.removed !== 'random') {
    for (const nation of options.removed) removeNation(s, NATIONS.indexOf(nation), undefined);
  }
  return s;
}

/** KBY-1.4: its units, castles and, once titles are laid, its two titles are out of the game. */
export function removeNation(s: State, nation: number, log: Event[] | undefined): void {
  const { a } = s;
  a[REMOVED] |= 1 << nation;
  const castles = nation * CASTLE_TYPES.length;
  for (let kind = castles; kind < castles + CASTLE_TYPES.length; kind++) takeAll(s, kind);
  const units = FIRST_UNIT + nation * UNIT_TYPES.length;
  for (let kind = units; kind < units + UNIT_TYPES.length; kind++) takeAll(s, kind);
  log?.push({ type: 'remove-nation', nation: CASTLE_BUILDERS[nation] });
  if (bitsIn(a[REMOVED]) === NATIONS_REMOVED[s.seats]) a[STAGE] = LAY_TITLES;
}

export function bitsIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** By nation: the bits of its titles. */
const TITLES_OF = new Int32Array(CASTLE_NATIONS);
TITLE_NATION.forEach((nation, title) => {
  if (nation >= 0) TITLES_OF[nation] |= 1 << title;
});
const ALL_TITLES = (1 << TITLES.length) - 1;

/** Bits of the titles that are neither out of the game nor laid or dealt already. */
export function titlesLeft(s: State): number {
  let left = ALL_TITLES;
  for (let i = OPEN; i < PRIVATE + s.seats; i++) if (s.a[i] >= 0) left &= ~(1 << s.a[i]);
  for (let nation = 0; nation < CASTLE_NATIONS; nation++) {
    if (((s.a[REMOVED] >> nation) & 1) === 1) left &= ~TITLES_OF[nation];
  }
  return left;
}

export function isTitleLeft(s: State, title: number): boolean {
  return ((titlesLeft(s) >> title) & 1) === 1;
}

/** KBY-1.3 */
export function layTitle(s: State, title: number, log: Event[] | undefined): void {
  const { a } = s;
  let i = 0;
  while (a[OPEN + i] >= 0) i++;
  a[OPEN + i] = title;
  log?.push({ type: 'lay-title', title: TITLES[title] });
  if (i === OPEN_TITLES - 1) a[STAGE] = s.options.expert ? DEAL_TITLES : HANDS;
}

/** KBY-1.7 */
export function dealTitle(s: State, title: number, log: Event[] | undefined): void {
  const { a } = s;
  let seat = 0;
  while (a[PRIVATE + seat] >= 0) seat++;
  a[PRIVATE + seat] = title;
  log?.push({ type: 'private-title', seat, secret: { to: 1 << seat, title: TITLES[title] } });
  if (seat === s.seats - 1) a[STAGE] = HANDS;
}

/** KBY-1.5: hands are filled one after the other; the order of dealing changes nothing. */
export function dealHand(s: State, kind: number, log: Event[] | undefined): void {
  const { a } = s;
  let seat = 0;
  while (a[HAND_SIZE + seat] === HAND_LIMIT) seat++;
  dealFromPool(s, seat, kind, log);
  if (a[HAND_SIZE + s.seats - 1] === HAND_LIMIT) a[STAGE] = CHOOSE_FIRST;
}

/** KBY-1.6 */
export function chooseFirst(s: State, seat: number, log: Event[] | undefined): void {
  s.a[FIRST] = seat;
  s.a[CURRENT] = seat;
  s.a[STAGE] = TURN;
  log?.push({ type: 'first-player', seat }, { type: 'last-player', seat: lastSeat(s) });
}
