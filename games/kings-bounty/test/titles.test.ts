/** KBY-5 and KBY-6: each of the 21 titles with a lone leader, a tie and a change of hands. */
import { describe, expect, test } from 'vitest';
import { HOUSE_VALUES, TITLES } from '../src/data.ts';
import type { Title } from '../src/data.ts';
import type { State } from '../src/index.ts';
import { holderOf, play, playOut, pointsOf, saved, seen, send } from './playing.ts';
import { contests } from './contests.ts';
import { position } from './position.ts';

/** The title and five others that cannot be touched by it. */
function titlesWith(title: Title): Title[] {
  return [title, ...TITLES.filter((other) => other !== title).slice(0, 5)];
}

/** The next turn of seat 1, with the same hand: two other seats return a card each. */
function afterThat(s: State): State {
  return position({
    table: [0, 1, 2, 3].map((seat) =>
      saved(s)
        .table[seat]!.map((h) => (h.garrison === 'none' ? h.holding : `${h.holding}+${h.garrison}`))
        .join(' '),
    ),
    hands: saved(s).hands.map((hand) => hand.map(({ card }) => card).join(' ')),
    titles: saved(s).openTitles,
    discard: Object.entries(saved(s).discard)
      .flatMap(([card, n]) => Array.from({ length: n }, () => card))
      .join(' '),
    lastMonster: saved(s).lastMonster,
    lastHero: saved(s).lastHero,
    current: 1,
  });
}

/** A title through its whole contest: what is seen at each turn of it. */
function contested(title: keyof typeof contests): unknown {
  const contest = contests[title];
  const lone = position({
    table: contest.lone,
    titles: titlesWith(title),
    hands: ['', contest.hand],
    current: 1,
  });
  const tied = playOut(lone, contest.tie);
  const changed = playOut(afterThat(tied.state), contest.change);
  const told = (played: typeof tied): string[] =>
    played.events.flatMap((e) =>
      'title' in e && 'seat' in e && e.title === title ? [`${e.type} ${e.seat}`] : [],
    );
  return {
    nothing: holderOf(position({ titles: titlesWith(title) }), title),
    lone: seen(lone, 'table').standings[0],
    lonePoints: pointsOf(lone, title),
    tied: holderOf(tied.state, title),
    tiedPoints: pointsOf(tied.state, title),
    tiedTold: told(tied),
    changed: holderOf(changed.state, title),
    changedPoints: pointsOf(changed.state, title),
    changedTold: told(changed),
  };
}

/** KBY-5.2: the lone leader holds it, a tie takes it away from everybody, who goes ahead gets it. */
function asRuled(title: keyof typeof contests): unknown {
  const value = HOUSE_VALUES[title];
  return {
    nothing: null,
    lone: { title, value, counts: [...contests[title].counts, 0, 0], holder: 0, privateOf: null },
    lonePoints: [value, 0, 0, 0],
    tied: null,
    tiedPoints: [0, 0, 0, 0],
    tiedTold: ['lose-title 0'],
    changed: 1,
    changedPoints: [0, value, 0, 0],
    changedTold: ['gain-title 1'],
  };
}

describe('a lone leader, a tie, a change of hands', () => {
  test('KBY-6.1 emperor', () => {
    expect(contested('emperor')).toEqual(asRuled('emperor'));
  });

  test('KBY-6.2 great_architect', () => {
    expect(contested('great_architect')).toEqual(asRuled('great_architect'));
  });

  test('KBY-6.3 keeper_of_secrets', () => {
    expect(contested('keeper_of_secrets')).toEqual(asRuled('keeper_of_secrets'));
  });

  test('KBY-6.4 conqueror', () => {
    expect(contested('conqueror')).toEqual(asRuled('conqueror'));
  });

  test('KBY-6.5 king_of_the_elves', () => {
    expect(contested('king_of_the_elves')).toEqual(asRuled('king_of_the_elves'));
  });

  test('KBY-6.6 thane_of_the_dwarves', () => {
    expect(contested('thane_of_the_dwarves')).toEqual(asRuled('thane_of_the_dwarves'));
  });

  test('KBY-6.7 chieftain_of_the_orcs', () => {
    expect(contested('chieftain_of_the_orcs')).toEqual(asRuled('chieftain_of_the_orcs'));
  });

  test('KBY-6.8 lord_of_the_dead', () => {
    expect(contested('lord_of_the_dead')).toEqual(asRuled('lord_of_the_dead'));
  });

  test('KBY-6.9 field_marshal', () => {
    expect(contested('field_marshal')).toEqual(asRuled('field_marshal'));
  });

  test('KBY-6.10 prince_of_the_elves', () => {
    expect(contested('prince_of_the_elves')).toEqual(asRuled('prince_of_the_elves'));
  });

  test('KBY-6.11 prince_of_the_dwarves', () => {
    expect(contested('prince_of_the_dwarves')).toEqual(asRuled('prince_of_the_dwarves'));
  });

  test('KBY-6.12 prince_of_the_orcs', () => {
    expect(contested('prince_of_the_orcs')).toEqual(asRuled('prince_of_the_orcs'));
  });

  test('KBY-6.13 prince_of_the_undead', () => {
    expect(contested('prince_of_the_undead')).toEqual(asRuled('prince_of_the_undead'));
  });

  test('KBY-6.14 sharpshooter', () => {
    expect(contested('sharpshooter')).toEqual(asRuled('sharpshooter'));
  });

  test('KBY-6.15 swordmaster', () => {
    expect(contested('swordmaster')).toEqual(asRuled('swordmaster'));
  });

  test('KBY-6.16 grand_magister', () => {
    expect(contested('grand_magister')).toEqual(asRuled('grand_magister'));
  });

  test('KBY-6.17 tower_builder', () => {
    expect(contested('tower_builder')).toEqual(asRuled('tower_builder'));
  });

  test('KBY-6.18 fortress_builder', () => {
    expect(contested('fortress_builder')).toEqual(asRuled('fortress_builder'));
  });

  test('KBY-6.19 citadel_builder', () => {
    expect(contested('citadel_builder')).toEqual(asRuled('citadel_builder'));
  });
});

