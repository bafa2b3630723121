/** KBG-4: dice, re-rolls and the new turn order. */
import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import {
  askedIn,
  chapel,
  dice,
  die,
  keep,
  legalActions,
  play,
  player,
  refusal,
  saved,
  statue,
  stopBuilding,
  told,
} from './playing.ts';
import { position } from './position.ts';

const BOTH = 'statue chapel';
const unrolled = { dice: [0, 0, 0] };

describe('the roll', () => {
  test('KBG-4.1 Guild gold, roll, re-rolls, order, influence: in this course', () => {
    const guild = 'inn market farms merchants_guild';
    const eve = position({
      stage: 'build',
      phase: 'summer',
      order: [0, 1, 2],
      players: [{ goods: 'wood', buildings: `statue ${guild}` }, {}, {}],
    });
    const played = play(eve, stopBuilding, ...dice(3, 3, 3, 3), ...dice(1, 1, 1), ...dice(6, 6, 6), keep);
    const kinds = played.events.map((e) => e.type);
    const course = ['guild', 'roll', 'keep', 'order'].map((type) =>
      kinds.indexOf(type as (typeof kinds)[number]),
    );
    expect(course.every((at, i) => at > (course[i - 1] ?? -1))).toBe(true);
    expect(saved(played.state)).toMatchObject({ stage: 'influence', phase: 'autumn', order: [1, 0, 2] });
  });

  test('KBG-4.2 three coloured dice, one white for the Farms, one from the King in spring', () => {
    const s = position({
      stage: 'roll',
      aidDie: 0,
      players: [
        { buildings: 'inn market farms', dice: [0, 0, 0], white: [0, 0] },
        { ...unrolled, buildings: 'inn market statue' },
        { ...unrolled, buildings: 'inn market statue' },
      ],
    });
    const played = play(s, ...dice(6, 1, 3), ...dice(5, 2), ...dice(4, 4, 1), ...dice(2, 2, 2));
    expect(told(played, 'roll')).toEqual([
      { type: 'roll', seat: 0, dice: [1, 3, 6], white: [2, 5] },
      { type: 'roll', seat: 1, dice: [1, 4, 4], white: [] },
      { type: 'roll', seat: 2, dice: [2, 2, 2], white: [] },
    ]);
    expect(legalActions(s)).toEqual([1, 2, 3, 4, 5, 6].map(die));
    const reroll = position({ stage: 'reroll', players: [{ buildings: 'statue', dice: [2, 2, 2] }, {}, {}] });
    expect(refusal(reroll, statue('white'))).toEqual({ rule: 'KBG-4.2', facts: {} });
  });

  test('KBG-4.3 re-rolls come in the old order, one visit each', () => {
    const s = position({
      stage: 'roll',
      order: [2, 1, 0],
      players: [
        { buildings: BOTH, dice: [1, 1, 1] },
        { buildings: BOTH, dice: [2, 2, 2] },
        { buildings: BOTH, dice: [5, 5, 0] },
      ],
    });
    const rolled = play(s, die(5));
    expect(askedIn(rolled.state)).toEqual([2]);
    const second = play(rolled.state, keep).state;
    expect(askedIn(second)).toEqual([1]);
    expect(refusal(second, statue(), 2)).toEqual({
      rule: 'KBG-4.3',
      facts: { building: 'statue', isOver: true },
    });
    const third = play(second, keep).state;
    expect(askedIn(third)).toEqual([0]);
    expect(saved(play(third, keep).state)).toMatchObject({ stage: 'influence', order: [0, 1, 2] });
  });

  test('KBG-4.3 only a standing building can be used', () => {
    const noChapel = position({
      stage: 'reroll',
      players: [{ buildings: 'statue', dice: [2, 2, 2] }, {}, {}],
    });
    expect(refusal(noChapel, chapel)).toEqual({
      rule: 'KBG-4.3',
      facts: { building: 'chapel', isOver: false },
    });
    expect(legalActions(noChapel)).toEqual([keep, statue()]);
  });

  const fourTwos = position({
    stage: 'reroll',
    aidDie: 0,
    players: [{ buildings: BOTH, dice: [2, 2, 2], white: [2] }, {}, {}],
  });

  test('KBG-4.4 the example: 2, 2, 2, 2, the Statue gives a 1, then the Chapel, then nothing more', () => {
    expect(refusal(fourTwos, chapel)).toEqual({ rule: 'KBG-9.2', facts: { total: 8 } });
    const one = play(fourTwos, statue('white'), die(1)).state;
    expect(player(one, 0)).toMatchObject({ dice: [2, 2, 2], white: [1] });
    expect(refusal(one, statue())).toEqual({ rule: 'KBG-4.4', facts: { building: 'statue' } });
    expect(legalActions(one)).toEqual([keep, chapel]);
    for (const again of [
      [1, 1, 1, 1],
      [2, 2, 2, 1],
    ] as const) {
      const end = play(one, chapel, ...dice(...again)).state;
      expect(saved(end).stage).toBe('influence');
      expect(player(end, 0).dice).toEqual(again.slice(0, 3));
    }
  });

  test('KBG-4.4 the Chapel first, then the Statue', () => {
    const s = position({ stage: 'reroll', players: [{ buildings: BOTH, dice: [1, 2, 3] }, {}, {}] });
    const equal = play(s, chapel, ...dice(2, 2, 2)).state;
    expect(refusal(equal, chapel)).toEqual({ rule: 'KBG-4.4', facts: { building: 'chapel' } });
    expect(legalActions(equal)).toEqual([keep, statue()]);
    const end = play(equal, statue(), die(6)).state;
    expect(player(end, 0).dice).toEqual([2, 2, 6]);
    expect(saved(end).stage).toBe('influence');
  });

  test('KBG-4.5 the total after all re-rolls counts, white dice too; equal totals keep their order', () => {
    const s = position({
      stage: 'reroll',
      order: [1, 0, 2],
      current: 0,
      players: [{ buildings: 'statue', dice: [1, 1, 1] }, { dice: [2, 3, 4] }, { dice: [2, 2, 3] }],
    });
    const played = play(s, statue(), die(6));
    expect(told(played, 'order').map((e) => [e.seat, e.total])).toEqual([
      [2, 7],
      [0, 8],
      [1, 9],
    ]);
    const tie = play(s, statue(), die(5)).state;
    expect(saved(tie).order).toEqual([0, 2, 1]);
  });

  test('dice are dealt one a step and told at the last', () => {
    const s = position({ stage: 'roll', players: [unrolled, unrolled, unrolled] });
    const before = play(s, ...dice(1, 2, 3, 1, 2, 3, 1, 2));
    expect(before.events).toEqual([]);
    expect(askedIn(before.state)).toEqual([DEALER]);
    expect(told(play(before.state, die(3)), 'roll')).toHaveLength(3);
  });
});
