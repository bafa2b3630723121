/** KBG-6 and KBG-7: what the advisors give. */
import { DEALER, fastRng, redactEvent, rngDealer, submit, undo } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { ADVISORS } from '../src/data.ts';
import type { Advisor } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import {
  askedIn,
  decline,
  enemy,
  influence,
  legalActions,
  matchAt,
  pass,
  play,
  player,
  refusal,
  saved,
  store,
  swap,
  take,
  told,
} from './playing.ts';
import { position } from './position.ts';
import type { DrawnPlayer } from './position.ts';

/** Dice (and a white one or a token where needed) that add up to the advisor's value. */
function diceFor(value: number): number[] {
  if (value <= 6) return [value];
  return value <= 12 ? [6, value - 6] : [6, 6, value - 12];
}

/** Seat 0 has placed its dice on the advisor, and help begins with its pass; `dice` follow what is rolled. */
export function atCourt(
  advisor: Advisor,
  own: DrawnPlayer = {},
  more: { envoy?: number; enemy?: 'y1_orcs_3' } = {},
): State {
  const group = diceFor(ADVISORS.indexOf(advisor) + 1);
  const dice = [...group, ...[1, 1, 1].slice(group.length)];
  return position({ ...more, passed: [1, 2], players: [{ ...own, dice }, {}, {}] });
}

function helped(advisor: Advisor, own: DrawnPlayer = {}, ...answers: readonly Action[]) {
  const group = diceFor(ADVISORS.indexOf(advisor) + 1);
  const s = atCourt(advisor, own);
  const isBare = group.length === 3;
  return play(
    s,
    influence(
      advisor,
      group.toSorted((a, b) => a - b),
    ),
    ...(isBare ? [] : [pass]),
    ...answers,
  );
}

