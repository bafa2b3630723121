import { choicesOf, fastRng, rngDealer, settle, submit, entriesSince, undo, viewOf } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { theKingIsDead } from '../src/index.ts';
import { askedIn, at, matchAt, play, playing, refusal, saved, ways } from './playing.ts';
import { position } from './position.ts';

const map = { moray: 'SS', gwynedd: 'WWE', essex: 'EE', devon: 'S' } as const;
const dealer = rngDealer(fastRng(1));

describe('acting and passing', () => {
  test('TKD-2.1 turn: clockwise, and nobody else', () => {
    const s = position({ seats: 3, map });
    expect(askedIn(s)).toBe(0);
    expect(askedIn(play(s, 'pass').state)).toBe(1);
    expect(askedIn(play(s, 'pass', 'pass').state)).toBe(2);
    expect(refusal(s, 'pass', 2)).toEqual({ rule: 'TKD-2.1', facts: { seat: 0 } });
  });

  test('TKD-2.2 turn: pass, or any card of the hand, each kind once', () => {
    expect(ways(position({ map }))).toEqual([
      'pass',
      'scottish support',
      'welsh support',
      'english support',
      'assemble',
      'negotiate',
      'manoeuvre',
      'outmanoeuvre',
    ]);
  });

  test('TKD-2.3 card: leaves the hand for the pile and is not played again', () => {
    const { state } = play(position({ map }), 'manoeuvre', 'swap moray S gwynedd E', 'summon moray E');
    expect(saved(state).piles[0]).toEqual(['manoeuvre']);
    expect(saved(state).hands[0]).not.toContain('manoeuvre');
    const again = play(state, 'pass').state;
    expect(refusal(again, 'manoeuvre')).toEqual({
      rule: 'TKD-2.3',
      facts: { card: 'manoeuvre', left: 'some' },
    });
  });

  test('TKD-2.4 pass: is not final, and a card interrupts the row', () => {
    const passed = play(position({ seats: 3, map }), 'pass', 'pass').state;
    expect(saved(passed).passes).toBe(2);
    const acted = play(passed, 'welsh support', 'place WW devon', 'summon devon W').state;
    expect(saved(acted)).toMatchObject({ passes: 0, current: 0 });
    expect(ways(acted)).toContain('assemble');
  });

  test('TKD-2.5 empty hand: passes by itself; a hand of only Plot is asked', () => {
    const all = [
      'scottish_support',
      'welsh_support',
      'english_support',
      'assemble',
      'assemble',
      'negotiate',
      'manoeuvre',
      'outmanoeuvre',
    ] as const;
    const empty = position({ map, piles: [all, []] });
    expect(ways(empty)).toEqual(['pass']);
    expect(theKingIsDead.forced(empty, 0)).toBeDefined();
    const m = matchAt(empty);
    settle(m, dealer);
    expect(m.entries).toMatchObject([{ by: 0, auto: true, action: { type: 'pass' } }]);
    const played = [
      'spy',
      'march',
      'assemble',
      'assemble',
      'negotiate',
      'manoeuvre',
      'outmanoeuvre',
    ] as const;
    const plot = position({
      map,
      options: { advanced: true },
      cunning: [['spy', 'march', 'plot'], []],
      piles: [played, []],
    });
    expect(ways(plot)).toEqual(['pass']);
    expect(theKingIsDead.forced(plot, 0)).toBeUndefined();
  });

  test('TKD-2.6 steps: card, effect, summons, none of them left out', () => {
    const s = position({ map });
    expect(refusal(s, 'summon moray S')).toEqual({ rule: 'TKD-2.6', facts: { step: 'turn' } });
    const effect = playing('manoeuvre', { map });
    for (const move of ['pass', 'assemble', 'summon moray S']) {
      expect(refusal(effect, move)).toEqual({ rule: 'TKD-2.6', facts: { step: 'effect' } });
    }
    const summons = play(effect, 'swap moray S essex E').state;
    for (const move of ['pass', 'negotiate', 'swap moray S essex E']) {
      expect(refusal(summons, move)).toEqual({ rule: 'TKD-2.6', facts: { step: 'summon' } });
    }
  });

  test('TKD-2.6 steps: can be taken back until the summons, and nobody has seen them', () => {
    const m = matchAt(position({ map }));
    const before = JSON.stringify(viewOf(m, 1));
    for (const action of [{ type: 'play', card: 'manoeuvre' }, choicesOf(m, 0)[0]]) {
      if (action?.type === 'play') submit(m, 0, action, dealer);
    }
    submit(m, 0, choicesOf(m, 0)[0], dealer);
    expect(JSON.stringify(viewOf(m, 1))).toBe(before);
    expect(entriesSince(m, 1, 0)).toEqual([]);
    expect(undo(m, 0, 2).ok).toBe(true);
    expect(saved(m.state as never).hands[0]).toContain('manoeuvre');
  });

  test('TKD-2.7 open: hand sizes and piles are known to all', () => {
    const s = play(position({ map }), 'manoeuvre', 'swap moray S gwynedd E', 'summon moray E').state;
    const view = theKingIsDead.view(s, 'table');
    expect(view.handSizes).toEqual([7, 8]);
    expect(view.piles).toEqual([['manoeuvre'], []]);
  });
});

