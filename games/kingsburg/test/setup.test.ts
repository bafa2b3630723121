/** KBG-1 and KBG-2: the table before and around the seasons. */
import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { ADVISORS, ENEMIES, ENEMY_FACTS, PHASES, STRENGTH_RANGES } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import {
  aid,
  askedIn,
  build,
  chapel,
  decline,
  dice,
  die,
  enemy,
  influence,
  keep,
  legalActions,
  lose,
  pass,
  placeSeat,
  play,
  player,
  recruit,
  refusal,
  saved,
  statue,
  stopBuilding,
  stopRecruiting,
  store,
  swap,
  take,
  told,
  townHall,
} from './playing.ts';
import { position } from './position.ts';

const startFor = (seats: number): State =>
  kingsburg.rules.start(kingsburg.parseOptions(undefined, seats), seats);
const three = play(startFor(3), placeSeat(2), placeSeat(0)).state;

describe('set-up', () => {
  test('KBG-1.1 points come from advisors, buildings and battles, and the score sheet names them', () => {
    expect(kingsburg.scores(three, 'table').map((line) => line.label)).toEqual([
      'buildings',
      'advisors',
      'town_hall',
      'embassy',
      'reward',
      'battles',
      'cathedral',
    ]);
  });

  test('KBG-1.2 everybody begins with nothing', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (const p of saved(startFor(seats)).players) {
        expect(p).toMatchObject({
          gold: 0,
          wood: 0,
          stone: 0,
          plusTwo: 0,
          soldiers: 0,
          points: 0,
          buildings: [],
        });
      }
    }
  });

  test('KBG-1.3 any number of goods and tokens, and tokens are no goods', () => {
    const many = 'gold '.repeat(40);
    const s = position({
      stage: 'recruit',
      year: 5,
      players: [{ goods: many, plusTwo: 30 }, { plusTwo: 5 }, {}],
    });
    expect(store(s, 0)).toBe('40 0 0');
    // Seat 1 has tokens only, so it is not asked: the dealer is, for the enemy.
    expect(askedIn(play(s, stopRecruiting).state)).toEqual([DEALER]);
  });

  test('KBG-1.4 eighteen advisors, from the Jester to the King', () => {
    expect(ADVISORS).toHaveLength(18);
    expect([ADVISORS[0], ADVISORS[17]]).toEqual(['jester', 'king']);
    const s = position({ players: [{ dice: [1, 5, 6] }, {}, {}] });
    const reached = legalActions(s).flatMap((a) =>
      a.type === 'influence' ? [ADVISORS.indexOf(a.advisor) + 1] : [],
    );
    expect(reached.toSorted((a, b) => a - b)).toEqual([1, 5, 6, 1 + 5, 1 + 6, 5 + 6, 1 + 5 + 6]);
  });

  test('KBG-1.5 each year has five cards within its range, and only these are dealt', () => {
    for (let year = 1; year <= 5; year++) {
      const cards = ENEMIES.filter((card) => card.startsWith(`y${year}_`));
      const s = position({ stage: 'enemy', year, players: [{}, {}] });
      expect(legalActions(s)).toEqual(cards.map(enemy));
      const strengths = cards.map((card) => ENEMY_FACTS[ENEMIES.indexOf(card)]?.strength ?? 0);
      expect([Math.min(...strengths), Math.max(...strengths)]).toEqual(STRENGTH_RANGES[year - 1]);
      expect(kingsburg.view(s, 'table').range).toEqual(STRENGTH_RANGES[year - 1]);
    }
  });

  test('KBG-1.6 every seat may get every place', () => {
    expect(legalActions(startFor(3))).toEqual([placeSeat(0), placeSeat(1), placeSeat(2)]);
    expect(legalActions(play(startFor(3), placeSeat(1)).state)).toEqual([placeSeat(0), placeSeat(2)]);
    expect(saved(three).order).toEqual([2, 0, 1]);
  });

  test('KBG-1.7 what chance decides nobody chooses', () => {
    for (const action of [placeSeat(1), die(6), enemy('y1_orcs_3')]) {
      expect(refusal(three, action)).toEqual({ rule: 'KBG-1.7', facts: {} });
      expect(refusal(position({ players: [{}, {}, {}] }), action, 2)).toEqual({ rule: 'KBG-1.7', facts: {} });
    }
    // While dice roll, there is nothing for a seat to do.
    const rolling = position({
      stage: 'roll',
      players: [{ dice: [1, 0, 0] }, { dice: [0, 0, 0] }, { dice: [0, 0, 0] }],
    });
    expect(kingsburg.whyNot(rolling, 0, pass)).toEqual({ rule: 'KBG-1.7', facts: {} });
  });

  test('KBG-1.8 who has looked is open, what was seen is not', () => {
    const s = position({ enemy: 'y1_orcs_3', peeked: [1], players: [{}, {}, {}] });
    for (const viewer of [0, 2, 'table'] as const) {
      expect(kingsburg.view(s, viewer)).toMatchObject({ peeked: [1], enemy: null });
      expect(JSON.stringify(kingsburg.view(s, viewer))).not.toContain('orcs');
    }
    expect(kingsburg.view(s, 1).enemy).toMatchObject({ card: 'y1_orcs_3', race: 'orcs', strength: 3 });
  });
});

