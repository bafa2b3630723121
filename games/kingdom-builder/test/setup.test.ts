import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { OBJECTIVES, TERRAINS, TILES } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import { boardOf, FIRST_GAME, hexesOf, laidOf } from './hexes.ts';
import { askedIn, build, deal, endTurn, legalActions, play, refusal, saved } from './playing.ts';
import { position } from './position.ts';

const { rules } = kingdomBuilder;

function start(seats: number, options: object = {}): State {
  return rules.start(kingdomBuilder.parseOptions(options, seats), seats);
}

function weights(s: State): number[] {
  return legalActions(s).map((a) => rules.weight(s, kingdomBuilder.encode(s, DEALER, a)!));
}

/** Every state the dealer can lead to, `depth` answers deep. */
function* outcomes(s: State, depth: number): Generator<State> {
  if (depth === 0) return yield s;
  for (const action of legalActions(s)) {
    const next = rules.clone(s);
    rules.apply(next, DEALER, kingdomBuilder.encode(next, DEALER, action)!);
    yield* outcomes(next, depth - 1);
  }
}

describe('what lies on the table', () => {
  test('KB-1.1 goal: gold is itemised by card and castle at any moment, and decides nothing before the end', () => {
    const s = position({ settlements: ['E4 F4', 'A3'], objectives: ['discoverers', 'hermits', 'fishermen'] });
    expect(kingdomBuilder.scores(s, 0)).toEqual([
      { label: 'discoverers', points: [1, 1] },
      { label: 'hermits', points: [1, 1] },
      { label: 'fishermen', points: [0, 1] },
      { label: 'castles', points: [3, 0] },
    ]);
    expect(kingdomBuilder.outcome(s)).toBeUndefined();
  });

  test('KB-1.2 board: each of the 26,880 boards can be dealt, all equally likely', () => {
    const seen = new Set<string>();
    for (const s of outcomes(start(2), 4)) seen.add(saved(s).board.map(laidOf).join(' '));
    expect(seen.size).toBe(26_880);
    const opening = start(2);
    expect(new Set(weights(opening))).toEqual(new Set([1]));
    expect(legalActions(opening)).toHaveLength(16);
  });

  test('KB-1.3 cards: each of the 120 sets of three cards can be dealt, all equally likely', () => {
    const s = start(2, { board: 'first-game' });
    expect(new Set(weights(s))).toEqual(new Set([1]));
    expect(OBJECTIVES).toHaveLength(10);
    const ends = [...outcomes(s, 3)].map((end) => saved(end).objectives.toSorted().join(' '));
    expect(ends).toHaveLength(720);
    expect(new Set(ends).size).toBe(120);
  });

  test('KB-1.3 cards: the three cards lie open for everybody', () => {
    const objectives = ['lords', 'farmers', 'hermits'] as const;
    const s = position({ objectives });
    for (const viewer of [0, 1, 'table'] as const) {
      expect(kingdomBuilder.view(s, viewer).objectives).toEqual(objectives);
    }
  });

  test('KB-1.4 tiles: two on every location hex, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const { locations } = saved(start(seats, { board: 'first-game' }));
      expect(locations.map((l) => l.hex).toSorted()).toEqual(hexesOf(FIRST_GAME, 'location').toSorted());
      expect(locations.map((l) => l.left)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
      for (const { hex, tile } of locations) expect(boardOf(FIRST_GAME).byName.get(hex)?.tile).toBe(tile);
    }
    // Two tiles on each of the fourteen location hexes of the box.
    const box = TILES.map((tile) => (tile === 'oracle' || tile === 'harbor' ? 2 : 4));
    expect(box.reduce<number>((a, b) => a + b, 0)).toBe(28);
  });

  test('KB-1.5 terrain cards: 25, five of each terrain, and one for each player in secret', () => {
    const s = start(3, { board: 'first-game', objectives: 'first-game', first: 1 });
    expect(saved(s).pile).toEqual({ grass: 5, flowers: 5, forest: 5, canyon: 5, desert: 5 });
    expect(weights(s)).toEqual([5, 5, 5, 5, 5]);
    const one = play(s, deal('canyon'));
    expect(weights(one.state)).toEqual([5, 5, 5, 4, 5]);
    expect(one.events).toEqual([{ type: 'draw', seat: 1, secret: { to: 0b010, terrain: 'canyon' } }]);
    const two = play(one.state, deal('grass')).state;
    expect(kingdomBuilder.view(two, 1).hands).toEqual([null, 'canyon', null]);
    expect(kingdomBuilder.view(two, 2).hands).toEqual([null, null, 'grass']);
    expect(kingdomBuilder.view(two, 0).hands).toEqual([null, null, null]);
    expect(kingdomBuilder.view(two, 'table').hands).toEqual([null, null, null]);
  });

  test('KB-1.6 settlements: forty in each stock and none on the board', () => {
    for (const seats of [2, 3, 4]) {
      const v = kingdomBuilder.view(start(seats, { board: 'first-game' }), 'table');
      expect(v.stock).toEqual(Array.from({ length: seats }, () => 40));
      expect(v.settlements.flat()).toEqual([]);
    }
  });
});

