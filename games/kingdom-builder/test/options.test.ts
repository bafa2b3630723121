import { BadInput } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { OBJECTIVES, TILES } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { Section } from './hexes.ts';
import { laidOf, OTHER_FOUR, sectorOf } from './hexes.ts';
import { askedIn, deal, goldOf, legalActions, legalHexes, lift, play, refusal, saved } from './playing.ts';
import { position } from './position.ts';

function start(options: object, seats = 2): ReturnType<typeof kingdomBuilder.rules.start> {
  return kingdomBuilder.rules.start(kingdomBuilder.parseOptions(options, seats), seats);
}

function refused(options: unknown, seats = 2): string {
  try {
    kingdomBuilder.parseOptions(options, seats);
  } catch (e) {
    if (e instanceof BadInput) return e.where;
    throw e;
  }
  throw new Error(`${JSON.stringify(options)} was taken`);
}

describe('the set-up', () => {
  test('KB-8.1 board: random asks for four sectors, first game for none, chosen lies as chosen', () => {
    expect(legalActions(start({ board: 'random' }))[0]).toMatchObject({ type: 'lay-sector' });
    expect(legalActions(start({ board: 'first-game' }))[0]).toMatchObject({ type: 'lay-objective' });
    const chosen: Section[] = ['paddock*', 'oracle', 'tower*', 'oasis'];
    const s = start({ board: chosen.map(sectorOf) });
    expect(saved(s).board.map(laidOf)).toEqual(chosen);
    expect(legalActions(s)[0]).toMatchObject({ type: 'lay-objective' });
  });

  test('KB-8.1 board: a chosen sector lies upright unless said otherwise', () => {
    const board = ['farm', 'barn', 'oracle', 'oasis'].map((sector) => ({ sector }));
    expect(saved(start({ board })).board.map((l) => l.turned)).toEqual([false, false, false, false]);
  });

  test('KB-8.2 cards: random asks for three, first game and chosen lie at once', () => {
    const board = 'first-game';
    expect(legalActions(start({ board, objectives: 'random' }))).toHaveLength(10);
    expect(saved(start({ board, objectives: 'first-game' })).objectives).toEqual([
      'fishermen',
      'merchants',
      'knights',
    ]);
    const objectives = ['lords', 'citizens', 'workers'];
    expect(saved(start({ board, objectives })).objectives).toEqual(objectives);
    expect(legalActions(start({ board, objectives }))[0]).toMatchObject({ type: 'choose-first' });
  });

  test('KB-8.3 first player: chance decides, or the named seat begins', () => {
    const fixed = { board: 'first-game', objectives: 'first-game' };
    expect(legalActions(start(fixed, 4))).toHaveLength(4);
    const s = start({ ...fixed, first: 3 }, 4);
    const { state } = play(s, deal('grass'), deal('grass'), deal('grass'), deal('grass'));
    expect(askedIn(state)).toBe(3);
  });

  test('KB-8.1 options: nothing at all means random and both switches on', () => {
    const defaults = {
      board: 'random',
      objectives: 'random',
      first: 'random',
      lordsZeroCounts: true,
      vacatedHexCounts: true,
    };
    for (const nothing of [undefined, null, {}])
      expect(kingdomBuilder.parseOptions(nothing, 3)).toEqual(defaults);
  });

  test('KB-8.1 options: both switches and every way to fix the set-up are among the mixes of the test kit', () => {
    const mixes = kingdomBuilder.optionMixes(2);
    expect(mixes[0]).toEqual(kingdomBuilder.parseOptions({}, 2));
    for (const key of ['lordsZeroCounts', 'vacatedHexCounts'] as const) {
      expect(new Set(mixes.map((mix) => mix[key]))).toEqual(new Set([true, false]));
    }
    for (const seats of [2, 3, 4]) {
      for (const mix of kingdomBuilder.optionMixes(seats))
        expect(kingdomBuilder.parseOptions(mix, seats)).toEqual(mix);
    }
  });
});

