/** The worked examples of a season, each played through. */
import { describe, expect } from 'vitest';
import { kingsburg } from '../src/index.ts';
import {
  aid,
  build,
  chapel,
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
  statue,
  stopBuilding,
  store,
  swap,
  take,
  told,
} from './playing.ts';
import { ALL, EMIL, example, NORA, OSCAR, TILDA } from './example.ts';
import { position } from './position.ts';

const start = kingsburg.rules.start(kingsburg.parseOptions(undefined, 4), 4);
const drawn = play(start, placeSeat(OSCAR), placeSeat(NORA), placeSeat(EMIL)).state;
const aided = play(
  drawn,
  [NORA, aid('stone')],
  [EMIL, aid('gold')],
  [TILDA, aid('wood')],
  [OSCAR, aid('wood')],
).state;
// The dealer rolls for seat after seat.
const rolled = play(aided, ...dice(2, 4, 6), ...dice(1, 1, 5), ...dice(1, 4, 4), ...dice(3, 3, 6)).state;
const court = play(
  rolled,
  influence('sergeant', [5]),
  influence('treasurer', [4, 4]),
  influence('master_hunter', [3, 6]),
  influence('alchemist', [6]),
  influence('jester', [1]),
  influence('architect', [3]),
  influence('squire', [2]),
  influence('merchant', [4]),
);
const helped = play(court.state, take('gold'), swap('gold'), take('wood stone'));

describe('a spring of year I', () => {
  example('KBG-3.3', 'everybody takes a good', () => {
    expect(saved(drawn).order).toEqual([OSCAR, NORA, EMIL, TILDA]);
    expect(ALL.map((seat) => store(aided, seat))).toEqual(['0 0 1', '1 0 0', '0 1 0', '0 1 0']);
  });

  example('KBG-4.5', 'Emil, Tilda, Oscar, Nora; 12 and 12 keep their order', () => {
    expect(saved(rolled).order).toEqual([EMIL, TILDA, OSCAR, NORA]);
  });

  example('KBG-5.2', 'eight groups in three rounds, and two who must pass', () => {
    const oscar = play(rolled, influence('sergeant', [5]), influence('treasurer', [4, 4])).state;
    expect(legalActions(oscar)).toContainEqual(influence('duchess', [3, 3, 6]));
    const happened = court.events.flatMap((e) =>
      e.type === 'influence' ? [`${e.seat} ${e.advisor}`] : e.type === 'pass' ? [`${e.seat} passes`] : [],
    );
    expect(happened).toEqual([
      `${EMIL} sergeant`,
      `${TILDA} treasurer`,
      `${OSCAR} master_hunter`,
      `${NORA} alchemist`,
      `${EMIL} jester`,
      `${TILDA} passes`,
      `${OSCAR} architect`,
      `${NORA} squire`,
      `${EMIL} passes`,
      `${OSCAR} passes`,
      `${NORA} merchant`,
      `${NORA} passes`,
    ]);
  });

  example('KBG-6.1', 'help from 1 to 9, with gold of the Squire for the Alchemist', () => {
    expect(player(helped.state, EMIL)).toMatchObject({ points: 1, soldiers: 1 });
    expect(ALL.map((seat) => store(helped.state, seat))).toEqual(['1 1 2', '1 0 0', '2 1 0', '0 3 1']);
  });

  const built = play(helped.state, build('inn'), build('barricade'), build('guard_tower'));

  example('KBG-8.1', 'Emil is passed over, the others build', () => {
    expect(told(helped, 'no_building').map((e) => e.seat)).toEqual([EMIL]);
    expect(told(built, 'build').map((e) => [e.seat, e.building, e.gold, e.wood, e.stone, e.points])).toEqual([
      [TILDA, 'inn', 1, 1, 0, 0],
      [OSCAR, 'barricade', 0, 1, 0, 0],
      [NORA, 'guard_tower', 1, 0, 1, 1],
    ]);
  });

  example('KBG-10.1', 'three with most buildings are rewarded', () => {
    expect(told(built, 'reward').map((e) => e.seat)).toEqual([NORA, TILDA, OSCAR]);
  });
});

