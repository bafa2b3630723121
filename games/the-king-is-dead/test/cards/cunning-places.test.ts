import { expect, test } from 'vitest';
import { at, play, playing, refusal, saved, ways } from '../playing.ts';

const shut = {
  lancaster: 'english',
  northumbria: 'english',
  gwynedd: 'unstable',
  warwick: 'english',
  essex: 'unstable',
} as const;

test('TKD-8.3 Ambush: two Scots come, one follower goes, one just placed if you like', () => {
  const s = playing('ambush', { map: { devon: 'WE' }, results: shut });
  expect(ways(s)).toEqual([
    'exchange moray S SS',
    'exchange strathclyde S SS',
    'exchange devon S SS',
    'exchange devon W SS',
    'exchange devon E SS',
  ]);
  const { state } = play(s, 'exchange devon W SS');
  expect(at(state, 'devon')).toBe('SSE');
  expect(saved(state).supply.scottish).toBe(14);
});

test('TKD-8.3 Ambush: one Scot left, none left, nobody to return', () => {
  expect(ways(playing('ambush', { map: { devon: 'W' }, results: shut, supply: 'SE' }))).toEqual([
    'exchange moray S S',
    'exchange strathclyde S S',
    'exchange devon S S',
    'exchange devon W S',
  ]);
  expect(ways(playing('ambush', { map: { devon: 'W' }, results: shut, supply: 'E' }))).toEqual([
    'exchange devon W -',
  ]);
  expect(ways(playing('ambush', { results: shut, supply: 'E' }))).toEqual(['nothing']);
});

test('TKD-8.6 Aid: two of the most numerous faction, of tied ones either, never mixed', () => {
  const s = playing('aid', { map: { devon: 'E' }, results: shut, supply: 'SSSWWWE' });
  expect(ways(s)).toEqual([
    'place SS moray',
    'place WW moray',
    'place SS strathclyde',
    'place WW strathclyde',
    'place SS devon',
    'place WW devon',
  ]);
  expect(refusal(s, 'place SW devon')).toEqual({ rule: 'TKD-3.9', facts: { card: 'aid' } });
  expect(refusal(s, 'place EE devon')).toEqual({ rule: 'TKD-8.6', facts: { faction: 'scottish' } });
});

test('TKD-8.6 Aid: one if there is only one, nothing from an empty supply', () => {
  const one = playing('aid', { map: { devon: 'E' }, results: shut, supply: 'SE' });
  expect(ways(one).filter((way) => way.endsWith('devon'))).toEqual(['place S devon', 'place E devon']);
  expect(ways(playing('aid', { map: { devon: 'E' }, results: shut, supply: '' }))).toEqual(['nothing']);
});

test('TKD-8.10 Resist: two Welsh or English followers, mixed at will, around the Scots', () => {
  const s = playing('resist', { map: { devon: 'S' } });
  expect(ways(s)).toEqual(['place WW strathclyde', 'place WE strathclyde', 'place EE strathclyde']);
});

test('TKD-8.10 Resist: partial and empty', () => {
  expect(ways(playing('resist', { map: { devon: 'S' }, supply: 'SSW' }))).toEqual(['place W strathclyde']);
  expect(ways(playing('resist', { map: { devon: 'S' }, supply: 'SS' }))).toEqual(['nothing']);
  expect(ways(playing('resist', { map: { devon: 'S' }, results: { moray: 'welsh' } }))).toEqual(['nothing']);
});

test('TKD-8.11 Quell: one Welsh follower goes, any two come, the returned one included', () => {
  const s = playing('quell', { map: { warwick: 'WS', devon: 'E' }, supply: 'E' });
  expect(ways(s)).toEqual(['exchange warwick W WE']);
  expect(at(play(s, 'exchange warwick W WE').state, 'warwick')).toBe('SWE');
});

