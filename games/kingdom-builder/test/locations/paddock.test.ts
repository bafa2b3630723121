import { expect, test } from 'vitest';
import { legalHexes, lift, place, play, refusal, saved } from '../playing.ts';
import { position } from '../position.ts';

/** L7 is a Paddock; M7 stands beside it. */
const at = (own: string, theirs = '') => position({ settlements: [`M7 ${own}`, theirs], card: 'desert' });

const jumps = (own: string, theirs = ''): string[] =>
  legalHexes(play(at(own, theirs), lift('paddock', own.split(' ')[0]!)).state, 'place');

test('KB-5.8 paddock, example: from F5 to H5, E3, G3 or G7; D5 and E7 are water', () => {
  expect(jumps('F5')).toEqual(['E3', 'G3', 'H5', 'G7']);
});

test('KB-5.8 paddock: from a row of the other kind, all six directions', () => {
  expect(jumps('J10')).toEqual(['I8', 'K8', 'H10', 'L10', 'I12', 'K12']);
});

test('KB-5.8 paddock: over water, mountain, castle, location and settlements of anyone', () => {
  const over = { castle: 'C4 E4', location: 'G7 I7', water: 'C8 E8', mountain: 'F1 G3' };
  for (const jump of Object.values(over)) {
    const [from, to] = jump.split(' ');
    expect(jumps(from!)).toContain(to);
  }
  expect(jumps('C1', 'C2')).toContain('D3');
  expect(jumps('E4 F4')).toContain('G4');
});

test('KB-5.8 paddock: not onto water, a mountain, a castle, a location or a settlement', () => {
  const { state } = play(at('F5', 'H5'), lift('paddock', 'F5'));
  expect(legalHexes(state, 'place')).toEqual(['E3', 'G3', 'G7']);
  expect(refusal(state, place('D5'))).toMatchObject({
    rule: 'KB-3.2',
    facts: { hex: 'D5', ground: 'water' },
  });
  expect(refusal(state, place('H5'))).toMatchObject({ rule: 'KB-3.1', facts: { hex: 'H5', seat: 1 } });
});

test('KB-5.8 paddock: exactly two in a straight line, neither one nor three nor round a corner', () => {
  const { state } = play(at('F5'), lift('paddock', 'F5'));
  for (const hex of ['G5', 'I5', 'G6', 'E6', 'F3', 'F7', 'H4', 'H6']) {
    expect(refusal(state, place(hex))).toMatchObject({ rule: 'KB-5.8', facts: { from: 'F5', hex } });
  }
});

test('KB-5.8 paddock: it need not land beside own settlements', () => {
  const { state } = play(at('T8'), lift('paddock', 'T8'), place('S6'));
  expect(saved(state).settlements[0]).toEqual(['S6', 'M7']);
});

test('KB-5.8 paddock: off-board steps do not exist, at corners and edges', () => {
  expect(jumps('A1')).toEqual(['C1', 'B3']);
  expect(jumps('T8')).toEqual(['S6', 'R8', 'S10']);
  expect(jumps('A2')).toEqual(['C2']);
  expect(jumps('T1')).toEqual(['R1']);
});

test('KB-5.8 paddock: it may start from water, and then gets off it', () => {
  expect(jumps('D8')).toEqual(['C6', 'E6', 'B8', 'F8', 'E10']);
});

test('KB-5.8 paddock: over the seams', () => {
  expect(jumps('J9')).toEqual(['I7', 'K7', 'H9', 'L9', 'I11', 'K11']);
});

test('KB-5.8 paddock: a settlement without any landing place cannot be lifted', () => {
  // A2 can only land on C2 (B4 is water), and somebody stands there.
  const s = at('A2', 'C2');
  expect(legalHexes(s, 'paddock')).toEqual(['M7']);
  expect(refusal(s, lift('paddock', 'A2'))).toMatchObject({
    rule: 'KB-5.11',
    facts: { hex: 'A2', instead: 'M7' },
  });
});

test('KB-5.8 paddock: two of them may move the same settlement twice', () => {
  const s = position({ settlements: ['M7 S2 F5', ''], card: 'desert' });
  expect(saved(s).uses).toEqual({ paddock: 2 });
  const { state } = play(s, lift('paddock', 'F5'), place('H5'), lift('paddock', 'H5'), place('J5'));
  expect(saved(state).settlements[0]).toEqual(['S2', 'J5', 'M7']);
});

test('KB-5.8 paddock: to the first and the last row when nothing else is open', () => {
  // B7 is a Paddock, A7 beside it. C3 can only jump up, A18 only down.
  const board = ['paddock', 'tavern', 'barn', 'farm'] as const;
  const s = position({ board, settlements: ['A7 C3 A18', 'B5 D5 B16 C18'] });
  expect(legalHexes(s, 'paddock')).toEqual(['C3', 'A7', 'A18']);
  expect(legalHexes(play(s, lift('paddock', 'C3')).state, 'place')).toEqual(['B1', 'D1']);
  expect(legalHexes(play(s, lift('paddock', 'A18')).state, 'place')).toEqual(['B20']);
});
