import { describe, expect, test } from 'vitest';
import { fastRng } from '@four-crowns/core';
import { checkPieces } from '../src/check.ts';
import { kingdomBuilder } from '../src/index.ts';
import { deal, endTurn, legalDeals, play, saved } from './playing.ts';
import { position } from './position.ts';

const none = { grass: 0, flowers: 0, forest: 0, canyon: 0, desert: 0 };

describe('the pile runs out', () => {
  const drawn = {
    settlements: ['E4', 'A1'],
    left: 0,
    card: 'grass',
    hands: ['none', 'canyon'],
    pile: {},
    removed: { desert: 5 },
  } as const;

  test('KB-2.6 reshuffle: with the card discarded a moment ago, without hands and removed cards', () => {
    const s = position(drawn);
    const { state, events } = play(s, endTurn);
    expect(events).toEqual([
      { type: 'end-turn', seat: 0 },
      { type: 'reshuffle', cards: 19 },
    ]);
    expect(saved(state)).toMatchObject({
      pile: { grass: 5, flowers: 5, forest: 5, canyon: 4, desert: 0 },
      discard: none,
      generation: 1,
    });
    expect(legalDeals(state)).toEqual(['grass', 'flowers', 'forest', 'canyon']);
  });

  test('KB-2.6 reshuffle: the discarded card alone can be the whole new pile', () => {
    const s = position({ ...drawn, removed: { grass: 4, flowers: 5, forest: 5, canyon: 4, desert: 5 } });
    const { state } = play(s, endTurn);
    expect(legalDeals(state)).toEqual(['grass']);
    expect(saved(play(state, deal('grass')).state).hands[0]).toBe('grass');
  });

  test('KB-2.6 reshuffle: not before a card has to be drawn', () => {
    const s = position({ ...drawn, pile: { forest: 1 } });
    const { state, events } = play(s, endTurn, deal('forest'));
    expect(events.map((e) => e.type)).toEqual(['end-turn', 'draw', 'turn']);
    expect(saved(state)).toMatchObject({ pile: none, generation: 0 });
    expect(saved(state).discard.grass).toBe(5);
  });

  test('KB-2.6 known: pile size, discard and removed cards are open, hands and the pile are not', () => {
    const s = position({ ...drawn, pile: { forest: 2, flowers: 1 } });
    const v = kingdomBuilder.view(s, 0);
    expect(v.pile).toBe(3);
    expect(v.discard).toEqual({ grass: 4, flowers: 4, forest: 3, canyon: 4, desert: 0 });
    expect(v.removed).toEqual({ ...none, desert: 5 });
    expect(v.hands).toEqual([null, null]);
    // What seat 0 has not seen is the pile and the other hand together; it cannot tell them apart.
    expect(v.unseen).toEqual([{ generation: 0, cards: { ...none, forest: 2, flowers: 1, canyon: 1 } }]);
    const own = kingdomBuilder.view(s, 1);
    expect(own.hands).toEqual([null, 'canyon']);
    expect(own.unseen).toEqual([{ generation: 0, cards: { ...none, forest: 2, flowers: 1 } }]);
  });
});

describe('hands of an older generation', () => {
  /** Seat 1 still holds a card of the first pile, seat 2 one of the second. */
  const s = position({
    seats: 3,
    settlements: ['E4', 'A1', 'K16'],
    card: 'grass',
    hands: ['none', 'canyon', 'forest'],
    generation: 1,
    handGenerations: [null, 0, 1],
    pile: { grass: 2, desert: 3 },
  });

  test('KB-2.6 generations: a card held over a reshuffle is known to be none of the new pile', () => {
    const v = kingdomBuilder.view(s, 0);
    expect(v.handGenerations).toEqual([null, 0, 1]);
    expect(v.unseen).toEqual([
      { generation: 0, cards: { ...none, canyon: 1 } },
      { generation: 1, cards: { ...none, grass: 2, forest: 1, desert: 3 } },
    ]);
  });

  test('KB-2.6 generations: whoever imagines the table deals each hand from its own generation', () => {
    const v = kingdomBuilder.view(s, 0);
    const imagined = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const { hands, pile } = saved(kingdomBuilder.imagine(v, fastRng(seed)));
      expect(hands[1]).toBe('canyon');
      imagined.add(String(hands[2]));
      expect(pile.canyon).toBe(0);
    }
    expect([...imagined].toSorted()).toEqual(['desert', 'forest', 'grass']);
  });

  test('KB-2.6 generations: dealing anew keeps them apart too, and leaves the own hand alone', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const other = kingdomBuilder.rules.clone(s);
      kingdomBuilder.rules.resample(other, 0, fastRng(seed));
      checkPieces(other);
      seen.add(saved(other).hands.join(' '));
      const own = kingdomBuilder.rules.clone(s);
      kingdomBuilder.rules.resample(own, 2, fastRng(seed));
      expect(saved(own)).toEqual(saved(s));
    }
    expect([...seen].toSorted()).toEqual([' canyon desert', ' canyon forest', ' canyon grass']);
  });

  test('KB-2.6 generations: two hands of the old generation can be swapped, the pile stays', () => {
    const both = position({
      seats: 3,
      hands: ['none', 'canyon', 'forest'],
      generation: 2,
      handGenerations: [null, 1, 1],
      pile: { grass: 2 },
    });
    const seen = new Set<string>();
    for (let seed = 1; seed <= 50; seed++) {
      const other = kingdomBuilder.rules.clone(both);
      kingdomBuilder.rules.resample(other, 0, fastRng(seed));
      seen.add(saved(other).hands.join(' '));
      expect(saved(other).pile).toEqual({ ...none, grass: 2 });
    }
    expect([...seen].toSorted()).toEqual([' canyon forest', ' forest canyon']);
  });
});
