/** KB-1: the start position, as far as options fix it at once, else by dealer steps. */
import { FIRST_GAME_OBJECTIVES, FIRST_GAME_SECTORS, OBJECTIVES, TERRAINS, TILES } from './data.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import {
  CHOOSE_FIRST,
  DRAW_OBJECTIVES,
  emptyState,
  FIRST,
  GENERATION,
  HAND,
  HAND_GENERATION,
  HANDS,
  LAYING,
  layOut,
  OBJECTIVE,
  PILE,
  SECTORS,
  STAGE,
} from './state.ts';
import type { State } from './state.ts';
import { beginTurn } from './turn.ts';

export function start(options: Options, seats: number): State {
  const s = emptyState(options, seats);
  const board =
    options.board === 'first-game'
      ? FIRST_GAME_SECTORS.map((sector) => ({ sector, turned: false }))
      : options.board;
  if (board === 'random') s.a[STAGE] = SECTORS;
  else {
    board.forEach((l, slot) => (s.a[LAYING + slot] = TILES.indexOf(l.sector) * 2 + (l.turned ? 1 : 0)));
    boardLaid(s);
  }
  return s;
}

function boardLaid(s: State): void {
  layOut(s);
  const { objectives } = s.options;
  if (objectives === 'random') {
    s.a[STAGE] = DRAW_OBJECTIVES;
    return;
  }
  const cards = objectives === 'first-game' ? FIRST_GAME_OBJECTIVES : objectives;
  cards.forEach((card, i) => (s.a[OBJECTIVE + i] = OBJECTIVES.indexOf(card)));
  objectivesDrawn(s);
}

function objectivesDrawn(s: State): void {
  if (s.options.first === 'random') s.a[STAGE] = CHOOSE_FIRST;
  else {
    s.a[FIRST] = s.options.first;
    s.a[STAGE] = HANDS;
  }
}

export function laySector(s: State, laying: number, log: Event[] | undefined): void {
  let slot = 0;
  while (s.a[LAYING + slot] >= 0) slot++;
  s.a[LAYING + slot] = laying;
  log?.push({ type: 'sector', slot, sector: TILES[laying >> 1], turned: laying % 2 === 1 });
  if (slot === 3) boardLaid(s);
}

export function drawObjective(s: State, card: number, log: Event[] | undefined): void {
  let i = 0;
  while (s.a[OBJECTIVE + i] >= 0) i++;
  s.a[OBJECTIVE + i] = card;
  log?.push({ type: 'objective', card: OBJECTIVES[card] });
  if (i === 2) objectivesDrawn(s);
}

export function chooseFirst(s: State, seat: number, log: Event[] | undefined): void {
  s.a[FIRST] = seat;
  s.a[STAGE] = HANDS;
  log?.push({ type: 'first-player', seat });
}

/** The seat whose hand is dealt next: from the first player on, clockwise. */
function nextToDeal(s: State): number {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.a[FIRST] + i) % s.seats;
    if (s.a[HAND + seat] < 0) return seat;
  }
  return -1;
}

/** KB-1.5 */
export function dealHand(s: State, terrain: number, log: Event[] | undefined): void {
  takeCard(s, nextToDeal(s), terrain, log);
  if (nextToDeal(s) < 0) beginTurn(s, s.a[FIRST], log);
}

/** A card from the pile into a hand; only that seat learns it. */
export function takeCard(s: State, seat: number, terrain: number, log: Event[] | undefined): void {
  const { a } = s;
  a[PILE + terrain]--;
  a[HAND + seat] = terrain;
  a[HAND_GENERATION + seat] = a[GENERATION];
  log?.push({ type: 'draw', seat, secret: { to: 1 << seat, terrain: TERRAINS[terrain] } });
}
