/** A Market that stands, while dice are placed: what cannot be used now says why, on screen and in the terminal. */
import type { Refusal } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { refuse } from '../ui/words.ts';
import { complaint } from './complaint.ts';
import { position } from './position.ts';

const others = [{ dice: [1, 2, 6] }, {}];

function whyIdle(s: State): Refusal | undefined {
  const [idle, ...more] = kingsburg.view(s, 0).idle ?? [];
  expect(more).toEqual([]);
  expect(idle?.thing ?? 'building.market').toBe('building.market');
  return idle?.refusal;
}

describe('KBG-9.6 the Market, while dice are placed', () => {
  test('says nothing while it can be used', () => {
    const s = position({ players: [{ buildings: 'inn market', dice: [2, 3, 4] }, ...others] });
    expect(whyIdle(s)).toBeUndefined();
  });

  test('says to its owner alone that it has been used', () => {
    const s = position({
      players: [{ buildings: 'inn market', dice: [3, 4] }, {}, {}],
      court: [{ advisor: 'squire', seat: 0, dice: [1], market: 1 }],
      passed: [1, 2],
    });
    const refusal = { rule: 'KBG-9.6', facts: { isSpent: true } };
    expect(whyIdle(s)).toEqual(refusal);
    expect(kingsburg.view(s, 1).idle).toBeUndefined();
    expect(refuse(refusal, [], 'en')).toBe(
      'The Market has been used in this season already, and it works once a season.',
    );
    expect(refuse(refusal, [], 'ru')).toBe('Рынок в этом сезоне уже применялся, а действует он раз в сезон.');
  });

  test('says so where 1 more or 1 less leads to nobody who is free', () => {
    const s = position({
      players: [{ buildings: 'inn market', dice: [1] }, { dice: [3, 6] }, { dice: [6, 6, 6] }],
      court: [
        { advisor: 'alchemist', seat: 0, dice: [2, 4] },
        { advisor: 'squire', seat: 1, dice: [2] },
      ],
      passed: [2],
    });
    expect(whyIdle(s)).toEqual({ rule: 'KBG-9.6', facts: { isSpent: false } });
  });
});

test('KBG-5.8 advice to choose a free advisor is found out where none can be influenced', () => {
  // The Envoy opens the Sergeant, who is taken, and nobody else is in reach.
  const s = position({
    envoy: 0,
    players: [{ dice: [5] }, { dice: [1, 6] }, { dice: [6, 6, 6] }],
    court: [
      { advisor: 'squire', seat: 0, dice: [1, 1] },
      { advisor: 'sergeant', seat: 1, dice: [5] },
    ],
    passed: [2],
  });
  const action = { type: 'influence', advisor: 'sergeant', dice: [5], white: [], plusTwo: false };
  const refusal: Refusal = { rule: 'KBG-5.8', facts: { advisor: 'sergeant', seat: 1 } };
  expect(complaint(s, 0, action, refusal)).toBe('no free advisor can be influenced');
});
