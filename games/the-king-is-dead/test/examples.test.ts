/** The worked examples of the rules text, played through. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import { at, play, playing, refusal, saved, ways } from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const ALL: readonly Card[] = [
  'scottish_support',
  'welsh_support',
  'english_support',
  'assemble',
  'assemble',
  'negotiate',
  'manoeuvre',
  'outmanoeuvre',
];
/** TKD-7.4: Welsh and English three regions each, the Welsh later; the Scots two. */
const crowned = {
  moray: 'welsh',
  strathclyde: 'welsh',
  lancaster: 'english',
  northumbria: 'english',
  gwynedd: 'scottish',
  warwick: 'english',
  essex: 'welsh',
  devon: 'scottish',
} as const;
const discs = { discGone: [0, 1], cardDiscs: ['moray', 'essex'] } as const;

function winner(drawn: Drawn): readonly number[] | undefined {
  return theKingIsDead.outcome(position({ stage: 'over', ...drawn }))?.places[0];
}

function coronation(drawn: Drawn): readonly number[] | undefined {
  return winner({ results: crowned, ...drawn });
}

describe('examples of effects', () => {
  test('TKD-3.1 example: the only swap of one for two has to be chosen', () => {
    const s = playing('outmanoeuvre', { map: { moray: 'S', strathclyde: 'W', essex: 'E', devon: 'SW' } });
    expect(ways(s)).toEqual(['swap essex E devon SW']);
    expect(refusal(s, 'swap moray S strathclyde W').rule).toBe('TKD-3.1');
  });

  test('TKD-3.7 example: around the Scots before and after they win Strathclyde', () => {
    const before = ways(playing('scottish_support', { map: { moray: 'SS' } }));
    expect(before).toEqual(['place SS strathclyde']);
    const after = ways(
      playing('scottish_support', { map: { moray: 'SS' }, results: { strathclyde: 'scottish' } }),
    );
    expect(after).toEqual(['place SS moray', 'place SS lancaster', 'place SS northumbria']);
  });

  test('TKD-3.8 example: a Manoeuvre that would send both back', () => {
    const s = play(
      position({ map: { moray: 'SW', devon: 'E', essex: 'S' }, current: 1 }),
      'manoeuvre',
      'swap moray S devon E',
      'summon essex S',
      'manoeuvre',
    ).state;
    expect(refusal(s, 'swap moray E devon S').rule).toBe('TKD-3.8');
    expect(ways(s)).toContain('swap moray W devon S');
  });

  test('TKD-5.5 example: Devon comes first, and stays there', () => {
    const slots = [
      'moray',
      'essex',
      'warwick',
      'devon',
      'gwynedd',
      'lancaster',
      'northumbria',
      'strathclyde',
    ] as const;
    const s = play(
      position({ map: { moray: 'SS' }, slots }),
      'negotiate',
      'cards moray devon devon',
      'summon moray S',
      'negotiate',
    ).state;
    expect(saved(s).slots.slice(0, 4)).toEqual(['devon', 'essex', 'warwick', 'moray']);
    expect(refusal(s, 'cards essex devon essex').rule).toBe('TKD-5.6');
    expect(ways(s)).toContain('cards moray essex moray');
  });

  test('TKD-5.9 example: one leaves Warwick, two come', () => {
    const s = playing('outmanoeuvre', { map: { warwick: 'E', lancaster: 'SW' } });
    const { state } = play(s, 'swap warwick E lancaster SW');
    expect([at(state, 'warwick'), at(state, 'lancaster')]).toEqual(['SW', 'E']);
  });

  test('TKD-8.3 example: two Scots come, the Welsh follower goes', () => {
    const s = playing('ambush', { map: { devon: 'W' } });
    expect(at(play(s, 'exchange devon W SS').state, 'devon')).toBe('SS');
  });

  test('TKD-8.12 example: an English follower and the Scot go, a Welsh one comes', () => {
    const s = playing('suppress', { map: { warwick: 'EES' } });
    expect(at(play(s, 'exchange warwick SE W').state, 'warwick')).toBe('WE');
    expect(refusal(s, 'exchange warwick EE W').rule).toBe('TKD-8.12');
  });
});

