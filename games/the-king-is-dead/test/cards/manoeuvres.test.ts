import { expect, test } from 'vitest';
import { at, play, playing, refusal, saved, ways } from '../playing.ts';

test('TKD-5.8 Manoeuvre: one follower for one of any other region, equal factions included', () => {
  const s = playing('manoeuvre', { map: { moray: 'SSW', devon: 'SE' } });
  expect(ways(s)).toEqual([
    'swap moray S devon S',
    'swap moray S devon E',
    'swap moray W devon S',
    'swap moray W devon E',
  ]);
  const { state } = play(s, 'swap devon E moray W');
  expect([at(state, 'moray'), at(state, 'devon')]).toEqual(['SSE', 'SW']);
});

test('TKD-5.8 Manoeuvre: with followers in one region only it has no effect', () => {
  expect(ways(playing('manoeuvre', { map: { moray: 'SSW' } }))).toEqual(['nothing']);
});

test('TKD-5.9 Outmanoeuvre: one for two of a bordering region, of one or two factions', () => {
  const s = playing('outmanoeuvre', { map: { moray: 'S', strathclyde: 'WWE', devon: 'EEE' } });
  expect(ways(s)).toEqual(['swap moray S strathclyde WW', 'swap moray S strathclyde WE']);
  const { state } = play(s, 'swap strathclyde WE moray S');
  expect([at(state, 'moray'), at(state, 'strathclyde')]).toEqual(['WE', 'SW']);
});

test('TKD-5.9 Outmanoeuvre: one for one only if no one for two exists anywhere', () => {
  const s = playing('outmanoeuvre', { map: { moray: 'S', strathclyde: 'W', devon: 'E', essex: 'W' } });
  expect(ways(s)).toEqual(['swap moray S strathclyde W', 'swap essex W devon E']);
  const full = playing('outmanoeuvre', { map: { moray: 'S', strathclyde: 'W', devon: 'EE', essex: 'W' } });
  expect(refusal(full, 'swap moray S strathclyde W')).toEqual({
    rule: 'TKD-3.1',
    facts: { card: 'outmanoeuvre' },
  });
  expect(ways(full)).toEqual(['swap essex W devon EE']);
});

test('TKD-5.9 Outmanoeuvre: nothing bordering, no effect', () => {
  expect(ways(playing('outmanoeuvre', { map: { moray: 'SS', devon: 'EE' } }))).toEqual(['nothing']);
});

const swapped = { map: { moray: 'S', devon: 'E' } } as const;

test('TKD-3.8 Manoeuvre: the exact reversal of the last one is forbidden, also after passes and a summons', () => {
  const first = play(
    playing('manoeuvre', { map: { moray: 'SW', devon: 'EW' } }),
    'swap moray S devon E',
    'summon moray W',
  );
  const { state } = play(first.state, { type: 'play', card: 'manoeuvre' });
  expect(ways(state)).toEqual(['swap moray E devon W']);
  expect(refusal(state, 'swap moray E devon S')).toEqual({
    rule: 'TKD-3.8',
    facts: { a: 'moray', b: 'devon', card: 'manoeuvre', left: 'some' },
  });
});

test('TKD-3.8 Manoeuvre: if the reversal is all there is, no effect; another card lifts the ban', () => {
  const first = play(
    playing('manoeuvre', { map: { ...swapped.map, essex: 'W' } }),
    'swap moray S devon E',
    'summon essex W',
  );
  const banned = play(first.state, { type: 'play', card: 'manoeuvre' }).state;
  expect(ways(banned)).toEqual(['nothing']);
  const other = play(
    first.state,
    { type: 'play', card: 'welsh_support' },
    'place WW warwick',
    'summon warwick W',
  );
  const free = play(
    other.state,
    { type: 'play', card: 'english_support' },
    'place EE warwick',
    'summon warwick W',
  );
  expect(ways(play(free.state, { type: 'play', card: 'manoeuvre' }).state)).toContain('swap moray E devon S');
});

test('TKD-3.8 Manoeuvre: Outmanoeuvre may undo it, and a swap of equal factions is never undone', () => {
  const near = play(
    playing('manoeuvre', { map: { moray: 'S', strathclyde: 'E', devon: 'W' } }),
    'swap moray S strathclyde E',
    'summon devon W',
  );
  expect(ways(play(near.state, { type: 'play', card: 'outmanoeuvre' }).state)).toEqual([
    'swap moray E strathclyde S',
  ]);
  const equal = play(
    playing('manoeuvre', { map: { moray: 'S', devon: 'S', essex: 'W' } }),
    'swap moray S devon S',
    'summon essex W',
  );
  expect(ways(play(equal.state, { type: 'play', card: 'manoeuvre' }).state)).toEqual([
    'swap moray S devon S',
  ]);
});

test('TKD-3.8 Outmanoeuvre: one for two is undone by the two going back for the one', () => {
  const s = playing('outmanoeuvre', { map: { moray: 'S', strathclyde: 'WW', devon: 'W' } });
  const first = play(s, 'swap moray S strathclyde WW', 'summon devon W');
  const again = play(first.state, { type: 'play', card: 'outmanoeuvre' }).state;
  expect(ways(again)).toEqual(['swap moray W strathclyde S']);
  expect(refusal(again, 'swap strathclyde S moray WW').rule).toBe('TKD-3.8');
  expect(saved(first.state).undoing).toMatchObject({ card: 'outmanoeuvre', by: 0 });
});

test('TKD-12.2 Manoeuvre: by a switch repeating a swap of equal factions is forbidden too', () => {
  const options = { undoEqualFactions: true };
  const s = playing('manoeuvre', { options, map: { moray: 'S', devon: 'S', essex: 'W' } });
  const { state } = play(s, 'swap moray S devon S', 'summon essex W', { type: 'play', card: 'manoeuvre' });
  expect(ways(state)).toEqual(['nothing']);
});

test('TKD-12.2 Manoeuvre: by a switch one may undo the own swap, copied by Spy', () => {
  const drawn = {
    seats: 2,
    map: { moray: 'S', devon: 'E', essex: 'WW' },
    cunning: [['spy'], []],
  } as const;
  for (const [undoScope, may] of [
    ['anyone', false],
    ['others', true],
  ] as const) {
    const s = playing('manoeuvre', {
      ...drawn,
      options: { advanced: true, undoScope },
      piles: [[], ['manoeuvre']],
    });
    const after = play(s, 'swap moray S devon E', 'summon essex W', 'pass', {
      type: 'play',
      card: 'spy',
      of: 1,
    }).state;
    expect(ways(after).includes('swap moray E devon S')).toBe(may);
  }
});
