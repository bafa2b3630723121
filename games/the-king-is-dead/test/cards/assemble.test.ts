import { expect, test } from 'vitest';
import { at, play, playing, saved, ways } from '../playing.ts';

test('TKD-5.4 Assemble: Scots, Welsh, English, each in any open region', () => {
  const s = playing('assemble', { map: { moray: 'S' }, results: { devon: 'welsh' } });
  expect(ways(s)).toHaveLength(7);
  expect(ways(s)[0]).toBe('place S moray');
  const { state } = play(s, 'place S moray', 'place W moray', 'place E essex');
  expect([at(state, 'moray'), at(state, 'essex')]).toEqual(['SSW', 'E']);
  expect(saved(state).stage).toBe('summon');
});

test('TKD-5.4 Assemble: a faction missing from the supply is skipped', () => {
  const s = playing('assemble', { map: { moray: 'S' }, supply: 'SE' });
  const { state } = play(s, 'place S devon', 'place E devon');
  expect(at(state, 'devon')).toBe('SE');
  expect(saved(state).stage).toBe('summon');
  expect(ways(playing('assemble', { map: { moray: 'S' }, supply: 'E' }))[0]).toBe('place E moray');
});

test('TKD-5.4 Assemble: with an empty supply it has no effect', () => {
  expect(ways(playing('assemble', { map: { moray: 'S' }, supply: '' }))).toEqual(['nothing']);
});

test('TKD-1.6 Assemble can be played twice, by its name', () => {
  const s = playing('assemble', { map: { moray: 'S' } });
  expect(saved(s).hands[0]).toContain('assemble');
  expect(saved(s).piles[0]).toEqual(['assemble']);
});
