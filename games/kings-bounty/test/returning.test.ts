/** KBY-4: returning cards, and who knows what afterwards. */
import { fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import type { State } from '../src/index.ts';
import {
  deal,
  done,
  giveBack,
  handOf,
  hold,
  legalActions,
  play,
  playOut,
  saved,
  seen,
  send,
} from './playing.ts';
import { turnsToGuard } from '../src/guard.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const hands = ['elves_tower obelisk_1 humans_archer elves_mage orcs_hero undead_mage'];

describe('returning', () => {
  test('KBY-4.1 as many as you like: one after the other, then done', () => {
    let s = position({ hands });
    for (const card of [
      'orcs_hero',
      'undead_mage',
      'elves_mage',
      'obelisk_1',
      'humans_archer',
      'elves_tower',
    ] as const) {
      s = play(s, giveBack(card)).state;
    }
    expect(legalActions(s)).toEqual([done]);
    expect(saved(s)).toMatchObject({ stage: 'return', returned: 6, current: 0 });
    expect(kingsBounty.forced(s, 0)).toBeUndefined();
  });

  test('KBY-4.1 as many as you like: one card is enough, and none is not a return', () => {
    const { state, events } = play(position({ hands }), giveBack('orcs_hero'), done, deal('obelisk_2'));
    expect(events).toEqual([
      { type: 'return', seat: 0, secret: { to: 1, card: 'orcs_hero' } },
      { type: 'returned', seat: 0, cards: 1 },
      { type: 'draw', seat: 0, secret: { to: 1, card: 'obelisk_2' } },
    ]);
    expect(saved(state)).toMatchObject({ stage: 'turn', current: 1, streak: 1 });
  });

  test('KBY-4.2 order: the first chosen lies highest and is drawn first', () => {
    const s = position({ hands, queue: '1:elves_archer 2:orcs_archer', pool: 0 });
    const { state } = play(s, giveBack('orcs_hero'), giveBack('elves_tower'));
    expect(saved(state).queue.map((q) => q.card)).toEqual([
      'elves_archer',
      'orcs_archer',
      'orcs_hero',
      'elves_tower',
    ]);
    expect(saved(play(state, done).state).queue.map((q) => q.card)).toEqual(['orcs_hero', 'elves_tower']);
  });

  test('KBY-4.3 as many: the cards go under first, then as many are drawn from the top', () => {
    const s = position({ hands, pool: 1, queue: '3:orcs_archer' });
    const { state, events } = play(
      s,
      giveBack('orcs_hero'),
      giveBack('undead_mage'),
      giveBack('elves_mage'),
      done,
    );
    expect(saved(state)).toMatchObject({ stage: 'draw', draws: 3 });
    expect(events.at(-1)).toEqual({ type: 'returned', seat: 0, cards: 3 });
    const rest = play(state, legalActions(state)[0]!);
    expect(rest.events.slice(1)).toEqual([
      { type: 'draw', seat: 0, reveals: true, secret: { to: 0b1001, card: 'orcs_archer' } },
      { type: 'draw', seat: 0, reveals: true, secret: { to: 0b0001, card: 'orcs_hero' } },
    ]);
    expect(saved(rest.state)).toMatchObject({
      stage: 'turn',
      current: 1,
      queue: [
        { seat: 0, card: 'undead_mage' },
        { seat: 0, card: 'elves_mage' },
      ],
    });
  });

  test('KBY-4.3 as many: returning never makes the deck smaller', () => {
    const s = position({ hands, pool: 0, queue: '0:orcs_archer' });
    const { state } = play(s, giveBack('orcs_hero'), giveBack('undead_mage'), done);
    expect(seen(state, 'table')).toMatchObject({ deck: 1, ending: false, handSizes: [6, 6, 6, 6] });
  });

  test('KBY-4.5 after the last card: cards go under and none is drawn', () => {
    const s = position({ hands, pool: 0, ending: true });
    const { state } = play(s, giveBack('orcs_hero'), giveBack('undead_mage'), done);
    expect(seen(state, 'table')).toMatchObject({
      deck: 2,
      handSizes: [4, 6, 6, 6],
      current: 1,
      ending: true,
    });
  });
});

/** Seat 0 has returned two cards that seat 1 is about to draw. */
const known = position({
  pool: 0,
  queue: '0:elves_mage 0:orcs_archer 2:undead_mage 3:obelisk_1 3:obelisk_1',
  table: ['', 'obelisk_2'],
  hands: ['', 'humans_archer humans_mage elves_mage obelisk_3 humans_warrior humans_warrior'],
  current: 1,
});

describe('who knows what', () => {
  test('KBY-4.4 knowledge: their number is public, which ones only the returner knows', () => {
    const queues = ([0, 2, 'table', 'all'] as const).map((viewer) =>
      seen(known, viewer).queue.map((q) => q.card),
    );
    expect(queues).toEqual([
      ['elves_mage', 'orcs_archer', null, null, null],
      [null, null, 'undead_mage', null, null],
      [null, null, null, null, null],
      ['elves_mage', 'orcs_archer', 'undead_mage', 'obelisk_1', 'obelisk_1'],
    ]);
    expect(seen(known, 1).queue.map((q) => q.seat)).toEqual([0, 0, 2, 3, 3]);
  });

  test('KBY-4.4 knowledge: a drawn card is known in that hand, to its returner alone', () => {
    const { state } = play(known, hold('obelisk_3'));
    expect(handOf(state, 1)).toContain('elves_mage');
    expect(seen(state, 0).known).toEqual([[], ['elves_mage'], [], []]);
    for (const viewer of [1, 2, 3, 'table'] as const) expect(seen(state, viewer).known.flat()).toEqual([]);
  });

  test('KBY-4.4 knowledge: when a card of that name is played, one less is known, be it another copy', () => {
    const drawn = play(known, hold('obelisk_3')).state;
    // Seat 1 has two elven mages now, seat 0 knows of one.
    const before = position({ ...again(drawn), table: ['', 'obelisk_2 elves_tower'], current: 1 });
    expect(seen(before, 0).known[1]).toEqual(['elves_mage']);
    const { state } = play(before, send('elves_mage', '1:obelisk_2'));
    expect(handOf(state, 1)).toContain('elves_mage');
    expect(seen(state, 0).known[1]).toEqual(['orcs_archer']);
  });

  test('KBY-4.4 knowledge: when another card is played, it stays', () => {
    const drawn = play(known, hold('obelisk_3')).state;
    const before = position({ ...again(drawn), table: ['', 'obelisk_2'], current: 1 });
    const { state } = play(before, send('humans_archer', '1:obelisk_2'));
    // And the next card that seat 0 had returned came to that hand.
    expect(seen(state, 0).known[1]).toEqual(['elves_mage', 'orcs_archer']);
  });

  test('KBY-4.4 knowledge: when that player returns any card, nothing is certain any more', () => {
    const drawn = play(known, hold('obelisk_3')).state;
    const before = position({ ...again(drawn), current: 1 });
    expect(seen(play(before, giveBack('humans_archer')).state, 0).known[1]).toEqual([]);
  });

  test('KBY-4.4 knowledge: several seats may know equal cards in one hand, each its own number', () => {
    const s = position({
      pool: 0,
      queue: '0:humans_archer 2:humans_archer 0:humans_archer 3:obelisk_1',
      hands: ['', 'obelisk_1 obelisk_2 obelisk_3 elves_tower elves_tower humans_archer'],
      current: 1,
    });
    const { state } = play(s, giveBack('elves_tower'), giveBack('elves_tower'), giveBack('obelisk_1'), done);
    expect(handOf(state, 1).filter((card) => card === 'humans_archer')).toHaveLength(4);
    expect(seen(state, 0).known[1]).toEqual(['humans_archer', 'humans_archer']);
    expect(seen(state, 2).known[1]).toEqual(['humans_archer']);
    expect(
      saved(state)
        .hands[1]!.slice(-4)
        .map((c) => c.knownBy),
    ).toEqual([[0, 2], [0], [], []]);
  });

  test('KBY-4.4 knowledge: it survives saving, and what is imagined keeps it', () => {
    const { state } = play(known, hold('obelisk_3'));
    expect(seen(kingsBounty.load(kingsBounty.save(state), 1), 0)).toEqual(seen(state, 0));
    for (let seed = 0; seed < 50; seed++) {
      const imagined = kingsBounty.imagine(seen(state, 0), fastRng(seed));
      expect(handOf(imagined, 1)).toContain('elves_mage');
      expect(saved(imagined).queue[0]).toEqual({ seat: 0, card: 'orcs_archer' });
    }
  });

  test('KBY-4.4 knowledge: what is unknown is dealt from all that the viewer has not seen', () => {
    const { state } = play(known, hold('obelisk_3'));
    const guesses = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const other = kingsBounty.rules.clone(state);
      kingsBounty.rules.resample(other, 2, fastRng(seed));
      guesses.add(saved(other).queue[0]!.card);
      expect(saved(other).queue[1]).toEqual({ seat: 2, card: 'undead_mage' });
    }
    expect(guesses.size).toBeGreaterThan(5);
    expect(
      [...guesses].filter((card) => card === 'obelisk_3' && saved(state).discard.obelisk_3 === 3),
    ).toEqual([]);
  });
});