describe('bad options are refused and their place is named', () => {
  const four = TILES.slice(0, 4).map((sector) => ({ sector, turned: false }));

  test('KB-8.1 board: what is no board', () => {
    for (const board of ['first', 7, true, {}, [], four.slice(1), [...four, four[0]]]) {
      expect(refused({ board })).toBe('options.board');
    }
    expect(refused({ board: [four[0], four[1], four[2], four[0]] })).toBe('options.board');
    expect(refused({ board: [...four.slice(0, 3), { ...four[0], turned: true }] })).toBe('options.board');
    expect(refused({ board: [...four.slice(0, 3), { sector: 'castle', turned: false }] })).toBe(
      'options.board[3].sector',
    );
    expect(refused({ board: [{}, ...four.slice(0, 3)] })).toBe('options.board[0].sector');
    expect(refused({ board: ['farm', ...four.slice(1)] })).toBe('options.board[0]');
    expect(refused({ board: [{ sector: 'farm', turn: true }, ...four.slice(1)] })).toBe(
      'options.board[0].turn',
    );
    for (const turned of ['yes', 180, 1]) {
      expect(refused({ board: [four[0], { sector: 'farm', turned }, four[2], four[3]] })).toBe(
        'options.board[1].turned',
      );
    }
  });

  test('KB-8.2 cards: what is no set of three', () => {
    const [a, b, c, d] = OBJECTIVES;
    for (const objectives of ['all', 3, {}, [], [a, b], [a, b, c, d], [a, b, a]]) {
      expect(refused({ objectives })).toBe('options.objectives');
    }
    expect(refused({ objectives: [a, 'castles', c] })).toBe('options.objectives[1]');
    expect(refused({ objectives: [a, b, 5] })).toBe('options.objectives[2]');
  });

  test('KB-8.3 first player: what is no seat at this table', () => {
    for (const first of [-1, 2, 1.5, '0', 'oldest', true, Number.NaN])
      expect(refused({ first })).toBe('options.first');
    expect(refused({ first: 3 }, 3)).toBe('options.first');
    expect(kingdomBuilder.parseOptions({ first: 3 }, 4).first).toBe(3);
  });

  test('KB-8.4 switches: anything but true and false', () => {
    for (const bad of ['true', 0, 1, {}, []]) {
      expect(refused({ lordsZeroCounts: bad })).toBe('options.lordsZeroCounts');
      expect(refused({ vacatedHexCounts: bad })).toBe('options.vacatedHexCounts');
    }
  });

  test('KB-8.1 options: unknown names, and what is no object', () => {
    expect(refused({ speed: 1 })).toBe('options.speed');
    expect(refused({ toString: 1 })).toBe('options.toString');
    expect(refused(JSON.parse('{"__proto__": {}}'))).toBe('options.__proto__');
    for (const bad of [[], 'random', 5, true]) expect(refused(bad)).toBe('options');
  });
});

describe('the switches', () => {
  test('KB-8.4 lords: with zero counting everybody is paid where nobody has built', () => {
    const objectives = ['lords', 'farmers', 'hermits'] as const;
    const settlements = ['A1 B1', 'C1'];
    const on = position({ settlements, objectives });
    expect(goldOf(on, 'lords')).toEqual([12 + 36, 6 + 36]);
    const off = position({ settlements, objectives, options: { lordsZeroCounts: false } });
    expect(goldOf(off, 'lords')).toEqual([12, 6]);
  });

  test('KB-8.5 barn: the vacated hex counts or not', () => {
    // The example of KB-5.13; L7 stands beside a Barn, far from any desert.
    const board: Section[] = ['tavern', 'barn', 'oasis', 'farm'];
    const drawn = { board, settlements: ['A6 A7 L7'], card: 'desert' } as const;
    const on = position(drawn);
    expect(legalHexes(on, 'barn')).toEqual(['A6', 'L7']);
    expect(refusal(on, lift('barn', 'A7'))).toMatchObject({
      rule: 'KB-5.13',
      facts: { hex: 'A7', tile: 'barn' },
    });
    const off = position({ ...drawn, options: { vacatedHexCounts: false } });
    expect(legalHexes(off, 'barn')).toEqual(['A6', 'A7', 'L7']);
    const far = legalHexes(play(off, lift('barn', 'A7')).state, 'place');
    expect(far).not.toContain('A7');
    expect(far).toContain('K11');
  });

  test('KB-8.5 harbor: the vacated hex counts or not', () => {
    // F15 is a lone water hex, G15 the land beside it; R17 stands beside the Harbor, away from water.
    const drawn = { board: OTHER_FOUR, settlements: ['F15 G15 R17'] } as const;
    expect(legalHexes(position(drawn), 'harbor')).toEqual(['G15', 'R17']);
    const off = position({ ...drawn, options: { vacatedHexCounts: false } });
    expect(legalHexes(off, 'harbor')).toEqual(['F15', 'G15', 'R17']);
    expect(legalHexes(play(off, lift('harbor', 'F15')).state, 'place')).not.toContain('F15');
  });
});
