/** Every prohibition that `whyNot` knows: exactly its paragraph and its facts, through core's own door. */
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { helped } from './at-court.ts';
import {
  aid,
  askedIn,
  build,
  chapel,
  decline,
  die,
  influence,
  keep,
  lose,
  pass,
  play,
  recruit,
  refusal,
  statue,
  swap,
  take,
  townHall,
} from './playing.ts';
import { complaint } from './complaint.ts';
import { position } from './position.ts';
import type { DrawnPlayer } from './position.ts';

interface Refused {
  readonly in: State;
  readonly seat?: number;
  readonly does: Action;
  readonly facts: unknown;
}

const MARKET = 'inn market';
const start = kingsburg.rules.start(kingsburg.parseOptions({}, 3), 3);
const aided = play(start, { type: 'place_seat', seat: 0 }, { type: 'place_seat', seat: 1 }).state;
const chosen = play(aided, [1, aid('stone')]).state;
const some = position({
  stage: 'aid',
  aided: [0, 1],
  players: [{}, {}, { buildings: 'inn' }],
});
const court = position({ players: [{ dice: [2, 4, 6] }, {}, {}] });
const taken = position({
  court: [
    { advisor: 'squire', seat: 1, dice: [2] },
    { advisor: 'merchant', seat: 2, dice: [4] },
  ],
  players: [{ dice: [2, 4, 6] }, { dice: [3, 3] }, { dice: [3, 3] }],
});
const full = position({
  court: [
    { advisor: 'merchant', seat: 1, dice: [1, 3] },
    { advisor: 'merchant', seat: 2, dice: [4] },
  ],
  players: [{ dice: [2, 4, 6] }, { dice: [5] }, { dice: [1, 5] }],
});
const spent = position({
  passed: [1, 2],
  court: [{ advisor: 'sergeant', seat: 0, dice: [4], plusTwo: true, market: -1 }],
  players: [{ buildings: MARKET, dice: [2, 6], plusTwo: 2 }, {}, {}],
});
const white = position({ aidDie: 0, players: [{ dice: [2, 4, 6], white: [3] }, {}, {}] });
const equalDice = position({ stage: 'reroll', players: [{ buildings: 'statue', dice: [3, 3, 3] }, {}, {}] });
const lowDice = position({
  stage: 'reroll',
  players: [{ buildings: 'statue chapel', dice: [1, 2, 3] }, {}, {}],
});
const rerolled = position({
  stage: 'reroll',
  rerolled: ['statue'],
  players: [{ buildings: 'statue chapel', dice: [1, 1, 1] }, {}, {}],
});
const building = position({ stage: 'build', players: [{ goods: 'gold wood', buildings: 'statue' }, {}, {}] });
const hall = position({
  stage: 'town_hall',
  players: [{ buildings: 'barricade crane town_hall', goods: 'gold' }, {}, {}],
});
const recruiting = position({ stage: 'recruit', players: [{ goods: 'gold wood' }, {}, {}] });
const losing = position({
  stage: 'lose',
  enemy: 'y1_orcs_3',
  players: [{ goods: 'gold wood stone', strength: 1 }, { strength: 1 }, { strength: 1 }],
});
const winning = position({
  stage: 'spoils',
  year: 4,
  enemy: 'y4_orcs_7',
  players: [{ strength: 9 }, {}, {}],
});
/** Two with the same, of whom the first has had its turn. */
const later = (stage: 'reroll' | 'build' | 'town_hall' | 'recruit', own: DrawnPlayer): State =>
  position({ stage, order: [0, 1, 2], current: 1, players: [own, own, {}] });
const HALL = 'barricade crane town_hall';
const laterReroll = later('reroll', { buildings: 'statue', dice: [3, 3, 3] });
const laterBuild = later('build', { goods: 'gold wood wood' });
const laterHall = later('town_hall', { buildings: HALL, goods: 'gold gold' });
const laterRecruit = later('recruit', { goods: 'gold wood' });
const withToken = position({
  court: [{ advisor: 'merchant', seat: 1, dice: [4] }],
  players: [{ dice: [2, 3, 6], plusTwo: 1 }, { dice: [1, 3] }, { dice: [6, 6, 6] }],
});
const lastCourt = position({
  year: 5,
  phase: 'autumn',
  passed: [1],
  players: [{ dice: [2, 4, 6] }, {}, { dice: [6, 6, 6] }],
});
const neutral = position({ neutral: [1, 1, 2, 3, 3], players: [{ dice: [1, 3, 5] }, {}] });

