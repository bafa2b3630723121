import { DEALER, rank } from '@four-crowns/core';
import type { Code, Game, Outcome, Refusal, Seat, SeatMask } from '@four-crowns/core';
import { optionMixes, parseOptions, sides } from './options.ts';
import {
  actors,
  apply,
  card,
  DEAL,
  END,
  legal,
  payoffs,
  PEEK,
  pick,
  PLAY,
  resample,
  ROLL,
  total,
  weight,
} from './rules.ts';
import { check, clone, copy, load, save, start, sum } from './state.ts';
import type { State } from './state.ts';
import { imagine, scores, view } from './view.ts';
import type { ToyView } from './view.ts';
import { CARDS, DIE, MOST_BID, PLAYS } from './words.ts';
import type { Options, ToyAction, ToyEvent } from './words.ts';

export type ToyGame = Game<State, ToyAction, ToyView, ToyEvent, Options>;

export const toy: ToyGame = {
  id: 'toy',
  rulesVersion: 1,
  stateVersion: 1,
  seatCounts: [2, 3, 4],
  options: {},
  drafts: 'open',
  maxSteps: 100,
  rules: { start, actors, legal, weight, apply, pick, resample, clone, copy, payoffs },
  parseOptions,
  optionMixes,
  sides,
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

/** The same, but others see a turn only after it has ended. */
export const closedToy: ToyGame = { ...toy, id: 'closed-toy', drafts: 'closed' };

function parseAction(x: unknown): ToyAction | undefined {
  if (typeof x !== 'object' || x === null) return undefined;
  const { type, bid, card: name, die } = x as { readonly [key: string]: unknown };
  const kind = CARDS.find((c) => c === name);
  switch (type) {
    case 'bid':
      return isWhole(bid, 0, MOST_BID) ? { type, bid } : undefined;
    case 'play':
    case 'deal':
      return kind === undefined ? undefined : { type, card: kind };
    case 'roll':
      return isWhole(die, 1, DIE) ? { type, die } : undefined;
    case 'peek':
    case 'end':
      return { type };
    default:
      return undefined;
  }
}

function isWhole(x: unknown, least: number, most: number): x is number {
  return typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most;
}

function encode(s: State, seat: Seat, a: ToyAction): Code | undefined {
  switch (a.type) {
    case 'bid':
      return s.stage === 'bid' ? a.bid : undefined;
    case 'play':
      return s.stage === 'turn' ? PLAY + CARDS.indexOf(a.card) : undefined;
    case 'peek':
      return s.stage === 'turn' ? PEEK : undefined;
    case 'end':
      return s.stage === 'turn' ? END : undefined;
    case 'deal':
      return seat === DEALER && s.stage !== 'roll' ? DEAL + CARDS.indexOf(a.card) : undefined;
    case 'roll':
      return seat === DEALER && s.stage === 'roll' ? ROLL + a.die : undefined;
  }
}

function decode(_s: State, _seat: Seat, c: Code): ToyAction {
  if (c > ROLL) return { type: 'roll', die: c - ROLL };
  if (c >= DEAL) return { type: 'deal', card: card(c - DEAL) };
  if (c === END) return { type: 'end' };
  if (c === PEEK) return { type: 'peek' };
  return c >= PLAY ? { type: 'play', card: card(c - PLAY) } : { type: 'bid', bid: c };
}

/** Hand sizes and which seats have peeked are public; the contents of hands are not. */
function forced(s: State, seat: Seat): Code | undefined {
  if (s.stage !== 'turn' || (s.peeked & (1 << seat)) === 0) return undefined;
  return s.plays === PLAYS || sum(s.hands[seat]!) === 0 ? END : undefined;
}

function whyNot(s: State, seat: Seat, a: ToyAction): Refusal {
  if (a.type === 'deal' || a.type === 'roll') return { rule: 'T-1.1', facts: {} };
  if (s.stage === 'over') return { rule: 'T-4.1', facts: {} };
  if (a.type === 'bid') return { rule: s.stage === 'bid' ? 'T-2.2' : 'T-2.1', facts: {} };
  if (s.stage === 'bid') return { rule: 'T-2.2', facts: { waiting: s.bids.filter((b) => b < 0).length } };
  if (s.turn !== seat) return { rule: 'T-3.1', facts: { turn: s.turn } };
  if (a.type !== 'play') return { rule: 'T-3.5', facts: {} };
  if (s.plays === PLAYS) return { rule: 'T-3.4', facts: { plays: s.plays } };
  const k = CARDS.indexOf(a.card);
  if (s.hands[seat]![k] === 0) return { rule: 'T-3.2', facts: { card: a.card } };
  return { rule: 'T-3.3', facts: { card: a.card, die: s.die } };
}

function outcome(s: State, out: SeatMask = 0): Outcome | undefined {
  if (s.stage !== 'over') return undefined;
  const points = new Float64Array(s.seats);
  payoffs(s, points);
  const seats = Array.from(points, (_, seat) => seat).filter((seat) => ((out >> seat) & 1) === 0);
  const places = rank(seats, (x, y) => ({ by: (points[x] ?? 0) - (points[y] ?? 0), why: 'points' }));
  return { ...places, decidedBy: total(s, 0) === 0 ? 'nothing' : 'points' };
}