/** A penalty: nobody, then seat 0 who plays one, then seat 1. */
function passed(title: 'vandal' | 'staff_rat', type: 'monster' | 'hero'): unknown {
  const start = position({
    table: ['elves_tower', 'elves_tower', 'obelisk_1 obelisk_2 obelisk_3'],
    hands: [`humans_${type}`, `elves_${type}`],
    titles: titlesWith(title),
  });
  const first = playOut(start, send(`humans_${type}`, '2:obelisk_1'));
  const second = playOut(first.state, send(`elves_${type}`, '2:obelisk_2'));
  const points = [start, first.state, second.state].map((s) => pointsOf(s, title));
  const told = [...first.events, ...second.events].flatMap((e) =>
    'title' in e && 'seat' in e && e.title === title ? [`${e.type} ${e.seat}`] : [],
  );
  return { holders: [start, first.state, second.state].map((s) => holderOf(s, title)), points, told };
}

describe('penalties', () => {
  const asPassed = {
    holders: [null, 0, 1],
    points: [
      [0, 0, 0, 0],
      [-3, 0, 0, 0],
      [0, -3, 0, 0],
    ],
    told: ['gain-title 0', 'lose-title 0', 'gain-title 1'],
  };

  test('KBY-6.20 vandal: who plays a monster has it at once, until another does', () => {
    expect(passed('vandal', 'monster')).toEqual(asPassed);
  });

  test('KBY-6.21 staff_rat: who plays a hero has it at once, until another does', () => {
    expect(passed('staff_rat', 'hero')).toEqual(asPassed);
  });

  test('KBY-6.20 vandal: it stays with the same player for the next monster too', () => {
    const s = position({
      table: ['elves_tower', 'obelisk_1 obelisk_2'],
      hands: ['elves_monster'],
      discard: 'humans_monster',
      lastMonster: 0,
      titles: titlesWith('vandal'),
    });
    const { state, events } = playOut(s, send('elves_monster', '1:obelisk_1'));
    expect(holderOf(state, 'vandal')).toBe(0);
    expect(events.some((e) => 'title' in e && e.title === 'vandal')).toBe(false);
  });
});

describe('titles in general', () => {
  test('KBY-5.1 at once: another player’s card can bring a title', () => {
    const s = position({
      table: ['', 'elves_tower orcs_tower', 'undead_tower dwarves_tower', 'obelisk_1'],
      hands: ['humans_archer'],
      titles: titlesWith('tower_builder'),
    });
    expect(holderOf(s, 'tower_builder')).toBeNull();
    const { state, events } = play(s, send('humans_archer', '1:orcs_tower'));
    expect(holderOf(state, 'tower_builder')).toBe(2);
    expect(events).toContainEqual({ type: 'gain-title', seat: 2, title: 'tower_builder' });
  });

  test('KBY-5.2 ties: three with equally many, and the fourth with less', () => {
    const s = position({
      table: ['elves_tower', 'orcs_tower', 'undead_tower', ''],
      titles: titlesWith('tower_builder'),
    });
    expect(holderOf(s, 'tower_builder')).toBeNull();
  });

  test('KBY-5.2 ties: four castles of four nations at two players’ each leave the Emperor with nobody', () => {
    const four = 'elves_tower dwarves_tower undead_tower orcs_tower';
    const s = position({ table: [four, four] });
    expect(seen(s, 'table').standings[0]).toMatchObject({
      title: 'emperor',
      counts: [4, 4, 0, 0],
      holder: null,
    });
  });

  test('KBY-5.2 ties: a single one against none is enough', () => {
    expect(holderOf(position({ table: ['', 'obelisk_3'] }), 'keeper_of_secrets')).toBe(1);
  });

  test('KBY-5.3 counted: neither hands nor discards, and never strength', () => {
    const s = position({
      table: ['elves_tower elves_tower', 'orcs_citadel+humans_mage'],
      hands: ['', 'orcs_citadel undead_citadel'],
      discard: 'undead_citadel',
      titles: ['great_architect', 'citadel_builder', 'conqueror', 'emperor', 'vandal', 'staff_rat'],
    });
    expect(seen(s, 'table').standings.map((t) => t.counts.slice(0, 2))).toEqual([
      [2, 1],
      [0, 1],
      [0, 1],
      [1, 1],
      // A monster has destroyed the undead citadel.
      [1, 0],
      [0, 0],
    ]);
  });

  test('KBY-5.5 standings: who leads and by how much is in every view, with the points', () => {
    const s = position({ table: ['elves_tower obelisk_1', 'obelisk_2 obelisk_3'] });
    for (const viewer of [0, 1, 'table'] as const) {
      expect(seen(s, viewer).standings).toEqual(seen(s, 'table').standings);
      expect(pointsOf(s, 'obelisks', viewer)).toEqual([2, 4, 0, 0]);
      expect(pointsOf(s, 'keeper_of_secrets', viewer)).toEqual([0, 5, 0, 0]);
    }
  });
});
