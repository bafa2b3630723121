/** Every prohibition gives exactly its paragraph and its facts, and changes nothing. */
import { describe, expect, test } from 'vitest';
import type { Reason } from '../src/refusals.ts';
import type { State } from '../src/index.ts';
import { complaint } from './complaint.ts';
import { play, playing, refusal, saved, toAction } from './playing.ts';
import type { Move } from './playing.ts';
import { position } from './position.ts';

const map = { moray: 'SS', gwynedd: 'WW', essex: 'EE', devon: 'SW' } as const;
const turn = position({ map });
const manoeuvre = playing('manoeuvre', { map });
const outmanoeuvre = playing('outmanoeuvre', { map: { ...map, strathclyde: 'W' } });
const over = position({
  stage: 'over',
  results: { moray: 'unstable', essex: 'unstable', devon: 'unstable' },
});

type Case = { readonly in: State; readonly does: Move; readonly facts: object; readonly seat?: number };

const refused: { readonly [rule in Reason['rule']]: readonly Case[] } = {
  'TKD-1.9': [
    { in: turn, does: { type: 'deal-follower', faction: 'welsh' }, facts: {} },
    { in: turn, does: { type: 'deal-card', card: 'spy' }, facts: {} },
    { in: turn, does: { type: 'lay-region', region: 'devon' }, facts: {} },
    { in: turn, does: { type: 'choose-first', seat: 1 }, facts: {} },
  ],
  'TKD-2.1': [{ in: turn, does: 'pass', facts: { seat: 0 }, seat: 1 }],
  'TKD-2.3': [
    { in: turn, does: 'edict', facts: { card: 'edict', left: 'some' } },
    {
      in: position({
        map,
        options: { advanced: true },
        cunning: [['plot', 'march', 'aid']],
        piles: [['assemble', 'assemble', 'manoeuvre', 'outmanoeuvre', 'negotiate', 'march', 'aid']],
        discGone: [0],
        cardDiscs: ['devon'],
      }),
      does: 'edict',
      facts: { card: 'edict', left: 'none' },
    },
  ],
  'TKD-2.6': [
    { in: turn, does: 'summon moray S', facts: { step: 'turn' } },
    { in: manoeuvre, does: 'pass', facts: { step: 'effect' } },
  ],
  'TKD-3.1': [
    { in: manoeuvre, does: 'nothing', facts: { card: 'manoeuvre' } },
    { in: playing('welsh_support', { map }), does: 'place W devon', facts: { card: 'welsh_support' } },
    { in: playing('march', { map }), does: 'move S moray strathclyde', facts: { card: 'march' } },
    { in: playing('resist', { map }), does: 'place W strathclyde', facts: { card: 'resist' } },
    { in: playing('ambush', { map }), does: 'exchange moray S S', facts: { card: 'ambush' } },
    {
      in: playing('suppress', { map: { warwick: 'ES', devon: 'E' } }),
      does: 'exchange devon E S',
      facts: { card: 'suppress' },
    },
  ],
  'TKD-3.2': [
    // The Welsh are nowhere around: the region tried is not what is wrong.
    {
      in: playing('welsh_support', { map: { moray: 'S' }, results: { gwynedd: 'english' } }),
      does: 'place WW devon',
      facts: { card: 'welsh_support' },
    },
    { in: playing('assemble', { map, supply: '' }), does: 'place S devon', facts: { card: 'assemble' } },
  ],
  'TKD-3.3': [
    {
      in: playing('manoeuvre', { map: { essex: 'E', devon: 'S' }, results: { moray: 'welsh' } }),
      does: 'swap essex E moray S',
      facts: { region: 'moray' },
    },
    {
      in: playing('ambush', { map: { essex: 'E' }, results: { moray: 'welsh' } }),
      does: 'exchange moray S SS',
      facts: { region: 'moray' },
    },
  ],
  'TKD-3.4': [
    {
      in: playing('welsh_support', { map, supply: 'SWE' }),
      does: 'place WW devon',
      facts: { faction: 'welsh', supply: 1, counted: 'now' },
    },
    {
      in: playing('quell', { map, supply: 'SS' }),
      does: 'exchange devon W EE',
      facts: { faction: 'english', supply: 0, counted: 'after_return' },
    },
    {
      in: playing('ambush', { map, supply: 'S' }),
      does: 'exchange devon W SS',
      facts: { faction: 'scottish', supply: 1, counted: 'now' },
    },
  ],
  'TKD-3.5': [
    { in: manoeuvre, does: 'swap moray E devon S', facts: { region: 'moray', faction: 'english' } },
    { in: outmanoeuvre, does: 'swap strathclyde W moray SV', facts: { region: 'moray', faction: 'viking' } },
    {
      in: playing('march', { map }),
      does: 'move SW moray strathclyde',
      facts: { region: 'moray', faction: 'welsh' },
    },
    {
      in: playing('muster', { map: { strathclyde: 'E', moray: 'S' } }),
      does: 'exchange strathclyde S EE',
      facts: { region: 'strathclyde', faction: 'scottish' },
    },
  ],
  'TKD-3.6': [
    { in: outmanoeuvre, does: 'swap moray S devon SW', facts: { a: 'moray', b: 'devon' } },
    { in: playing('march', { map }), does: 'move SS moray devon', facts: { a: 'moray', b: 'devon' } },
    { in: playing('edict', { map }), does: 'swap moray SS essex EE', facts: { a: 'moray', b: 'essex' } },
  ],
  'TKD-3.7': [
    {
      in: playing('scottish_support', { map }),
      does: 'place SS devon',
      facts: { region: 'devon', faction: 'scottish' },
    },
    {
      in: playing('resist', { map }),
      does: 'place WE moray',
      facts: { region: 'moray', faction: 'scottish' },
    },
    {
      in: playing('suppress', { map }),
      does: 'exchange moray S E',
      facts: { region: 'moray', faction: 'english' },
    },
  ],
  'TKD-3.8': [
    {
      in: play(manoeuvre, 'swap moray S devon W', 'summon essex E', 'manoeuvre').state,
      does: 'swap devon S moray W',
      facts: { a: 'moray', b: 'devon', card: 'manoeuvre', left: 'some' },
      seat: 1,
    },
  ],
  'TKD-3.9': [
    { in: manoeuvre, does: 'swap moray S gwynedd WW', facts: { card: 'manoeuvre' } },
    { in: manoeuvre, does: 'place SS devon', facts: { card: 'manoeuvre' } },
    { in: manoeuvre, does: 'each devon devon devon', facts: { card: 'manoeuvre' } },
    { in: playing('welsh_support', { map }), does: 'place EE devon', facts: { card: 'welsh_support' } },
    { in: playing('assemble', { map }), does: 'place SS devon', facts: { card: 'assemble' } },
    { in: playing('resist', { map }), does: 'place SW strathclyde', facts: { card: 'resist' } },
    { in: playing('negotiate', { map }), does: 'move S moray devon', facts: { card: 'negotiate' } },
    { in: playing('march', { map }), does: 'cards moray devon -', facts: { card: 'march' } },
    { in: playing('ambush', { map }), does: 'exchange devon SW SS', facts: { card: 'ambush' } },
    { in: playing('quell', { map }), does: 'exchange devon S WW', facts: { card: 'quell' } },
    { in: playing('influence', { map }), does: 'swap moray S devon SW', facts: { card: 'influence' } },
  ],
  'TKD-3.10': [
    { in: manoeuvre, does: 'swap moray S moray S', facts: { region: 'moray' } },
    { in: playing('march', { map }), does: 'move SS moray moray', facts: { region: 'moray' } },
    { in: playing('negotiate', { map }), does: 'cards devon devon devon', facts: { region: 'devon' } },
  ],
  'TKD-4.2': [
    {
      in: play(manoeuvre, 'swap moray S devon W').state,
      does: 'summon moray E',
      facts: { region: 'moray', faction: 'english' },
    },
  ],
  'TKD-5.4': [{ in: playing('assemble', { map }), does: 'place W devon', facts: { faction: 'scottish' } }],
  'TKD-5.6': [
    {
      in: playing('negotiate', { map: { essex: 'E' }, results: { moray: 'welsh' } }),
      does: 'cards moray essex essex',
      facts: { region: 'moray', because: 'face_down' },
    },
    {
      in: playing('negotiate', { map, cardDiscs: ['devon'], discGone: [1] }),
      does: 'cards moray devon moray',
      facts: { region: 'devon', because: 'disc' },
    },
  ],
  'TKD-5.7': [
    { in: playing('negotiate', { map }), does: 'cards moray devon -', facts: { has: 'disc' } },
    {
      in: playing('negotiate', { map, cardDiscs: ['essex'], discGone: [0] }),
      does: 'cards moray devon devon',
      facts: { has: 'none' },
    },
  ],
  'TKD-7.9': [{ in: over, does: { type: 'pass' }, facts: {}, seat: 0 }],
  'TKD-8.2': [
    {
      in: position({ map, options: { advanced: true }, cunning: [['spy']] }),
      does: 'spy 2',
      facts: { because: 'no_pile' },
    },
    { in: turn, does: { type: 'play', card: 'assemble', of: 1 }, facts: { because: 'other_card' } },
    ...(['free', 'fullest'] as const).map((spyPile) => ({
      in: position({
        map,
        seats: 3,
        options: { advanced: true, spyPile },
        cunning: [['spy']],
        piles: [[], ['manoeuvre'], []],
      }),
      does: 'spy 3',
      facts: { because: spyPile === 'free' ? 'pile' : 'fullest_pile' },
    })),
  ],
  'TKD-8.5': [
    { in: position({ map, options: { advanced: true }, cunning: [['plot']] }), does: 'plot', facts: {} },
  ],
  'TKD-8.6': [
    { in: playing('aid', { map, supply: 'SWWEE' }), does: 'place S devon', facts: { faction: 'welsh' } },
  ],
  'TKD-8.12': [
    {
      in: playing('suppress', { map: { warwick: 'EES', devon: 'EE' } }),
      does: 'exchange warwick EE S',
      facts: {},
    },
  ],
  'TKD-10.8': [
    {
      in: play(
        position({
          seats: 1,
          map: { moray: 'SWE' },
          results: { strathclyde: 'english' },
          slots: ['strathclyde', 'moray', 'devon', 'essex', 'warwick', 'gwynedd', 'northumbria', 'lancaster'],
        }),
        'pass',
        { type: 'deal-card', card: 'manoeuvre' },
      ).state,
      does: 'summon devon S',
      facts: {},
    },
  ],
  'TKD-11.2': [
    { in: playing('assemble', { map, options: { vikings: true } }), does: 'place V devon', facts: {} },
    {
      in: playing('muster', { map: { strathclyde: 'SV' }, options: { vikings: true } }),
      does: 'exchange strathclyde S SV',
      facts: {},
    },
    {
      in: play(
        position({ map: { ...map, devon: 'SV' }, options: { vikings: true } }),
        'manoeuvre',
        'swap moray S gwynedd W',
      ).state,
      does: { type: 'summon', region: 'devon', faction: 'viking' },
      facts: {},
    },
  ],
};

