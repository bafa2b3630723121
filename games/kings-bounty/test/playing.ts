/** Doing and judging in a position, always through the doors that core uses. */
import { codes, DEALER, fastRng, openMatch, rngDealer, submit } from '@four-crowns/core';
import type { Match, Refusal, Seat, Viewer } from '@four-crowns/core';
import type { Card, Garrison, Holding, Title, Unit } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { Action, Event, State, View } from '../src/index.ts';
import type { Saved } from '../src/save.ts';

export const hold = (card: Holding): Action => ({ type: 'play-holding', card });
/** `on` such as `1:elves_tower` or `1:elves_tower+orcs_mage`. */
export function send(card: Unit, on: string): Action {
  const [seat, place = ''] = on.split(':');
  const [holding, garrison = 'none'] = place.split('+');
  return {
    type: 'play-unit',
    card,
    seat: Number(seat),
    holding: holding as Holding,
    garrison: garrison as Garrison | 'none',
  };
}
export const giveBack = (card: Card): Action => ({ type: 'return', card });
export const done: Action = { type: 'done' };
export const deal = (card: Card): Action => ({ type: 'deal', card });

/** The one who is asked: a seat, DEALER, or undefined at the end. */
export function askedIn(s: State): Seat | undefined {
  const mask = kingsBounty.rules.actors(s);
  return mask === 0 ? undefined : Math.log2(mask);
}

/** What the one who is asked may do, in the order of `legal`. */
export function legalActions(s: State): Action[] {
  const seat = askedIn(s);
  if (seat === undefined) return [];
  const out = codes();
  kingsBounty.rules.legal(s, seat, out);
  return Array.from(out.at.subarray(0, out.n), (code) => kingsBounty.decode(s, seat, code));
}

/** Where a unit may be played, in the words of `send`. */
export function targetsOf(s: State, card: Unit): string[] {
  return legalActions(s).flatMap((a) => {
    if (a.type !== 'play-unit' || a.card !== card) return [];
    return [`${a.seat}:${a.holding}${a.garrison === 'none' ? '' : `+${a.garrison}`}`];
  });
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Each action is done by the seat that is asked, the dealer included; an illegal one throws. `s` stays as it is. */
export function play(s: State, ...actions: readonly Action[]): Played {
  const state = kingsBounty.rules.clone(s);
  const events: Event[] = [];
  for (const action of actions) {
    const seat = askedIn(state);
    if (seat === undefined) throw new Error(`${JSON.stringify(action)} after the end`);
    const code = kingsBounty.encode(state, seat, action);
    const out = codes();
    kingsBounty.rules.legal(state, seat, out);
    if (code === undefined || !out.at.subarray(0, out.n).includes(code)) {
      const why = seat === DEALER ? 'no such outcome' : JSON.stringify(refusal(state, action));
      throw new Error(`${JSON.stringify(action)} is not legal: ${why}`);
    }
    kingsBounty.rules.apply(state, seat, code, events);
    kingsBounty.check(state);
  }
  return { state, events };
}

/** The same, with the first card there is for every draw that is due afterwards. */
export function playOut(s: State, ...actions: readonly Action[]): Played {
  let { state, events } = play(s);
  for (const action of actions) {
    const next = play(state, action);
    state = next.state;
    events = [...events, ...next.events];
    while (askedIn(state) === DEALER) {
      const dealt = play(state, legalActions(state)[0]!);
      state = dealt.state;
      events = [...events, ...dealt.events];
    }
  }
  return { state, events };
}

/** A match that stands in this position, with the border of undo right here. */
export function matchAt(s: State): Match {
  const m = openMatch(kingsBounty, 'test', s.options, s.seats);
  m.state = kingsBounty.rules.clone(s);
  m.border = { line: 0, version: 0, state: kingsBounty.rules.clone(s) };
  return m;
}

/** Sends an action in at core's door and returns the refusal; throws if it is taken. Nothing may change. */
export function refusal(s: State, action: Action, seat: Seat = saved(s).current ?? 0): Refusal {
  const m = matchAt(s);
  const answer = submit(m, seat, action, rngDealer(fastRng(1)));
  if (answer.ok) throw new Error(`${JSON.stringify(action)} was taken`);
  if (answer.why === 'over') return kingsBounty.whyNot(s, seat, action);
  if (answer.why !== 'illegal') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  if (m.entries.length > 0 || JSON.stringify(saved(m.state as State)) !== JSON.stringify(saved(s))) {
    throw new Error('the refused action changed the match');
  }
  return answer.refusal;
}

export function saved(s: State): Saved {
  return kingsBounty.save(s) as Saved;
}

export function seen(s: State, viewer: Viewer): View {
  return kingsBounty.view(s, viewer);
}

/** A seat's holdings in the words of `position`. */
export function tableOf(s: State, seat: Seat): string[] {
  return saved(s).table[seat]!.map((h) => (h.garrison === 'none' ? h.holding : `${h.holding}+${h.garrison}`));
}

export function handOf(s: State, seat: Seat): Card[] {
  return saved(s).hands[seat]!.map(({ card }) => card);
}

/** Who holds an open title; null for nobody. */
export function holderOf(s: State, title: Title, viewer: Viewer = 'table'): Seat | null {
  const standing = seen(s, viewer).standings.find((t) => t.title === title);
  if (standing === undefined) throw new Error(`${viewer} does not see ${title}`);
  return standing.holder;
}

/** Points of one line of the score sheet, by seat. */
export function pointsOf(s: State, label: string, viewer: Viewer = 'table'): readonly number[] {
  const line = kingsBounty.scores(s, viewer).find((l) => l.label === label);
  if (line === undefined) throw new Error(`no line ${label}`);
  return line.points;
}
