import { outcomeOf, rank } from '@four-crowns/core';
import type { Game, Outcome, ScoreLine, SeatMask } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { check } from './check.ts';
import { decode, encode, parseAction } from './codec.ts';
import type { Event } from './events.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { actors, apply, forced, legal, payoffs, pick, resample, weight } from './play.ts';
import { imagine, load, save, STATE_VERSION, view } from './position.ts';
import type { View } from './position.ts';
import { clone, copy, POINTS, seatsOf, stageOf, start } from './state.ts';
import type { State } from './state.ts';
import { whyNot } from './why-not.ts';

export const game: Game<State, Action, View, Event, Options> = {
  id: 'game-template',
  rulesVersion: 1,
  stateVersion: STATE_VERSION,
  seatCounts: [2, 3, 4, 5],
  drafts: 'open',
  maxSteps: 100,
  rules: { start, actors, legal, weight, apply, pick, resample, clone, copy, payoffs },
  options: options.declared,
  parseOptions: options.parse,
  optionMixes: options.mixes,
  sides: (_options, seats) => Array.from({ length: seats }, (_, seat) => 1 << seat),
  parseAction,
  encode,
  decode,
  forced,
  whyNot,
  view,
  imagine,
  check,
  scores,
  outcome,
  save,
  load,
};

/** GT-3.1: prizes are open, so everyone may know everyone's points. */
function scores(s: State): ScoreLine[] {
  return [{ label: 'prizes', points: seatsOf(s).map((seat) => s.a[POINTS + seat]) }];
}

/** GT-3.4: the most points win; players with equal points share the victory. */
function outcome(s: State, out: SeatMask = 0): Outcome | undefined {
  if (stageOf(s) !== 'over') return undefined;
  const seats = seatsOf(s).filter((seat) => ((out >> seat) & 1) === 0);
  return outcomeOf(rank(seats, (x, y) => ({ by: s.a[POINTS + x] - s.a[POINTS + y], why: 'points' })));
}

export type { Action, Event, Options, State, View };
