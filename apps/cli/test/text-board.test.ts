import { choicesOf, fastRng, submit, viewOf } from '@four-crowns/core';
import type { Action, Match } from '@four-crowns/core';
import { askedSeat } from '@four-crowns/bots';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openFairMatch } from '../src/fair-match.ts';
import { doorOf, gameIds } from '../src/door.ts';
import { seatLooks } from '../src/seats.ts';
import { wordsIn } from '../src/words/words.ts';

/** Positions of random matches, with the seat that is asked and what it may do. */
async function* positions(id: string, seed: string): AsyncGenerator<[Match, number, Action[]]> {
  const { game } = await doorOf(id);
  for (const seats of game.seatCounts) {
    const { match, dealer } = openFairMatch(game, game.parseOptions(undefined, seats), seats, seed);
    const rng = fastRng(seats * 7919);
    for (let seat = askedSeat(match); seat !== undefined; seat = askedSeat(match)) {
      const choices = choicesOf(match, seat);
      yield [match, seat, choices];
      submit(match, seat, choices[rng.below(choices.length)], dealer);
    }
  }
}

describe.each(gameIds)('%s', (id) => {
  test('every action can be typed as it is shown, in both languages', async () => {
    const { board } = await doorOf(id);
    for await (const [, , choices] of positions(id, 'typed')) {
      for (const choice of choices) {
        for (const lang of ['en', 'ru'] as const) {
          expect(board.parseMove(board.actionText(choice, lang), choices)).toEqual([choice]);
          expect(board.parseMove(board.actionText(choice, lang).toUpperCase(), choices)).toEqual([choice]);
        }
      }
    }
  });

  test('every position can be shown', async () => {
    const { board, game } = await doorOf(id);
    let n = 0;
    for await (const [match, seat, choices] of positions(id, 'shown')) {
      if (n++ % 20 !== 0) continue;
      for (const lang of ['en', 'ru'] as const) {
        for (const colour of [true, false]) {
          const look = { lang, colour, columns: 80, choices, seats: seatLooks(match.seats, wordsIn(lang)) };
          const text = board.renderText(viewOf(match, seat), {
            ...look,
            scores: game.scores(match.state, seat),
          });
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          expect(text.includes('\x1b')).toBe(colour);
        }
      }
    }
  });

  test('any line is a move or none, never an error', async () => {
    const { board, game } = await doorOf(id);
    const words = fc.constantFrom(
      'build',
      'farm',
      'paddock',
      'C7',
      'c8',
      'Z9',
      'end',
      'lift',
      'барн',
      'С7',
      '?',
      '',
    );
    const line = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 4 }).map((w) => w.join(' ')),
    );
    fc.assert(
      fc.property(line, (text) => {
        for (const action of board.parseMove(text, []) ?? [])
          expect(game.parseAction(action)).toEqual(action);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('kingdom-builder', () => {
  const place: Action = { type: 'place', hex: 'D9' };
  const build: Action = { type: 'build', hex: 'C7' };
  test.each<readonly [string, readonly Action[], readonly Action[] | undefined]>([
    ['C7', [build], [build]],
    ['c7', [build], [build]],
    ['С7', [build], [build]],
    ['build C7', [], [build]],
    ['строить С7', [], [build]],
    ['D9', [place], [place]],
    ['farm C7', [], [{ type: 'use', tile: 'farm', hex: 'C7' }]],
    ['ферма C7', [], [{ type: 'use', tile: 'farm', hex: 'C7' }]],
    ['paddock C7', [], [{ type: 'lift', tile: 'paddock', hex: 'C7' }]],
    ['paddock C7 D9', [], [{ type: 'lift', tile: 'paddock', hex: 'C7' }, place]],
    ['lift C7', [{ type: 'lift', tile: 'barn', hex: 'C7' }], [{ type: 'lift', tile: 'barn', hex: 'C7' }]],
    [
      'C7',
      [{ type: 'use', tile: 'farm', hex: 'C7' }, { type: 'end-turn' }],
      [{ type: 'use', tile: 'farm', hex: 'C7' }],
    ],
    ['end', [], [{ type: 'end-turn' }]],
    ['конец', [], [{ type: 'end-turn' }]],
    ['C21', [], undefined],
    ['U1', [], undefined],
    ['farm', [], undefined],
    ['farm C7 D9', [], undefined],
    ['build', [], undefined],
    ['C7 D9', [], undefined],
    ['castle C7', [], undefined],
    ['end now', [], undefined],
  ])('%j with %j means %j', async (text, choices, actions) => {
    const { board } = await doorOf('kingdom-builder');
    expect(board.parseMove(text, choices)).toEqual(actions);
  });

  test('the first position of a match looks as kept', async () => {
    const { board, game } = await doorOf('kingdom-builder');
    const options = game.parseOptions({ board: 'first-game', objectives: 'first-game', first: 0 }, 2);
    const { match } = openFairMatch(game, options, 2, 'looks');
    const look = { lang: 'en', colour: false, columns: 100, choices: choicesOf(match, 0) } as const;
    const seats = seatLooks(2, wordsIn('en'));
    const text = board.renderText(viewOf(match, 0), { ...look, seats, scores: game.scores(match.state, 0) });
    await expect(text).toMatchFileSnapshot('golden/first-board.txt');
  });
});
