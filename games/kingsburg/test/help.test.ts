/** KBG-6: help from the advisors. */
import { DEALER, fastRng, redactEvent, rngDealer, submit, undo } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
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
import { atCourt, helped } from './at-court.ts';
import { position } from './position.ts';

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
      players: [{ dice: [1] }, { dice: [3, 4] }, { dice: [5, 4] }],
    });
    const played = play(s, pass);
    expect(told(played, 'help').map((e) => e.advisor)).toEqual(['jester', 'squire', 'treasurer']);
  });

  test('KBG-6.2 of two groups the earlier in turn order is helped first', () => {
    const s = position({
      order: [1, 0, 2],
      current: 2,
      passed: [0, 1],
      court: [
        { advisor: 'squire', seat: 0, dice: [2] },
        { advisor: 'architect', seat: 1, dice: [3] },
        // In the second round.
        { advisor: 'squire', seat: 1, dice: [2] },
        { advisor: 'jester', seat: 2, dice: [1] },
        { advisor: 'sergeant', seat: 2, dice: [5] },
      ],
      players: [{ dice: [3, 3] }, { dice: [1] }, { dice: [6] }],
    });
    expect(told(play(s, pass), 'help').map((e) => e.seat)).toEqual([2, 1, 0, 1, 2]);
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
    const waiting = play(atCourt('general', { goods: 'wood' }), influence('general', [4, 6]), pass).state;
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
      players: [{ dice: [] }, { dice: [6] }, {}],
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
      year: 2,
      players: [{ dice: [1, 6, 6], white: [2], plusTwo: 2 }, {}, {}],
    });
    const end = play(s, influence('sergeant', [1], { white: [2], plusTwo: true }), pass).state;
    expect(saved(end)).toMatchObject({ court: [], neutral: [], passed: [] });
    expect(player(end, 0)).toMatchObject({ dice: [], white: [], plusTwo: 1, soldiers: 1 });
  });
});
