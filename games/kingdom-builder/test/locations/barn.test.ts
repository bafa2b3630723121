import { describe, expect, test } from 'vitest';
import { hexesOf, OTHER_FOUR } from '../hexes.ts';
import type { Section } from '../hexes.ts';
import { kingdomBuilder } from '../../src/index.ts';
import { build, legalActions, legalHexes, lift, place, play, refusal, saved } from '../playing.ts';
import { position } from '../position.ts';

/** G13 is a Barn: G12 and H13 (both desert) and G14 (flowers) stand beside it. */
const at = (own: string, card: 'flowers' | 'desert' | 'grass', theirs = '') =>
  position({ board: OTHER_FOUR, settlements: [own, theirs], card });

const targets = (s: ReturnType<typeof at>, hex: string): string[] =>
  legalHexes(play(s, lift('barn', hex)).state, 'place');

describe('Barn', () => {
  test('KB-5.6 barn: to the terrain of the card, beside the other own settlements if possible', () => {
    const s = at('G12 A4', 'flowers');
    expect(legalHexes(s, 'barn')).toEqual(['A4', 'G12']);
    expect(targets(s, 'G12')).toEqual(['B3', 'B4', 'A5', 'B5']);
    // No flowers touch G12: A4 may go to any of them, but not stay.
    expect(targets(s, 'A4')).toEqual(hexesOf(OTHER_FOUR, 'flowers').filter((hex) => hex !== 'A4'));
  });

  test('KB-5.6 barn: the move as it is told, before or after the mandatory action', () => {
    const s = at('G12 A4', 'flowers');
    const { state, events } = play(s, lift('barn', 'A4'), place('G14'));
    expect(events).toEqual([
      { type: 'lift', seat: 0, hex: 'A4', tile: 'barn' },
      { type: 'move', seat: 0, from: 'A4', hex: 'G14', tile: 'barn' },
    ]);
    expect(saved(state)).toMatchObject({ settlements: [['G12', 'G14'], []], left: 3, uses: {} });
    expect(kingdomBuilder.view(state, 0).stock).toEqual([38, 40]);
    const late = position({ board: OTHER_FOUR, settlements: ['G12 A4', ''], card: 'flowers', left: 0 });
    expect(legalHexes(late, 'barn')).toEqual(['A4', 'G12']);
  });

  test('KB-5.6 barn: no other terrain, nor water', () => {
    const { state } = play(at('G12 A4', 'flowers'), lift('barn', 'A4'));
    expect(refusal(state, place('A1'))).toMatchObject({
      rule: 'KB-5.6',
      facts: { hex: 'A1', ground: 'grass', card: 'flowers' },
    });
    expect(refusal(state, place('F1'))).toMatchObject({
      rule: 'KB-3.2',
      facts: { hex: 'F1', ground: 'water' },
    });
  });

  test('KB-5.6 barn: a settlement on water may be moved, and one built in this turn', () => {
    const s = at('G12 F1', 'flowers');
    expect(legalHexes(s, 'barn')).toContain('F1');
    const built = play(
      position({ board: OTHER_FOUR, settlements: ['G12', ''], card: 'flowers', left: 1 }),
      build('A4'),
    );
    expect(legalHexes(built.state, 'barn')).toContain('A4');
  });

  test('KB-5.6 barn: with a single settlement every free hex of the terrain is open', () => {
    const s = at('G12', 'desert');
    expect(targets(s, 'G12')).toEqual(hexesOf(OTHER_FOUR, 'desert').filter((hex) => hex !== 'G12'));
  });

  test('KB-5.6 barn: over the seam, from rows of both kinds', () => {
    // J11 and J12 lie in the last column of their sector; the desert ends there, K11 and K12 are grass.
    expect(targets(at('G12 J11', 'grass'), 'G12')).toEqual(['K11']);
    expect(targets(at('G12 J12', 'grass'), 'G12')).toEqual(['K11', 'K12', 'K13']);
  });

  test('KB-5.6 barn: no use without a free hex of the terrain', () => {
    const desert = hexesOf(OTHER_FOUR, 'desert');
    const mine = desert.filter((hex) => ['G12', 'H13'].includes(hex));
    const rest = desert.filter((hex) => !mine.includes(hex));
    const settlements = [[...mine, ...rest.slice(39)].join(' '), rest.slice(0, 39).join(' ')];
    const s = position({ board: OTHER_FOUR, settlements, card: 'desert', left: 0 });
    expect(saved(s).uses['barn']).toBeGreaterThan(0);
    expect(legalHexes(s, 'barn')).toEqual([]);
  });

  test('KB-5.6 barn: two Barns move twice, the same settlement if one likes', () => {
    // C17 is the other Barn, C18 beside it.
    const s = at('G12 C18 A4', 'flowers');
    expect(saved(s).uses).toEqual({ barn: 2 });
    const { state } = play(s, lift('barn', 'A4'), place('G14'), lift('barn', 'G14'));
    expect(legalActions(state).every((a) => a.type === 'place')).toBe(true);
    expect(saved(state).uses).toEqual({});
  });
});

describe('the vacated hex', () => {
  const board: Section[] = ['tavern', 'barn', 'oasis', 'farm'];
  /** The drawing of the example: L7 stands beside the Barn M7, away from any desert. */
  const drawn = { board, settlements: ['A6 A7 L7', ''], card: 'desert' } as const;

  test('KB-5.13 vacated hex, example: it counts, so A7 has nowhere to go', () => {
    const s = position(drawn);
    expect(legalHexes(s, 'barn')).toEqual(['A6', 'L7']);
    expect(refusal(s, lift('barn', 'A7'))).toMatchObject({
      rule: 'KB-5.13',
      facts: { hex: 'A7', tile: 'barn', instead: 'A6' },
    });
  });

  test('KB-5.13 vacated hex, example: it does not count, so A7 may go to any free desert', () => {
    const s = position({ ...drawn, options: { vacatedHexCounts: false } });
    const open = legalHexes(play(s, lift('barn', 'A7')).state, 'place');
    expect(open).toEqual(hexesOf(board, 'desert').filter((hex) => hex !== 'A7'));
  });

  test('KB-5.13 vacated hex: it obliges to stay near when another hex is near too, either way', () => {
    // A8, A7 and A9 are desert: beside A8 the vacated A7 counts, but A9, B8 and B9 are near anyway.
    for (const vacatedHexCounts of [true, false]) {
      const s = position({ ...drawn, settlements: ['A7 A8 L7', ''], options: { vacatedHexCounts } });
      expect(legalHexes(play(s, lift('barn', 'A7')).state, 'place')).toEqual(['B8', 'A9', 'B9']);
    }
  });

  test('KB-5.13 vacated hex: a settlement apart from the others is free to go, either way', () => {
    for (const vacatedHexCounts of [true, false]) {
      const s = position({ ...drawn, settlements: ['A7 L7', ''], options: { vacatedHexCounts } });
      const open = legalHexes(play(s, lift('barn', 'A7')).state, 'place');
      expect(open).toEqual(hexesOf(board, 'desert').filter((hex) => hex !== 'A7'));
    }
  });

  test('KB-5.13 vacated hex: of another terrain than the card it never counts', () => {
    // Canyon lies beside A6 (B6) and beside L7 (L6); the flowers that A6 leaves behind bind nobody.
    const s = position({ ...drawn, settlements: ['A5 A6 L7', ''], card: 'canyon' });
    expect(legalHexes(play(s, lift('barn', 'A5')).state, 'place')).toEqual(['B6', 'L6']);
    expect(legalHexes(play(s, lift('barn', 'A6')).state, 'place')).toEqual(['L6']);
  });
});
