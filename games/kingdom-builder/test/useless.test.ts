import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, hexesOf, OTHER_FOUR } from './hexes.ts';
import type { GroundName, Section } from './hexes.ts';
import {
  askedIn,
  build,
  deal,
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

/** All hexes of a ground but some, shared out: the first player gets `mine` of them, the second the rest. */
function shared(
  board: readonly Section[],
  ground: GroundName,
  mine: number,
  except: readonly string[] = [],
): string[] {
  const hexes = hexesOf(board, ground).filter((hex) => !except.includes(hex));
  return [hexes.slice(0, mine).join(' '), hexes.slice(mine).join(' ')];
}

describe('a useless card', () => {
  test('KB-2.7 useless, example: two canyons are left, the third settlement and the Oracle go to grass', () => {
    // H3 stands beside the Oracle; C4 and D5 are the two free canyon hexes.
    const [mine, theirs] = shared(OTHER_FOUR, 'canyon', 25, ['C4', 'D5']);
    const s = position({ board: OTHER_FOUR, settlements: [`${mine} H3`, theirs!], card: 'canyon' });
    const two = play(s, build('D5'), build('C4'));
    expect(two.events.slice(-2)).toEqual([
      { type: 'build', seat: 0, hex: 'C4', by: 'card' },
      { type: 'useless', seat: 0, terrain: 'canyon' },
    ]);
    expect(askedIn(two.state)).toBe(DEALER);
    const { state, events } = play(two.state, deal('grass'));
    expect(events).toEqual([{ type: 'replace', seat: 0, terrain: 'grass' }]);
    expect(saved(state)).toMatchObject({ stage: 'turn', card: 'grass', left: 1 });
    expect(saved(state).removed.canyon).toBe(1);
    const hex = legalHexes(state, 'build')[0]!;
    const done = play(state, build(hex)).state;
    const grass = hexesOf(OTHER_FOUR, 'grass');
    expect(legalHexes(done, 'oracle').every((h) => grass.includes(h))).toBe(true);
    const ended = play(done, use('oracle', legalHexes(done, 'oracle')[0]!), endTurn).state;
    // Only the card in force goes to the discard; the useless one is out of the game.
    expect(saved(ended).discard).toEqual({ grass: 1, flowers: 0, forest: 0, canyon: 0, desert: 0 });
    expect(saved(ended).removed.canyon).toBe(1);
  });

  const [full, others] = shared(FIRST_GAME, 'canyon', 25);

  test('KB-2.7 useless: as the turn begins, repeatedly, openly and before any extra action', () => {
    const hands = ['none', 'canyon'] as const;
    const s = position({ settlements: [full!, others!], card: 'grass', left: 0, hands });
    const begun = play(s, endTurn, deal('forest'));
    expect(begun.events.slice(-2)).toMatchObject([
      { type: 'turn', seat: 1, terrain: 'canyon' },
      { type: 'useless', seat: 1, terrain: 'canyon' },
    ]);
    expect(askedIn(begun.state)).toBe(DEALER);
    const again = play(begun.state, deal('canyon'));
    expect(again.events).toEqual([
      { type: 'replace', seat: 1, terrain: 'canyon' },
      { type: 'useless', seat: 1, terrain: 'canyon' },
    ]);
    const { state } = play(again.state, deal('canyon'), deal('desert'));
    expect(saved(state)).toMatchObject({ stage: 'turn', current: 1, card: 'desert', left: 3 });
    expect(saved(state).removed.canyon).toBe(3);
  });

  test('KB-2.7 useless: at once, even if the Paddock could free a hex of the terrain first', () => {
    // Seat 1 stands on K7, a canyon beside a Paddock, and could jump away from it.
    const hands = ['none', 'canyon'] as const;
    const s = position({ settlements: [full!, others!], current: 0, card: 'grass', left: 0, hands });
    const { state } = play(s, endTurn, deal('forest'));
    expect(saved(state).uses['paddock']).toBe(1);
    expect(askedIn(state)).toBe(DEALER);
  });

  test('KB-2.7 useless: an extra action before the mandatory one can make the card useless', () => {
    // The one free desert is taken by the Oasis; G13 is beside it.
    const [mine, theirs] = shared(FIRST_GAME, 'desert', 25, ['A13']);
    const s = position({ settlements: [`${mine} G13`, theirs!], card: 'desert' });
    const { state, events } = play(s, use('oasis', 'A13'));
    expect(events.at(-1)).toEqual({ type: 'useless', seat: 0, terrain: 'desert' });
    expect(askedIn(state)).toBe(DEALER);
    expect(saved(play(state, deal('grass')).state)).toMatchObject({ card: 'grass', left: 3 });
  });

  test('KB-2.7 useless: a move that fills the last hex counts as an extra action', () => {
    // H5 jumps onto J5, the last free canyon.
    const [mine, theirs] = shared(FIRST_GAME, 'canyon', 25, ['J5']);
    const s = position({ settlements: [`${mine} H5`, theirs!], card: 'canyon' });
    const { events } = play(s, lift('paddock', 'H5'), place('J5'));
    expect(events.at(-1)).toEqual({ type: 'useless', seat: 0, terrain: 'canyon' });
  });

  test('KB-2.7 useless: a move that frees a hex and fills another keeps the card', () => {
    const [mine, theirs] = shared(FIRST_GAME, 'canyon', 25, ['J5']);
    const s = position({ settlements: [mine!, theirs!], card: 'canyon' });
    expect(saved(s).settlements[0]).toContain('L5');
    const { state, events } = play(s, lift('paddock', 'L5'), place('J5'));
    expect(events.at(-1)).toMatchObject({ type: 'move', from: 'L5' });
    expect(saved(state)).toMatchObject({ card: 'canyon', left: 3 });
  });

  test('KB-2.7 useless: after the mandatory action no card is replaced', () => {
    const [mine, theirs] = shared(OTHER_FOUR, 'canyon', 25, ['C4']);
    const s = position({ board: OTHER_FOUR, settlements: [`${mine} H3`, theirs!], card: 'canyon', left: 1 });
    const { state, events } = play(s, build('C4'));
    expect(events).toHaveLength(1);
    expect(saved(state)).toMatchObject({ stage: 'turn', card: 'canyon', left: 0 });
    expect(legalHexes(state, 'oracle')).toEqual([]);
    expect(legalHexes(state, 'barn')).toEqual([]);
    expect(saved(play(state, endTurn).state).discard.canyon).toBe(1);
  });

  test('KB-2.7 useless: an Oracle used before the replacement used the old card', () => {
    const [mine, theirs] = shared(OTHER_FOUR, 'canyon', 25, ['C4', 'D5', 'E5']);
    const s = position({ board: OTHER_FOUR, settlements: [`${mine} H3`, theirs!], card: 'canyon' });
    const { state } = play(s, use('oracle', 'D5'), build('C4'), build('E5'), deal('forest'));
    expect(saved(state)).toMatchObject({
      card: 'forest',
      left: 1,
      uses: expect.not.objectContaining({ oracle: 1 }),
    });
  });

  test('KB-2.7 useless: an empty pile is made of the discard first', () => {
    const hands = ['none', 'canyon'] as const;
    const s = position({ settlements: [full!, others!], card: 'grass', left: 0, hands, pile: { forest: 1 } });
    const { state, events } = play(s, endTurn, deal('forest'));
    expect(events.map((e) => e.type)).toEqual(['end-turn', 'draw', 'turn', 'useless', 'reshuffle']);
    // The useless card is out of the game and not in the new pile.
    expect(saved(state)).toMatchObject({
      stage: 'replace',
      removed: { canyon: 1 },
      pile: { canyon: 4, grass: 5 },
    });
  });
});

describe('no usable card left', () => {
  const [mine, theirs] = shared(OTHER_FOUR, 'canyon', 25, ['C4']);
  /** Every card but canyons has left the game, and one canyon hex is free. */
  const drawn = {
    board: OTHER_FOUR,
    settlements: [`${mine} H3 G12`, theirs!],
    card: 'canyon',
    hands: ['none', 'canyon'],
    removed: { grass: 5, flowers: 5, forest: 5, desert: 5 },
  } as const;

  test('KB-2.8 no card: the rest of the mandatory action lapses once pile and discard are used up', () => {
    const s = position({ ...drawn, pile: { canyon: 1 }, discard: { canyon: 2 } });
    const one = play(s, build('C4'));
    expect(saved(one.state)).toMatchObject({ stage: 'replace', left: 2 });
    const two = play(one.state, deal('canyon'));
    expect(two.events.map((e) => e.type)).toEqual(['replace', 'useless', 'reshuffle']);
    const { state, events } = play(two.state, deal('canyon'), deal('canyon'));
    expect(events.at(-1)).toEqual({ type: 'lapse', seat: 0, left: 2, because: 'cards' });
    expect(saved(state)).toMatchObject({ stage: 'turn', card: null, left: 0, removed: { canyon: 4 } });
  });

  test('KB-2.8 no card: Oracle and Barn cannot be used, everything else can', () => {
    const s = position({ ...drawn, pile: {}, discard: {}, removed: { ...drawn.removed, canyon: 3 } });
    const { state } = play(s, build('C4'));
    expect(saved(state)).toMatchObject({ card: null, left: 0 });
    expect(saved(state).uses).toMatchObject({ oracle: 1, barn: 1, tower: 1 });
    expect(legalHexes(state, 'oracle')).toEqual([]);
    expect(legalHexes(state, 'barn')).toEqual([]);
    expect(legalHexes(state, 'tower')).not.toEqual([]);
    expect(refusal(state, use('oracle', 'A1'))).toMatchObject({ rule: 'KB-2.8', facts: { what: 'oracle' } });
    expect(refusal(state, lift('barn', 'G12'))).toMatchObject({ rule: 'KB-2.8', facts: { what: 'barn' } });
  });

  test('KB-2.8 no card: a hand that cannot be refilled stays empty', () => {
    const s = position({
      ...drawn,
      card: 'none',
      pile: {},
      discard: {},
      removed: { ...drawn.removed, canyon: 4 },
    });
    const { state, events } = play(s, endTurn);
    expect(events.map((e) => e.type)).toEqual(['end-turn', 'turn']);
    expect(saved(state)).toMatchObject({ current: 1, hands: [null, null] });
    expect(saved(state).handGenerations).toEqual([null, null]);
  });

  test('KB-2.8 no card: an empty hand is filled as the turn begins, openly, if a card can be had', () => {
    // Seat 1 ends its turn with two canyons to be had: one for its own hand, one for seat 0.
    const s = position({
      ...drawn,
      current: 1,
      left: 0,
      hands: ['none', 'none'],
      pile: {},
      discard: { canyon: 1 },
      removed: { ...drawn.removed, canyon: 3 },
    });
    const begun = play(s, endTurn, deal('canyon'));
    expect(begun.events.map((e) => e.type)).toEqual(['end-turn', 'reshuffle', 'draw', 'turn']);
    expect(begun.events.at(-1)).toMatchObject({ seat: 0, terrain: 'none' });
    expect(saved(begun.state)).toMatchObject({ stage: 'replace', current: 0 });
    const { state, events } = play(begun.state, deal('canyon'));
    expect(events).toEqual([{ type: 'replace', seat: 0, terrain: 'canyon' }]);
    expect(saved(state)).toMatchObject({ stage: 'turn', card: 'canyon', left: 3 });
  });

  test('KB-2.8 no card: with empty hands all round the turn goes on without a card', () => {
    const s = position({
      ...drawn,
      card: 'none',
      hands: ['none', 'none'],
      pile: {},
      discard: {},
      removed: { ...drawn.removed, canyon: 5 },
    });
    const { state, events } = play(s, endTurn);
    expect(events.slice(1)).toMatchObject([
      { type: 'turn', seat: 1, terrain: 'none' },
      { type: 'lapse', seat: 1, left: 3, because: 'cards' },
    ]);
    expect(legalActions(state)).toContainEqual(endTurn);
  });
});
