import { TITLES } from './data.ts';
import type { Event } from './events.ts';
import { isStalled } from './guard.ts';
import { CURRENT, ENDING, lastSeat, OVER, PRIVATE, STAGE, TURN } from './state.ts';
import type { State } from './state.ts';
import { isShown, openHolders, tellChanges } from './titles.ts';

/** KBY-7.2: the game ends with a turn of the last player, so that all have had equally many. */
export function endTurn(s: State, wasLastCard: boolean, log: Event[] | undefined): void {
  const { a } = s;
  const seat = a[CURRENT];
  if (seat === lastSeat(s)) {
    if (a[ENDING] === 1 && !(wasLastCard && s.options.extraRound)) return endGame(s, 'deck', log);
    if (isStalled(s)) return endGame(s, 'guard', log);
  }
  a[CURRENT] = seat + 1 === s.seats ? 0 : seat + 1;
  a[STAGE] = TURN;
}

function endGame(s: State, because: 'deck' | 'guard', log: Event[] | undefined): void {
  const { a } = s;
  const before = log === undefined ? undefined : openHolders(s);
  const hidden = log === undefined ? [] : seatsOf(s).filter((seat) => !isShown(s, seat));
  a[STAGE] = OVER;
  a[CURRENT] = -1;
  if (log === undefined || before === undefined) return;
  log.push({ type: 'over', because });
  for (const seat of hidden) {
    if (a[PRIVATE + seat] < 0) continue;
    log.push({ type: 'show-title', seat, title: TITLES[a[PRIVATE + seat]], reveals: true });
  }
  tellChanges(s, before, log);
}

export function seatsOf(s: State): number[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}
