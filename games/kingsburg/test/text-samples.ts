/** One of each: every event, prompt, action and refusal with the values its fields can take. */
import type { Action } from '../src/actions.ts';
import { ADVISORS, BUILDINGS, GOODS, PHASES, RACES } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Reason } from '../src/refusals.ts';
import type { en } from '../text/en.ts';

type OfType<U, T> = Extract<U, { readonly type: T }>;
type FactsOf<Rule, R = Reason> = R extends { readonly rule: infer Q; readonly facts: infer F }
  ? Rule extends Q
    ? F
    : never
  : never;

const seat = 0;
const pays = [...GOODS, 'plus_two'] as const;
const counts = [1, 2, 3, 5, 11, 21];
const no = { gold: 0, wood: 0, stone: 0 };
const amounts = [
  { ...no, gold: 1 },
  { ...no, wood: 2 },
  { ...no, stone: 5 },
  { gold: 1, wood: 1, stone: 1 },
];
const yesNo = [true, false];

export const events: { readonly [T in Event['type']]: readonly OfType<Event, T>[] } = {
  order: [
    { type: 'order', seat, place: 1, total: 0 },
    { type: 'order', seat, place: 2, total: 9 },
  ],
  phase: PHASES.map((phase) => ({ type: 'phase', year: 2, phase })),
  aid_die: [{ type: 'aid_die', seat }],
  aid_chosen: [{ type: 'aid_chosen', seat, secret: { to: 1, good: 'gold' } }],
  aid: GOODS.map((good) => ({ type: 'aid', seat, good, reveals: true })),
  neutral: ADVISORS.map((advisor) => ({ type: 'neutral', dice: [1, 2], advisor })),
  neutral_aside: [{ type: 'neutral_aside', die: 3 }],
  guild: [{ type: 'guild', seat }],
  roll: [
    { type: 'roll', seat, dice: [1, 2, 3], white: [] },
    { type: 'roll', seat, dice: [1, 2, 3], white: [4, 5] },
  ],
  statue: [
    { type: 'statue', seat, die: 'white' },
    { type: 'statue', seat, die: 'coloured' },
  ],
  chapel: [{ type: 'chapel', seat }],
  keep: [{ type: 'keep', seat }],
  influence: [
    ...ADVISORS.map(
      (advisor) =>
        ({
          type: 'influence',
          seat,
          advisor,
          dice: [4],
          white: [],
          plusTwo: false,
          market: 0,
          envoy: false,
        }) as const,
    ),
    ...yesNo.flatMap((plusTwo) =>
      [-1, 1].flatMap((market) =>
        yesNo.map(
          (envoy) =>
            ({
              type: 'influence',
              seat,
              advisor: 'king',
              dice: [6],
              white: [3],
              plusTwo,
              market,
              envoy,
            }) as const,
        ),
      ),
    ),
  ],
  pass: [{ type: 'pass', seat }],
  help: [
    ...ADVISORS.map(
      (advisor) =>
        ({ type: 'help', seat, advisor, ...no, gold: 1, plusTwo: 0, soldiers: 0, points: 0 }) as const,
    ),
    ...[1, 2].map(
      (n) => ({ type: 'help', seat, advisor: 'queen', ...no, plusTwo: n, soldiers: n, points: n }) as const,
    ),
  ],
  swap: GOODS.map((good) => ({ type: 'swap', seat, good })),
  smuggle: amounts.map((goods) => ({ type: 'smuggle', seat, ...goods })),
  no_help: ADVISORS.map((advisor) => ({ type: 'no_help', seat, advisor })),
  peek: [{ type: 'peek', seat, secret: { to: 1, card: 'y1_orcs_3', race: 'orcs', strength: 3 } }],
  build: BUILDINGS.flatMap((building) =>
    yesNo.map((envoy) => ({ type: 'build', seat, building, ...no, gold: 2, points: 1, envoy }) as const),
  ),
  no_building: [{ type: 'no_building', seat }],
  inn: [{ type: 'inn', seat }],
  town_hall: pays.map((pay) => ({ type: 'town_hall', seat, pay })),
  no_town_hall: [{ type: 'no_town_hall', seat }],
  embassy: [{ type: 'embassy', seat }],
  reward: [{ type: 'reward', seat }],
  envoy_back: [{ type: 'envoy_back', seat }],
  envoy: [{ type: 'envoy', seat }],
  no_envoy: [{ type: 'no_envoy' }],
  recruit: amounts.map((goods) => ({ type: 'recruit', seat, ...goods, soldiers: 3 })),
  enemy: RACES.map((race) => ({ type: 'enemy', card: 'y1_orcs_3', race, strength: 3 })),
  king_die: [1, 2, 3, 4, 5, 6].map((value) => ({ type: 'king_die', value })),
  strength: [
    { buildings: [], bonus: 0, strength: 4 } as const,
    { buildings: ['farms'], bonus: -1, strength: 3 } as const,
    { buildings: ['farms', 'guard_tower'], bonus: 0, strength: 4 } as const,
    { buildings: ['guard_tower', 'palisade'], bonus: 3, strength: 7 } as const,
  ].map((of) => ({ type: 'strength', seat, soldiers: 1, king: 3, ...of })),
  battle: (['win', 'wall', 'draw', 'loss'] as const).map((result) => ({
    type: 'battle',
    seat,
    strength: 4,
    enemy: 3,
    result,
  })),
  spoils: amounts.map((goods) => ({ type: 'spoils', seat, ...goods, points: 2 })),
  fortress: [{ type: 'fortress', seat }],
  lost_goods: amounts.map((goods) => ({ type: 'lost_goods', seat, ...goods })),
  destroyed: BUILDINGS.flatMap((building) =>
    [0, 1, 5].map((points) => ({ type: 'destroyed', seat, building, points }) as const),
  ),
  lost_points: counts.map((points) => ({ type: 'lost_points', seat, points })),
  strongest: [{ type: 'strongest', seat }],
  year_end: [{ type: 'year_end', year: 3 }],
  cathedral: counts.map((points) => ({ type: 'cathedral', seat, points })),
  over: [{ type: 'over' }],
};

