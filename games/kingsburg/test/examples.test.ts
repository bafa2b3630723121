/** The worked examples of both rulebooks, as far as they go together: one season, and one winter. */
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import {
  aid,
  askedIn,
  build,
  dice,
  die,
  enemy,
  influence,
  legalActions,
  pass,
  placeSeat,
  play,
  player,
  refusal,
  saved,
  store,
  swap,
  take,
  told,
} from './playing.ts';
import { position } from './position.ts';

const [ANN, BRIAN, CINDY, DAVID] = [0, 1, 2, 3] as const;
const NAMES = ['Ann', 'Brian', 'Cindy', 'David'];

const start = kingsburg.rules.start(kingsburg.parseOptions(undefined, 4), 4);
const drawn = play(start, placeSeat(CINDY), placeSeat(ANN), placeSeat(DAVID)).state;
const aided = play(
  drawn,
  [ANN, aid('wood')],
  [BRIAN, aid('stone')],
  [CINDY, aid('gold')],
  [DAVID, aid('gold')],
).state;
const rolled = play(aided, ...dice(1, 3, 5), ...dice(4, 4, 5), ...dice(2, 2, 6), ...dice(2, 3, 5)).state;

describe('the season of the rulebooks', () => {
  test('KBG-1.6 the first turn order is drawn: Cindy, Ann, David, Brian', () => {
    expect(saved(drawn).order).toEqual([CINDY, ANN, DAVID, BRIAN]);
    expect(askedIn(drawn)).toEqual([ANN, BRIAN, CINDY, DAVID]);
  });

  test('KBG-3.3 in year I everybody takes a good and nobody the die', () => {
    expect(NAMES.map((_, seat) => store(aided, seat))).toEqual(['0 1 0', '0 0 1', '1 0 0', '1 0 0']);
    expect(saved(aided).aidDie).toBeNull();
  });

  test('KBG-4.5 the lowest total leads, equal totals keep their order', () => {
    expect(saved(rolled).order).toEqual([ANN, CINDY, DAVID, BRIAN]);
    expect(saved(rolled).current).toBe(ANN);
  });

  const court = play(
    rolled,
    influence('treasurer', [3, 5]),
    influence('merchant', [2, 2]),
    influence('astronomer', [2, 5]),
    influence('master_hunter', [4, 5]),
    influence('jester', [1]),
    influence('alchemist', [6]),
    influence('architect', [3]),
  );

  test('KBG-5.2 eight groups of dice, one after the other', () => {
    const cindyFirst = play(rolled, influence('treasurer', [3, 5])).state;
    expect(refusal(cindyFirst, influence('treasurer', [2, 6]))).toEqual({
      rule: 'KBG-5.8',
      facts: { advisor: 'treasurer', seat: ANN },
    });
    expect(told(court, 'influence').map((e) => [NAMES[e.seat], e.advisor])).toEqual([
      ['Ann', 'treasurer'],
      ['Cindy', 'merchant'],
      ['David', 'astronomer'],
      ['Brian', 'master_hunter'],
      ['Ann', 'jester'],
      ['Cindy', 'alchemist'],
      ['David', 'architect'],
    ]);
  });

  test('KBG-5.2 Brian might have placed all his dice on the Hero', () => {
    const brian = play(
      rolled,
      influence('treasurer', [3, 5]),
      influence('merchant', [2, 2]),
      influence('astronomer', [2, 5]),
    ).state;
    expect(legalActions(brian)).toContainEqual(influence('champion', [4, 4, 5]));
    expect(legalActions(brian)).not.toContainEqual(influence('treasurer', [4, 4]));
  });

  test('KBG-5.10 Brian cannot place his last 4 and passes, as do the others without dice', () => {
    expect(told(court, 'pass').map((e) => NAMES[e.seat])).toEqual(['Brian', 'Ann', 'Cindy', 'David']);
  });

  const helped = play(court.state, take('wood'), swap('wood'), take('wood'), take('gold wood'));

  test('KBG-6.1 help from 1 to 18, with Cindy feeding the Alchemist from the Merchant', () => {
    expect(player(court.state, ANN).points).toBe(1);
    expect(saved(court.state).helping).toEqual({ advisor: 'merchant', group: 0 });
    expect(legalActions(court.state)).toEqual([take('gold'), take('wood')]);
    expect(NAMES.map((_, seat) => store(helped.state, seat))).toEqual(['2 1 0', '1 1 1', '2 0 1', '1 2 0']);
    expect(player(helped.state, DAVID).plusTwo).toBe(1);
    expect(player(helped.state, ANN).points).toBe(1);
  });

  const built = play(helped.state, build('statue'), build('guard_tower'), build('palisade'), build('inn'));

  test('KBG-8.1 Statue, Guard Tower, Palisade and Inn, in turn order', () => {
    expect(NAMES.map((_, seat) => player(built.state, seat).buildings)).toEqual([
      ['statue'],
      ['inn'],
      ['guard_tower'],
      ['palisade'],
    ]);
    // Each has one building, so the King rewards all of them before summer.
    expect(told(built, 'reward').map((e) => e.seat)).toEqual([0, 1, 2, 3]);
    expect(NAMES.map((_, seat) => player(built.state, seat).points)).toEqual([1 + 3 + 1, 1, 1 + 1, 1]);
    expect(saved(built.state).phase).toBe('summer');
  });
});