describe.each(Object.entries(refused))('%s', (rule, cases) => {
  test.each(cases)(`${rule} refuses $does`, ({ in: s, does, facts, seat }) => {
    const by = seat ?? saved(s).current ?? 0;
    const answer = refusal(s, does, by);
    expect(answer).toEqual({ rule, facts });
    expect(complaint(s, by, toAction(s, does), answer)).toBeUndefined();
  });
});

test('TKD-3.4 supply: a returned follower counts as in it', () => {
  const s = playing('quell', { map: { devon: 'W' }, supply: '' });
  expect(refusal(s, 'exchange devon W WW')).toEqual({
    rule: 'TKD-3.4',
    facts: { faction: 'welsh', supply: 1, counted: 'after_return' },
  });
});

test('TKD-3.9 card: what it does at all comes first', () => {
  expect(refusal(outmanoeuvre, 'swap moray SS moray EE').rule).toBe('TKD-3.9');
});

test('TKD-3.10 two regions: come before borders', () => {
  expect(refusal(outmanoeuvre, 'swap moray E moray EE').rule).toBe('TKD-3.10');
});

test('TKD-3.6 borders: come before the followers', () => {
  expect(refusal(outmanoeuvre, 'swap moray E devon EE').rule).toBe('TKD-3.6');
});

test('TKD-3.5 followers: come last', () => {
  expect(refusal(outmanoeuvre, 'swap moray E strathclyde EE').rule).toBe('TKD-3.5');
});
