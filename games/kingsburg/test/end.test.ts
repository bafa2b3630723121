/** KBG-13 to KBG-15: the end, two players, options. */
import { BadInput, DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import {
  aid,
  askedIn,
  dice,
  die,
  enemy,
  influence,
  legalActions,
  pass,
  play,
  player,
  refusal,
  saved,
  stopBuilding,
  told,
} from './playing.ts';
import { position } from './position.ts';
import type { DrawnPlayer } from './position.ts';

/** The last winter: everybody holds against the Barbarians with equal strength, so nothing changes. */
const lastWinter = (...players: readonly DrawnPlayer[]) =>
  play(
    position({ stage: 'enemy', year: 5, players: players.map((p) => ({ ...p, soldiers: 7 })) }),
    enemy('y5_barbarians_8'),
    die(1),
  ).state;

describe('the end', () => {
  test('KBG-13.1 after the fifth winter nothing more is played', () => {
    const over = lastWinter({ points: 4 }, { points: 7 });
    expect(askedIn(over)).toEqual([]);
    expect(kingsburg.whyNot(over, 0, pass)).toEqual({ rule: 'KBG-13.1', facts: {} });
    expect(kingsburg.outcome(over)?.places).toEqual([[1], [0]]);
    const fourth = play(
      position({ stage: 'king_die', year: 4, enemy: 'y4_zombies_7', players: [{}, {}] }),
      die(1),
    );
    expect(kingsburg.outcome(fourth.state)).toBeUndefined();
  });

  test('KBG-13.2 points, then goods, then buildings, then a shared victory', () => {
    const places = (...players: readonly DrawnPlayer[]) => {
      const outcome = kingsburg.outcome(lastWinter(...players));
      return [outcome?.places, outcome?.decidedBy, outcome?.parted];
    };
    expect(places({ points: 9 }, { points: 8, goods: 'gold gold' }, { points: 1 })).toEqual([
      [[0], [1], [2]],
      'points',
      ['points', 'points'],
    ]);
    expect(places({ points: 9 }, { points: 9, goods: 'gold' }, { points: 1 })).toEqual([
      [[1], [0], [2]],
      'goods',
      ['goods', 'points'],
    ]);
    expect(places({ points: 9, buildings: 'inn' }, { points: 9 }, { points: 9 })).toEqual([
      [[0], [1, 2]],
      'buildings',
      ['buildings'],
    ]);
    expect(places({ points: 9, plusTwo: 3 }, { points: 9 }, { points: 1 })).toEqual([
      [[0, 1], [2]],
      'shared',
      ['points'],
    ]);
  });

  test('KBG-13.2 one good more counts before any number of buildings, for all places', () => {
    // Both have 9 points: one by four buildings, the other with one good more.
    const builder = { points: 9, buildings: 'inn market barricade crane' };
    const saver = { points: 9, goods: 'wood' };
    const over = lastWinter(builder, saver, { points: 9, buildings: 'inn' }, { points: 2 });
    expect(kingsburg.outcome(over)).toEqual({
      places: [[1], [0], [2], [3]],
      decidedBy: 'goods',
      parted: ['goods', 'buildings', 'points'],
    });
    const pay = new Float64Array(4);
    kingsburg.rules.payoffs(over, pay);
    expect([...pay]).toEqual([0, 1, 0, 0]);
    // Behind the winner too.
    const behind = lastWinter({ points: 12 }, builder, saver);
    expect(kingsburg.outcome(behind)?.places).toEqual([[0], [2], [1]]);
  });

  test('KBG-13.2 payoffs are shares of the victory', () => {
    const pay = new Float64Array(3);
    kingsburg.rules.payoffs(lastWinter({ points: 9 }, { points: 9 }, { points: 1 }), pay);
    expect([...pay]).toEqual([0.5, 0.5, 0]);
    kingsburg.rules.payoffs(lastWinter({ points: -9 }, { points: -3 }, { points: -4, goods: 'gold' }), pay);
    expect([...pay]).toEqual([0, 1, 0]);
  });

  test('KBG-13.3 points below zero, and a Smuggler who takes them further down', () => {
    const s = position({ year: 2, passed: [1, 2], players: [{ dice: [6, 6, 2], points: -2 }, {}, {}] });
    const paid = play(s, influence('smuggler', [2, 6, 6]), { type: 'take', goods: ['gold', 'gold', 'gold'] });
    expect(player(paid.state, 0).points).toBe(-3);
  });
});

describe('two players', () => {
  const start = kingsburg.rules.start(kingsburg.parseOptions(undefined, 2), 2);
  const spring = play(start, { type: 'place_seat', seat: 1 }, [0, aid('gold')], [1, aid('wood')]).state;

  test('KBG-14.1 three neutral dice, then two, before the players roll, in every productive season', () => {
    expect(saved(spring).stage).toBe('neutral');
    const laid = play(spring, ...dice(1, 2, 3, 4, 5));
    expect(told(laid, 'neutral')).toEqual([
      { type: 'neutral', dice: [1, 2, 3], advisor: 'alchemist' },
      { type: 'neutral', dice: [4, 5], advisor: 'master_hunter' },
    ]);
    expect(saved(laid.state).stage).toBe('roll');
    const rolled = play(laid.state, ...dice(1, 1, 1, 2, 2, 2), pass, pass, stopBuilding);
    expect(saved(rolled.state)).toMatchObject({ phase: 'summer', stage: 'neutral', court: [] });
    const three = position({ stage: 'build', players: [{ goods: 'wood' }, {}, {}] });
    expect(saved(play(three, stopBuilding).state).stage).toBe('roll');
  });

  test('KBG-14.2 equal sums: the two dice go singly on their own numbers', () => {
    const laid = play(spring, ...dice(1, 2, 3, 2, 4));
    expect(saved(laid.state).court.map((g) => [g.advisor, g.dice, g.seat])).toEqual([
      ['squire', [2], null],
      ['merchant', [4], null],
      ['alchemist', [1, 2, 3], null],
    ]);
  });

  test('KBG-14.3 a double then places one die and sets one aside', () => {
    const laid = play(spring, ...dice(1, 1, 4, 3, 3));
    expect(saved(laid.state).court.map((g) => g.advisor)).toEqual(['architect', 'alchemist']);
    expect(told(laid, 'neutral_aside')).toEqual([{ type: 'neutral_aside', die: 3 }]);
    // A double with another sum is laid as usual.
    const usual = play(spring, ...dice(1, 1, 1, 3, 3));
    expect(saved(usual.state).court.map((g) => g.advisor)).toEqual(['architect', 'alchemist']);
    expect(told(usual, 'neutral_aside')).toEqual([]);
  });

  test('KBG-14.4 their advisors are taken, open to the Envoy, and help them not', () => {
    const drawn = { neutral: [1, 1, 1, 5, 6], players: [{ dice: [1, 3, 6] }, {}], passed: [1] } as const;
    const s = position(drawn);
    expect(refusal(s, influence('architect', [3]))).toEqual({
      rule: 'KBG-14.4',
      facts: { advisor: 'architect' },
    });
    const withEnvoy = position({ ...drawn, envoy: 0 });
    expect(legalActions(withEnvoy)).toContainEqual(influence('architect', [3]));
    const end = play(withEnvoy, influence('architect', [3]), pass);
    expect(told(end, 'help')).toEqual([
      {
        type: 'help',
        seat: 0,
        advisor: 'architect',
        gold: 0,
        wood: 1,
        stone: 0,
        plusTwo: 0,
        soldiers: 0,
        points: 0,
      },
    ]);
  });
});

describe('options', () => {
  const twoTokens = (plusTwoLimit: 'season' | 'group') =>
    position({
      options: { plusTwoLimit },
      passed: [1, 2],
      court: [{ advisor: 'sergeant', seat: 0, dice: [3], plusTwo: true }],
      players: [{ dice: [1, 6], plusTwo: 1 }, {}, {}],
    });

  test('KBG-15.1 one token a season, or one in each group', () => {
    const second = influence('treasurer', [6], { plusTwo: true });
    expect(legalActions(twoTokens('season'))).not.toContainEqual(second);
    expect(legalActions(twoTokens('group'))).toContainEqual(second);
    const spent = play(twoTokens('group'), second).state;
    expect(player(spent, 0).plusTwo).toBe(0);
    expect(refusal(spent, influence('architect', [1], { plusTwo: true }))).toEqual({
      rule: 'KBG-5.5',
      facts: {},
    });
  });

  test('KBG-15.1 and KBG-15.2 have their defaults, and nothing else is an option', () => {
    expect(kingsburg.parseOptions(undefined, 2)).toEqual({ plusTwoLimit: 'season', year4Demons: 'points' });
    expect(kingsburg.parseOptions({ year4Demons: 'building' }, 2)).toEqual({
      plusTwoLimit: 'season',
      year4Demons: 'building',
    });
    for (const bad of [
      { plusTwoLimit: 'day' },
      { year4Demons: true },
      { board: 'random' },
      [],
      'season',
      7,
    ]) {
      expect(() => kingsburg.parseOptions(bad, 2)).toThrow(BadInput);
    }
  });

  test('the dealer has no seat at the table', () => {
    expect(kingsburg.seatCounts).not.toContain(DEALER);
  });
});
