/** One sample at least for each thing the words can say, typed so that a missing one does not compile. */
import type { Action } from '../src/actions.ts';
import { CARDS, FACTIONS, REGIONS } from '../src/data.ts';
import type { Crown } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Reason, Step } from '../src/refusals.ts';
import { SET_NAMES } from '../src/sets.ts';
import type { en } from '../text/index.ts';

type OfType<U, T> = Extract<U, { readonly type: T }>;
type FactsOf<Rule, R = Reason> = R extends { readonly rule: infer Q; readonly facts: infer F }
  ? Rule extends Q
    ? F
    : never
  : never;

const seat = 0;
const CROWNS: readonly Crown[] = ['scottish', 'welsh', 'english'];
const SOMEBODY = SET_NAMES.filter((name) => name !== 'none');
const actor = { by: 'seat', seat } as const;
const saxons = { by: 'saxons', seat } as const;
const counts = { scottish: 1, welsh: 2, english: 0, viking: 0 };
const [a, b] = ['moray', 'devon'] as const;

export const events: { readonly [T in Event['type']]: readonly OfType<Event, T>[] } = {
  court: [
    ...SOMEBODY.map((followers) => ({ type: 'court', ...actor, followers }) as const),
    { type: 'court', ...saxons, followers: 'welsh_welsh' },
  ],
  region: [
    ...REGIONS.map((region) => ({ type: 'region', region, ...counts }) as const),
    { type: 'region', region: a, ...counts, viking: 1 },
  ],
  cunning: [{ type: 'cunning', seat, secret: { to: 1, card: 'spy' } }],
  slot: REGIONS.map((region, i) => ({ type: 'slot', slot: i + 1, region })),
  'first-player': [{ type: 'first-player', seat }],
  'saxon-top': CARDS.map((card) => ({ type: 'saxon-top', card })),
  pass: [{ type: 'pass', seat }],
  play: [
    ...CARDS.map((card) => ({ type: 'play', ...actor, card }) as const),
    { type: 'play', ...saxons, card: 'assemble' },
  ],
  copy: [
    ...CARDS.map((card) => ({ type: 'copy', ...actor, card, of: 1 }) as const),
    { type: 'copy', ...saxons, card: 'assemble', of: 1 },
  ],
  covered: [
    { type: 'covered', ...actor },
    { type: 'covered', ...saxons },
  ],
  'copy-covered': [
    { type: 'copy-covered', ...actor, of: 1 },
    { type: 'copy-covered', ...saxons, of: 1 },
  ],
  'no-effect': [
    { type: 'no-effect', ...actor, card: 'spy' },
    { type: 'no-effect', ...saxons, card: 'spy' },
  ],
  place: [
    { type: 'place', ...actor, region: a, followers: 'welsh' },
    { type: 'place', ...saxons, region: a, followers: 'welsh' },
  ],
  swap: [
    { type: 'swap', ...actor, a, give: 'welsh', b, take: 'scottish_viking' },
    { type: 'swap', ...saxons, a, give: 'welsh', b, take: 'scottish' },
  ],
  move: [
    { type: 'move', ...actor, from: a, to: b, followers: 'welsh' },
    { type: 'move', ...saxons, from: a, to: b, followers: 'welsh' },
  ],
  exchange: [
    { type: 'exchange', ...actor, region: a, back: 'none', place: 'welsh' },
    { type: 'exchange', ...saxons, region: a, back: 'english', place: 'none' },
  ],
  negotiate: [
    { type: 'negotiate', ...actor, a, b, disc: 'none' },
    { type: 'negotiate', ...saxons, a, b, disc: b },
  ],
  summon: [
    ...CROWNS.map((faction) => ({ type: 'summon', ...actor, region: a, faction }) as const),
    { type: 'summon', ...saxons, region: b, faction: 'welsh' },
  ],
  'no-summon': [
    { type: 'no-summon', ...actor },
    { type: 'no-summon', ...saxons },
  ],
  struggle: [...FACTIONS, 'none' as const].map((winner) => ({
    type: 'struggle',
    region: a,
    winner,
    ...counts,
  })),
  arrival: [
    { type: 'arrival', region: 'strathclyde' },
    { type: 'arrival', region: 'devon' },
  ],
  over: (['invasion', 'coronation', 'vikings'] as const).map((ending) => ({ type: 'over', ending })),
  plot: CROWNS.map((faction) => ({ type: 'plot', seat, faction, reveals: true })),
};

export const known = { cunningKnown: CARDS.slice(7).map((card) => ({ seat, card })) };

