import { parseAction } from './parse-action.ts';
import type { Game } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { actors, apply } from './apply.ts';
import { check } from './check.ts';
import { decode, encode } from './codec.ts';
import type { Event } from './events.ts';
import { forced } from './forced.ts';
import { legal, pick, weight } from './legal.ts';
import { options } from './options.ts';
import type { Options } from './options.ts';
import { resample } from './resample.ts';
import { load, save, STATE_VERSION } from './save.ts';
import { outcome, payoffs, scores } from './scoring.ts';
import { start } from './setup.ts';
import { clone, copy } from './state.ts';
import type { State } from './state.ts';
import { imagine, view } from './view.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

export const kingdomBuilder: Game<State, Action, View, Event, Options> = {
  id: 'kingdom-builder',
  rulesVersion: 1,
  stateVersion: STATE_VERSION,
  seatCounts: [2, 3, 4],
  drafts: 'open',
  maxSteps: 2000,
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

export type { Action, Event, Options, State, View };