describe('aid, re-rolls and the Envoy', () => {
  example('KBG-3.1', 'Emil has fewest buildings and, of two, fewer goods', () => {
    const eve = position({
      stage: 'enemy',
      year: 3,
      players: [
        {
          buildings: 'statue chapel inn guard_tower palisade barricade crane',
          goods: 'gold wood',
          soldiers: 9,
        },
        { buildings: 'statue chapel inn guard_tower palisade barricade', goods: 'gold', soldiers: 9 },
        { buildings: 'statue chapel inn market guard_tower palisade barricade crane', soldiers: 9 },
        {
          buildings: 'statue inn market guard_tower palisade barricade',
          goods: 'gold wood stone',
          soldiers: 9,
        },
      ],
    });
    expect(ALL.map((seat) => player(eve, seat).buildings.length)).toEqual([7, 6, 8, 6]);
    // Everybody beats the Zombies, whose spoils are a point.
    expect(told(play(eve, enemy('y3_zombies_6'), die(1)), 'aid_die')).toEqual([
      { type: 'aid_die', seat: EMIL },
    ]);
  });

  example('KBG-4.4', 'the Chapel with 2, 2, 2, then the Statue with 5, 5, 5', () => {
    const both = position({
      stage: 'reroll',
      players: [{ buildings: 'statue chapel', dice: [2, 2, 2] }, { dice: [4, 5, 6] }, {}],
    });
    expect(legalActions(both).map(({ type }) => type)).toEqual(['keep', 'statue', 'chapel']);
    const again = play(both, chapel, ...dice(5, 5, 5)).state;
    expect(legalActions(again).map(({ type }) => type)).toEqual(['keep', 'statue']);
    const done = play(again, statue(), die(2)).state;
    expect(saved(done).stage).toBe('influence');
    expect(player(done, 0).dice).toEqual([2, 5, 5]);
  });

  example('KBG-10.2', 'Emil receives the Envoy, and nobody would if Tilda had no goods either', () => {
    const envoys = (tilda: string): readonly (string | number)[] => {
      const summer = position({
        stage: 'build',
        phase: 'summer',
        year: 3,
        order: ALL,
        players: [
          { buildings: 'statue chapel inn market guard_tower palisade', goods: 'wood' },
          { buildings: 'statue inn guard_tower palisade barricade' },
          { buildings: 'statue inn guard_tower palisade barricade', goods: tilda },
          { buildings: 'statue chapel inn guard_tower palisade barricade crane' },
        ],
      });
      expect(ALL.map((seat) => player(summer, seat).buildings.length)).toEqual([6, 5, 5, 7]);
      // Nora could pay for the Barricade, so she is asked before the summer ends.
      const { events } = play(summer, stopBuilding);
      return events.flatMap((e): readonly (string | number)[] =>
        e.type === 'envoy' ? [e.seat] : e.type === 'no_envoy' ? ['nobody'] : [],
      );
    };
    expect(envoys('gold gold')).toEqual([EMIL]);
    expect(envoys('')).toEqual(['nobody']);
  });

  example('KBG-5.9', 'Tilda joins Nora on the Treasurer with the Envoy', () => {
    const s = position({
      envoy: TILDA,
      order: ALL,
      current: TILDA,
      passed: [NORA, EMIL],
      court: [
        { advisor: 'treasurer', seat: NORA, dice: [2, 6] },
        { advisor: 'jester', seat: TILDA, dice: [1] },
        { advisor: 'alchemist', seat: OSCAR, dice: [6] },
      ],
      players: [{ dice: [1] }, { dice: [3, 3, 3] }, { dice: [2, 6] }, { dice: [6, 6] }],
    });
    const end = play(s, influence('treasurer', [2, 6]), pass);
    expect(told(end, 'influence')).toMatchObject([{ seat: TILDA, advisor: 'treasurer', envoy: true }]);
    const both = told(end, 'help').filter((e) => e.advisor === 'treasurer');
    expect(both.map((e) => [e.seat, e.gold])).toEqual([
      [NORA, 2],
      [TILDA, 2],
    ]);
    expect(saved(end.state).envoy).toBeNull();
  });

  example('KBG-10.4', 'Nora builds Palisade and Stable in one season', () => {
    const s = position({
      stage: 'build',
      envoy: NORA,
      players: [{ goods: 'gold gold wood wood wood stone stone' }, {}, {}, {}],
    });
    const after = play(s, build('palisade'), build('stable'));
    expect(told(after, 'build').map((e) => [e.building, e.envoy])).toEqual([
      ['palisade', false],
      ['stable', true],
    ]);
    expect(store(after.state, NORA)).toBe('1 0 1');
    expect(saved(after.state).envoy).toBeNull();
  });
});