describe('the winter of the rulebooks', () => {
  const eve = position({
    stage: 'enemy',
    order: [CINDY, ANN, DAVID, BRIAN],
    players: [
      { buildings: 'statue palisade barricade' },
      { buildings: 'inn guard_tower', goods: 'wood stone', soldiers: 1 },
      { buildings: 'guard_tower blacksmith barricade' },
      { buildings: 'inn barricade crane', goods: 'wood' },
    ],
  });
  const fought = play(eve, enemy('y1_goblins_3'), die(1));

  test('KBG-12.3 strengths 3, 3, 4 and 2 against Goblins of strength 3', () => {
    const strengths = told(fought, 'battle').map((e) => [NAMES[e.seat], e.strength, e.result]);
    expect(strengths).toEqual([
      ['Cindy', 4, 'win'],
      ['Ann', 3, 'draw'],
      ['David', 2, 'loss'],
      ['Brian', 3, 'draw'],
    ]);
  });

  test('KBG-12.5 Cindy wins a stone, KBG-12.12 and a point as the strongest victor', () => {
    expect(store(fought.state, CINDY)).toBe('0 0 1');
    expect(player(fought.state, CINDY).points).toBe(1 + 2 + 1);
    expect(told(fought, 'strongest').map((e) => e.seat)).toEqual([CINDY]);
  });

  test('KBG-12.7 David has no gold to lose and keeps his wood', () => {
    expect(told(fought, 'lost_goods')).toEqual([]);
    expect(store(fought.state, DAVID)).toBe('0 1 0');
  });

  test('KBG-12.10 David loses the Crane, or the Market above it', () => {
    expect(told(fought, 'destroyed').map((e) => [e.seat, e.building])).toEqual([[DAVID, 'crane']]);
    const withMarket = position({
      stage: 'enemy',
      players: [{ buildings: 'inn market barricade crane' }, {}, {}, {}],
    });
    const other = play(withMarket, enemy('y1_goblins_3'), die(1));
    expect(told(other, 'destroyed')[0]).toMatchObject({ seat: 0, building: 'market', points: 1 });
  });

  test('KBG-12.4 draws bring nothing and cost nothing', () => {
    for (const seat of [ANN, BRIAN]) {
      expect(store(fought.state, seat)).toBe(store(eve, seat));
      expect(player(fought.state, seat).points).toBe(player(eve, seat).points);
    }
  });

  test('KBG-12.13 soldiers go home and a new year begins', () => {
    expect(NAMES.map((_, seat) => player(fought.state, seat).soldiers)).toEqual([0, 0, 0, 0]);
    expect(saved(fought.state)).toMatchObject({ year: 2, enemy: null });
    expect(told(fought, 'year_end')).toEqual([{ type: 'year_end', year: 1 }]);
  });
});