/** Something has been played, so the guard counts. */
const begun = ['elves_tower'];
/** The last player of four, with a card to return. */
const lastHand = ['', '', '', 'orcs_hero'];

describe('the guard', () => {
  const back = [giveBack('orcs_hero'), done] as const;

  test('KBY-4.6 guard: ten rounds of nothing but returns end the game, at the last player', () => {
    const s = position({ table: begun, streak: 39, current: 3, hands: lastHand });
    const { state, events } = playOut(s, ...back);
    expect(events.at(-1)).toEqual({ type: 'over', because: 'guard' });
    expect(saved(state).stage).toBe('over');
    const third = position({ table: begun, streak: 39, current: 2, hands: ['', '', 'orcs_hero'] });
    expect(saved(playOut(third, ...back).state)).toMatchObject({ stage: 'turn', streak: 40 });
  });

  test('KBY-4.6 guard: one turn fewer is not enough, and a played card begins anew', () => {
    const mine = ['', '', '', 'orcs_hero obelisk_2'];
    const s = position({ table: begun, streak: 38, current: 3, hands: mine });
    expect(saved(playOut(s, ...back).state)).toMatchObject({ stage: 'turn', streak: 39 });
    const played = playOut(s, hold('obelisk_2')).state;
    expect(saved(played)).toMatchObject({ stage: 'turn', streak: 0 });
  });

  test('KBY-4.6 guard: before the first played card it never ends a game', () => {
    const s = position({ streak: 4000, current: 3, hands: lastHand });
    expect(seen(s, 3).prompt).toMatchObject({ guard: 'far' });
    expect(saved(playOut(s, ...back).state)).toMatchObject({ stage: 'turn', streak: 4001 });
  });

  test('KBY-4.6 guard: an empty table after a monster counts like any other', () => {
    const s = position({
      discard: 'elves_monster elves_tower',
      streak: 39,
      current: 3,
      hands: lastHand,
    });
    expect(saved(playOut(s, ...back).state).stage).toBe('over');
  });

  test.each([
    [0, 1000, 'turn'],
    [20, 79, 'over'],
    [20, 78, 'turn'],
    [10, 42, 'over'],
  ] as const)(
    'KBY-8.3 guard of %i rounds: after %i returns in a row the stage is %s',
    (guard, streak, stage) => {
      const s = position({ table: begun, options: { guard }, streak, current: 3, hands: lastHand });
      expect(saved(playOut(s, ...back).state).stage).toBe(stage);
    },
  );
});

