import { describe, expect, test } from 'vitest';
import { OTHER_FOUR } from './hexes.ts';
import { lift, place, play, refusal, saved, use } from './playing.ts';
import { position } from './position.ts';

const LOST = { type: 'lose', seat: 0 };

describe('losing a tile', () => {
  test('KB-4.5 loss, example: jumping across the Farm keeps the tile, jumping elsewhere loses it', () => {
    const s = position({ settlements: ['Q12 K7', ''] });
    expect(saved(s).held[0]).toEqual(['L7', 'R12']);
    const kept = play(s, lift('paddock', 'Q12'), place('S12'));
    expect(kept.events.map((e) => e.type)).toEqual(['lift', 'move']);
    expect(saved(kept.state)).toMatchObject({ held: [['L7', 'R12'], []], uses: { farm: 1 } });
    const lost = play(s, lift('paddock', 'Q12'), place('O12'));
    expect(lost.events.at(-1)).toEqual({ ...LOST, tile: 'farm', hex: 'R12' });
    expect(saved(lost.state)).toMatchObject({ held: [['L7'], []], taken: [['L7', 'R12'], []], uses: {} });
  });

  test('KB-4.5 loss: the tile leaves the game and is not put back', () => {
    const s = position({ settlements: ['Q12 K7', ''] });
    const { state } = play(s, lift('paddock', 'Q12'), place('O12'));
    expect(saved(state).locations.find((l) => l.hex === 'R12')?.left).toBe(1);
    expect(refusal(state, use('farm', 'E4'))).toMatchObject({ rule: 'KB-4.8', facts: { tile: 'farm' } });
  });

  test('KB-4.5 loss: not while another own settlement stays beside the location', () => {
    const s = position({ settlements: ['Q12 S13 K7', ''] });
    const { state } = play(s, lift('paddock', 'Q12'), place('O12'));
    expect(saved(state).held[0]).toEqual(['L7', 'R12']);
  });

  test('KB-4.5 loss: another player beside the location does not help', () => {
    const s = position({ settlements: ['Q12 K7', 'S12'] });
    expect(play(s, lift('paddock', 'Q12'), place('O12')).events.at(-1)).toMatchObject({
      ...LOST,
      tile: 'farm',
    });
  });

  test('KB-4.5 loss: nothing is lost while the settlement is lifted', () => {
    const s = position({ settlements: ['Q12 K7', ''] });
    expect(saved(play(s, lift('paddock', 'Q12')).state).held[0]).toEqual(['L7', 'R12']);
  });

  test('KB-4.5 loss: the tile that is being used may be the one that is lost', () => {
    const s = position({ settlements: ['K7 A1', ''] });
    const { state, events } = play(s, lift('paddock', 'K7'), place('I7'));
    expect(events.slice(-2)).toEqual([
      { type: 'gain', seat: 0, tile: 'tavern', hex: 'H7' },
      { ...LOST, tile: 'paddock', hex: 'L7' },
    ]);
    expect(saved(state)).toMatchObject({
      held: [['H7'], []],
      taken: [['H7', 'L7'], []],
      fresh: ['H7'],
      uses: {},
    });
  });

  test('KB-4.5 loss: one move can gain a tile here and lose one there', () => {
    // From the Tavern H7 to the Paddock L7; the other Paddock does the moving.
    const s = position({ settlements: ['I7 S2', ''] });
    const { events } = play(s, lift('paddock', 'I7'), place('K7'));
    expect(events.slice(-2)).toEqual([
      { type: 'gain', seat: 0, tile: 'paddock', hex: 'L7' },
      { ...LOST, tile: 'tavern', hex: 'H7' },
    ]);
  });

  test('KB-4.5 loss: won and lost again in the same turn, a tile is gone for good', () => {
    const s = position({ settlements: ['R9 K7 S2', ''] });
    const there = play(s, lift('paddock', 'R9'), place('S11'));
    expect(there.events.at(-1)).toMatchObject({ type: 'gain', hex: 'R12' });
    const { state, events } = play(there.state, lift('paddock', 'S11'), place('T9'));
    expect(events.at(-1)).toEqual({ ...LOST, tile: 'farm', hex: 'R12' });
    expect(saved(state)).toMatchObject({ fresh: [], uses: {} });
    expect(saved(state).taken[0]).toContain('R12');
  });

  test('KB-4.5 loss: a location with no tile of mine can be left without losing anything', () => {
    // Two others had taken the tiles before this settlement came.
    const s = position({ seats: 3, settlements: ['Q12 K7', 'S12', 'S13'], held: ['L7', 'R12', 'R12'] });
    const { events } = play(s, lift('paddock', 'Q12'), place('O12'));
    expect(events.map((e) => e.type)).toEqual(['lift', 'move']);
  });

  test('KB-4.5 loss: by Barn and Harbor too', () => {
    const s = position({ board: OTHER_FOUR, settlements: ['H3 H13 R17', ''], card: 'desert' });
    expect(saved(s).held[0]).toEqual(['H4', 'G13', 'Q18']);
    const lost = { ...LOST, tile: 'oracle', hex: 'H4' };
    expect(play(s, lift('barn', 'H3'), place('I13')).events.at(-1)).toEqual(lost);
    expect(play(s, lift('harbor', 'H3'), place('F1')).events.at(-1)).toEqual(lost);
  });
});