describe('aid and Envoy of the rulebooks', () => {
  /** `n` buildings, from the top left. */
  const some = (n: number): string =>
    ['statue', 'chapel', 'inn', 'guard_tower', 'palisade', 'barricade'].slice(0, n).join(' ');

  test('KBG-3.1 Cindy, with five buildings and no goods, gets the white die in year III', () => {
    const eve = position({
      stage: 'king_die',
      year: 2,
      enemy: 'y2_zombies_5',
      players: [
        { buildings: some(6), soldiers: 4 },
        { buildings: some(5), goods: 'gold wood', soldiers: 4 },
        { buildings: some(5), soldiers: 4 },
        { buildings: some(6), goods: 'stone', soldiers: 4 },
      ],
    });
    const spring = play(eve, die(1));
    expect(told(spring, 'aid_die')).toEqual([{ type: 'aid_die', seat: CINDY }]);
    const after = play(spring.state, ...dice(1, 3, 5, 4, 4, 5, 2, 2, 6, 1, 2, 3, 5)).state;
    expect(player(after, CINDY)).toMatchObject({ dice: [2, 2, 6], white: [1] });
    expect(saved(after).players.map((p) => p.white.length)).toEqual([0, 0, 1, 0]);
  });

  const summer = (cindysGoods: string) =>
    position({
      stage: 'town_hall',
      year: 2,
      phase: 'summer',
      current: ANN,
      players: [
        { buildings: 'barricade crane town_hall palisade inn', plusTwo: 1 },
        { buildings: some(4), goods: 'gold wood' },
        { buildings: some(4), goods: cindysGoods },
        { buildings: some(4) },
      ],
    });

  test('KBG-10.2 David, with four buildings and no goods, gets the Envoy', () => {
    const played = play(summer('wood'), { type: 'decline' });
    expect(told(played, 'envoy')).toEqual([{ type: 'envoy', seat: DAVID }]);
    expect(saved(played.state)).toMatchObject({ envoy: DAVID, phase: 'autumn' });
  });

  test('KBG-10.2 if Cindy has no goods either, nobody gets the Envoy', () => {
    const played = play(summer(''), { type: 'decline' });
    expect(told(played, 'no_envoy')).toHaveLength(1);
    expect(saved(played.state).envoy).toBeNull();
  });

  test('KBG-10.4 David builds Barricade and Blacksmith in one season', () => {
    const s = position({
      stage: 'build',
      current: 3,
      envoy: 3,
      players: [{}, {}, {}, { buildings: 'guard_tower', goods: 'gold wood wood wood' }],
    });
    const played = play(s, build('barricade'), build('blacksmith'));
    expect(player(played.state, DAVID).buildings).toEqual(['guard_tower', 'blacksmith', 'barricade']);
    expect(store(played.state, DAVID)).toBe('0 0 0');
    expect(saved(played.state).envoy).toBeNull();
  });

  test('KBG-5.9 David joins Brian on the Architect, who helps both', () => {
    const s = position({
      order: [3, 1, 0, 2],
      current: 3,
      envoy: 3,
      passed: [0, 1, 2],
      court: [{ advisor: 'architect', seat: 1, dice: [3] }],
      players: [{}, { dice: [4, 4] }, {}, { dice: [3, 6, 6] }],
    });
    const played = play(s, influence('architect', [3]), pass);
    expect(told(played, 'influence')[0]).toMatchObject({ envoy: true });
    expect(told(played, 'help').map((e) => [e.seat, e.wood])).toEqual([
      [DAVID, 1],
      [BRIAN, 1],
    ]);
    expect(saved(played.state).envoy).toBeNull();
  });
});