describe('effects and the summons', () => {
  test('TKD-3.1 fully: measured over the whole board', () => {
    const s = playing('outmanoeuvre', { map: { moray: 'S', strathclyde: 'W', essex: 'E', devon: 'SW' } });
    expect(ways(s)).toEqual(['swap essex E devon SW']);
    expect(refusal(s, 'swap moray S strathclyde W')).toEqual({
      rule: 'TKD-3.1',
      facts: { card: 'outmanoeuvre' },
    });
    expect(refusal(s, 'nothing')).toEqual({ rule: 'TKD-3.1', facts: { card: 'outmanoeuvre' } });
  });

  test('TKD-3.2 no effect: is an action all the same', () => {
    const s = playing('manoeuvre', { map: { moray: 'SS' } });
    const { state } = play(s, 'nothing', 'summon moray S');
    expect(saved(state)).toMatchObject({ passes: 0, current: 1, clock: 1 });
    expect(saved(state).courts[0]?.scottish).toBe(1);
  });

  test('TKD-3.2 no effect: comes by itself', () => {
    expect(theKingIsDead.forced(playing('manoeuvre', { map: { moray: 'SS' } }), 0)).toBeDefined();
  });

  test('TKD-3.3 decided: nobody is placed or moved there', () => {
    const s = playing('assemble', { map, results: { strathclyde: 'unstable' } });
    expect(ways(s)).not.toContain('place S strathclyde');
    expect(refusal(s, 'place S strathclyde')).toEqual({ rule: 'TKD-3.3', facts: { region: 'strathclyde' } });
  });

  test('TKD-3.7 around: a decided home no longer counts, a controlled region does', () => {
    const s = playing('scottish_support', {
      map: { essex: 'E' },
      results: { moray: 'welsh', devon: 'scottish' },
    });
    expect(ways(s)).toEqual(['place SS gwynedd', 'place SS warwick', 'place SS essex']);
  });

  test('TKD-4.1 summons: right after the effect, into the own court', () => {
    const { state, events } = play(playing('manoeuvre', { map }), 'swap moray S essex E', 'summon essex S');
    expect(saved(state).courts[0]).toEqual({ scottish: 1, welsh: 0, english: 0 });
    expect(at(state, 'essex')).toBe('E');
    expect(events.at(-1)).toEqual({
      type: 'summon',
      by: 'seat',
      seat: 0,
      region: 'essex',
      faction: 'scottish',
    });
  });

  test('TKD-4.2 summons: anybody on the map, the one just placed included', () => {
    const s = play(playing('welsh_support', { map }), 'place WW devon').state;
    expect(ways(s)).toEqual([
      'summon moray S',
      'summon gwynedd W',
      'summon gwynedd E',
      'summon essex E',
      'summon devon S',
      'summon devon W',
    ]);
    expect(refusal(s, 'summon warwick S')).toEqual({
      rule: 'TKD-4.2',
      facts: { region: 'warwick', faction: 'scottish' },
    });
  });

  test('TKD-4.3 summons: skipped on an empty map', () => {
    const { state, events } = play(playing('manoeuvre', { map: {} }), 'nothing');
    expect(events.map((e) => e.type)).toEqual(['no-effect', 'no-summon']);
    expect(saved(state)).toMatchObject({ stage: 'turn', current: 1 });
  });
});