describe('the warning of the guard', () => {
  /** Seat 3 is the last player of four. */
  const at = (current: number, streak: number): ReturnType<typeof seen>['prompt'] =>
    seen(position({ table: begun, streak, current }), current).prompt;

  test.each([
    [3, 39, { guard: 'now', turnsLeft: 1 }],
    [3, 38, { guard: 'near', turnsLeft: 5 }],
    [2, 38, { guard: 'near', turnsLeft: 2 }],
    [0, 36, { guard: 'near', turnsLeft: 4 }],
    [0, 32, { guard: 'near', turnsLeft: 8 }],
    [0, 31, { guard: 'far', turnsLeft: 0 }],
    [3, 31, { guard: 'far', turnsLeft: 0 }],
  ] as const)('KBY-4.6 guard: seat %i after %i returns in a row is told %j', (current, streak, told) => {
    expect(at(current, streak)).toMatchObject(told);
  });

  test('KBY-4.6 guard: it stays while cards are being returned, and goes with the deck', () => {
    const s = position({ table: begun, streak: 39, current: 3, hands: lastHand });
    expect(seen(play(s, giveBack('orcs_hero')).state, 3).prompt).toMatchObject({ guard: 'now' });
    const ending = position({ table: begun, streak: 39, current: 3, pool: 0, ending: true });
    expect(seen(ending, 3).prompt).toMatchObject({ guard: 'far' });
  });

  test('KBY-4.6 guard: as many turns of returns as are foretold end the game', () => {
    for (let streak = 0; streak < 60; streak++) {
      for (let current = 0; current < 4; current++) {
        // More would have ended the game before.
        if (streak - current >= 40) continue;
        let s = position({ table: begun, options: { guard: 10 }, streak, current });
        const left = turnsToGuard(s);
        for (let turn = 1; turn <= left; turn++) {
          expect(saved(s).stage).toBe('turn');
          s = playOut(s, giveBack(handOf(s, saved(s).current ?? 0)[0]!), done).state;
        }
        expect(saved(s).stage).toBe('over');
      }
    }
  });
});

/** The same cards, with what seat 0 knows, as parts of a new position. */
function again(s: State): Drawn {
  const { queue, hands: held } = saved(s);
  return {
    queue: queue.map((q) => `${q.seat}:${q.card}`).join(' '),
    hands: held.map((hand) => hand.map((c) => c.card).join(' ')),
    pool: 0,
    known: { 1: { elves_mage: [0] } },
  };
}
