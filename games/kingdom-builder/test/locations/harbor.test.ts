import { expect, test } from 'vitest';
import { hexesOf, OTHER_FOUR } from '../hexes.ts';
import { legalHexes, lift, place, play, refusal, saved } from '../playing.ts';
import { position } from '../position.ts';

/** Q18 is the Harbor; R17 stands beside it, away from water. */
const at = (own: string, theirs = '', left = 3) =>
  position({ board: OTHER_FOUR, settlements: [`R17 ${own}`, theirs], card: 'grass', left });

const targets = (s: ReturnType<typeof at>, hex: string): string[] =>
  legalHexes(play(s, lift('harbor', hex)).state, 'place');

const water = hexesOf(OTHER_FOUR, 'water');

test('KB-5.7 harbor: onto water beside the other own settlements', () => {
  // P17 has water on O17, O18 and P18.
  expect(targets(at('P17'), 'R17')).toEqual(['O17', 'O18', 'P18']);
});

test('KB-5.7 harbor: onto any free water if none is beside them', () => {
  expect(targets(at('P17'), 'P17')).toEqual(water);
  expect(targets(at('P17', 'F1 G3'), 'P17')).toEqual(water.filter((hex) => hex !== 'F1' && hex !== 'G3'));
});

test('KB-5.7 harbor: from water to water, with its own hex left out', () => {
  // O17 and N17 are water beside each other; M17, O18 and N16 are water too.
  const s = at('O17 N17');
  expect(legalHexes(s, 'harbor')).toEqual(['N17', 'O17', 'R17']);
  expect(targets(s, 'O17')).toEqual(['N16', 'M17']);
});

test('KB-5.7 harbor: before or after the mandatory action, whatever the card', () => {
  const { state, events } = play(at('P17', '', 0), lift('harbor', 'P17'), place('F1'));
  expect(events.at(-1)).toEqual({ type: 'move', seat: 0, from: 'P17', hex: 'F1', tile: 'harbor' });
  expect(saved(state).settlements[0]).toEqual(['F1', 'R17']);
});

test('KB-5.7 harbor: never onto land', () => {
  const { state } = play(at('P17'), lift('harbor', 'P17'));
  expect(refusal(state, place('P16'))).toMatchObject({
    rule: 'KB-5.7',
    facts: { hex: 'P16', ground: 'grass' },
  });
  expect(refusal(state, place('M15'))).toMatchObject({
    rule: 'KB-5.7',
    facts: { hex: 'M15', ground: 'castle' },
  });
});

test('KB-5.7 harbor: over the seam', () => {
  expect(targets(at('J18'), 'R17')).toEqual(['K18', 'K19']);
});

test('KB-5.7 harbor: a settlement on water opens the land beside it to later building', () => {
  const { state } = play(at('P17'), lift('harbor', 'P17'), place('F1'));
  expect(legalHexes(state, 'build')).toEqual(['G1']);
});

test('KB-5.13 vacated hex: on water it counts in the same way', () => {
  // F15 is a lone water hex, G15 the land beside it: F15 would have to stay.
  expect(legalHexes(at('F15 G15'), 'harbor')).toEqual(['G15', 'R17']);
  const off = position({
    board: OTHER_FOUR,
    settlements: ['R17 F15 G15', ''],
    options: { vacatedHexCounts: false },
  });
  expect(targets(off, 'F15')).toEqual(water.filter((hex) => hex !== 'F15'));
});