describe('losing one of two', () => {
  /** Farms R12 (Q12) and M16 (L16), a Paddock at K7 that is still unused. */
  const two = { settlements: ['Q12 L16 K7', ''], card: 'desert' } as const;
  const leaveR12 = [lift('paddock', 'Q12'), place('O12')] as const;
  const leaveM16 = [lift('paddock', 'L16'), place('K18')] as const;

  test('KB-4.6 one of two, example: one used, one use is left whichever is lost', () => {
    const s = position({ ...two, uses: { farm: 1, paddock: 1 } });
    expect(saved(play(s, ...leaveR12).state)).toMatchObject({ held: [['L7', 'M16'], []], uses: { farm: 1 } });
    expect(saved(play(s, ...leaveM16).state)).toMatchObject({ held: [['L7', 'R12'], []], uses: { farm: 1 } });
  });

  test('KB-4.6 one of two: both unused, one use is left', () => {
    expect(saved(play(position(two), ...leaveR12).state).uses).toEqual({ farm: 1 });
  });

  test('KB-4.6 one of two: both used, none is left', () => {
    const s = position({ ...two, uses: { paddock: 1 } });
    const { state } = play(s, ...leaveR12);
    expect(saved(state).uses).toEqual({});
    expect(refusal(state, use('farm', 'E4'))).toMatchObject({ rule: 'KB-4.4', facts: { tile: 'farm' } });
  });

  test('KB-4.6 one of two, example: a fresh tile cannot stand in for the older one', () => {
    const s = position({ ...two, fresh: 'M16' });
    expect(saved(s).uses).toEqual({ farm: 1, paddock: 1 });
    const { state } = play(s, ...leaveR12);
    expect(saved(state)).toMatchObject({ held: [['L7', 'M16'], []], fresh: ['M16'], uses: {} });
    expect(refusal(state, use('farm', 'K16'))).toMatchObject({ rule: 'KB-4.3', facts: { tile: 'farm' } });
  });

  test('KB-4.6 one of two: losing the fresh one leaves the older one its use', () => {
    const s = position({ ...two, fresh: 'R12' });
    expect(saved(play(s, ...leaveR12).state)).toMatchObject({ held: [['L7', 'M16'], []], uses: { farm: 1 } });
  });

  test('KB-4.6 one of two: the tile being used is one of the two, and is lost by its own move', () => {
    // Paddocks S3 (S2) and L7 (K7): K7 jumps away, so L7 goes, and the other Paddock is still unused.
    const s = position({ settlements: ['S2 K7', ''] });
    const { state } = play(s, lift('paddock', 'K7'), place('J5'));
    expect(saved(state)).toMatchObject({ held: [['S3'], []], uses: { paddock: 1 } });
  });
});