/** What those are told who see the secret. */
export const known = {
  aid_chosenKnown: GOODS.map((good) => ({ seat, good })),
  peekKnown: RACES.map((race) => ({ seat, race, strength: 4 })),
};

export const prompts: { readonly [T in Prompt['type']]: readonly OfType<Prompt, T>[] } = {
  set_up: [{ type: 'set_up' }],
  wait: [{ type: 'wait', seat }],
  wait_all: [{ type: 'wait_all' }],
  aid: [{ type: 'aid' }],
  reroll: [
    { type: 'reroll', statue: true, chapel: true, final: true },
    { type: 'reroll', statue: true, chapel: false, final: true },
    { type: 'reroll', statue: false, chapel: true, final: true },
  ],
  influence: yesNo.flatMap((plusTwo) =>
    yesNo.flatMap((market) =>
      yesNo.map((envoy) => ({ type: 'influence', plusTwo, market, envoy, final: true }) as const),
    ),
  ),
  help: [
    ...(['merchant', 'alchemist', 'master_hunter', 'swordsmith', 'smuggler'] as const).map(
      (advisor) => ({ type: 'help', advisor, count: 0 }) as const,
    ),
    ...(['astronomer', 'duchess', 'queen'] as const).flatMap((advisor) =>
      [1, 2].map((count) => ({ type: 'help', advisor, count }) as const),
    ),
  ],
  build: [{ type: 'build', final: true }],
  build_again: [{ type: 'build_again', final: true }],
  town_hall: [{ type: 'town_hall', final: true }],
  recruit: [1, 2].map((price) => ({ type: 'recruit', price, soldiers: 3 })),
  lose: [1, 2, 4].map((count) => ({ type: 'lose', count, card: 'y1_orcs_3', final: true })),
  spoils: [{ type: 'spoils', count: 1, card: 'y4_orcs_7', final: true }],
  over: [{ type: 'over' }],
};

export const actions: { readonly [T in keyof typeof en.actions]: readonly OfType<Action, T>[] } = {
  aid: GOODS.map((good) => ({ type: 'aid', good })),
  statue: [
    { type: 'statue', die: 'white' },
    { type: 'statue', die: 'coloured' },
  ],
  chapel: [{ type: 'chapel' }],
  keep: [{ type: 'keep' }],
  influence: [
    ...ADVISORS.map(
      (advisor) => ({ type: 'influence', advisor, dice: [3], white: [], plusTwo: false }) as const,
    ),
    { type: 'influence', advisor: 'king', dice: [6, 6], white: [4], plusTwo: true },
  ],
  pass: [{ type: 'pass' }],
  take: [
    { type: 'take', goods: ['gold'] },
    { type: 'take', goods: ['gold', 'wood', 'stone'] },
  ],
  swap: GOODS.map((good) => ({ type: 'swap', good })),
  decline: [{ type: 'decline' }],
  build: BUILDINGS.map((building) => ({ type: 'build', building })),
  stop_building: [{ type: 'stop_building' }],
  town_hall: pays.map((pay) => ({ type: 'town_hall', pay })),
  recruit: [{ type: 'recruit', goods: ['gold', 'gold'] }],
  stop_recruiting: [{ type: 'stop_recruiting' }],
  lose: [{ type: 'lose', goods: ['wood', 'stone'] }],
};

