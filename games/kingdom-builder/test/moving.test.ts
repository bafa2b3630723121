import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import { hexesOf, OTHER_FOUR } from './hexes.ts';
import {
  build,
  endTurn,
  legalActions,
  legalHexes,
  lift,
  place,
  play,
  refusal,
  saved,
  use,
} from './playing.ts';
import { position } from './position.ts';

describe('which settlement', () => {
  test('KB-5.9 which: only an own one', () => {
    const s = position({ settlements: ['K7 F5', 'E4'], card: 'grass' });
    expect(refusal(s, lift('paddock', 'E4'))).toMatchObject({ rule: 'KB-5.9', facts: { hex: 'E4' } });
    expect(refusal(s, lift('paddock', 'A1'))).toMatchObject({ rule: 'KB-5.9', facts: { hex: 'A1' } });
  });

  test('KB-5.9 which: also one built in this turn, by card or by tile', () => {
    const s = position({ settlements: ['K7 S12', ''], card: 'desert' });
    const { state } = play(s, use('farm', 'S11'));
    expect(legalHexes(state, 'paddock')).toContain('S11');
    const late = play(position({ settlements: ['K7', ''], card: 'desert', left: 1 }), build('B1'));
    expect(legalHexes(late.state, 'paddock')).toContain('B1');
  });

  test('KB-5.9 which: also one that stands on water', () => {
    const s = position({ settlements: ['K7 D8', ''], card: 'desert' });
    expect(legalHexes(s, 'paddock')).toEqual(['K7', 'D8']);
  });
});

describe('lift, then place', () => {
  const s = position({ settlements: ['K7 F5 S12', ''], card: 'grass' });
  const { state: lifted, events } = play(s, lift('paddock', 'F5'));

  test('KB-5.10 lift: the hex is empty, the tile is used, and only placing is left to do', () => {
    expect(events).toEqual([{ type: 'lift', seat: 0, hex: 'F5', tile: 'paddock' }]);
    expect(saved(lifted)).toMatchObject({ stage: 'lifted', lifted: { hex: 'F5', tile: 'paddock' }, left: 3 });
    expect(saved(lifted).settlements[0]).toEqual(['K7', 'S12']);
    expect(saved(lifted).uses).toEqual({ farm: 1 });
    expect(legalActions(lifted).every((a) => a.type === 'place')).toBe(true);
    expect(kingdomBuilder.view(lifted, 0).prompt).toEqual({ type: 'place', tile: 'paddock', from: 'F5' });
  });

  test('KB-5.10 lift: nothing else can be done meanwhile', () => {
    const refused = { rule: 'KB-5.10', facts: { from: 'F5' } };
    for (const action of [build('E4'), use('farm', 'S11'), lift('paddock', 'K7'), endTurn]) {
      expect(refusal(lifted, action)).toEqual(refused);
    }
  });

  test('KB-5.10 lift: nothing can be placed without lifting', () => {
    expect(refusal(s, place('E4'))).toMatchObject({ rule: 'KB-5.10', facts: { from: 'none' } });
  });

  test('KB-5.10 lift: the lifted settlement does not count for adjacency', () => {
    // Only A4 has flowers beside it; once lifted, G12 has none, so all flowers are open.
    const barn = position({ board: OTHER_FOUR, settlements: ['G12 A4', ''], card: 'flowers' });
    const { state } = play(barn, lift('barn', 'A4'));
    expect(legalHexes(state, 'place')).toContain('R9');
  });

  test('KB-5.10 lift: the only settlement may go to every free hex of the kind', () => {
    const harbor = position({ board: OTHER_FOUR, settlements: ['R17', ''] });
    const { state } = play(harbor, lift('harbor', 'R17'));
    expect(legalHexes(state, 'place')).toEqual(hexesOf(OTHER_FOUR, 'water'));
  });

  test('KB-5.10 lift: a lone landing place is taken without asking', () => {
    const { state } = play(position({ settlements: ['K7 A2', ''] }), lift('paddock', 'A2'));
    expect(legalHexes(state, 'place')).toEqual(['C2']);
    expect(kingdomBuilder.decode(state, 0, kingdomBuilder.forced(state, 0)!)).toEqual(place('C2'));
  });
});

