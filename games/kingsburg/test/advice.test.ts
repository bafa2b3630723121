/** Refusals where random play hardly goes: in rich provinces, with tokens and the Envoy. See complaint.ts. */
import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Refusal, Rng, Seat } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { ADVISORS, BUILDINGS, GOODS } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { complaint, things } from './complaint.ts';
import { askedIn, legalActions } from './playing.ts';
import { position } from './position.ts';
import { rich } from './rich.ts';

const run = matchesOf('kingsburg advice', 60);
/** Positions between two that are looked at. */
const APART = 6;

/** What a seat can be refused by while a match is on, and that of buildings that cannot be built or used now. */
const RULES: readonly (Reason['rule'] | `idle ${Reason['rule']}`)[] = [
  ...(['KBG-2.3', 'KBG-2.4', 'KBG-4.3', 'KBG-4.4', 'KBG-5.2', 'KBG-5.3', 'KBG-5.4', 'KBG-5.5'] as const),
  ...(['KBG-5.6', 'KBG-5.7', 'KBG-5.8', 'KBG-5.9', 'KBG-5.10', 'KBG-6.3', 'KBG-8.1', 'KBG-8.2'] as const),
  ...(['KBG-8.3', 'KBG-8.4', 'KBG-9.1', 'KBG-9.2', 'KBG-9.19', 'KBG-11.1', 'KBG-11.2'] as const),
  ...(['KBG-11.3', 'KBG-12.8', 'KBG-12.9', 'KBG-14.4', 'idle KBG-8.2', 'idle KBG-8.3'] as const),
  ...(['idle KBG-4.4', 'idle KBG-9.1', 'idle KBG-9.2', 'idle KBG-9.6'] as const),
];

/** Random matches hardly ever come to these. */
const RARE: readonly (readonly [string, State])[] = [
  [
    'two groups on an advisor',
    position({
      court: [
        { advisor: 'merchant', seat: 1, dice: [1, 3] },
        { advisor: 'merchant', seat: 2, dice: [4] },
      ],
      players: [{ dice: [4, 4, 5] }, { dice: [5] }, { dice: [1, 5] }],
    }),
  ],
  [
    'goods to lose',
    position({
      stage: 'lose',
      enemy: 'y4_demons_6',
      players: [{ goods: 'gold gold gold wood stone', strength: 1 }, {}, {}],
    }),
  ],
  ...(
    [
      ['statue chapel', [1, 1, 1], []],
      ['statue chapel', [3, 3, 3], []],
      ['statue chapel', [1, 2, 3], []],
      ['statue chapel', [1, 1, 3], ['statue']],
      ['statue chapel', [6, 6, 6], ['chapel']],
      ['statue', [4, 4, 4], []],
    ] as const
  ).map(([buildings, dice, rerolled]): readonly [string, State] => [
    `${buildings} with ${dice.join(', ')}`,
    position({ stage: 'reroll', rerolled, players: [{ buildings, dice }, { dice: [1, 2, 6] }, {}] }),
  ]),
];

/** Everything that may be sent about the question at hand, legal or not. */
function attempts(view: View, seat: Seat, rng: Rng): readonly Action[] {
  const own = view.players[seat];
  const some = <T>(list: readonly T[]): T[] => list.filter(() => rng.below(2) === 0);
  const any = ADVISORS[rng.below(ADVISORS.length)] ?? 'king';
  const dice = [...some(own?.dice ?? []), ...(rng.below(4) === 0 ? [1 + rng.below(6)] : [])].slice(0, 3);
  const white = [...some(own?.white ?? []), ...(rng.below(8) === 0 ? [1 + rng.below(6)] : [])].slice(0, 2);
  const plusTwo = rng.below(3) === 0;
  const near = ADVISORS[[...dice, ...white].reduce((a, b) => a + b, plusTwo ? 2 : 0) - rng.below(3)];
  const ascending = (list: number[]): number[] => list.toSorted((a, b) => a - b);
  const goods = GOODS.flatMap((good) => Array.from({ length: rng.below(3) }, () => good)).slice(0, 4);
  return [
    { type: 'influence', advisor: any, dice: [], white: [], plusTwo: false },
    { type: 'influence', advisor: any, dice: ascending(dice), white: ascending(white), plusTwo },
    { type: 'influence', advisor: near ?? any, dice: ascending(dice), white: ascending(white), plusTwo },
    { type: 'build', building: BUILDINGS[rng.below(BUILDINGS.length)] ?? 'inn' },
    { type: 'town_hall', pay: rng.below(2) === 0 ? 'plus_two' : (GOODS[rng.below(3)] ?? 'gold') },
    { type: 'statue', die: rng.below(2) === 0 ? 'white' : 'coloured' },
    ...(['chapel', 'pass', 'decline'] as const).map((type) => ({ type })),
    ...(['recruit', 'lose', 'take'] as const).map((type) => ({ type, goods })),
    { type: 'swap', good: GOODS[rng.below(3)] ?? 'gold' },
  ];
}

function judge(s: State, seat: Seat, action: Action | undefined, refusal: Refusal, where: string): string {
  const wrong = complaint(s, seat, action, refusal);
  if (wrong !== undefined) throw new Error(`${where}: ${JSON.stringify({ action, refusal })}: ${wrong}`);
  return action === undefined ? `idle ${refusal.rule}` : refusal.rule;
}

test('refusals tell the truth and advise what is legal', { timeout: run.timeout }, () => {
  const counts = new Map<string, number>();
  const count = (rule: string): Map<string, number> => counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const out = codes();
  const tryAll = (s: State, rng: Rng, where: string): void => {
    for (let seat = 0; seat < s.seats; seat++) {
      const view = kingsburg.view(s, seat);
      const legal = askedIn(s).includes(seat) ? legalActions(s, seat).map((a) => JSON.stringify(a)) : [];
      for (const action of attempts(view, seat, rng)) {
        if (legal.includes(JSON.stringify(kingsburg.parseAction(action)))) continue;
        count(judge(s, seat, action, kingsburg.whyNot(s, seat, action), where));
      }
      for (const { refusal } of view.idle ?? []) count(judge(s, seat, undefined, refusal, where));
      const used = new Set(legal.map((text) => things.usedBy(JSON.parse(text) as Action)));
      const idle = things.held(view).filter((thing) => !used.has(thing));
      expect((view.idle ?? []).map(({ thing }) => thing).toSorted()).toEqual(idle.toSorted());
    }
  };
  for (const seed of run.seeds()) {
    const rng = fastRng(seed * 7919);
    const seats = 2 + (seed % 4);
    const s = (seed % 3 === 0 ? kingsburg : rich).rules.start(
      kingsburg.parseOptions(undefined, seats),
      seats,
    );
    for (let step = 0; kingsburg.rules.actors(s) !== 0; step++) {
      const asked = askedIn(s);
      const seat = asked[rng.below(asked.length)] ?? 0;
      // Core gives the only answer itself, and asks nobody.
      const isAsked = seat !== DEALER && kingsburg.forced(s, seat) === undefined;
      if (isAsked && rng.below(APART) === 0) tryAll(s, rng, `seed ${seed}, step ${step}`);
      out.n = 0;
      kingsburg.rules.legal(s, seat, out);
      kingsburg.rules.apply(s, seat, out.at[rng.below(out.n)] ?? 0);
    }
  }
  for (const [what, s] of RARE) for (let i = 0; i < 40; i++) tryAll(s, fastRng(i), what);
  expect(RULES.filter((rule) => (counts.get(rule) ?? 0) < 3)).toEqual([]);
});