describe('who begins, and what chance decides', () => {
  test('KB-1.7 first player: a random one, each equally likely', () => {
    for (const seats of [2, 3, 4]) {
      const s = start(seats, { board: 'first-game', objectives: 'first-game' });
      expect(askedIn(s)).toBe(DEALER);
      expect(legalActions(s)).toEqual(
        Array.from({ length: seats }, (_, seat) => ({ type: 'choose-first', seat })),
      );
      expect(new Set(weights(s))).toEqual(new Set([1]));
    }
  });

  test('KB-1.7 first player: hands are dealt from the first player on, who then begins', () => {
    const s = start(3, { board: 'first-game', objectives: 'first-game' });
    const { state, events } = play(
      s,
      { type: 'choose-first', seat: 2 },
      deal('grass'),
      deal('forest'),
      deal('desert'),
    );
    expect(events.map((e) => ('seat' in e ? [e.type, e.seat] : [e.type]))).toEqual([
      ['first-player', 2],
      ['draw', 2],
      ['draw', 0],
      ['draw', 1],
      ['turn', 2],
    ]);
    expect(askedIn(state)).toBe(2);
  });

  test('KB-1.8 first game: Tavern, Paddock, Oasis and Farm upright; Fishermen, Merchants and Knights', () => {
    const { board, objectives } = saved(
      start(2, { board: 'first-game', objectives: 'first-game', first: 0 }),
    );
    expect(board.map(laidOf)).toEqual(['tavern', 'paddock', 'oasis', 'farm']);
    expect(objectives).toEqual(['fishermen', 'merchants', 'knights']);
  });

  test('KB-1.9 chance: without options it decides sectors, cards, first player and hands, in this order', () => {
    const script: Action[] = [
      { type: 'lay-sector', sector: 'harbor', turned: true },
      { type: 'lay-sector', sector: 'farm', turned: false },
      { type: 'lay-sector', sector: 'barn', turned: true },
      { type: 'lay-sector', sector: 'oracle', turned: false },
      { type: 'lay-objective', card: 'lords' },
      { type: 'lay-objective', card: 'miners' },
      { type: 'lay-objective', card: 'workers' },
      { type: 'choose-first', seat: 1 },
      deal('desert'),
      deal('grass'),
    ];
    const { state, events } = play(start(2), ...script);
    expect(events.slice(0, 5)).toEqual([
      { type: 'sector', slot: 0, sector: 'harbor', turned: true },
      { type: 'sector', slot: 1, sector: 'farm', turned: false },
      { type: 'sector', slot: 2, sector: 'barn', turned: true },
      { type: 'sector', slot: 3, sector: 'oracle', turned: false },
      { type: 'objective', card: 'lords' },
    ]);
    expect(saved(state).board.map(laidOf)).toEqual(['harbor*', 'farm', 'barn*', 'oracle']);
    expect(saved(state)).toMatchObject({ stage: 'turn', current: 1, card: 'desert', left: 3 });
    expect(TERRAINS).toContain(saved(state).hands[0]);
  });

  test('KB-1.9 chance: no seat can answer for it, before the game or during it', () => {
    const answers: Action[] = [
      { type: 'lay-sector', sector: 'harbor', turned: true },
      { type: 'lay-objective', card: 'lords' },
      { type: 'choose-first', seat: 1 },
      deal('desert'),
    ];
    const during = position({});
    for (const answer of answers) {
      expect(refusal(start(2), answer, 0)).toMatchObject({ rule: 'KB-1.9', facts: {} });
      expect(refusal(during, answer, 0)).toMatchObject({ rule: 'KB-1.9', facts: {} });
    }
    expect(refusal(start(2), build('A1'), 0)).toMatchObject({ rule: 'KB-1.9', facts: {} });
    expect(refusal(start(2), endTurn, 1)).toMatchObject({ rule: 'KB-1.9', facts: {} });
  });
});
