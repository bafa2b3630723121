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
import { parseAction } from './parse-action.ts';
import { resample } from './resample.ts';
import { load, save, STATE_VERSION } from './save.ts';
import { outcome, payoffs, scores } from './scoring.ts';
import { start } from './setup.ts';
import { clone, copy } from './state.ts';
import type { State } from './state.ts';
import { imagine, view } from './view.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

export const kingsburg: Game<State, Action, View, Event, Options> = {
  id: 'kingsburg',
  rulesVersion: 2,
  stateVersion: STATE_VERSION,
  seatCounts: [2, 3, 4, 5],
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

/** The lines of the log that version 2 has added; its games are the same otherwise. */
const NEW_EVENTS: ReadonlySet<Event['type']> = new Set(['no_town_hall', 'strength']);

/** Matches that were begun before, told as they were then, so that their records verify. */
export const kingsburg1: Game<State, Action, View, Event, Options> = {
  ...kingsburg,
  rulesVersion: 1,
  rules: {
    ...kingsburg.rules,
    apply(s, seat, code, log) {
      const told: Event[] | undefined = log === undefined ? undefined : [];
      apply(s, seat, code, told);
      for (const event of told ?? []) if (!NEW_EVENTS.has(event.type)) log?.push(event);
    },
  },
};

export type { Action, Event, Options, State, View };