export const prompts: { readonly [T in Prompt['type']]: readonly OfType<Prompt, T>[] } = {
  wait: [{ type: 'wait', seat }],
  turn: [
    { type: 'turn', cards: ['spy', 'edict'] },
    { type: 'turn', cards: [] },
  ],
  effect: CARDS.map((card) => ({ type: 'effect', card })),
  place: CROWNS.map((faction) => ({ type: 'place', faction })),
  'no-effect': CARDS.map((card) => ({ type: 'no-effect', card })),
  summon: [{ type: 'summon', final: true }],
  'saxon-effect': CARDS.slice(0, 7).map((card) => ({ type: 'saxon-effect', card })),
  'saxon-summon': [{ type: 'saxon-summon', final: true }],
  'set-up': [{ type: 'set-up' }],
  over: [{ type: 'over' }],
};

export const actions: {
  readonly [T in keyof typeof en.actions]: readonly OfType<Action, T extends 'playOf' ? 'play' : T>[];
} = {
  pass: [{ type: 'pass' }],
  play: CARDS.map((card) => ({ type: 'play', card })),
  playOf: [
    { type: 'play', card: 'spy', of: 1 },
    { type: 'play', card: 'spy', of: 2 },
  ],
  'no-effect': [{ type: 'no-effect' }],
  place: SOMEBODY.map((followers) => ({ type: 'place', region: a, followers })),
  'place-each': [{ type: 'place-each', scottish: a, welsh: b, english: 'none' }],
  swap: SOMEBODY.map((give) => ({ type: 'swap', a, give, b, take: 'welsh' })),
  move: SOMEBODY.map((followers) => ({ type: 'move', from: a, to: b, followers })),
  exchange: SET_NAMES.map((back) => ({ type: 'exchange', region: a, back, place: 'scottish' })),
  negotiate: ([a, b, 'none'] as const).map((disc) => ({ type: 'negotiate', a, b, disc })),
  summon: FACTIONS.map((faction) => ({ type: 'summon', region: a, faction })),
};

const steps: readonly Step[] = ['turn', 'effect', 'summon', 'saxon_effect', 'saxon_summon'];

export const refusals: { readonly [R in Reason['rule']]: readonly FactsOf<R>[] } = {
  'TKD-1.9': [{}],
  'TKD-2.1': [{ seat }],
  'TKD-2.3': CARDS.flatMap((card) => (['some', 'none'] as const).map((left) => ({ card, left }))),
  'TKD-2.6': steps.map((step) => ({ step })),
  'TKD-3.1': CARDS.map((card) => ({ card })),
  'TKD-3.2': CARDS.map((card) => ({ card })),
  'TKD-3.3': REGIONS.map((region) => ({ region })),
  'TKD-3.4': CROWNS.flatMap((faction) =>
    (['now', 'after_return'] as const).map((counted) => ({ faction, supply: 1, counted })),
  ),
  'TKD-3.5': FACTIONS.map((faction) => ({ region: a, faction })),
  'TKD-3.6': [{ a, b }],
  'TKD-3.7': CROWNS.map((faction) => ({ region: a, faction })),
  'TKD-3.8': [
    { a, b, card: 'manoeuvre', left: 'some' },
    { a, b, card: 'outmanoeuvre', left: 'none' },
  ],
  'TKD-3.9': CARDS.map((card) => ({ card })),
  'TKD-3.10': REGIONS.map((region) => ({ region })),
  'TKD-4.2': CROWNS.map((faction) => ({ region: a, faction })),
  'TKD-5.4': CROWNS.map((faction) => ({ faction })),
  'TKD-5.6': [
    { region: a, because: 'disc' },
    { region: a, because: 'face_down' },
  ],
  'TKD-5.7': [{ has: 'disc' }, { has: 'none' }],
  'TKD-7.9': [{}],
  'TKD-8.2': (['other_card', 'no_pile', 'pile', 'fullest_pile'] as const).map((because) => ({ because })),
  'TKD-8.5': [{}],
  'TKD-8.6': CROWNS.map((faction) => ({ faction })),
  'TKD-8.12': [{}],
  'TKD-10.8': [{}],
  'TKD-11.2': [{}],
};

const pair = { seat, of: 1, n: 3, m: 2 };
export const ending: { readonly [T in keyof typeof en.ending]: readonly object[] } = {
  crowned: CROWNS.flatMap((faction) =>
    ['yes', 'no'].flatMap((level) => [1, 2, 5].map((n) => ({ faction, level, n }))),
  ),
  invaded: [{}],
  vikings: REGIONS.map((region) => ({ region })),
  regions: [{ list: 'A 1' }],
  region: CROWNS.map((faction) => ({ faction, n: 2 })),
  unstable: [{ n: 1 }],
  plot: CROWNS.map((faction) => ({ seat, faction })),
  alone: [{}],
  saxons: [{}],
  share: [{ names: 'A' }],
  sets: [pair],
  strongest: CROWNS.map((faction) => ({ ...pair, faction })),
  second: [...CROWNS, 'others'].map((faction) => ({ ...pair, faction, k: 4 })),
  total: [pair],
  latest_card: [pair],
  all_played: [pair],
  fewest_cards: [pair],
  earliest_card: [pair],
};