describe('help', () => {
  test('KBG-6.1 from the lowest advisor up, skipping those without dice', () => {
    const s = position({
      passed: [0, 1],
      current: 2,
      court: [
        { advisor: 'treasurer', seat: 0, dice: [2, 6] },
        { advisor: 'squire', seat: 1, dice: [2] },
        { advisor: 'jester', seat: 2, dice: [1] },
      ],
      players: [{ dice: [1] }, { dice: [5, 6] }, { dice: [4, 4] }],
    });
    const played = play(s, pass);
    expect(told(played, 'help').map((e) => e.advisor)).toEqual(['jester', 'squire', 'treasurer']);
  });

  test('KBG-6.2 of two groups the earlier in turn order is helped first', () => {
    const s = position({
      order: [2, 1, 0],
      current: 2,
      passed: [0, 1],
      court: [
        { advisor: 'squire', seat: 0, dice: [2] },
        { advisor: 'squire', seat: 1, dice: [2] },
        { advisor: 'merchant', seat: 1, dice: [4] },
      ],
      players: [{ dice: [3, 3] }, { dice: [3] }, { dice: [3, 3, 3] }],
    });
    expect(told(play(s, pass), 'help').map((e) => e.seat)).toEqual([1, 0]);
  });

  test('KBG-6.2 on one’s own advisor two helps in a row, each with its choice', () => {
    const s = position({
      envoy: 0,
      passed: [1, 2],
      court: [{ advisor: 'merchant', seat: 0, dice: [4] }],
      players: [{ dice: [1, 3] }, {}, {}],
    });
    const played = play(s, influence('merchant', [1, 3]), take('gold'), take('wood'));
    expect(store(played.state, 0)).toBe('1 1 0');
  });

  test('KBG-6.3 help is taken in full; only Alchemist and Smuggler can be declined', () => {
    for (const advisor of [
      'merchant',
      'astronomer',
      'master_hunter',
      'swordsmith',
      'duchess',
      'queen',
    ] as const) {
      const { state } = helped(advisor);
      expect(refusal(state, decline)).toEqual({ rule: 'KBG-6.3', facts: { advisor } });
    }
    for (const advisor of ['alchemist', 'smuggler'] as const) {
      const played = helped(advisor, { goods: 'gold' }, decline);
      expect(store(played.state, 0)).toBe('1 0 0');
      expect(player(played.state, 0).from.advisors).toBe(0);
      expect(told(played, 'no_help')).toEqual([{ type: 'no_help', seat: 0, advisor }]);
    }
  });

  test('KBG-6.4 goods of one’s choice may be alike or mixed; other kinds of help are refused', () => {
    const duchess = helped('duchess').state;
    expect(legalActions(duchess)).toEqual(
      ['gold gold', 'gold wood', 'wood wood', 'gold stone', 'wood stone', 'stone stone'].map(take),
    );
    expect(refusal(duchess, swap('gold'))).toEqual({ rule: 'KBG-6.4', facts: { advisor: 'duchess' } });
    const alchemist = helped('alchemist', { goods: 'gold' }).state;
    expect(refusal(alchemist, take('gold'))).toEqual({ rule: 'KBG-6.4', facts: { advisor: 'alchemist' } });
  });

  test('KBG-6.5 the first look has the card dealt; only the one who looks learns it', () => {
    const waiting = play(atCourt('general'), influence('general', [4, 6]), pass).state;
    expect(askedIn(waiting)).toEqual([DEALER]);
    const looked = play(waiting, enemy('y1_orcs_3'));
    const [event] = told(looked, 'peek');
    expect(event).toEqual({
      type: 'peek',
      seat: 0,
      secret: { to: 1, card: 'y1_orcs_3', race: 'orcs', strength: 3 },
    });
    for (const viewer of [1, 2, 'table'] as const) {
      expect(event && redactEvent(event, viewer)).toEqual({ type: 'peek', seat: 0 });
      expect(kingsburg.view(looked.state, viewer).enemy).toBeNull();
    }
    expect(kingsburg.view(looked.state, 0).enemy).toMatchObject({ card: 'y1_orcs_3' });
  });

  test('KBG-6.5 a later look needs no dealer, reveals, and cannot be taken back', () => {
    const s = position({
      enemy: 'y1_orcs_3',
      peeked: [1],
      stage: 'help',
      helping: 'merchant',
      court: [
        { advisor: 'merchant', seat: 0, dice: [4] },
        { advisor: 'general', seat: 0, dice: [4, 6] },
        { advisor: 'duchess', seat: 1, dice: [6, 6] },
      ],
      players: [{ dice: [] }, { dice: [1] }, {}],
    });
    const played = play(s, take('gold'));
    expect(told(played, 'peek')[0]).toMatchObject({ seat: 0, reveals: true });
    expect(saved(played.state).peeked).toEqual([0, 1]);
    const m = matchAt(s);
    expect(submit(m, 0, take('gold'), rngDealer(fastRng(1))).ok).toBe(true);
    expect(undo(m, 0).ok).toBe(false);
  });

  test('KBG-6.6 dice leave the court, used white dice and tokens go back', () => {
    const s = position({
      passed: [1, 2],
      aidDie: 0,
      players: [{ dice: [1, 6, 6], white: [2], plusTwo: 2 }, {}, {}],
    });
    const end = play(s, influence('sergeant', [1], { white: [2], plusTwo: true }), pass).state;
    expect(saved(end)).toMatchObject({ court: [], neutral: [], passed: [] });
    expect(player(end, 0)).toMatchObject({ dice: [0, 0, 0], white: [], plusTwo: 1, soldiers: 1 });
  });
});

/** Gold, wood, stone, tokens, soldiers and points after the help, beginning with nothing. */
const GIFTS: readonly (readonly [Advisor, readonly Action[], string])[] = [
  ['jester', [], '0 0 0 0 0 1'],
  ['squire', [], '1 0 0 0 0 0'],
  ['architect', [], '0 1 0 0 0 0'],
  ['merchant', [take('gold')], '1 0 0 0 0 0'],
  ['merchant', [take('wood')], '0 1 0 0 0 0'],
  ['sergeant', [], '0 0 0 0 1 0'],
  ['alchemist', [], '0 0 0 0 0 0'],
  ['astronomer', [take('stone')], '0 0 1 1 0 0'],
  ['treasurer', [], '2 0 0 0 0 0'],
  ['master_hunter', [take('gold wood')], '1 1 0 0 0 0'],
  ['master_hunter', [take('wood stone')], '0 1 1 0 0 0'],
  ['general', [enemy('y1_zombies_4')], '0 0 0 0 2 0'],
  ['swordsmith', [take('wood stone')], '0 1 1 0 0 0'],
  ['swordsmith', [take('gold stone')], '1 0 1 0 0 0'],
  ['duchess', [take('gold gold')], '2 0 0 1 0 0'],
  ['champion', [], '0 0 3 0 0 0'],
  ['smuggler', [take('gold wood stone')], '1 1 1 0 0 -1'],
  ['inventor', [], '1 1 1 0 0 0'],
  ['wizard', [], '4 0 0 0 0 0'],
  ['queen', [take('stone stone'), enemy('y1_zombies_4')], '0 0 2 0 0 3'],
  ['king', [], '1 1 1 0 1 0'],
];