describe('the year', () => {
  test('KBG-2.1 eight phases in their order, five times', () => {
    const first = kingsburg.rules.clone(startFor(2));
    const seen: string[] = [];
    for (let i = 0; kingsburg.rules.actors(first) !== 0; i++) {
      const [seat = 0] = askedIn(first);
      const code = kingsburg.rules.pick?.(first, seat, { below: (n) => (i * 7919) % n }) ?? 0;
      const events: Parameters<typeof kingsburg.rules.apply>[3] = [];
      kingsburg.rules.apply(first, seat, code, events);
      for (const e of events) if (e.type === 'phase') seen.push(`${e.year} ${e.phase}`);
    }
    const phases = PHASES.slice(1);
    expect(seen).toEqual([1, 2, 3, 4, 5].flatMap((year) => phases.map((phase) => `${year} ${phase}`)));
  });

  test('KBG-2.2 the order of autumn rules recruiting, winter, and the ties of the next spring', () => {
    const eve = position({
      stage: 'recruit',
      order: [2, 0, 1],
      players: [{ goods: 'gold gold' }, { goods: 'wood wood' }, { goods: 'stone stone' }],
    });
    expect(askedIn(eve)).toEqual([2]);
    const next = play(eve, stopRecruiting).state;
    expect(askedIn(next)).toEqual([0]);
    const won = play(next, stopRecruiting, stopRecruiting, enemy('y1_goblins_2'), die(6));
    expect(told(won, 'battle').map((e) => e.seat)).toEqual([2, 0, 1]);
    const aided = play(won.state, [0, aid('gold')], [1, aid('gold')], [2, aid('gold')]).state;
    expect(saved(play(aided, ...dice(1, 2, 3, 1, 2, 3, 1, 2, 3)).state).order).toEqual([2, 0, 1]);
  });

  test('KBG-2.3 only the one who is asked can act', () => {
    const s = position({ order: [1, 0, 2], players: [{}, {}, {}] });
    expect(refusal(s, pass, 0)).toEqual({ rule: 'KBG-2.3', facts: { seat: 1 } });
    expect(refusal(s, influence('jester', [1]), 2)).toEqual({ rule: 'KBG-2.3', facts: { seat: 1 } });
  });

  test('KBG-2.4 every step takes its own kind of answer', () => {
    const stages: readonly (readonly [string, State])[] = [
      ['aid', three],
      ['influence', position({ players: [{}, {}, {}] })],
      ['reroll', position({ stage: 'reroll', players: [{ buildings: 'statue', dice: [2, 2, 2] }, {}, {}] })],
      [
        'help',
        position({
          stage: 'help',
          helping: 'merchant',
          court: [{ advisor: 'merchant', seat: 0, dice: [4] }],
          players: [{ dice: [1, 1] }, {}, {}],
        }),
      ],
      ['build', position({ stage: 'build', players: [{ goods: 'wood' }, {}, {}] })],
      [
        'town_hall',
        position({
          stage: 'town_hall',
          players: [{ buildings: 'barricade crane town_hall', plusTwo: 1 }, {}, {}],
        }),
      ],
      ['recruit', position({ stage: 'recruit', players: [{ goods: 'wood wood' }, {}, {}] })],
      [
        'lose',
        position({
          stage: 'lose',
          enemy: 'y1_orcs_3',
          players: [{ goods: 'wood gold stone', strength: 1 }, {}, {}],
        }),
      ],
      [
        'spoils',
        position({ stage: 'spoils', year: 4, enemy: 'y4_orcs_7', players: [{ strength: 9 }, {}, {}] }),
      ],
    ];
    const answers = {
      aid: [aid('gold')],
      reroll: [statue(), chapel, keep],
      influence: [pass, influence('jester', [1])],
      help: [take('gold'), swap('gold'), decline],
      build: [build('barricade'), stopBuilding],
      town_hall: [townHall('plus_two'), decline],
      recruit: [recruit('wood wood'), stopRecruiting],
      lose: [lose('wood gold')],
      spoils: [take('gold')],
    };
    for (const [stage, s] of stages) {
      const own = answers[stage as keyof typeof answers].map((a) => a.type);
      for (const action of Object.values(answers).flat()) {
        if (own.some((type) => type === action.type)) continue;
        expect(refusal(s, action), `${action.type} in ${stage}`).toEqual({
          rule: 'KBG-2.4',
          facts: { asked: stage },
        });
      }
    }
  });

  test('KBG-2.5 nobody is asked without a choice', () => {
    const alchemist = position({
      stage: 'help',
      helping: 'merchant',
      court: [
        { advisor: 'merchant', seat: 0, dice: [4] },
        { advisor: 'alchemist', seat: 1, dice: [6] },
      ],
      players: [{ dice: [1, 1] }, { dice: [1, 1] }, {}],
    });
    const after = play(alchemist, take('wood'));
    expect(told(after, 'no_help')).toEqual([{ type: 'no_help', seat: 1, advisor: 'alchemist' }]);
    // Nobody but seat 0 can build anything.
    expect(saved(after.state)).toMatchObject({ stage: 'build', current: 0 });
    const built = play(after.state, stopBuilding);
    expect(told(built, 'no_building').map((e) => e.seat)).toEqual([0, 1, 2]);
    expect(askedIn(built.state)).toEqual([DEALER]);
  });

  test('KBG-2.5 a seat that cannot choose what to lose is not asked', () => {
    const eve = (goods: string) => position({ stage: 'enemy', players: [{ goods }, {}, {}] });
    const lost = (goods: string) => {
      const played = play(eve(goods), enemy('y1_orcs_3'), die(1));
      return [saved(played.state).stage, store(played.state, 0)];
    };
    expect(lost('gold wood')).toEqual(['aid', '0 0 0']);
    expect(lost('gold gold gold')[1]).toBe('1 0 0');
    expect(lost('stone')[1]).toBe('0 0 0');
    expect(lost('gold gold wood')[0]).toBe('lose');
  });

  test('KBG-2.5 the one who has nothing for the Town Hall is passed over', () => {
    const s = position({
      stage: 'build',
      players: [{ goods: 'wood', buildings: 'statue' }, { buildings: 'barricade crane town_hall' }, {}],
    });
    const played = play(s, build('barricade'));
    expect(saved(played.state).phase).toBe('summer');
    expect(player(played.state, 0).buildings).toContain('barricade');
  });
});
