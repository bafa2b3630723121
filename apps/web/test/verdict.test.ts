/** What is said of a result: who has won and why, and what parted equals behind the winner. */
import type { Outcome, Result } from '@four-crowns/core';
import { en as bountyEn, ru as bountyRu } from '@four-crowns/kings-bounty/text';
import { en as kingsburgEn } from '@four-crowns/kingsburg/text';
import { expect, test } from 'vitest';
import { verdictOf } from '../src/table/dialogs/verdict.ts';
import type { VerdictWords } from '../src/table/dialogs/verdict.ts';

const say: VerdictWords = {
  lost: () => 'lost',
  youWon: () => 'you win',
  won: (names) => `${names} wins`,
  wonTogether: (names) => `${names} win`,
  wonShared: (names) => `${names} share`,
  resigned: () => 'by resignation',
  last: (names) => `${names} resigned.`,
};
const result = (outcome: Outcome): Result => ({ outcome, scores: [] });
const names = ['Anna', 'Ben', 'Clara', 'Dan'];
const table = { seat: undefined, names, lang: 'en' } as const;

test('a tie-break behind the winner is named, with both players', () => {
  const outcome = {
    places: [[2], [0], [1], [3]],
    decidedBy: 'points',
    parted: ['points', 'seat-order', 'points'],
  };
  expect(verdictOf(result(outcome), table, bountyEn, say)).toEqual([
    'Clara wins. Won with the most points.',
    'Anna before Ben: equal points, but nearer to the first player.',
  ]);
  expect(verdictOf(result(outcome), { ...table, lang: 'ru' }, bountyRu, say)[1]).toBe(
    'Anna выше, чем Ben: очков поровну, но ближе к первому игроку.',
  );
});

test('so is one behind winners who share their place, and none that the victory has named', () => {
  const shared = { places: [[0, 1], [2]], decidedBy: 'shared', parted: ['goods'] };
  expect(verdictOf(result(shared), table, kingsburgEn, say)).toEqual([
    'Anna and Ben share. Equal in everything: the victory is shared.',
    'Anna and Ben before Clara: equal points, but more goods.',
  ]);
  const goods = { places: [[0], [1]], decidedBy: 'goods', parted: ['goods'] };
  expect(verdictOf(result(goods), { ...table, seat: 0 }, kingsburgEn, say)).toEqual([
    'you win. Equal points: more goods decide.',
  ]);
});

test('a victory by points keeps its reason where somebody resigned', () => {
  const played = { places: [[1], [0], [2]], decidedBy: 'points', parted: ['points', 'resigned'] };
  expect(verdictOf(result(played), table, bountyEn, say)).toEqual([
    'Ben wins. Won with the most points.',
    'Clara resigned.',
  ]);
  const left = { places: [[1], [0], [2]], decidedBy: 'resigned', parted: ['resigned', 'resigned'] };
  expect(verdictOf(result(left), table, bountyEn, say)).toEqual(['Ben wins. by resignation.']);
});
