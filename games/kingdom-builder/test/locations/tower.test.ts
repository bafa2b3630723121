import { expect, test } from 'vitest';
import { boardOf, isTerrain, OTHER_FOUR } from '../hexes.ts';
import { legalHexes, play, refusal, saved, use } from '../playing.ts';
import { position } from '../position.ts';

const edge = boardOf(OTHER_FOUR)
  .cells.filter((c) => (c.row % 19 === 0 || c.column % 19 === 0) && isTerrain(c.ground))
  .map((c) => c.name);

/** N8 stands beside the Tower M8 and far from the edge. */
const towerHexes = (own: string, theirs = ''): string[] =>
  legalHexes(position({ board: OTHER_FOUR, settlements: [`N8 ${own}`, theirs], card: 'desert' }), 'tower');

test('KB-5.4 tower: all free hexes of the edge, of any terrain, if none is beside own settlements', () => {
  expect(towerHexes('')).toEqual(edge);
  expect(towerHexes('', 'A1 T1 T2 C20')).toEqual(
    edge.filter((hex) => !['A1', 'T1', 'T2', 'C20'].includes(hex)),
  );
});

test('KB-5.4 tower: a single edge hex beside own settlements binds, whatever its terrain', () => {
  expect(towerHexes('S5')).toEqual(['T5']);
  const s = position({ board: OTHER_FOUR, settlements: ['N8 S5', ''], card: 'grass' });
  expect(refusal(s, use('tower', 'A1'))).toMatchObject({
    rule: 'KB-3.4',
    facts: { hex: 'A1', instead: 'T5' },
  });
});

test('KB-5.4 tower: the left edge, from rows of both kinds', () => {
  expect(towerHexes('B4')).toEqual(['A4']);
  expect(towerHexes('B5')).toEqual(['A4', 'A5']);
});

test('KB-5.4 tower: the right edge, from rows of both kinds', () => {
  expect(towerHexes('S8')).toEqual(['T7', 'T8', 'T9']);
  expect(towerHexes('S9')).toEqual(['T9']);
});

test('KB-5.4 tower: the upper and the lower edge', () => {
  expect(towerHexes('C2')).toEqual(['C1', 'D1']);
  expect(towerHexes('D19')).toEqual(['C20', 'D20']);
});

test('KB-5.4 tower: along the edge from a settlement that stands on it, round the corner and over the seam', () => {
  expect(towerHexes('A1')).toEqual(['B1', 'A2']);
  expect(towerHexes('J1')).toEqual(['I1', 'K1']);
  // A10, above the seam, is water; B11 is no hex of the edge.
  expect(towerHexes('A11')).toEqual(['A12']);
});

test('KB-5.4 tower: a taken or wet edge hex does not bind', () => {
  expect(towerHexes('S5', 'T5')).toEqual(edge.filter((hex) => hex !== 'T5'));
  // Beside L19 lie K20, which is water, and L20.
  expect(towerHexes('L19')).toEqual(['L20']);
});

test('KB-5.4 tower: not inside the board, and not on water or mountains of the edge', () => {
  const s = position({ board: OTHER_FOUR, settlements: ['N8', ''], card: 'desert' });
  expect(refusal(s, use('tower', 'K6'))).toMatchObject({ rule: 'KB-5.4', facts: { hex: 'K6' } });
  expect(refusal(s, use('tower', 'F1'))).toMatchObject({
    rule: 'KB-3.2',
    facts: { hex: 'F1', ground: 'water' },
  });
  expect(refusal(s, use('tower', 'T4'))).toMatchObject({
    rule: 'KB-3.2',
    facts: { hex: 'T4', ground: 'mountain' },
  });
});

test('KB-5.4 tower: it builds from the stock and may come before or after the mandatory action', () => {
  const s = position({ board: OTHER_FOUR, settlements: ['N8 S5', ''], card: 'desert', left: 0 });
  const { state, events } = play(s, use('tower', 'T5'));
  expect(events).toEqual([{ type: 'build', seat: 0, hex: 'T5', by: 'tower' }]);
  expect(saved(state).uses).toEqual({});
});