describe('dice, goods and buildings', () => {
  example('KBG-5.4', 'an extra 3 alone influences nobody, with an own 4 the Astronomer', () => {
    const s = position({
      aidDie: TILDA,
      passed: [NORA, EMIL, OSCAR],
      court: [{ advisor: 'jester', seat: TILDA, dice: [1] }],
      players: [{ dice: [1, 1, 1] }, { dice: [1, 1, 1] }, { dice: [4, 6], white: [3] }, { dice: [1, 1, 1] }],
    });
    expect(refusal(s, influence('architect', [], { white: [3] }), TILDA).rule).toBe('KBG-5.4');
    expect(legalActions(s)).toContainEqual(influence('astronomer', [4], { white: [3] }));
  });

  example('KBG-5.7', 'a 4 with the Market, with a token too, and 19 that reaches the King', () => {
    const reached = (own: readonly number[], group: readonly number[], plusTwo: boolean): string[] =>
      legalActions(
        position({
          passed: [1, 2],
          players: [{ buildings: 'inn market', dice: own, plusTwo: 1 }, {}, {}],
        }),
      ).flatMap((a) =>
        a.type === 'influence' && a.plusTwo === plusTwo && a.dice.join() === group.join() ? [a.advisor] : [],
      );
    expect(reached([4, 6, 6], [4], false)).toEqual(['architect', 'merchant', 'sergeant']);
    expect(reached([4, 6, 6], [4], true)).toEqual(['sergeant', 'alchemist', 'astronomer']);
    expect(reached([5, 6, 6], [5, 6, 6], true)).toEqual(['king']);
  });

  example('KBG-7.6', '1 gold for 1 wood and 1 stone', () => {
    const before = { ...position({ passed: [1, 2], players: [{ goods: 'gold', dice: [1, 1, 6] }, {}, {}] }) };
    const after = play(before, influence('alchemist', [6]), pass, swap('gold'));
    expect(store(after.state, 0)).toBe('0 1 1');
  });

  example('KBG-8.3', 'the Fortress needs three buildings before it', () => {
    const canBuild = (buildings: string): boolean => {
      const goods = 'gold gold gold wood stone stone';
      const s = position({ stage: 'build', year: 3, players: [{ buildings, goods }, {}, {}] });
      return legalActions(s).some((a) => a.type === 'build' && a.building === 'fortress');
    };
    expect(['', 'palisade', 'palisade stable', 'palisade stable stone_wall'].map(canBuild)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  example('KBG-9.18', 'with the Crane the Wizards’ Guild costs 2 of each good', () => {
    const row = 'guard_tower blacksmith barracks barricade crane';
    const goods = 'gold gold wood wood stone stone';
    const s = position({ stage: 'build', year: 3, players: [{ buildings: row, goods }, {}, {}] });
    const after = play(s, build('wizards_guild'));
    expect(told(after, 'build')).toMatchObject([{ gold: 2, wood: 2, stone: 2 }]);
  });
});
