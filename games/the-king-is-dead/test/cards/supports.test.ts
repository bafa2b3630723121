import { expect, test } from 'vitest';
import { at, play, playing, refusal, saved, ways } from '../playing.ts';

test('TKD-5.1 Scottish Support: at the start only Strathclyde lies around the Scots', () => {
  const s = playing('scottish_support', { map: { moray: 'SS', devon: 'E' } });
  expect(ways(s)).toEqual(['place SS strathclyde']);
  const { state, events } = play(s, 'place SS strathclyde');
  expect(at(state, 'strathclyde')).toBe('SS');
  expect(events).toEqual([
    { type: 'place', by: 'seat', seat: 0, region: 'strathclyde', followers: 'scottish_scottish' },
  ]);
  expect(saved(state).stage).toBe('summon');
});

test('TKD-5.1 Scottish Support: around controlled regions too, the home itself among them', () => {
  const s = playing('scottish_support', {
    map: { moray: 'SS' },
    results: { strathclyde: 'scottish', devon: 'scottish' },
  });
  expect(ways(s)).toEqual([
    'place SS moray',
    'place SS lancaster',
    'place SS northumbria',
    'place SS gwynedd',
    'place SS warwick',
    'place SS essex',
  ]);
});

test('TKD-5.1 Scottish Support: one Scot left is placed alone, none gives no effect', () => {
  const one = playing('scottish_support', { map: { moray: 'SS' }, supply: 'SWWEE' });
  expect(ways(one)).toEqual(['place S strathclyde']);
  const none = playing('scottish_support', { map: { moray: 'SS' }, supply: 'WWEE' });
  expect(ways(none)).toEqual(['nothing']);
  expect(play(none, 'nothing').events).toEqual([
    { type: 'no-effect', by: 'seat', seat: 0, card: 'scottish_support' },
  ]);
});

test('TKD-5.1 Scottish Support: without a region around the Scots nothing happens', () => {
  const s = playing('scottish_support', { map: { devon: 'E' }, results: { moray: 'unstable' } });
  expect(ways(s)).toEqual(['nothing']);
});

test('TKD-5.2 Welsh Support: around Gwynedd, not in it', () => {
  const s = playing('welsh_support', { map: { gwynedd: 'WW' } });
  expect(ways(s)).toEqual(['place WW lancaster', 'place WW warwick', 'place WW devon']);
  expect(refusal(s, 'place WW gwynedd')).toEqual({
    rule: 'TKD-3.7',
    facts: { region: 'gwynedd', faction: 'welsh' },
  });
});

test('TKD-5.2 Welsh Support: partial and empty', () => {
  expect(ways(playing('welsh_support', { map: { gwynedd: 'WW' }, supply: 'W' }))).toEqual([
    'place W lancaster',
    'place W warwick',
    'place W devon',
  ]);
  expect(ways(playing('welsh_support', { map: { gwynedd: 'WW' }, supply: 'S' }))).toEqual(['nothing']);
});

test('TKD-5.3 English Support: around Essex, partial and empty', () => {
  expect(ways(playing('english_support', { map: { essex: 'EE' } }))).toEqual([
    'place EE northumbria',
    'place EE warwick',
    'place EE devon',
  ]);
  expect(ways(playing('english_support', { map: { essex: 'EE' }, supply: 'E' }))).toHaveLength(3);
  const blocked = playing('english_support', { map: { moray: 'S' }, results: { essex: 'welsh' } });
  expect(ways(blocked)).toEqual(['nothing']);
});