describe('examples of struggles', () => {
  const inOrder = (first: 'gwynedd' | 'warwick' | 'devon', map: string, vikings = false): unknown => {
    const rest = (['gwynedd', 'warwick', 'devon'] as const).filter((region) => region !== first);
    const s = position({
      map: { [first]: map, moray: 'S' },
      slots: [first, ...rest, 'moray', 'strathclyde', 'lancaster', 'northumbria', 'essex'],
      options: { vikings },
    });
    return saved(play(s, 'pass', 'pass').state).results[first];
  };

  test('TKD-6.3 example: two against one and one', () => {
    expect(inOrder('gwynedd', 'WWSE')).toBe('welsh');
  });

  test('TKD-6.4 example: three against three', () => {
    expect(inOrder('warwick', 'SSSEEEWW')).toBe('unstable');
  });

  test('TKD-11.4 example: Vikings tie, and win with one more', () => {
    expect(inOrder('devon', 'VVSSW', true)).toBe('unstable');
    expect(inOrder('devon', 'VVVSSW', true)).toBe('vikings');
  });
});

describe('examples of the end', () => {
  const fallen = { moray: 'unstable', essex: 'unstable', devon: 'unstable' } as const;

  test('TKD-7.2 example: two sets beat one', () => {
    expect(winner({ results: fallen, courts: ['SSSWWEE', 'SSSSSWEEEE'] })).toEqual([0]);
  });

  test('TKD-7.3 example: of equal sets the last card', () => {
    const piles: Card[][] = [['assemble'], ['assemble']];
    expect(winner({ results: fallen, courts: ['SSWWEE', 'SSWWEE'], piles, lastPlayed: [1, 2] })).toEqual([1]);
  });

  test('TKD-7.4 example: the Welsh are strongest, the English second', () => {
    expect(coronation({ courts: ['WWW', 'EEEEEEE'] })).toEqual([0]);
    expect(coronation({ courts: ['WE', 'WSSS'] })).toEqual([0]);
  });

  test('TKD-7.6 example: the second faction decides, the third does not count', () => {
    expect(coronation({ courts: ['WWWWESSS', 'WWWWEE'] })).toEqual([1]);
  });

  test('TKD-7.7 example: all played, fewer left, Plot aside', () => {
    const even = { courts: ['WE', 'WE'], ...discs };
    expect(coronation({ ...even, piles: [ALL.slice(1), ALL] })).toEqual([1]);
    expect(coronation({ ...even, piles: [ALL.slice(1), ALL.slice(2)] })).toEqual([0]);
    const plain: readonly Card[] = ['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'];
    const advanced = {
      options: { advanced: true },
      cunning: [
        ['plot', 'march', 'aid'],
        ['edict', 'quell', 'muster'],
      ],
      piles: [
        [...plain, 'march', 'aid'],
        [...plain, 'edict', 'quell', 'muster'],
      ],
    } as const;
    // Plot makes up for the follower that its holder lacks here.
    const [first, second] = [
      [7, 15],
      [15, 14],
    ].map((lastPlayed) => coronation({ ...even, ...advanced, courts: ['E', 'WE'], lastPlayed }));
    expect([first, second]).toEqual([[0], [1]]);
  });

  test('TKD-9.4 example: one card left against two, Plot aside', () => {
    const plain: readonly Card[] = ['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'];
    const drawn: Drawn = {
      seats: 4,
      courts: ['WWWE', 'WWWE', '', ''],
      options: { advanced: true },
      cunning: [
        ['march', 'aid', 'spy'],
        ['edict', 'quell', 'muster'],
        ['plot', 'ambush', 'influence'],
        ['dispute', 'resist', 'suppress'],
      ],
      piles: [
        [...plain, 'march', 'aid', 'spy'],
        [...plain, 'edict', 'quell'],
        [...plain, 'ambush'],
        [...plain, 'dispute', 'resist'],
      ],
      lastPlayed: [28, 20, 19, 27],
      discGone: [0, 1, 2, 3],
      cardDiscs: ['moray', 'essex', 'devon', 'warwick'],
    };
    expect(coronation(drawn)).toEqual([0, 2]);
    expect(coronation({ ...drawn, options: { advanced: true, plotIgnored: false } })).toEqual([1, 3]);
  });
});
