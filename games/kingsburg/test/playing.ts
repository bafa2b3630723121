/** Doing and judging in a position, always through the doors that core uses. */
import { codes, DEALER, fastRng, openMatch, rngDealer, submit } from '@four-crowns/core';
import type { Match, Refusal, Seat } from '@four-crowns/core';
import type { Advisor, Building, Enemy, Good } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Action, Event, State } from '../src/index.ts';
import type { Player } from '../src/position.ts';
import type { save } from '../src/save.ts';
import { goodsIn } from './position.ts';
import type { List } from './position.ts';

export const aid = (good: Good): Action => ({ type: 'aid', good });
export const statue = (die: 'coloured' | 'white' = 'coloured'): Action => ({ type: 'statue', die });
export const chapel: Action = { type: 'chapel' };
export const keep: Action = { type: 'keep' };
export const pass: Action = { type: 'pass' };
export const take = (words: List): Action => ({ type: 'take', goods: goodsIn(words) });
export const swap = (good: Good): Action => ({ type: 'swap', good });
export const decline: Action = { type: 'decline' };
export const build = (building: Building): Action => ({ type: 'build', building });
export const stopBuilding: Action = { type: 'stop_building' };
export const townHall = (pay: Good | 'plus_two'): Action => ({ type: 'town_hall', pay });
export const recruit = (words: List): Action => ({ type: 'recruit', goods: goodsIn(words) });
export const stopRecruiting: Action = { type: 'stop_recruiting' };
export const lose = (words: List): Action => ({ type: 'lose', goods: goodsIn(words) });
export const die = (value: number): Action => ({ type: 'roll_die', value });
export const dice = (...values: readonly number[]): Action[] => values.map(die);
export const enemy = (card: Enemy): Action => ({ type: 'deal_enemy', card });
export const placeSeat = (seat: number): Action => ({ type: 'place_seat', seat });

export function influence(
  advisor: Advisor,
  coloured: readonly number[],
  more: { readonly white?: readonly number[]; readonly plusTwo?: boolean } = {},
): Action {
  return {
    type: 'influence',
    advisor,
    dice: coloured,
    white: more.white ?? [],
    plusTwo: more.plusTwo ?? false,
  };
}

/** All who are asked: seats, or DEALER alone. */
export function askedIn(s: State): Seat[] {
  const mask = kingsburg.rules.actors(s);
  return Array.from({ length: DEALER + 1 }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
}

/** What `seat`, or else the only one who is asked, may do; in the order of `legal`. */
export function legalActions(s: State, seat: Seat | undefined = askedIn(s)[0]): Action[] {
  if (seat === undefined) return [];
  const out = codes();
  kingsburg.rules.legal(s, seat, out);
  return Array.from(out.at.subarray(0, out.n), (code) => kingsburg.decode(s, seat, code));
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** An action, by the seat that is asked; `[seat, action]` where several are. */
export type Move = Action | readonly [Seat, Action];

/** Each move is made, the dealer's too; an illegal one throws. `s` stays as it is. Lone passes come by themselves. */
export function play(s: State, ...moves: readonly Move[]): Played {
  const state = kingsburg.rules.clone(s);
  const events: Event[] = [];
  for (const move of moves) {
    const [given, action] = 'type' in move ? [undefined, move] : move;
    passForced(state, events, action);
    const seat = given ?? askedIn(state)[0];
    if (seat === undefined) throw new Error(`${JSON.stringify(action)} after the end`);
    const code = kingsburg.encode(state, seat, action);
    const out = codes();
    if (askedIn(state).includes(seat)) kingsburg.rules.legal(state, seat, out);
    if (code === undefined || !out.at.subarray(0, out.n).includes(code)) {
      const why = seat === DEALER ? 'no such outcome' : JSON.stringify(kingsburg.whyNot(state, seat, action));
      throw new Error(`${JSON.stringify(action)} is not legal for ${seat}: ${why}`);
    }
    kingsburg.rules.apply(state, seat, code, events);
    kingsburg.check(state);
  }
  passForced(state, events, undefined);
  return { state, events };
}

/** As core does: the player who has one answer only gives it. A test may write that pass itself. */
function passForced(state: State, events: Event[], next: Action | undefined): void {
  for (;;) {
    const [seat] = askedIn(state);
    if (seat === undefined || seat === DEALER) return;
    const code = kingsburg.forced(state, seat);
    if (code === undefined || next?.type === 'pass') return;
    kingsburg.rules.apply(state, seat, code, events);
    kingsburg.check(state);
  }
}

/** A match that stands in this position, with the border of undo right here. */
export function matchAt(s: State): Match {
  const m = openMatch(kingsburg, 'test', s.options, s.seats);
  m.state = kingsburg.rules.clone(s);
  m.border = { line: 0, version: 0, state: kingsburg.rules.clone(s) };
  return m;
}

/** Sends an action in at core's door and returns the refusal; throws if it is taken. Nothing may change. */
export function refusal(s: State, action: Action, seat: Seat = askedIn(s)[0] ?? 0): Refusal {
  const m = matchAt(s);
  const answer = submit(m, seat, action, rngDealer(fastRng(1)));
  if (answer.ok) throw new Error(`${JSON.stringify(action)} was taken`);
  if (answer.why !== 'illegal') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  if (m.entries.length > 0 || JSON.stringify(saved(m.state as State)) !== JSON.stringify(saved(s))) {
    throw new Error('the refused action changed the match');
  }
  return answer.refusal;
}

export type Saved = ReturnType<typeof save>;

export function saved(s: State): Saved {
  return kingsburg.save(s) as Saved;
}

export function player(s: State, seat: Seat): Player {
  const found = saved(s).players[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/** Gold, wood and stone of a seat, such as `2 0 1`. */
export function store(s: State, seat: Seat): string {
  const { gold, wood, stone } = player(s, seat);
  return `${gold} ${wood} ${stone}`;
}

/** Events of one type. */
export function told<T extends Event['type']>(
  played: Played,
  type: T,
): Extract<Event, { readonly type: T }>[] {
  return played.events.filter((e): e is Extract<Event, { readonly type: T }> => e.type === type);
}

/** Points of one line of the score sheet, by seat. */
export function pointsFor(s: State, label: string): readonly number[] {
  const line = kingsburg.scores(s, 'table').find((l) => l.label === label);
  if (line === undefined) throw new Error(`no line ${label}`);
  return line.points;
}
