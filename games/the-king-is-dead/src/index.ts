import type { Game } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { actors, apply } from './apply.ts';
import { check } from './check.ts';
import { decode, encode } from './codec.ts';
import type { Event } from './events.ts';
import { forced } from './forced.ts';
import { legal, weight } from './legal.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { parseAction } from './parse-action.ts';
import { resample } from './resample.ts';
import { retell } from './retell.ts';
import { load, save, STATE_VERSION } from './save.ts';
import { payoffs } from './payoffs.ts';
import { outcome, scores } from './scoring.ts';
import { start } from './setup.ts';
import { clone, copy } from './state.ts';
import type { State } from './state.ts';
import { imagine, view } from './view.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

export const theKingIsDead: Game<State, Action, View, Event, Options> = {
  id: 'the-king-is-dead',
  rulesVersion: 1,
  stateVersion: STATE_VERSION,
  seatCounts: [1, 2, 3, 4],
  drafts: 'closed',
  // 52 set-up steps, 32 cards of at most five steps, and at most four passes before each card and struggle.
  maxSteps: 500,
  rules: { start, actors, legal, weight, apply, resample, clone, copy, payoffs },
  options: options.declared,
  parseOptions: options.parse,
  optionMixes: options.mixes,
  sides: (_options, seats) =>
    seats === 4 ? [0b0101, 0b1010] : Array.from({ length: seats }, (_, seat) => 1 << seat),
  parseAction,
  encode,
  decode,
  forced,
  whyNot,
  view,
  imagine,
  retell,
  check,
  scores,
  outcome,
  save,
  load,
};

export type { Action, Event, Options, State, View };
