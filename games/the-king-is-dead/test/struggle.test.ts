import { describe, expect, test } from 'vitest';
import { theKingIsDead } from '../src/index.ts';
import { askedIn, at, play, refusal, saved } from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const oneLeft = {
  moray: 'scottish',
  strathclyde: 'welsh',
  lancaster: 'english',
  northumbria: 'scottish',
  gwynedd: 'welsh',
  warwick: 'english',
  essex: 'scottish',
} as const;

function fought(drawn: Drawn): ReturnType<typeof play> {
  return play(position(drawn), ...Array.from({ length: drawn.seats ?? 2 }, () => 'pass'));
}

describe('struggles', () => {
  test.each([2, 3, 4])('TKD-6.1 when: %i passes in a row', (seats) => {
    const s = position({ seats, map: { moray: 'S' } });
    const passes = Array.from({ length: seats }, () => 'pass');
    expect(saved(play(s, ...passes.slice(1)).state).results.moray).toBeNull();
    expect(saved(play(s, ...passes).state).results.moray).toBe('scottish');
  });

  test('TKD-6.2 where: the lowest slot that is face up', () => {
    const { state } = fought({
      map: { devon: 'E', moray: 'S' },
      slots: ['essex', 'devon', 'moray', 'strathclyde', 'lancaster', 'northumbria', 'gwynedd', 'warwick'],
      results: { essex: 'welsh' },
    });
    expect(saved(state).results).toMatchObject({ devon: 'english', moray: null });
  });

  test('TKD-6.3 winner: more than each other, two against one and one', () => {
    const { state, events } = fought({ map: { moray: 'SWWE' } });
    expect(saved(state).results.moray).toBe('welsh');
    expect(events.at(-1)).toEqual({
      type: 'struggle',
      region: 'moray',
      winner: 'welsh',
      scottish: 1,
      welsh: 2,
      english: 1,
      viking: 0,
    });
  });

  test('TKD-6.4 instability: a tie for most, or nobody there', () => {
    expect(saved(fought({ map: { moray: 'SSWWE' } }).state).results.moray).toBe('unstable');
    expect(saved(fought({ map: { devon: 'S' } }).state).results.moray).toBe('unstable');
  });

  test('TKD-6.5 afterwards: followers to the supply, and the seat after the last passer is next', () => {
    const { state } = fought({ seats: 3, map: { moray: 'SSW' }, current: 2 });
    expect(at(state, 'moray')).toBe('');
    expect(saved(state).supply).toMatchObject({ scottish: 18, welsh: 18 });
    expect(saved(state)).toMatchObject({ passes: 0, current: 2 });
    const mixed = play(
      position({ seats: 3, map: { moray: 'SS', devon: 'E' } }),
      'manoeuvre',
      'swap moray S devon E',
      'summon moray S',
      'pass',
      'pass',
      'pass',
    );
    expect(saved(mixed.state)).toMatchObject({ current: 1, results: { moray: 'english' } });
  });
});

describe('the end', () => {
  test('TKD-7.1 invasion: the third instability disc, at once', () => {
    const { state, events } = fought({
      map: { devon: 'S' },
      results: { essex: 'unstable', warwick: 'unstable' },
    });
    expect(askedIn(state)).toBeUndefined();
    expect(events.at(-1)).toEqual({ type: 'over', ending: 'invasion' });
  });

  test('TKD-7.1 invasion: also in the eighth struggle', () => {
    const { state } = fought({ results: { ...oneLeft, essex: 'unstable', warwick: 'unstable' } });
    expect(saved(state).ending).toBe('invasion');
  });

  test('TKD-7.1 coronation: eight struggles without an invasion', () => {
    const { state, events } = fought({ map: { devon: 'S' }, results: oneLeft });
    expect(saved(state).ending).toBe('coronation');
    expect(events.at(-1)).toEqual({ type: 'over', ending: 'coronation' });
  });

  test('TKD-7.9 over: nothing more is played', () => {
    const { state } = fought({ map: { devon: 'S' }, results: oneLeft });
    expect(theKingIsDead.whyNot(state, 0, { type: 'pass' })).toEqual({ rule: 'TKD-7.9', facts: {} });
    expect(refusal(state, { type: 'pass' }, 1)).toEqual({ rule: 'TKD-7.9', facts: {} });
  });
});