test('TKD-8.11 Quell: a region without a Welsh follower only if none around has one', () => {
  const s = playing('quell', { map: { warwick: 'S', devon: 'E' }, supply: 'EE' });
  expect(ways(s)).toEqual(['exchange lancaster - EE', 'exchange warwick - EE', 'exchange devon - EE']);
  const bound = playing('quell', { map: { warwick: 'W', devon: 'E' }, supply: 'EE' });
  expect(refusal(bound, 'exchange devon - EE')).toEqual({ rule: 'TKD-3.1', facts: { card: 'quell' } });
});

test('TKD-8.11 Quell: short supply and no region', () => {
  expect(ways(playing('quell', { map: { warwick: 'WS' }, supply: '' }))).toEqual(['exchange warwick W W']);
  expect(ways(playing('quell', { map: { warwick: 'S' }, supply: '' }))).toEqual(['nothing']);
  expect(ways(playing('quell', { map: { warwick: 'WS' }, results: { gwynedd: 'unstable' } }))).toEqual([
    'nothing',
  ]);
});

test('TKD-12.2 Quell: by a switch the region is free', () => {
  const s = playing('quell', {
    options: { quellRegion: 'free' },
    map: { warwick: 'W', devon: 'E' },
    supply: 'EE',
  });
  expect(ways(s)).toEqual([
    'exchange lancaster - EE',
    'exchange warwick W WE',
    'exchange warwick W EE',
    'exchange devon - EE',
  ]);
});

test('TKD-8.13 Muster: the same with a Scot around the Scots', () => {
  const s = playing('muster', { map: { strathclyde: 'SE' }, supply: 'WE' });
  expect(ways(s)).toEqual([
    'exchange strathclyde S SW',
    'exchange strathclyde S SE',
    'exchange strathclyde S WE',
  ]);
  expect(ways(playing('muster', { map: { strathclyde: 'E' }, supply: 'W' }))).toEqual([
    'exchange strathclyde - W',
  ]);
  expect(ways(playing('muster', { map: { devon: 'E' }, results: { moray: 'welsh' } }))).toEqual(['nothing']);
});

test('TKD-8.12 Suppress: an English follower and another one go, any one comes', () => {
  const s = playing('suppress', { map: { warwick: 'EEW', devon: 'E' }, supply: 'S' });
  expect(ways(s)).toEqual(['exchange warwick WE S', 'exchange warwick WE W', 'exchange warwick WE E']);
  expect(at(play(s, 'exchange warwick WE S').state, 'warwick')).toBe('SE');
});

test('TKD-8.12 Suppress: the order of what is possible', () => {
  const supply = 'S';
  expect(ways(playing('suppress', { map: { warwick: 'W', devon: 'E' }, supply }))).toEqual([
    'exchange devon E S',
    'exchange devon E E',
  ]);
  expect(ways(playing('suppress', { map: { warwick: 'W', moray: 'E' }, supply }))).toEqual([
    'exchange warwick W S',
    'exchange warwick W W',
  ]);
  expect(ways(playing('suppress', { map: { moray: 'E' }, supply }))).toEqual([
    'exchange northumbria - S',
    'exchange warwick - S',
    'exchange devon - S',
  ]);
  expect(ways(playing('suppress', { map: { moray: 'E' }, supply: '' }))).toEqual(['nothing']);
});

test('TKD-12.2 Suppress: the second follower is of another faction, by a switch of any', () => {
  const drawn = { map: { warwick: 'EE', devon: 'E' }, supply: 'S' } as const;
  expect(ways(playing('suppress', drawn))[0]).toBe('exchange warwick E S');
  expect(refusal(playing('suppress', drawn), 'exchange warwick EE S')).toEqual({
    rule: 'TKD-8.12',
    facts: {},
  });
  expect(ways(playing('suppress', { ...drawn, options: { suppressSecond: 'any_faction' } }))).toEqual([
    'exchange warwick EE S',
    'exchange warwick EE E',
  ]);
});
