import { describe, expect, test } from 'vitest';
import { HOUSE_VALUES } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { State } from '../src/index.ts';
import {
  done,
  giveBack,
  hold,
  legalActions,
  play,
  playOut,
  pointsOf,
  refusal,
  saved,
  seen,
  send,
} from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const hands = ['obelisk_1', 'obelisk_2', 'obelisk_3', 'elves_tower'];
const lastCard: Drawn = { hands, pool: 0, queue: '0:orcs_hero' };

describe('the end', () => {
  test('KBY-7.1 last card: drawn from the pool or from what was returned', () => {
    const fromQueue = play(position(lastCard), hold('obelisk_1'));
    expect(fromQueue.events.map((e) => e.type)).toContain('deck-out');
    expect(seen(fromQueue.state, 'table')).toMatchObject({ ending: true, deck: 0, current: 1 });
    const pool = position({ hands, pool: 1 });
    const fromPool = playOut(pool, hold('obelisk_1'));
    expect(fromPool.events.at(-1)).toEqual({ type: 'deck-out', of: 3, left: 'turns' });
    expect(seen(fromPool.state, 'table')).toMatchObject({
      ending: true,
      deck: 0,
      current: 1,
      handSizes: [6, 6, 6, 6],
    });
  });

  test('KBY-7.2 final turn: the last player ends the game, without drawing', () => {
    const s = play(position(lastCard), hold('obelisk_1'), hold('obelisk_2'), giveBackFirst(2), done).state;
    expect(seen(s, 'table')).toMatchObject({ current: 3, handSizes: [6, 5, 5, 6] });
    const { state, events } = play(s, hold('elves_tower'));
    expect(events.at(-1)).toMatchObject({ type: 'over', because: 'deck' });
    expect(saved(state)).toMatchObject({ stage: 'over', current: null });
    expect(kingsBounty.rules.actors(state)).toBe(0);
  });

  test('KBY-7.2 final turn: the last player is the one before the first', () => {
    const s = position({ ...lastCard, first: 2, current: 2, queue: '0:orcs_hero' });
    let now: State = s;
    const turns: (number | null)[] = [];
    for (const card of ['obelisk_3', 'elves_tower', 'obelisk_1', 'obelisk_2'] as const) {
      turns.push(saved(now).current);
      now = play(now, hold(card)).state;
    }
    expect(turns).toEqual([2, 3, 0, 1]);
    expect(saved(now).stage).toBe('over');
  });

  test('KBY-7.3 last player draws the last card: one more turn for everybody', () => {
    let s = play(position({ ...lastCard, current: 3 }), hold('elves_tower')).state;
    expect(saved(s)).toMatchObject({ stage: 'turn', ending: true, current: 0 });
    for (const card of ['obelisk_1', 'obelisk_2', 'obelisk_3'] as const) s = play(s, hold(card)).state;
    expect(saved(s)).toMatchObject({ stage: 'turn', current: 3 });
    expect(saved(play(s, giveBackFirst(3, s), done).state).stage).toBe('over');
  });

  test('KBY-8.2 one more round: switched off, the game ends at once', () => {
    const s = position({ ...lastCard, current: 3, options: { extraRound: false } });
    expect(saved(play(s, hold('elves_tower')).state)).toMatchObject({ stage: 'over', ending: true });
    const other = position({ ...lastCard, current: 2, options: { extraRound: false } });
    expect(saved(play(other, hold('obelisk_3')).state)).toMatchObject({ stage: 'turn', current: 3 });
  });
});

/** A game with this table that the guard ends (KBY-4.6): all cards that are nowhere else may stay in the deck. */
function ended(drawn: Drawn): State {
  const s = position({ ...drawn, streak: 39, current: ((drawn.first ?? 0) + 3) % 4 });
  return playOut(s, giveBackFirst(saved(s).current ?? 0, s), done).state;
}

function giveBackFirst(seat: number, s: State = position(lastCard)): ReturnType<typeof giveBack> {
  return giveBack(saved(s).hands[seat]![0]!.card);
}

describe('the score', () => {
  test('KBY-7.4 scoring: titles, penalties and two points an obelisk', () => {
    const s = ended({
      table: [
        'elves_tower orcs_tower obelisk_1',
        'obelisk_2 obelisk_3 undead_citadel',
        'dwarves_fortress+humans_mage',
      ],
      titles: ['great_architect', 'keeper_of_secrets', 'conqueror', 'grand_magister', 'vandal', 'staff_rat'],
      discard: 'humans_monster humans_hero',
      lastMonster: 3,
      lastHero: 3,
    });
    const totals = [0, 1, 2, 3].map((seat) =>
      kingsBounty.scores(s, 'all').reduce((sum, l) => sum + l.points[seat]!, 0),
    );
    expect(totals).toEqual([7 + 2, 5 + 4, 7 + 6, -6]);
    expect(kingsBounty.outcome(s)).toEqual({
      places: [[2], [0], [1], [3]],
      decidedBy: 'points',
      // Seats 0 and 1 have nine points each.
      parted: ['points', 'seat-order', 'points'],
    });
  });

  test('KBY-7.4 scoring: a title without a single best is worth nothing to anybody', () => {
    const s = ended({ table: ['elves_tower', 'orcs_tower'] });
    expect(pointsOf(s, 'tower_builder')).toEqual([0, 0, 0, 0]);
    expect(HOUSE_VALUES.tower_builder).toBe(5);
  });

  test.each([0, 1, 2, 3])('KBY-7.5 winner: equal points, and seat %i goes first', (first) => {
    const s = ended({
      table: ['obelisk_1', 'obelisk_1', 'obelisk_1', 'obelisk_1'],
      first,
    });
    const clockwise = [0, 1, 2, 3].map((i) => [(first + i) % 4]);
    expect(kingsBounty.outcome(s)).toEqual({
      places: clockwise,
      decidedBy: 'seat-order',
      parted: ['seat-order', 'seat-order', 'seat-order'],
    });
    const pay = new Float64Array(4);
    kingsBounty.rules.payoffs(s, pay);
    expect([...pay]).toEqual([0, 1, 2, 3].map((seat) => (seat === first ? 1 : 0)));
  });

  test('KBY-7.5 winner: most points decide before seats, also below zero', () => {
    const s = ended({
      first: 1,
      discard: 'humans_monster humans_hero',
      titles: ['vandal', 'staff_rat', 'emperor', 'conqueror', 'swordmaster', 'sharpshooter'],
      lastMonster: 1,
      lastHero: 2,
      options: { values: { vandal: -1, staff_rat: -2 } },
    });
    expect(kingsBounty.outcome(s)).toMatchObject({ places: [[3], [0], [1], [2]], decidedBy: 'seat-order' });
  });

  test('KBY-7.6 after the end: nothing can be done', () => {
    const s = ended({ table: ['elves_tower'] });
    expect(legalActions(s)).toEqual([]);
    for (const action of [hold('obelisk_1'), done, send('humans_archer', '0:obelisk_1')]) {
      expect(kingsBounty.whyNot(s, 0, action)).toEqual({ rule: 'KBY-7.6', facts: {} });
    }
    expect(seen(s, 0).prompt).toEqual({ type: 'over' });
    expect(refusal(s, done, 1)).toMatchObject({ rule: 'KBY-7.6', facts: {} });
  });
});