describe('where it cannot go', () => {
  test('KB-5.11 nowhere: with Paddock, Barn and Harbor', () => {
    const paddock = position({ settlements: ['K7 A2', 'C2'] });
    expect(refusal(paddock, lift('paddock', 'A2'))).toMatchObject({
      rule: 'KB-5.11',
      facts: { hex: 'A2', instead: 'K7' },
    });
    const harbor = position({ board: OTHER_FOUR, settlements: ['R17 F15 G15', ''] });
    expect(refusal(harbor, lift('harbor', 'F15'))).toMatchObject({
      rule: 'KB-5.13',
      facts: { hex: 'F15', tile: 'harbor' },
    });
    // The only flowers beside own settlements are those A4 itself would leave.
    const flowers = ['B3', 'B4', 'A5', 'B5'];
    const barn = position({
      board: OTHER_FOUR,
      settlements: ['G12 A4 A3', flowers.join(' ')],
      card: 'flowers',
    });
    expect(refusal(barn, lift('barn', 'A4'))).toMatchObject({
      rule: 'KB-5.13',
      facts: { hex: 'A4', tile: 'barn' },
    });
    expect(legalHexes(barn, 'barn')).toEqual(['A3', 'G12']);
  });

  test('KB-5.12 no return: the lifted settlement may not go back', () => {
    const paddock = play(position({ settlements: ['K7 F5', ''] }), lift('paddock', 'F5')).state;
    expect(refusal(paddock, place('F5'))).toMatchObject({ rule: 'KB-5.12', facts: { hex: 'F5' } });
    const barn = position({ board: OTHER_FOUR, settlements: ['G12', ''], card: 'desert' });
    const lifted = play(barn, lift('barn', 'G12')).state;
    expect(refusal(lifted, place('G12'))).toMatchObject({ rule: 'KB-5.12', facts: { hex: 'G12' } });
    expect(legalHexes(lifted, 'place')).not.toContain('G12');
  });

  test('KB-5.13 vacated hex: a settlement that alone reaches free hexes of the ground', () => {
    // A5, the only free flowers near, touches A4 alone. Lifted, A4 leaves flowers behind beside A3, which bind.
    const drawn = { board: OTHER_FOUR, settlements: ['G12 A3 A4', 'B3 B4 B5'], card: 'flowers' } as const;
    const on = position(drawn);
    expect(legalHexes(on, 'barn')).toEqual(['A3', 'G12']);
    expect(legalHexes(play(on, lift('barn', 'G12')).state, 'place')).toEqual(['A5']);
    const off = position({ ...drawn, options: { vacatedHexCounts: false } });
    expect(legalHexes(off, 'barn')).toEqual(['A3', 'A4', 'G12']);
  });

  test('KB-5.13 vacated hex: so too if that settlement reaches three free hexes, as many as there can be', () => {
    // F11 alone touches E10, F10 and G11; lifted, it leaves the only desert beside E12.
    const drawn = { board: OTHER_FOUR, settlements: ['F11 E12 B17', 'E11 F12 D12'], card: 'desert' } as const;
    expect(legalHexes(position(drawn), 'barn')).toEqual(['E12', 'B17']);
    const off = position({ ...drawn, options: { vacatedHexCounts: false } });
    expect(legalHexes(off, 'barn')).toEqual(['F11', 'E12', 'B17']);
  });

  test('KB-5.13 vacated hex: standing on another ground, that settlement may go anywhere', () => {
    // A6 (flowers) alone touches free canyon, B6; L7 stands beside a Barn.
    const board = ['tavern', 'barn', 'oasis', 'farm'] as const;
    const s = position({ board, settlements: ['A5 A6 L7', 'L6'], card: 'canyon' });
    expect(legalHexes(s, 'barn')).toEqual(['A5', 'A6', 'L7']);
    const free = hexesOf(board, 'canyon').filter((hex) => hex !== 'L6');
    expect(legalHexes(play(s, lift('barn', 'A6')).state, 'place')).toEqual(free);
  });
});