describe('the advisors', () => {
  test.each(
    GIFTS.map(([advisor, answers, gift]) => [ADVISORS.indexOf(advisor) + 1, advisor, answers, gift] as const),
  )('KBG-7.%i %s gives what is printed', (_value, advisor, answers, gift) => {
    const { state } = helped(advisor, {}, ...answers);
    const { plusTwo, soldiers, points } = player(state, 0);
    // With one building nowhere and no season behind, nothing else has come in but the King's reward.
    const reward = saved(state).phase === 'spring' ? 0 : 1;
    expect(`${store(state, 0)} ${plusTwo} ${soldiers} ${points - reward}`).toBe(gift);
  });

  test('KBG-7.4 Merchant: gold or wood, nothing else', () => {
    const { state } = helped('merchant');
    expect(legalActions(state)).toEqual([take('gold'), take('wood')]);
    expect(refusal(state, take('stone'))).toEqual({ rule: 'KBG-7.4', facts: { goods: ['stone'] } });
    expect(refusal(state, take('gold wood'))).toEqual({
      rule: 'KBG-7.4',
      facts: { goods: ['gold', 'wood'] },
    });
  });

  test('KBG-7.6 Alchemist: one good for the two others, if one is there', () => {
    const { state } = helped('alchemist', { goods: 'stone stone wood' });
    expect(legalActions(state)).toEqual([decline, swap('wood'), swap('stone')]);
    expect(store(play(state, swap('stone')).state, 0)).toBe('1 2 1');
    expect(refusal(state, swap('gold'))).toEqual({ rule: 'KBG-7.6', facts: { good: 'gold' } });
    const nothing = helped('alchemist');
    expect(told(nothing, 'no_help')).toHaveLength(1);
  });

  test('KBG-7.7 Astronomer: exactly one good', () => {
    const { state } = helped('astronomer');
    expect(legalActions(state)).toEqual([take('gold'), take('wood'), take('stone')]);
    expect(refusal(state, take('gold gold'))).toEqual({
      rule: 'KBG-7.7',
      facts: { goods: ['gold', 'gold'] },
    });
    expect(refusal(state, take(''))).toEqual({ rule: 'KBG-7.7', facts: { goods: [] } });
  });

  test('KBG-7.9 Master Hunter: wood with gold or stone', () => {
    const { state } = helped('master_hunter');
    expect(legalActions(state)).toEqual([take('gold wood'), take('wood stone')]);
    expect(refusal(state, take('gold stone'))).toEqual({
      rule: 'KBG-7.9',
      facts: { goods: ['gold', 'stone'] },
    });
  });

  test('KBG-7.11 Swordsmith: stone with wood or gold', () => {
    const { state } = helped('swordsmith');
    expect(legalActions(state)).toEqual([take('gold stone'), take('wood stone')]);
    expect(refusal(state, take('gold wood'))).toEqual({
      rule: 'KBG-7.11',
      facts: { goods: ['gold', 'wood'] },
    });
  });

  test('KBG-7.12 Duchess: exactly two goods', () => {
    const { state } = helped('duchess');
    expect(refusal(state, take('gold'))).toEqual({ rule: 'KBG-7.12', facts: { goods: ['gold'] } });
  });

  test('KBG-7.14 Smuggler: exactly three goods for a point, also with none', () => {
    const { state } = helped('smuggler');
    expect(legalActions(state)).toHaveLength(1 + 10);
    expect(refusal(state, take('gold gold'))).toEqual({
      rule: 'KBG-7.14',
      facts: { goods: ['gold', 'gold'] },
    });
    const played = play(state, take('stone stone stone'));
    expect(player(played.state, 0)).toMatchObject({ stone: 3, from: { advisors: -1 } });
    expect(told(played, 'smuggle')).toEqual([{ type: 'smuggle', seat: 0, gold: 0, wood: 0, stone: 3 }]);
  });

  test('KBG-7.17 Queen: goods are chosen before the look', () => {
    const { state } = helped('queen');
    expect(saved(state)).toMatchObject({ stage: 'help', enemy: null });
    expect(refusal(state, take('gold'))).toEqual({ rule: 'KBG-7.17', facts: { goods: ['gold'] } });
    const chosen = play(state, take('gold wood')).state;
    expect(askedIn(chosen)).toEqual([DEALER]);
    const known = play(chosen, enemy('y1_goblins_2'));
    expect(told(known, 'peek')).toHaveLength(1);
    expect(saved(known.state).peeked).toEqual([0]);
  });
});
