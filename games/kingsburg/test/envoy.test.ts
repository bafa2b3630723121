/** KBG-10 and KBG-11: the King's reward, his Envoy, and recruiting. */
import { describe, expect, test } from 'vitest';
import {
  askedIn,
  build,
  influence,
  legalActions,
  play,
  player,
  recruit,
  refusal,
  saved,
  stopBuilding,
  stopRecruiting,
  store,
  told,
} from './playing.ts';
import { position } from './position.ts';
import type { DrawnPlayer } from './position.ts';

/** The end of spring or summer, with the last seat declining to build. */
const endOf = (phase: 'spring' | 'summer', envoy: number | undefined, ...players: readonly DrawnPlayer[]) => {
  const last = players.length;
  const drawn = {
    stage: 'build',
    phase,
    current: last,
    players: [...players, { buildings: 'statue', goods: 'wood' }],
  } as const;
  return play(position(envoy === undefined ? drawn : { ...drawn, envoy }), stopBuilding);
};

describe('reward and Envoy', () => {
  test('KBG-10.1 a point to everybody with most buildings, also where that is none', () => {
    const one = endOf('spring', undefined, { buildings: 'statue chapel' }, {});
    expect(told(one, 'reward').map((e) => e.seat)).toEqual([0]);
    const tied = endOf('spring', undefined, { buildings: 'inn' }, {});
    expect(told(tied, 'reward').map((e) => e.seat)).toEqual([0, 2]);
    const bare = play(position({ stage: 'build', players: [{ goods: 'wood' }, {}, {}] }), stopBuilding);
    expect(told(bare, 'reward').map((e) => e.seat)).toEqual([0, 1, 2]);
    expect(player(bare.state, 1)).toMatchObject({ points: 1, from: { reward: 1 } });
  });

  test('KBG-10.2 fewest buildings, then fewest goods; equals get nobody', () => {
    const alone = endOf('summer', undefined, {}, { goods: 'gold' });
    expect(saved(alone.state).envoy).toBe(0);
    const equal = endOf('summer', undefined, { goods: 'wood' }, { goods: 'gold' });
    expect(saved(equal.state).envoy).toBeNull();
    const tokens = endOf('summer', undefined, { plusTwo: 4 }, { goods: 'gold' });
    expect(saved(tokens.state).envoy).toBe(0);
  });

  test('KBG-10.3 the Envoy is never forced upon anybody', () => {
    const s = position({
      envoy: 0,
      court: [{ advisor: 'jester', seat: 1, dice: [1] }],
      players: [{ dice: [1, 6, 6] }, { dice: [2, 2] }, {}],
    });
    expect(legalActions(s)[0]).toEqual({ type: 'pass' });
    expect(saved(play(s, influence('alchemist', [6])).state).envoy).toBe(0);
    const building = position({ stage: 'build', envoy: 0, players: [{ goods: 'wood wood wood' }, {}, {}] });
    const kept = play(building, build('barricade'), stopBuilding);
    expect(saved(kept.state).envoy).toBe(0);
  });

  test('KBG-10.4 a second building at full price, in the same row too, and only with the Envoy', () => {
    const goods = 'gold gold gold gold gold stone';
    const s = position({ stage: 'build', envoy: 0, players: [{ goods }, { goods }, {}] });
    const one = play(s, build('statue'));
    expect(saved(one.state)).toMatchObject({ stage: 'build', current: 0, builtOnce: true, envoy: 0 });
    const two = play(one.state, build('chapel'));
    expect(told(two, 'build')[0]).toMatchObject({ building: 'chapel', gold: 3, stone: 1, envoy: true });
    expect(saved(two.state)).toMatchObject({ current: 1, envoy: null, builtOnce: false });
    // Seat 1 has no Envoy: after one building it is not asked again.
    expect(askedIn(play(two.state, build('statue')).state)).not.toContain(1);
    const poor = position({
      stage: 'build',
      envoy: 0,
      players: [{ goods: 'gold gold' }, { goods: 'wood' }, {}],
    });
    expect(saved(play(poor, build('statue')).state)).toMatchObject({ current: 1, envoy: 0 });
  });

  test('KBG-10.5 unused, he goes back in phase 5 and is given anew', () => {
    const same = endOf('summer', 0, {}, { goods: 'gold' });
    expect(same.events.filter((e) => e.type.includes('envoy')).map((e) => e.type)).toEqual([
      'envoy_back',
      'envoy',
    ]);
    expect(saved(same.state).envoy).toBe(0);
    const nobody = endOf('summer', 0, { goods: 'gold' }, { goods: 'gold' });
    expect(saved(nobody.state).envoy).toBeNull();
    const spring = endOf('spring', 0, {}, {});
    expect(saved(spring.state).envoy).toBe(0);
  });
});

describe('recruiting', () => {
  test('KBG-11.1 in turn order, one soldier after the other, as many as wanted', () => {
    const s = position({
      stage: 'recruit',
      order: [1, 0, 2],
      players: [{ goods: 'wood wood' }, { goods: 'gold gold gold gold gold' }, {}],
    });
    const two = play(s, recruit('gold gold'), recruit('gold gold'));
    expect(told(two, 'recruit').map((e) => [e.seat, e.soldiers])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    // One good is no soldier, so the next seat is asked.
    expect(askedIn(two.state)).toEqual([0]);
    expect(saved(play(two.state, stopRecruiting).state).phase).toBe('winter');
  });

  test('KBG-11.2 two goods, alike or different; no limit of soldiers', () => {
    const s = position({
      stage: 'recruit',
      players: [{ goods: 'gold gold wood stone', soldiers: 9 }, {}, {}],
    });
    expect(legalActions(s)).toEqual([
      stopRecruiting,
      ...['gold gold', 'gold wood', 'gold stone', 'wood stone'].map(recruit),
    ]);
    expect(refusal(s, recruit('gold'))).toEqual({ rule: 'KBG-11.2', facts: { price: 2, given: 1 } });
    expect(refusal(s, recruit(''))).toEqual({ rule: 'KBG-11.2', facts: { price: 2, given: 0 } });
    const barracks = position({
      stage: 'recruit',
      players: [{ goods: 'gold wood', buildings: 'guard_tower blacksmith barracks' }, {}, {}],
    });
    expect(refusal(barracks, recruit('gold wood'))).toEqual({
      rule: 'KBG-11.2',
      facts: { price: 1, given: 2 },
    });
    expect(player(play(s, recruit('wood stone')).state, 0).soldiers).toBe(10);
  });

  test('KBG-11.3 with goods one has; tokens do not pay', () => {
    const s = position({ stage: 'recruit', players: [{ goods: 'gold wood', plusTwo: 5 }, {}, {}] });
    expect(refusal(s, recruit('gold gold'))).toEqual({
      rule: 'KBG-11.3',
      facts: { goods: ['gold', 'gold'] },
    });
    const paid = play(s, recruit('gold wood'));
    expect([store(paid.state, 0), player(paid.state, 0).plusTwo]).toEqual(['0 0 0', 5]);
  });
});