const asked = [{ goods: ['gold', 'wood'] as const }, { goods: [] }];
const rerollers = ['statue', 'chapel'] as const;
const offTarget = ADVISORS.flatMap((advisor) =>
  (['none', 'king'] as const).flatMap((there) =>
    yesNo.map((plusTwo) => ({ advisor, value: 8, sum: 9, plusTwo, isInReach: plusTwo, there })),
  ),
);
const noDice = ADVISORS.map((advisor) => ({
  advisor,
  value: 8,
  sum: 0,
  plusTwo: false,
  isInReach: false,
  there: 'none' as const,
}));
const byAdvisor = ADVISORS.map((advisor) => ({ advisor }));

export const refusals: { readonly [R in Reason['rule']]: readonly FactsOf<R>[] } = {
  'KBG-1.7': [{}],
  'KBG-2.3': [{ seat }],
  'KBG-2.4': (
    [
      'aid',
      'reroll',
      'influence',
      'help',
      'build',
      'town_hall',
      'recruit',
      'lose',
      'spoils',
      'rerolling',
    ] as const
  ).map((stage) => ({ asked: stage })),
  'KBG-3.3': [{}],
  'KBG-3.4': GOODS.map((good) => ({ good })),
  'KBG-4.2': [{}],
  'KBG-4.3': [
    ...rerollers.map((building) => ({ building, isOver: false })),
    { building: 'statue', isOver: true },
  ],
  'KBG-4.4': rerollers.map((building) => ({ building })),
  'KBG-5.2': [...offTarget, ...noDice],
  'KBG-5.3': [
    { missing: [4], missingWhite: [], left: [2, 5], leftWhite: [] },
    { missing: [], missingWhite: [4], left: [2, 5], leftWhite: [1] },
    { missing: [4], missingWhite: [4], left: [2, 5], leftWhite: [1] },
  ],
  'KBG-5.4': [
    ...ADVISORS.map((advisor) => ({ advisor, placed: 'nothing', left: [2, 5] }) as const),
    { advisor: 'king', placed: 'token', left: [2, 5] },
    { advisor: 'king', placed: 'white', left: [2, 5] },
  ],
  'KBG-5.5': [{}],
  'KBG-5.6': [{}],
  'KBG-5.7': offTarget,
  'KBG-5.8': ADVISORS.map((advisor) => ({ advisor, seat })),
  'KBG-5.9': byAdvisor,
  'KBG-5.10': yesNo.map((isLast) => ({ isLast })),
  'KBG-6.3': byAdvisor,
  'KBG-6.4': byAdvisor,
  'KBG-7.4': asked,
  'KBG-7.6': GOODS.map((good) => ({ good })),
  'KBG-7.7': asked,
  'KBG-7.9': asked,
  'KBG-7.11': asked,
  'KBG-7.12': asked,
  'KBG-7.14': asked,
  'KBG-7.17': asked,
  'KBG-8.1': [{}],
  'KBG-8.2': BUILDINGS.map((building) => ({ building, ...no, stone: 2 })),
  'KBG-8.3': BUILDINGS.slice(1).map((building) => ({ building, left: 'statue' })),
  'KBG-8.4': BUILDINGS.map((building) => ({ building })),
  'KBG-9.1': [{ dice: [1, 1, 2] }],
  'KBG-9.2': [{ total: 9 }],
  'KBG-9.6': yesNo.map((isSpent) => ({ isSpent })),
  'KBG-9.19': [...pays.map((pay) => ({ pay, isOver: false })), { pay: 'gold', isOver: true }],
  'KBG-11.1': [{}],
  'KBG-11.2': [1, 2].flatMap((price) => [0, 1, 3].map((given) => ({ price, given }))),
  'KBG-11.3': [{ goods: ['gold', 'gold'] }],
  'KBG-12.5': asked,
  'KBG-12.8': [1, 2, 4].flatMap((count) => [0, 1].map((given) => ({ count, given }))),
  'KBG-12.9': [{ goods: ['stone'] }],
  'KBG-13.1': [{}],
  'KBG-14.4': byAdvisor,
};
