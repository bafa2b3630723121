import { parseAction } from './parse-action.ts';
import type { Game } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { actors, apply } from './apply.ts';
import { check } from './check.ts';
import { decode, encode } from './codec.ts';
import type { Event } from './events.ts';
import { forced } from './forced.ts';
import { imagine } from './imagine.ts';
import { legal, pick, weight } from './legal.ts';
import { options, options1 } from './options.ts';
import type { Options } from './options.ts';
import { resample } from './resample.ts';
import { load, save, STATE_VERSION } from './save.ts';
import { outcome, payoffs, scores } from './scoring.ts';
import { start } from './setup.ts';
import { clone, copy } from './state.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

export const kingsBounty: Game<State, Action, View, Event, Options> = {
  id: 'kings-bounty',
  rulesVersion: 2,
  stateVersion: STATE_VERSION,
  seatCounts: [2, 3, 4, 5],
  drafts: 'closed',
  maxSteps: 6000,
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

/** Matches that were begun before: their guard is another one, and their log says less of the end of the deck. */
export const kingsBounty1: Game<State, Action, View, Event, Options> = {
  ...kingsBounty,
  rulesVersion: 1,
  options: options1.declared,
  parseOptions: options1.parse,
  optionMixes: options1.mixes,
  rules: {
    ...kingsBounty.rules,
    apply(s, seat, code, log) {
      const from = log?.length ?? 0;
      apply(s, seat, code, log);
      for (let i = from; i < (log?.length ?? 0); i++) {
        if (log?.[i].type === 'deck-out') log[i] = { type: 'last-card' };
      }
    },
  },
};

export type { Action, Event, Options, State, View };
