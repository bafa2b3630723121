import { describe, expect, test } from 'vitest';
import { picture } from './drawing.ts';
import { FIRST_GAME, hexesOf } from './hexes.ts';
import { build, legalHexes, lift, play, refusal, saved, use } from './playing.ts';
import { position } from './position.ts';

describe('where settlements stand', () => {
  test('KB-3.1 one on a hex: neither beside another player nor beside oneself', () => {
    const s = position({ settlements: ['E4 F4', 'E5'], card: 'grass' });
    expect(legalHexes(s, 'build')).toEqual(['F5', 'G5']);
    expect(refusal(s, build('E5'))).toMatchObject({ rule: 'KB-3.1', facts: { hex: 'E5', seat: 1 } });
    expect(refusal(s, build('E4'))).toMatchObject({ rule: 'KB-3.1', facts: { hex: 'E4', seat: 0 } });
  });

  test('KB-3.2 ground: never on water, a mountain, a castle or a location', () => {
    const s = position({ settlements: ['C4', ''], card: 'flowers' });
    const grounds = { B4: 'water', D1: 'mountain', D4: 'castle', C7: 'location' };
    for (const [hex, ground] of Object.entries(grounds)) {
      expect(refusal(s, build(hex))).toMatchObject({ rule: 'KB-3.2', facts: { hex, ground } });
    }
  });

  test('KB-3.3 terrain: only on the terrain of the card', () => {
    const s = position({ settlements: ['', ''], card: 'forest' });
    expect(legalHexes(s, 'build')).toEqual(hexesOf(FIRST_GAME, 'forest'));
    expect(refusal(s, build('A1'))).toMatchObject({
      rule: 'KB-3.3',
      facts: { hex: 'A1', ground: 'flowers', card: 'forest' },
    });
  });

  test('KB-3.3 terrain: the very first settlement goes anywhere on it, the next two beside it', () => {
    const s = position({ settlements: ['', ''], card: 'flowers' });
    const { state } = play(s, build('T14'));
    expect(legalHexes(state, 'build')).toEqual(['T13']);
    expect(legalHexes(play(state, build('T13')).state, 'build')).toEqual(['S13']);
  });
});

describe('next to your own, if possible', () => {
  test('KB-3.4 adjacent, example "two ways": B1 or C2, then B1 or D2', () => {
    const drawn = picture(
      'A1',
      `
      F d 0 M
       F F d D
    `,
    );
    const s = position({ settlements: drawn.settlements, card: 'desert' });
    expect(legalHexes(s, 'build')).toEqual(drawn.open);
    expect(legalHexes(play(s, build('C2')).state, 'build')).toEqual(['B1', 'D2']);
    expect(refusal(s, build('F1'))).toMatchObject({ rule: 'KB-3.4', facts: { hex: 'F1', instead: 'C2' } });
  });

  test('KB-3.4 adjacent, example "no way": any free grass, then beside the new settlement', () => {
    const s = position({ settlements: ['C1', ''], card: 'grass' });
    expect(legalHexes(s, 'build')).toEqual(hexesOf(FIRST_GAME, 'grass'));
    expect(legalHexes(play(s, build('E4')).state, 'build')).toEqual(['F4', 'E5', 'F5']);
  });

  test('KB-3.4 adjacent: a hex of the terrain that is taken does not count as possible', () => {
    const s = position({ settlements: ['C1', 'B1 C2'], card: 'desert' });
    const free = hexesOf(FIRST_GAME, 'desert').filter((hex) => !['B1', 'C1', 'C2'].includes(hex));
    expect(legalHexes(s, 'build')).toEqual(free);
  });

  test('KB-3.4 adjacent: the other player next to a free hex changes nothing', () => {
    const s = position({ settlements: ['C1', 'E4'], card: 'grass' });
    expect(legalHexes(s, 'build')).toContain('K16');
  });

  test('KB-3.4 adjacent: hexes at the edge, in rows of both kinds', () => {
    const right = position({ settlements: ['T8', ''], card: 'forest' });
    expect(legalHexes(right, 'build')).toEqual(['T9']);
    const left = position({ settlements: ['A8', ''], card: 'desert' });
    expect(legalHexes(left, 'build')).toEqual(['A7', 'B8', 'A9', 'B9']);
  });

  test('KB-3.4 adjacent: it binds the building tiles too, each with its own hexes', () => {
    // S12 stands beside the Farm: grass beside it is T12, S11 and T11.
    const s = position({ settlements: ['S12', ''], card: 'desert' });
    expect(legalHexes(s, 'farm')).toEqual(['S11', 'T11', 'T12']);
    expect(refusal(s, use('farm', 'E4'))).toMatchObject({
      rule: 'KB-3.4',
      facts: { hex: 'E4', instead: 'S11' },
    });
  });
});

describe('judged anew for each settlement', () => {
  test('KB-3.5 anew: the three may be spread over several areas', () => {
    const s = position({ settlements: ['E4 K16', ''], card: 'grass' });
    const { state } = play(s, build('F4'), build('L16'), build('E5'));
    expect(saved(state).settlements[0]).toEqual(['E4', 'F4', 'E5', 'K16', 'L16']);
  });

  test('KB-3.5 anew: what a settlement stands on does not matter, nor when it was built', () => {
    const forest = position({ settlements: ['H12 C8', ''], card: 'grass' });
    expect(legalHexes(forest, 'build')).toEqual(['H11', 'I11', 'I12']);
    const water = position({ settlements: ['D6', ''], card: 'grass' });
    expect(legalHexes(water, 'build')).toEqual(['E5', 'E6']);
  });

  test('KB-3.5 anew: a settlement moved away no longer opens hexes', () => {
    const s = position({ settlements: ['E4 K7', ''], card: 'grass' });
    expect(legalHexes(s, 'build')).toEqual(['F4', 'E5', 'F5', 'J7', 'J8', 'K8']);
    const lifted = play(s, lift('paddock', 'E4')).state;
    expect(legalHexes(lifted, 'place')).toEqual(['D2', 'C4', 'G4', 'F6']);
    const moved = play(lifted, { type: 'place', hex: 'D2' }).state;
    expect(legalHexes(moved, 'build')).toEqual(['J7', 'J8', 'K8']);
  });

  test('KB-3.5 anew: the seams between sectors mean nothing', () => {
    // Four grass hexes around the middle of the board belong to four sectors or to three of them.
    const s = position({ settlements: ['J10', ''], card: 'grass' });
    expect(legalHexes(s, 'build')).toEqual(['J9', 'K9', 'I10', 'K10', 'J11']);
    const desert = position({ settlements: ['J11', ''], card: 'desert' });
    expect(legalHexes(desert, 'build')).toEqual(['K11']);
  });
});