/** All paragraphs of `Reason` but the end, and what only lies idle: one that is missing here does not compile. */
const refused: { readonly [rule in Exclude<Reason['rule'], 'KBG-9.6' | 'KBG-13.1'>]: readonly Refused[] } = {
  'KBG-1.7': [
    { in: court, does: die(6), facts: {} },
    { in: court, seat: 2, does: { type: 'deal_enemy', card: 'y1_orcs_3' }, facts: {} },
    { in: aided, does: { type: 'place_seat', seat: 0 }, facts: {} },
  ],
  'KBG-2.3': [
    { in: court, seat: 1, does: pass, facts: { seat: 0 } },
    { in: building, seat: 2, does: build('statue'), facts: { seat: 0 } },
    { in: losing, seat: 1, does: lose('gold gold'), facts: { seat: 0 } },
  ],
  'KBG-2.4': [
    { in: court, does: build('statue'), facts: { asked: 'influence' } },
    { in: building, does: pass, facts: { asked: 'build' } },
    { in: aided, does: pass, facts: { asked: 'aid' } },
    { in: hall, does: keep, facts: { asked: 'town_hall' } },
  ],
  'KBG-3.3': [{ in: some, seat: 2, does: aid('gold'), facts: {} }],
  'KBG-3.4': [{ in: chosen, seat: 1, does: aid('gold'), facts: { good: 'stone' } }],
  'KBG-4.2': [{ in: equalDice, does: statue('white'), facts: {} }],
  'KBG-4.3': [
    { in: equalDice, does: chapel, facts: { building: 'chapel', isOver: false } },
    { in: laterReroll, seat: 0, does: statue(), facts: { building: 'statue', isOver: true } },
  ],
  'KBG-4.4': [{ in: rerolled, does: statue(), facts: { building: 'statue' } }],
  'KBG-5.2': [
    {
      in: court,
      does: influence('general', [2, 6]),
      facts: { advisor: 'general', value: 10, sum: 8, plusTwo: false, isInReach: true, there: 'treasurer' },
    },
    {
      in: court,
      does: influence('astronomer', [2, 4]),
      facts: {
        advisor: 'astronomer',
        value: 7,
        sum: 6,
        plusTwo: false,
        isInReach: false,
        there: 'alchemist',
      },
    },
    // The token is told apart from the dice, and who is taken is no advice.
    {
      in: withToken,
      does: influence('sergeant', [2], { plusTwo: true }),
      facts: { advisor: 'sergeant', value: 5, sum: 4, plusTwo: true, isInReach: true, there: 'none' },
    },
    // An advisor out of reach, named without dice.
    {
      in: court,
      does: influence('king', []),
      facts: { advisor: 'king', value: 18, sum: 0, plusTwo: false, isInReach: false, there: 'none' },
    },
  ],
  'KBG-5.3': [
    {
      in: court,
      does: influence('alchemist', [1, 5]),
      facts: { missing: [1, 5], missingWhite: [], left: [2, 4, 6], leftWhite: [] },
    },
    {
      in: court,
      does: influence('merchant', [2, 2]),
      facts: { missing: [2], missingWhite: [], left: [2, 4, 6], leftWhite: [] },
    },
    {
      in: white,
      does: influence('sergeant', [2], { white: [3, 3] }),
      facts: { missing: [], missingWhite: [3], left: [2, 4, 6], leftWhite: [3] },
    },
    // A white 3 is no 3 of one's own.
    {
      in: white,
      does: influence('architect', [3]),
      facts: { missing: [3], missingWhite: [], left: [2, 4, 6], leftWhite: [3] },
    },
  ],
  'KBG-5.4': [
    {
      in: white,
      does: influence('architect', [], { white: [3] }),
      facts: { advisor: 'architect', placed: 'white', left: [2, 4, 6] },
    },
    {
      in: withToken,
      does: influence('squire', [], { plusTwo: true }),
      facts: { advisor: 'squire', placed: 'token', left: [2, 3, 6] },
    },
    {
      in: court,
      does: influence('squire', []),
      facts: { advisor: 'squire', placed: 'nothing', left: [2, 4, 6] },
    },
  ],
  'KBG-5.5': [{ in: court, does: influence('merchant', [2], { plusTwo: true }), facts: {} }],
  'KBG-5.6': [{ in: spent, does: influence('merchant', [2], { plusTwo: true }), facts: {} }],
  'KBG-5.7': [
    {
      in: spent,
      does: influence('astronomer', [2, 6]),
      facts: {
        advisor: 'astronomer',
        value: 7,
        sum: 8,
        plusTwo: false,
        isInReach: false,
        there: 'treasurer',
      },
    },
    {
      in: spent,
      does: influence('master_hunter', [2, 6]),
      facts: {
        advisor: 'master_hunter',
        value: 9,
        sum: 8,
        plusTwo: false,
        isInReach: false,
        there: 'treasurer',
      },
    },
  ],
  'KBG-5.8': [
    { in: taken, does: influence('squire', [2]), facts: { advisor: 'squire', seat: 1 } },
    { in: taken, does: influence('merchant', [4]), facts: { advisor: 'merchant', seat: 2 } },
    { in: taken, does: influence('merchant', []), facts: { advisor: 'merchant', seat: 2 } },
  ],
  'KBG-5.9': [{ in: full, does: influence('merchant', [4]), facts: { advisor: 'merchant' } }],
  'KBG-5.10': [
    { in: spent, seat: 1, does: influence('jester', [1]), facts: { isLast: false } },
    { in: spent, seat: 2, does: pass, facts: { isLast: false } },
    { in: lastCourt, seat: 1, does: pass, facts: { isLast: true } },
  ],
  'KBG-6.3': [{ in: helped('duchess').state, does: decline, facts: { advisor: 'duchess' } }],
  'KBG-6.4': [
    { in: helped('duchess').state, does: swap('gold'), facts: { advisor: 'duchess' } },
    { in: helped('alchemist', { goods: 'gold' }).state, does: take('wood'), facts: { advisor: 'alchemist' } },
  ],
  'KBG-7.4': [{ in: helped('merchant').state, does: take('stone'), facts: { goods: ['stone'] } }],
  'KBG-7.6': [
    { in: helped('alchemist', { goods: 'gold' }).state, does: swap('stone'), facts: { good: 'stone' } },
  ],
  'KBG-7.7': [
    { in: helped('astronomer').state, does: take('wood wood'), facts: { goods: ['wood', 'wood'] } },
  ],
  'KBG-7.9': [
    { in: helped('master_hunter').state, does: take('gold stone'), facts: { goods: ['gold', 'stone'] } },
  ],
  'KBG-7.11': [
    { in: helped('swordsmith').state, does: take('gold wood'), facts: { goods: ['gold', 'wood'] } },
  ],
  'KBG-7.12': [{ in: helped('duchess').state, does: take('gold'), facts: { goods: ['gold'] } }],
  'KBG-7.14': [{ in: helped('smuggler').state, does: take(''), facts: { goods: [] } }],
  'KBG-7.17': [{ in: helped('queen').state, does: take('stone'), facts: { goods: ['stone'] } }],
  'KBG-8.1': [
    { in: laterBuild, seat: 0, does: build('palisade'), facts: {} },
    { in: laterBuild, seat: 0, does: build('town_hall'), facts: {} },
  ],
  'KBG-8.2': [
    { in: building, does: build('chapel'), facts: { building: 'chapel', gold: 2, wood: 0, stone: 1 } },
    { in: building, does: build('palisade'), facts: { building: 'palisade', gold: 0, wood: 1, stone: 0 } },
  ],
  'KBG-8.3': [{ in: building, does: build('cathedral'), facts: { building: 'cathedral', left: 'church' } }],
  'KBG-8.4': [{ in: building, does: build('statue'), facts: { building: 'statue' } }],
  'KBG-9.1': [{ in: lowDice, does: statue(), facts: { dice: [1, 2, 3] } }],
  'KBG-9.2': [
    {
      in: position({ stage: 'reroll', players: [{ buildings: 'statue chapel', dice: [4, 4, 4] }, {}, {}] }),
      does: chapel,
      facts: { total: 12 },
    },
  ],
  'KBG-9.19': [
    { in: hall, does: townHall('stone'), facts: { pay: 'stone', isOver: false } },
    { in: hall, does: townHall('plus_two'), facts: { pay: 'plus_two', isOver: false } },
    { in: laterHall, seat: 0, does: townHall('gold'), facts: { pay: 'gold', isOver: true } },
  ],
  'KBG-11.1': [{ in: laterRecruit, seat: 0, does: recruit('gold wood'), facts: {} }],
  'KBG-11.2': [{ in: recruiting, does: recruit('gold'), facts: { price: 2, given: 1 } }],
  'KBG-11.3': [{ in: recruiting, does: recruit('wood wood'), facts: { goods: ['wood', 'wood'] } }],
  'KBG-12.5': [{ in: winning, does: take('gold wood'), facts: { goods: ['gold', 'wood'] } }],
  'KBG-12.8': [{ in: losing, does: lose('gold wood stone'), facts: { count: 2, given: 3 } }],
  'KBG-12.9': [{ in: losing, does: lose('gold gold'), facts: { goods: ['gold', 'gold'] } }],
  'KBG-14.4': [{ in: neutral, does: influence('merchant', [1, 3]), facts: { advisor: 'merchant' } }],
};

describe.each(Object.entries(refused))('%s', (rule, cases) => {
  test.each(cases.map((c, i) => [i + 1, c] as const))('refuses with its own facts, case %i', (_i, c) => {
    const found = refusal(c.in, c.does, c.seat);
    expect(found).toEqual({ rule, facts: c.facts });
    expect(complaint(c.in, c.seat ?? askedIn(c.in)[0] ?? 0, c.does, found)).toBeUndefined();
  });
});
