/** KBG-5: influencing advisors. */
import { describe, expect, test } from 'vitest';
import type { Advisor } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { askedIn, influence, legalActions, pass, play, player, refusal, saved, told } from './playing.ts';
import { position } from './position.ts';

const MARKET = 'inn market';
const others = [{}, {}] as const;

/** Advisors that can be reached, each as often as there are ways. */
function reached(s: State): Advisor[] {
  return legalActions(s).flatMap((a) => (a.type === 'influence' ? [a.advisor] : []));
}

describe('influence', () => {
  test('KBG-5.1 one advisor at a time, round after round, until all have passed', () => {
    const s = position({ order: [2, 0, 1], players: [{}, {}, {}] });
    const played = play(
      s,
      influence('jester', [1]),
      influence('squire', [2]),
      influence('architect', [3]),
      pass,
    );
    expect(askedIn(played.state)).toEqual([0]);
    const end = play(played.state, influence('merchant', [1, 3]), pass, pass);
    expect(saved(end.state).stage).toBe('help');
  });

  test('KBG-5.2 the sum must be exact', () => {
    const s = position({ players: [{ dice: [2, 4, 5] }, ...others] });
    expect(refusal(s, influence('treasurer', [2, 4]))).toMatchObject({
      rule: 'KBG-5.2',
      facts: { advisor: 'treasurer', value: 8, sum: 6 },
    });
    // Nor does a token mend more than two.
    const token = position({ players: [{ dice: [2, 4, 5], plusTwo: 1 }, ...others] });
    expect(refusal(token, influence('master_hunter', [2, 4], { plusTwo: true }))).toMatchObject({
      rule: 'KBG-5.2',
      facts: { advisor: 'master_hunter', value: 9, sum: 8 },
    });
  });

  test('KBG-5.3 dice are whole, used once, and must be in hand', () => {
    const s = position({
      passed: [1, 2],
      court: [{ advisor: 'merchant', seat: 0, dice: [4] }],
      players: [{ dice: [2, 5] }, ...others],
    });
    expect(refusal(s, influence('alchemist', [2, 4]))).toMatchObject({
      rule: 'KBG-5.3',
      facts: { missing: [4], missingWhite: [], left: [2, 5], leftWhite: [] },
    });
    expect(refusal(s, influence('general', [5, 5]))).toMatchObject({ rule: 'KBG-5.3' });
    expect(refusal(s, influence('astronomer', [2], { white: [5] }))).toMatchObject({ rule: 'KBG-5.3' });
  });

  test('KBG-5.3 dice that are not placed do nothing and are not kept', () => {
    const s = position({ phase: 'summer', players: [{ dice: [1, 1, 1] }, ...others] });
    const end = play(s, pass, pass, pass);
    // Autumn has begun, and all dice are to be rolled.
    expect(saved(end.state).players.map((p) => p.dice)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(told(end, 'help')).toEqual([]);
  });

  test('KBG-5.4 a group needs a coloured die; two white ones may join it', () => {
    const s = position({
      aidDie: 0,
      players: [{ buildings: 'inn market farms', dice: [1, 5, 6], white: [2, 3] }, ...others],
    });
    expect(refusal(s, influence('sergeant', [], { white: [2, 3] }))).toMatchObject({
      rule: 'KBG-5.4',
      facts: { placed: 'white' },
    });
    expect(refusal(s, influence('jester', []))).toMatchObject({
      rule: 'KBG-5.4',
      facts: { placed: 'nothing' },
    });
    expect(legalActions(s)).toContainEqual(influence('alchemist', [1], { white: [2, 3] }));
  });

  test('KBG-5.5 a token adds exactly two and is spent', () => {
    const s = position({ players: [{ dice: [3, 3, 3], plusTwo: 2 }, ...others] });
    const placed = play(s, influence('sergeant', [3], { plusTwo: true }));
    expect(player(placed.state, 0).plusTwo).toBe(1);
    expect(told(placed, 'influence')[0]).toMatchObject({ advisor: 'sergeant', plusTwo: true, market: 0 });
    const without = position({ players: [{ dice: [3, 3, 3] }, ...others] });
    expect(refusal(without, influence('sergeant', [3], { plusTwo: true }))).toEqual({
      rule: 'KBG-5.5',
      facts: {},
    });
  });

  test('KBG-5.6 one token a season', () => {
    const s = position({
      passed: [1, 2],
      court: [{ advisor: 'sergeant', seat: 0, dice: [3], plusTwo: true }],
      players: [{ dice: [1, 6], plusTwo: 1 }, ...others],
    });
    expect(refusal(s, influence('treasurer', [6], { plusTwo: true }))).toEqual({
      rule: 'KBG-5.6',
      facts: {},
    });
    expect(legalActions(s).some((a) => a.type === 'influence' && a.plusTwo)).toBe(false);
  });

  test('KBG-5.7 the example: dice of sum 9 reach 8, 9 and 10', () => {
    const s = position({ players: [{ buildings: MARKET, dice: [4, 5, 6] }, ...others] });
    const with9 = legalActions(s).flatMap((a) =>
      a.type === 'influence' && a.dice.join() === '4,5' ? [a.advisor] : [],
    );
    expect(with9).toEqual(['treasurer', 'master_hunter', 'general']);
  });

  test('KBG-5.7 once a season; then 9 is not 8 any more', () => {
    const s = position({
      passed: [1, 2],
      court: [{ advisor: 'sergeant', seat: 0, dice: [6], market: -1 }],
      players: [{ buildings: MARKET, dice: [4, 5] }, ...others],
    });
    expect(refusal(s, influence('treasurer', [4, 5]))).toMatchObject({
      rule: 'KBG-5.7',
      facts: { advisor: 'treasurer', value: 8, sum: 9 },
    });
    expect(legalActions(s)).toContainEqual(influence('master_hunter', [4, 5]));
    // Two off is no matter of the Market.
    expect(refusal(s, influence('astronomer', [4, 5]))).toMatchObject({ rule: 'KBG-5.2' });
  });

  test('KBG-5.7 with a token too, and 19 with the Market reaches the King', () => {
    const s = position({
      aidDie: 0,
      passed: [1, 2],
      players: [{ buildings: MARKET, dice: [6, 6, 6], white: [1], plusTwo: 1 }, ...others],
    });
    const king = legalActions(s).filter((a) => a.type === 'influence' && a.advisor === 'king');
    expect(king).toEqual([influence('king', [6, 6, 6]), influence('king', [6, 6, 6], { white: [1] })]);
    const tokenAndMarket = influence('queen', [6, 6], { white: [1], plusTwo: true });
    expect(refusal(s, tokenAndMarket)).toMatchObject({ rule: 'KBG-5.2', facts: { sum: 15 } });
    const placed = play(s, influence('inventor', [6, 6], { white: [1], plusTwo: true }));
    expect(told(placed, 'influence')[0]).toMatchObject({ market: 0 });
    const shifted = play(s, influence('wizard', [6, 6], { white: [1], plusTwo: true }));
    expect(told(shifted, 'influence')[0]).toMatchObject({ plusTwo: true, market: 1 });
  });

  test('KBG-5.7 two ways to one advisor are two actions', () => {
    const s = position({ players: [{ buildings: MARKET, dice: [5, 5, 5], plusTwo: 1 }, ...others] });
    const six = legalActions(s).filter((a) => a.type === 'influence' && a.advisor === 'alchemist');
    expect(six).toEqual([influence('alchemist', [5]), influence('alchemist', [5], { plusTwo: true })]);
  });

  test('KBG-5.8 an advisor takes one group, also of oneself', () => {
    const s = position({
      passed: [1, 2],
      court: [{ advisor: 'merchant', seat: 0, dice: [4] }],
      players: [{ dice: [1, 3] }, ...others],
    });
    expect(refusal(s, influence('merchant', [1, 3]))).toEqual({
      rule: 'KBG-5.8',
      facts: { advisor: 'merchant', seat: 0 },
    });
    expect(reached(s)).toEqual(['jester', 'architect']);
  });

  const taken = (envoy: number) =>
    position({
      envoy,
      passed: [2],
      court: [
        { advisor: 'architect', seat: 0, dice: [3] },
        { advisor: 'squire', seat: 1, dice: [2] },
      ],
      players: [{ dice: [2, 3] }, { dice: [4, 5] }, {}],
    });

  test('KBG-5.9 the Envoy opens taken advisors, one’s own too, but no third place', () => {
    const s = taken(0);
    expect(reached(s)).toEqual(['squire', 'architect', 'sergeant']);
    expect(refusal(taken(2), influence('architect', [3]))).toMatchObject({ rule: 'KBG-5.8' });
    expect(refusal(taken(2), influence('squire', [2]))).toMatchObject({
      rule: 'KBG-5.8',
      facts: { seat: 1 },
    });
    const placed = play(s, influence('architect', [3]));
    expect(saved(placed.state).envoy).toBeNull();
    expect(saved(placed.state).court.filter((g) => g.advisor === 'architect')).toHaveLength(2);
  });

  test('KBG-5.9 on a free advisor the Envoy is not used', () => {
    const placed = play(taken(0), influence('sergeant', [2, 3]));
    expect(saved(placed.state).envoy).toBe(0);
    expect(told(placed, 'influence')[0]).toMatchObject({ envoy: false });
  });

  test('KBG-5.10 passing is free, final, and forced where nothing can be placed', () => {
    const s = position({ players: [{ dice: [1, 2, 3] }, {}, {}] });
    expect(legalActions(s)[0]).toEqual(pass);
    const passed = play(s, pass).state;
    expect(refusal(passed, influence('jester', [1]), 0)).toMatchObject({ rule: 'KBG-5.10' });
    expect(refusal(passed, pass, 0)).toMatchObject({ rule: 'KBG-5.10' });
    const stuck = position({
      court: [
        { advisor: 'merchant', seat: 1, dice: [4] },
        { advisor: 'jester', seat: 0, dice: [1] },
      ],
      players: [{ dice: [4, 4] }, { dice: [1, 1] }, {}],
      passed: [1, 2],
    });
    expect(reached(stuck)).toEqual(['treasurer']);
    const last = play(stuck, influence('treasurer', [4, 4]));
    expect(told(last, 'pass')).toEqual([{ type: 'pass', seat: 0 }]);
    const forced = kingsburg.forced(stuck, 0);
    expect(forced).toBeUndefined();
  });

  test('equal dice are listed once, at most 168 ways and the pass', () => {
    const alike = position({ players: [{ dice: [2, 2, 2] }, ...others] });
    expect(legalActions(alike)).toEqual([
      pass,
      influence('squire', [2]),
      influence('merchant', [2, 2]),
      influence('alchemist', [2, 2, 2]),
    ]);
    const rich = position({
      aidDie: 0,
      players: [{ buildings: 'inn market farms', dice: [1, 2, 4], white: [3, 5], plusTwo: 1 }, ...others],
    });
    const n = legalActions(rich).length;
    expect(n).toBeGreaterThan(120);
    expect(n).toBeLessThanOrEqual(169);
  });
});
