/** KBG-7: the eighteen advisors. */
import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import type { Advisor } from '../src/data.ts';
import type { Action } from '../src/index.ts';
import { helped } from './at-court.ts';
import {
  askedIn,
  decline,
  enemy,
  legalActions,
  play,
  player,
  refusal,
  saved,
  store,
  swap,
  take,
  told,
} from './playing.ts';

/** Gold, wood, stone, tokens, soldiers and points after the help, beginning with nothing. */
function gift(advisor: Advisor, ...answers: readonly Action[]): string {
  const { state } = helped(advisor, {}, ...answers);
  const { plusTwo, soldiers, from } = player(state, 0);
  return `${store(state, 0)} ${plusTwo} ${soldiers} ${from.advisors}`;
}

describe('the advisors', () => {
  test('KBG-7.1 Jester: a point', () => {
    expect(gift('jester')).toBe('0 0 0 0 0 1');
  });

  test('KBG-7.2 Squire: 1 gold', () => {
    expect(gift('squire')).toBe('1 0 0 0 0 0');
  });

  test('KBG-7.3 Architect: 1 wood', () => {
    expect(gift('architect')).toBe('0 1 0 0 0 0');
  });

  test('KBG-7.5 Sergeant: a soldier', () => {
    expect(gift('sergeant')).toBe('0 0 0 0 1 0');
  });

  test('KBG-7.8 Treasurer: 2 gold', () => {
    expect(gift('treasurer')).toBe('2 0 0 0 0 0');
  });

  test('KBG-7.10 General: two soldiers and a look', () => {
    expect(gift('general', enemy('y1_zombies_4'))).toBe('0 0 0 0 2 0');
  });

  test('KBG-7.13 Champion: 3 stone', () => {
    expect(gift('champion')).toBe('0 0 3 0 0 0');
  });

  test('KBG-7.15 Inventor: one of each good', () => {
    expect(gift('inventor')).toBe('1 1 1 0 0 0');
  });

  test('KBG-7.16 Wizard: 4 gold', () => {
    expect(gift('wizard')).toBe('4 0 0 0 0 0');
  });

  test('KBG-7.18 King: one of each good and a soldier', () => {
    expect(gift('king')).toBe('1 1 1 0 1 0');
  });

  test('KBG-7.4 Merchant: gold or wood, nothing else', () => {
    expect(gift('merchant', take('gold'))).toBe('1 0 0 0 0 0');
    expect(gift('merchant', take('wood'))).toBe('0 1 0 0 0 0');
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
    expect(gift('astronomer', take('stone'))).toBe('0 0 1 1 0 0');
    const { state } = helped('astronomer');
    expect(legalActions(state)).toEqual([take('gold'), take('wood'), take('stone')]);
    expect(refusal(state, take('gold gold'))).toEqual({
      rule: 'KBG-7.7',
      facts: { goods: ['gold', 'gold'] },
    });
    expect(refusal(state, take(''))).toEqual({ rule: 'KBG-7.7', facts: { goods: [] } });
  });

  test('KBG-7.9 Master Hunter: wood with gold or stone', () => {
    expect(gift('master_hunter', take('gold wood'))).toBe('1 1 0 0 0 0');
    expect(gift('master_hunter', take('wood stone'))).toBe('0 1 1 0 0 0');
    const { state } = helped('master_hunter');
    expect(legalActions(state)).toEqual([take('gold wood'), take('wood stone')]);
    expect(refusal(state, take('gold stone'))).toEqual({
      rule: 'KBG-7.9',
      facts: { goods: ['gold', 'stone'] },
    });
  });

  test('KBG-7.11 Swordsmith: stone with wood or gold', () => {
    expect(gift('swordsmith', take('wood stone'))).toBe('0 1 1 0 0 0');
    expect(gift('swordsmith', take('gold stone'))).toBe('1 0 1 0 0 0');
    const { state } = helped('swordsmith');
    expect(legalActions(state)).toEqual([take('gold stone'), take('wood stone')]);
    expect(refusal(state, take('gold wood'))).toEqual({
      rule: 'KBG-7.11',
      facts: { goods: ['gold', 'wood'] },
    });
  });

  test('KBG-7.12 Duchess: exactly two goods', () => {
    expect(gift('duchess', take('gold gold'))).toBe('2 0 0 1 0 0');
    const { state } = helped('duchess');
    expect(refusal(state, take('gold'))).toEqual({ rule: 'KBG-7.12', facts: { goods: ['gold'] } });
  });

  test('KBG-7.14 Smuggler: exactly three goods for a point, also with none', () => {
    expect(gift('smuggler', take('gold wood stone'))).toBe('1 1 1 0 0 -1');
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
    expect(gift('queen', take('stone stone'), enemy('y1_zombies_4'))).toBe('0 0 2 0 0 3');
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
