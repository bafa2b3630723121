/** Doing and judging in a position, always through the doors that core uses. */
import { codes, DEALER, fastRng, openMatch, rngDealer, submit } from '@four-crowns/core';
import type { Match, Refusal, Seat } from '@four-crowns/core';
import { checkPieces } from '../src/check.ts';
import type { Card } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Action, Event, State } from '../src/index.ts';
import type { Saved } from '../src/save.ts';
import { actionText, parseMove } from '../text-board/index.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

/** The one who is asked: a seat, DEALER, or undefined at the end. */
export function askedIn(s: State): Seat | undefined {
  const mask = theKingIsDead.rules.actors(s);
  return mask === 0 ? undefined : Math.log2(mask);
}

export function legalActions(s: State): Action[] {
  const seat = askedIn(s);
  if (seat === undefined) return [];
  const out = codes();
  theKingIsDead.rules.legal(s, seat, out);
  return Array.from(out.at.subarray(0, out.n), (code) => theKingIsDead.decode(s, seat, code));
}

/** The same as typed in the terminal, such as `swap moray S devon EE`. */
export function ways(s: State): string[] {
  return legalActions(s).map((action) => actionText(action, 'en'));
}

export function saved(s: State): Saved {
  return theKingIsDead.save(s) as unknown as Saved;
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** An action, or how it is typed. */
export type Move = Action | string;

export function toAction(s: State, move: Move): Action {
  if (typeof move !== 'string') return move;
  const [action] = parseMove(move, legalActions(s)) ?? [];
  if (action === undefined) throw new Error(`"${move}" is no move`);
  return action;
}

/** False for a sketch that no match leads to. */
function isPossible(s: State): boolean {
  try {
    theKingIsDead.check(s);
    return true;
  } catch {
    return false;
  }
}

/** Each move is done by the seat that is asked, the dealer included; an illegal one throws. `s` stays as it is. */
export function play(s: State, ...moves: readonly Move[]): Played {
  const state = theKingIsDead.rules.clone(s);
  const stays = isPossible(s) ? theKingIsDead.check : checkPieces;
  const events: Event[] = [];
  for (const move of moves) {
    const seat = askedIn(state);
    if (seat === undefined) throw new Error(`${JSON.stringify(move)} after the end`);
    const action = toAction(state, move);
    const code = theKingIsDead.encode(state, seat, action);
    const out = codes();
    theKingIsDead.rules.legal(state, seat, out);
    if (code === undefined || !out.at.subarray(0, out.n).includes(code)) {
      const why =
        seat === DEALER ? 'no such outcome' : JSON.stringify(theKingIsDead.whyNot(state, seat, action));
      throw new Error(
        `${JSON.stringify(action)} is not legal: ${why}; ${ways(state).slice(0, 20).join(', ')}`,
      );
    }
    theKingIsDead.rules.apply(state, seat, code, events);
    stays(state);
  }
  return { state, events };
}

/** Seat 0 has just played `card` in this position. */
export function playing(card: Card, drawn: Drawn): State {
  const cunning: readonly Card[] = [
    'spy',
    'ambush',
    'march',
    'plot',
    'aid',
    'influence',
    'dispute',
    'edict',
    'resist',
    'quell',
    'suppress',
    'muster',
  ];
  const isCunning = cunning.includes(card);
  const s = position({
    ...drawn,
    options: { ...drawn.options, ...(isCunning ? { advanced: true } : {}) },
    ...(isCunning && drawn.cunning === undefined ? { cunning: [[card]] } : {}),
  });
  return play(s, { type: 'play', card }).state;
}

/** Sends a move in at core's door and returns the refusal; throws if it is taken. Nothing may change. */
export function refusal(s: State, move: Move, seat: Seat = saved(s).current ?? 0): Refusal {
  const m = matchAt(s);
  const answer = submit(m, seat, toAction(s, move), rngDealer(fastRng(1)));
  if (answer.ok) throw new Error(`${JSON.stringify(move)} was taken`);
  if (answer.why !== 'illegal') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(answer)}`);
  if (m.entries.length > 0 || JSON.stringify(saved(m.state as State)) !== JSON.stringify(saved(s))) {
    throw new Error('the refused action changed the match');
  }
  return answer.refusal;
}

/** A match that stands in this position, with the border of undo right here. */
export function matchAt(s: State): Match {
  const m = openMatch(theKingIsDead, 'test', s.options, s.seats);
  m.state = theKingIsDead.rules.clone(s);
  m.border = { line: 0, version: 0, state: theKingIsDead.rules.clone(s) };
  return m;
}

/** Followers of one region by letters. */
export function at(s: State, region: keyof Saved['map']): string {
  const { scottish, welsh, english, viking } = saved(s).map[region];
  return 'S'.repeat(scottish) + 'W'.repeat(welsh) + 'E'.repeat(english) + 'V'.repeat(viking);
}
