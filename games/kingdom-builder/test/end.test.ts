import { DEALER, fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { Event, State } from '../src/index.ts';
import { boardOf, FIRST_GAME, hexesOf, isTerrain } from './hexes.ts';
import {
  askedIn,
  build,
  buildAll,
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
import { position, standing } from './position.ts';

const nearlyDone = standing(39, 'S12', FIRST_GAME, 0);

describe('the trigger', () => {
  test('KB-7.1 trigger: the fortieth settlement by the mandatory action', () => {
    const s = position({ settlements: [nearlyDone, ''], card: 'grass' });
    const { state, events } = play(s, build('S11'));
    expect(events).toContainEqual({ type: 'last-round', seat: 0 });
    expect(saved(state).lastRound).toBe(true);
    expect(kingdomBuilder.outcome(state)).toBeUndefined();
  });

  test('KB-7.1 trigger: by an extra action, before the mandatory one or after it', () => {
    for (const left of [3, 0]) {
      const s = position({ settlements: [nearlyDone, ''], card: 'desert', left });
      const { state, events } = play(s, use('farm', 'S11'));
      expect(events).toContainEqual({ type: 'last-round', seat: 0 });
      expect(saved(state)).toMatchObject({ lastRound: true, left: 0 });
    }
  });

  test('KB-7.1 trigger: a second player who places the fortieth triggers nothing more', () => {
    const settlements = [standing(40, 'A1', FIRST_GAME, 0), standing(39, 'K8', FIRST_GAME, 3)];
    const s = position({ settlements, current: 1, card: 'forest', left: 1, hands: ['none', 'none'] });
    const { events } = play(s, build(legalHexes(s, 'build')[0]!));
    expect(events.map((e) => e.type)).toEqual(['build']);
  });

  test('KB-7.1 trigger: moving settlements afterwards does not stop it', () => {
    const s = position({ settlements: [standing(40, 'S12 K7', FIRST_GAME, 0), ''], left: 0 });
    const { state } = play(s, lift('paddock', 'S12'), place('Q12'));
    expect(saved(state).lastRound).toBe(true);
  });
});

describe('the last round', () => {
  /** Plays on from a position in which the current player is about to place the fortieth settlement. */
  function turnsAfter(s: State): number[] {
    const order: number[] = [];
    let state = s;
    for (let seat = askedIn(state); seat !== undefined; seat = askedIn(state)) {
      expect(seat).not.toBe(DEALER);
      order.push(seat);
      state = play(buildAll(state), endTurn).state;
    }
    return order;
  }

  test('KB-7.2 last round: up to the player before the first one, for 2 to 4 players and any trigger', () => {
    for (const seats of [2, 3, 4]) {
      for (let first = 0; first < seats; first++) {
        for (let turn = 0; turn < seats; turn++) {
          const current = (first + turn) % seats;
          const settlements = Array.from({ length: seats }, (_, seat) =>
            seat === current ? nearlyDone : '',
          );
          const s = position({ seats, settlements, first, current, card: 'grass' });
          const rest = Array.from({ length: seats - turn }, (_, i) => (current + i) % seats);
          expect(turnsAfter(s), `${seats} seats, first ${first}, trigger ${current}`).toEqual(rest);
        }
      }
    }
  });

  /** A random match; `visit` sees the state after every step. */
  function randomMatch(seed: number, visit: (s: State, events: readonly Event[]) => void): void {
    const seats = 2 + (seed % 3);
    const rng = fastRng(seed * 31);
    const s = kingdomBuilder.rules.start(kingdomBuilder.parseOptions({}, seats), seats);
    for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
      const events: Event[] = [];
      kingdomBuilder.rules.apply(s, seat, kingdomBuilder.rules.pick!(s, seat, rng), events);
      visit(s, events);
    }
  }

  test('KB-7.2 last round: everybody has had the same number of turns', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const turns = [0, 0, 0, 0].slice(0, 2 + (seed % 3));
      let triggers = 0;
      randomMatch(seed, (_, events) => {
        for (const e of events) {
          if (e.type === 'turn') turns[e.seat]!++;
          if (e.type === 'last-round') triggers++;
        }
      });
      expect([seed, new Set(turns).size, triggers]).toEqual([seed, 1, 1]);
    }
  });

  test('KB-2.9 last round: nobody begins a turn with an empty stock', () => {
    let least = 40;
    for (let seed = 1; seed <= 10; seed++) {
      randomMatch(seed, (s, events) => {
        const begun = events.find((e) => e.type === 'turn');
        if (begun !== undefined) least = Math.min(least, kingdomBuilder.view(s, 'table').stock[begun.seat]!);
      });
    }
    expect(least).toBeGreaterThan(0);
  });

  test('KB-2.5 last round: nobody draws once the end is triggered, not even whoever triggered it', () => {
    const s = position({
      settlements: [nearlyDone, 'T8'],
      card: 'grass',
      hands: ['none', 'forest'],
    });
    const { state, events } = play(s, build('S11'), endTurn);
    expect(events.map((e) => e.type)).toEqual(['build', 'last-round', 'lapse', 'end-turn', 'turn']);
    expect(saved(state)).toMatchObject({ current: 1, card: 'forest', hands: [null, null] });
    const last = play(buildAll(state), endTurn);
    expect(last.events).toEqual([{ type: 'end-turn', seat: 1 }, { type: 'over' }]);
    expect(saved(last.state)).toMatchObject({ stage: 'over', hands: [null, null], current: null });
  });

  test('KB-2.5 last round: a useless card is still replaced in it', () => {
    const canyon = hexesOf(FIRST_GAME, 'canyon');
    const settlements = [canyon.slice(0, 40).join(' '), canyon.slice(40).join(' ')];
    const s = position({ settlements, card: 'grass', left: 0, hands: ['none', 'canyon'] });
    const { state } = play(s, endTurn);
    expect(saved(state)).toMatchObject({ stage: 'replace', current: 1 });
  });
});

