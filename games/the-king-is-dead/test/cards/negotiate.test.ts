import { expect, test } from 'vitest';
import { play, playing, refusal, saved, ways } from '../playing.ts';

const decided = {
  moray: 'scottish',
  strathclyde: 'welsh',
  lancaster: 'english',
  northumbria: 'unstable',
  gwynedd: 'welsh',
} as const;

test('TKD-5.5 Negotiate: any two face-up cards, the contested one included, and the disc on either', () => {
  const s = playing('negotiate', { map: { devon: 'E' }, results: decided });
  expect(ways(s)).toEqual([
    'cards warwick essex warwick',
    'cards warwick essex essex',
    'cards warwick devon warwick',
    'cards warwick devon devon',
    'cards essex devon essex',
    'cards essex devon devon',
  ]);
  const { state } = play(s, 'cards devon warwick devon');
  expect(saved(state).slots.slice(5)).toEqual(['devon', 'essex', 'warwick']);
  expect(saved(state)).toMatchObject({ cardDiscs: ['devon'], ownDiscs: [false, true] });
});

test('TKD-5.6 Negotiate: cards with a disc and face-down cards stay', () => {
  const s = playing('negotiate', {
    map: { devon: 'E' },
    results: decided,
    cardDiscs: ['essex'],
    discGone: [1],
  });
  expect(ways(s)).toEqual(['cards warwick devon warwick', 'cards warwick devon devon']);
  expect(refusal(s, 'cards essex devon devon')).toEqual({
    rule: 'TKD-5.6',
    facts: { region: 'essex', because: 'disc' },
  });
  expect(refusal(s, 'cards moray devon devon')).toEqual({
    rule: 'TKD-5.6',
    facts: { region: 'moray', because: 'face_down' },
  });
});

test('TKD-5.6 Negotiate: fewer than two free cards give no effect, and the disc is kept', () => {
  const s = playing('negotiate', {
    map: { devon: 'E' },
    results: { ...decided, warwick: 'scottish' },
    cardDiscs: ['essex'],
    discGone: [1],
  });
  expect(ways(s)).toEqual(['nothing']);
  expect(saved(play(s, 'nothing').state).ownDiscs).toEqual([true, false]);
});

test('TKD-5.7 Negotiate: the own disc must be laid; without it the cards trade slots alone', () => {
  const s = playing('negotiate', { map: { devon: 'E' } });
  expect(refusal(s, 'cards moray devon -')).toEqual({ rule: 'TKD-5.7', facts: { has: 'disc' } });
  expect(refusal(s, 'cards moray devon essex')).toEqual({ rule: 'TKD-5.7', facts: { has: 'disc' } });
  const gone = { map: { devon: 'E' }, discGone: [0], cardDiscs: ['moray'] } as const;
  const bare = playing('negotiate', gone);
  expect(ways(bare)).toContain('cards essex devon -');
  expect(refusal(bare, 'cards essex devon devon')).toEqual({ rule: 'TKD-5.7', facts: { has: 'none' } });
});

test('TKD-12.2 Negotiate without a disc: a spare one, or no effect', () => {
  const gone = { map: { devon: 'E' }, discGone: [0], cardDiscs: ['moray'] } as const;
  const spare = playing('negotiate', { ...gone, options: { negotiateWithoutDisc: 'spare_disc' } });
  const { state } = play(spare, 'cards essex devon devon');
  expect(saved(state)).toMatchObject({ spareDiscs: 1, cardDiscs: ['moray', 'devon'] });
  const four = playing('negotiate', { ...gone, seats: 4, options: { negotiateWithoutDisc: 'spare_disc' } });
  expect(ways(four)).toContain('cards essex devon -');
  expect(ways(playing('negotiate', { ...gone, options: { negotiateWithoutDisc: 'no_effect' } }))).toEqual([
    'nothing',
  ]);
});
