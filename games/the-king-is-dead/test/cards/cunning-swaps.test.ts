import { expect, test } from 'vitest';
import { at, play, playing, refusal, ways } from '../playing.ts';

test('TKD-8.7 Influence: one English follower for two others of any other region', () => {
  const s = playing('influence', { map: { moray: 'ES', devon: 'SWE', essex: 'S' } });
  expect(ways(s)).toEqual(['swap moray E devon SW']);
  const { state } = play(s, 'swap devon SW moray E');
  expect([at(state, 'moray'), at(state, 'devon')]).toEqual(['SSW', 'EE']);
});

test('TKD-8.7 Influence: one for one if one for two exists nowhere, else nothing', () => {
  expect(ways(playing('influence', { map: { moray: 'E', devon: 'S' } }))).toEqual(['swap moray E devon S']);
  expect(ways(playing('influence', { map: { moray: 'S', devon: 'SS' } }))).toEqual(['nothing']);
  expect(ways(playing('influence', { map: { moray: 'E', devon: 'EE' } }))).toEqual(['nothing']);
});

test('TKD-8.8 Dispute: one Welsh follower for one of another faction, anywhere', () => {
  const s = playing('dispute', { map: { moray: 'WS', devon: 'WE' } });
  expect(ways(s)).toEqual(['swap moray W devon E', 'swap devon W moray S']);
  expect(at(play(s, 'swap moray S devon W').state, 'moray')).toBe('WW');
  expect(refusal(s, 'swap moray W devon W')).toEqual({ rule: 'TKD-3.9', facts: { card: 'dispute' } });
});

test('TKD-8.8 Dispute: without such a pair nothing happens', () => {
  expect(ways(playing('dispute', { map: { moray: 'W', devon: 'W' } }))).toEqual(['nothing']);
});

test('TKD-8.9 Edict: two Scots for two others of a bordering region', () => {
  const s = playing('edict', { map: { moray: 'SSS', strathclyde: 'WES', devon: 'WW' } });
  expect(ways(s)).toEqual(['swap moray SS strathclyde WE']);
});

test('TKD-8.9 Edict: three followers either way, but never one for one', () => {
  const s = playing('edict', { map: { moray: 'SS', strathclyde: 'W', essex: 'S', devon: 'WE' } });
  expect(ways(s)).toEqual(['swap moray SS strathclyde W', 'swap essex S devon WE']);
  const few = { map: { moray: 'S', strathclyde: 'W' } } as const;
  expect(ways(playing('edict', few))).toEqual(['nothing']);
  expect(refusal(playing('edict', few), 'swap moray S strathclyde W')).toEqual({
    rule: 'TKD-3.2',
    facts: { card: 'edict' },
  });
});

test('TKD-12.2 Edict: by a switch one for one', () => {
  const s = playing('edict', { options: { edictOneForOne: true }, map: { moray: 'S', strathclyde: 'W' } });
  expect(ways(s)).toEqual(['swap moray S strathclyde W']);
});

test('TKD-8.4 March: two followers together into a bordering region, empty or not', () => {
  const s = playing('march', { map: { moray: 'SW', devon: 'E' } });
  expect(ways(s)).toEqual(['move SW moray strathclyde']);
  expect(at(play(s, 'move SW moray strathclyde').state, 'strathclyde')).toBe('SW');
});

test('TKD-8.4 March: one if no region can send two; none if nobody can go anywhere', () => {
  expect(ways(playing('march', { map: { moray: 'S', devon: 'E' } }))).toEqual([
    'move S moray strathclyde',
    'move E devon gwynedd',
    'move E devon warwick',
    'move E devon essex',
  ]);
  const stuck = playing('march', { map: { moray: 'SS' }, results: { strathclyde: 'welsh' } });
  expect(ways(stuck)).toEqual(['nothing']);
  expect(refusal(stuck, 'move SS moray strathclyde')).toEqual({
    rule: 'TKD-3.2',
    facts: { card: 'march' },
  });
});
