/** Doing and judging in a position, always through the doors that core uses. */
import { codes, DEALER, fastRng, openMatch, rngDealer, submit } from '@four-crowns/core';
import type { Match, Refusal, Seat } from '@four-crowns/core';
import { checkPieces } from '../src/check.ts';
import type { BuildTile, MoveTile, Terrain, Tile } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { Action, Event, State } from '../src/index.ts';
import { save } from '../src/save.ts';

export const build = (hex: string): Action => ({ type: 'build', hex });
export const use = (tile: BuildTile, hex: string): Action => ({ type: 'use', tile, hex });
export const lift = (tile: MoveTile, hex: string): Action => ({ type: 'lift', tile, hex });
export const place = (hex: string): Action => ({ type: 'place', hex });
export const endTurn: Action = { type: 'end-turn' };
export const deal = (terrain: Terrain): Action => ({ type: 'deal', terrain });

/** The one who is asked: a seat, DEALER, or undefined at the end. */
export function askedIn(s: State): Seat | undefined {
  const mask = kingdomBuilder.rules.actors(s);
  if (mask === 0) return undefined;
  const seat = Math.log2(mask);
  if (!Number.isInteger(seat)) throw new Error('several are asked at once');
  return seat;
}

/** What the one who is asked may do, in the order of `legal`. */
export function legalActions(s: State): Action[] {
  const seat = askedIn(s);
  if (seat === undefined) return [];
  const out = codes();
  kingdomBuilder.rules.legal(s, seat, out);
  return Array.from(out.at.subarray(0, out.n), (code) => kingdomBuilder.decode(s, seat, code));
}

/** Where to build, where to place, or what a tile may build on or lift; row by row from the top. */
export function legalHexes(s: State, kind: 'build' | 'place' | Tile): string[] {
  return legalActions(s).flatMap((a) => {
    const what = a.type === 'use' || a.type === 'lift' ? a.tile : a.type;
    return what === kind && 'hex' in a ? [a.hex] : [];
  });
}

/** What the dealer may answer with now. */
export function legalDeals(s: State): string[] {
  return legalActions(s).flatMap((a) => (a.type === 'deal' ? [a.terrain] : []));
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** False for a sketch that no match leads to. */
function isPossible(s: State): boolean {
  try {
    kingdomBuilder.check(s);
    return true;
  } catch {
    return false;
  }
}

/** Each action is done by the seat that is asked, the dealer included; an illegal one throws. `s` stays as it is. */
export function play(s: State, ...actions: readonly Action[]): Played {
  const state = kingdomBuilder.rules.clone(s);
  const stays = isPossible(s) ? kingdomBuilder.check : checkPieces;
  const events: Event[] = [];
  for (const action of actions) {
    const seat = askedIn(state);
    if (seat === undefined) throw new Error(`${JSON.stringify(action)} after the end`);
    const code = kingdomBuilder.encode(state, seat, action);
    const out = codes();
    kingdomBuilder.rules.legal(state, seat, out);
    if (code === undefined || !out.at.subarray(0, out.n).includes(code)) {
      const why = seat === DEALER ? 'no such outcome' : JSON.stringify(refusal(state, action));
      throw new Error(`${JSON.stringify(action)} is not legal: ${why}`);
    }
    kingdomBuilder.rules.apply(state, seat, code, events);
    stays(state);
  }
  return { state, events };
}

/** Builds the mandatory settlements on the first hexes offered. */
export function buildAll(s: State): State {
  let state = s;
  while (saved(state).stage === 'turn' && saved(state).left > 0) {
    state = play(state, build(legalHexes(state, 'build')[0]!)).state;
  }
  return state;
}

/** A match that stands in this position, with the border of undo right here. */
export function matchAt(s: State): Match {
  const m = openMatch(kingdomBuilder, 'test', s.options, s.seats);
  m.state = kingdomBuilder.rules.clone(s);
  m.border = { line: 0, version: 0, state: kingdomBuilder.rules.clone(s) };
  return m;
}

/** Sends an action in at core's door and returns the refusal; throws if it is taken. Nothing may change. */
export function refusal(s: State, action: Action, seat: Seat = currentOf(s)): Refusal {
  const m = matchAt(s);
  const answer = submit(m, seat, action, rngDealer(fastRng(1)));
  if (answer.ok) throw new Error(`${JSON.stringify(action)} was taken`);
  if (answer.why !== 'illegal') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
  if (m.entries.length > 0 || JSON.stringify(saved(m.state as State)) !== JSON.stringify(saved(s))) {
    throw new Error('the refused action changed the match');
  }
  return answer.refusal;
}

export function saved(s: State): ReturnType<typeof save> {
  return save(s);
}

function currentOf(s: State): Seat {
  return saved(s).current ?? 0;
}

/** Gold of one line of the score sheet, by seat. */
export function goldOf(s: State, label: string): readonly number[] {
  const line = kingdomBuilder.scores(s, 'table').find((l) => l.label === label);
  if (line === undefined) throw new Error(`no line ${label}`);
  return line.points;
}
