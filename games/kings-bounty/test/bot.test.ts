import { layTable, mixSeed, playout, randomBot } from '@four-crowns/bots';
import { DEALER, fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { bots, exploits, knowledge } from '../bot/index.ts';
import { kingsBounty } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { seatsOf } from '../src/turn.ts';
import { askedIn, done, giveBack, hold, legalActions, play, saved } from './playing.ts';
import { position } from './position.ts';

describe('greedy', () => {
  const [greedy] = bots;
  if (greedy === undefined) throw new Error('there is no bot');

  test.each([
    [2, false],
    [3, true],
    [5, true],
  ])('beats random players at a table of %i, expert %s', { timeout: 120_000 }, async (seats, expert) => {
    const table = layTable(kingsBounty, kingsBounty.parseOptions({ expert }, seats), seats);
    let wins = 0;
    const games = 12;
    for (let i = 0; i < games; i++) {
      const kinds = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? greedy : randomBot));
      await playout(table, kinds, mixSeed(7, i));
      if (
        kingsBounty.outcome(table.state as Parameters<typeof kingsBounty.outcome>[0])?.places[0]?.[0] ===
        i % seats
      )
        wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  });
});

describe('what a position is worth', () => {
  const { evaluate } = knowledge;

  /** Own points, less half of the best other's and half of the mean of the others'. */
  function result(s: State, seat: number): number {
    const totals = seatsOf(s).map((of) =>
      kingsBounty.scores(s, 'all').reduce((sum, { points }) => sum + points[of]!, 0),
    );
    const others = totals.filter((_, of) => of !== seat);
    const mean = others.reduce((a, b) => a + b, 0) / others.length;
    return totals[seat]! - 0.5 * Math.max(...others) - 0.5 * mean;
  }

  const table = ['elves_tower+humans_mage obelisk_1', 'orcs_citadel obelisk_2+humans_archer', 'obelisk_3'];

  test('KBY-4.6 bots: what the guard has ended is worth its result alone, whatever lies in hand', () => {
    const s = position({ stage: 'over', current: null, streak: 40, table });
    for (const seat of seatsOf(s)) expect(evaluate(s, seat)).toBeCloseTo(result(s, seat), 9);
  });

  test('KBY-4.6 bots: so is the turn that the guard ends, before its cards are drawn', () => {
    const hands = ['', '', '', 'elves_mage humans_mage'];
    const before = position({ current: 3, streak: 39, table, hands });
    const { state } = play(before, giveBack('elves_mage'), done);
    expect(saved(state).stage).toBe('draw');
    for (const seat of seatsOf(state)) expect(evaluate(state, seat)).toBeCloseTo(result(state, seat), 9);
    const early = play(
      position({ current: 3, streak: 35, table, hands }),
      giveBack('elves_mage'),
      done,
    ).state;
    expect(evaluate(early, 0)).not.toBeCloseTo(result(early, 0), 9);
  });

  test('KBY-7.4 bots: what the deck has ended is worth its result alone', () => {
    const last = position({ current: 3, pool: 0, ending: true, table, hands: ['', '', '', 'obelisk_1'] });
    const { state } = play(last, hold('obelisk_1'));
    expect(saved(state).stage).toBe('over');
    for (const seat of seatsOf(state)) expect(evaluate(state, seat)).toBeCloseTo(result(state, seat), 9);
  });

  test('KBY-4.1 bots: a hand that nobody plays is worth ever less, and everything again after a play', () => {
    const worth = [0, 4, 8, 12, 16, 20, 24, 28].map((streak) => evaluate(position({ streak, table }), 0));
    const bare = worth.at(-1)!;
    expect(worth.map((one) => one - bare).every((one, i, all) => i === 0 || one <= all[i - 1]!)).toBe(true);
    expect(worth[0]! - bare).toBeGreaterThan(1);
    expect(worth[6]).toBe(bare);
  });
});

test('KBY-2.2 bots: plays and returns have places of their own among the turns compared', () => {
  const rng = fastRng(3);
  const s = kingsBounty.rules.start(kingsBounty.parseOptions({}, 3), 3);
  const seen = new Set<number>();
  for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
    for (const action of legalActions(s)) {
      const code = kingsBounty.encode(s, seat, action)!;
      if (action.type === 'done' || seat === DEALER) continue;
      const group = action.type === 'return' ? 1 : 0;
      expect(knowledge.groupOf?.(code)).toBe(group);
      seen.add(group);
    }
    const open = legalActions(s);
    kingsBounty.rules.apply(s, seat, kingsBounty.encode(s, seat, open[rng.below(open.length)]!)!);
  }
  expect(seen).toEqual(new Set([0, 1]));
});

test(
  'KBY-4.1 bots: nobody beats the strongest level by only returning cards',
  { timeout: 300_000 },
  async () => {
    const king = bots.find(({ id }) => id === 'king')!;
    const [returner] = exploits;
    const table = layTable(kingsBounty, kingsBounty.parseOptions({}, 2), 2);
    for (let i = 0; i < 12; i++) {
      const kinds = i % 2 === 0 ? [returner!, king] : [king, returner!];
      await playout(table, kinds, mixSeed(11, i >> 1), { allowance: { iterations: 100 } });
      expect(kingsBounty.outcome(table.state as State)?.places[0], `match ${i}`).toEqual([1 - (i % 2)]);
    }
  },
);

test(
  'KBY-4.1 bots: nor does one of three who only returns cards, whatever the others do',
  { timeout: 300_000 },
  async () => {
    const king = bots.find(({ id }) => id === 'king')!;
    const [returner] = exploits;
    const table = layTable(kingsBounty, kingsBounty.parseOptions({}, 3), 3);
    for (let i = 0; i < 6; i++) {
      // One returner among two kings, then one king between two returners.
      const kinds = Array.from({ length: 3 }, (_, seat) => ((seat === i % 3) === i < 3 ? returner! : king));
      await playout(table, kinds, mixSeed(13, i % 3), { allowance: { iterations: 60 } });
      const [winner] = kingsBounty.outcome(table.state as State)?.places[0] ?? [];
      expect(kinds[winner!]!.id, `match ${i}`).toBe('king');
    }
  },
);