describe('scoring and winning', () => {
  /** Land that touches neither water, mountain, castle nor location: it pays nothing for the three cards below. */
  const idle = boardOf(FIRST_GAME)
    .cells.filter((cell) => [cell, ...cell.neighbours].every((c) => isTerrain(c.ground)))
    .map((cell) => cell.name)
    .slice(0, 40)
    .join(' ');
  const over = (others: readonly string[]): State =>
    position({
      settlements: [idle, ...others],
      objectives: ['fishermen', 'miners', 'workers'],
      stage: 'over',
      current: null,
      card: 'none',
      hands: [],
    });

  test('KB-7.3 scoring: nothing more can be played after the end', () => {
    const s = over(['A3']);
    expect(askedIn(s)).toBeUndefined();
    expect(legalActions(s)).toEqual([]);
    for (const seat of [0, 1]) {
      for (const action of [build('E4'), endTurn, place('E4'), lift('paddock', 'A3'), use('farm', 'E4')]) {
        expect(refusal(s, action, seat)).toMatchObject({ rule: 'KB-7.3', facts: {} });
      }
    }
  });

  test('KB-7.3 scoring: three cards and castles, by player', () => {
    const s = over(['A3 E4']);
    expect(kingdomBuilder.scores(s, 'table')).toEqual([
      { label: 'fishermen', points: [0, 1] },
      { label: 'miners', points: [0, 0] },
      { label: 'workers', points: [0, 1] },
      { label: 'castles', points: [0, 3] },
    ]);
  });

  test('KB-7.4 winner: the player with most gold, the others placed by theirs', () => {
    const s = over(['A3', 'E4']);
    expect(kingdomBuilder.outcome(s)).toMatchObject({ places: [[2], [1], [0]], decidedBy: 'gold' });
    const payoffs = new Float64Array(3);
    kingdomBuilder.rules.payoffs(s, payoffs);
    expect([...payoffs]).toEqual([0, 0, 1]);
  });

  test('KB-7.4 winner: equal gold shares the victory', () => {
    const s = over(['A3', 'C9']);
    expect(kingdomBuilder.outcome(s)).toMatchObject({ places: [[1, 2], [0]], decidedBy: 'shared' });
    const payoffs = new Float64Array(3);
    kingdomBuilder.rules.payoffs(s, payoffs);
    expect([...payoffs]).toEqual([0, 0.5, 0.5]);
  });

  test('KB-7.4 winner: lower places are shared likewise', () => {
    const s = over(['', 'E4', '']);
    expect(kingdomBuilder.outcome(s)).toMatchObject({ places: [[2], [0, 1, 3]], decidedBy: 'gold' });
  });

  test('KB-7.4 winner: everybody can win together', () => {
    const s = over(['', '']);
    expect(kingdomBuilder.outcome(s)).toMatchObject({ places: [[0, 1, 2]], decidedBy: 'shared' });
    const payoffs = new Float64Array(3);
    kingdomBuilder.rules.payoffs(s, payoffs);
    expect(payoffs[0]).toBeCloseTo(1 / 3);
  });
});
