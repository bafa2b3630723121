/** KBY-5 and KBY-6: each of the 21 titles with a lone leader, a tie and a change of hands. */
import { describe, expect, test } from 'vitest';
import { HOUSE_VALUES, TITLES } from '../src/data.ts';
import type { Title } from '../src/data.ts';
import type { Action, State } from '../src/index.ts';
import { hold, holderOf, play, playOut, pointsOf, saved, seen, send } from './playing.ts';
import { position } from './position.ts';

interface Contest {
  /** Seat 0 alone leads: its holdings and those of seat 1. */
  readonly lone: readonly [string, string];
  /** What each seat has of it then. */
  readonly counts: readonly [number, number];
  /** Seat 1 catches up, and nobody holds it; then seat 1 goes ahead. */
  readonly tie: Action;
  readonly change: Action;
  /** What seat 1 needs in hand. */
  readonly hand: string;
}

const contests: { readonly [title in Exclude<Title, 'vandal' | 'staff_rat'>]: Contest } = {
  emperor: {
    lone: ['elves_tower elves_citadel dwarves_tower', 'orcs_tower orcs_fortress obelisk_1'],
    counts: [2, 1],
    tie: hold('undead_tower'),
    change: hold('dwarves_citadel'),
    hand: 'undead_tower dwarves_citadel',
  },
  great_architect: {
    lone: ['elves_tower elves_citadel', 'orcs_tower obelisk_1 obelisk_2'],
    counts: [2, 1],
    tie: hold('orcs_tower'),
    change: hold('undead_tower'),
    hand: 'orcs_tower undead_tower',
  },
  keeper_of_secrets: {
    lone: ['obelisk_1 obelisk_3', 'obelisk_2 elves_tower elves_tower'],
    counts: [2, 1],
    tie: hold('obelisk_2'),
    change: send('humans_archer', '0:obelisk_1'),
    hand: 'obelisk_2 humans_archer',
  },
  conqueror: {
    lone: [
      'obelisk_1+humans_archer elves_tower+humans_mage',
      'obelisk_2+elves_mage obelisk_2 obelisk_3 orcs_tower',
    ],
    counts: [2, 1],
    tie: send('humans_archer', '1:obelisk_2'),
    change: send('humans_warrior', '1:obelisk_3'),
    hand: 'humans_archer humans_warrior',
  },
  king_of_the_elves: {
    lone: ['elves_tower elves_citadel', 'elves_fortress orcs_tower orcs_tower'],
    counts: [2, 1],
    tie: hold('elves_fortress'),
    change: hold('elves_citadel'),
    hand: 'elves_fortress elves_citadel',
  },
  thane_of_the_dwarves: {
    lone: ['dwarves_tower dwarves_citadel', 'dwarves_fortress orcs_tower orcs_tower'],
    counts: [2, 1],
    tie: hold('dwarves_fortress'),
    change: send('humans_archer', '0:dwarves_tower'),
    hand: 'dwarves_fortress humans_archer',
  },
  chieftain_of_the_orcs: {
    lone: ['orcs_tower orcs_citadel', 'orcs_fortress elves_tower elves_tower'],
    counts: [2, 1],
    tie: hold('orcs_fortress'),
    change: send('humans_hero', '0:orcs_citadel'),
    hand: 'orcs_fortress humans_hero',
  },
  lord_of_the_dead: {
    lone: ['undead_tower undead_citadel', 'undead_fortress orcs_tower orcs_tower'],
    counts: [2, 1],
    tie: send('humans_monster', '0:undead_citadel'),
    change: hold('undead_fortress'),
    hand: 'undead_fortress humans_monster',
  },
  field_marshal: {
    lone: [
      'obelisk_1+humans_archer elves_tower+humans_mage',
      'obelisk_2+humans_mage obelisk_2 elves_tower+elves_mage',
    ],
    counts: [2, 1],
    tie: send('humans_warrior', '1:obelisk_2'),
    change: send('humans_archer', '1:elves_tower+elves_mage'),
    hand: 'humans_warrior humans_archer',
  },
  prince_of_the_elves: {
    lone: [
      'obelisk_1+elves_archer orcs_tower+elves_mage',
      'elves_tower+elves_archer obelisk_2 obelisk_3+humans_mage',
    ],
    counts: [2, 1],
    tie: send('elves_warrior', '1:obelisk_2'),
    change: send('elves_mage', '1:obelisk_3+humans_mage'),
    hand: 'elves_warrior elves_mage',
  },
  prince_of_the_dwarves: {
    lone: [
      'obelisk_1+dwarves_archer orcs_tower+dwarves_mage',
      'dwarves_tower+dwarves_archer obelisk_2 obelisk_3',
    ],
    counts: [2, 1],
    tie: send('dwarves_warrior', '1:obelisk_2'),
    change: send('dwarves_mage', '1:obelisk_3'),
    hand: 'dwarves_warrior dwarves_mage',
  },
  prince_of_the_orcs: {
    lone: ['obelisk_1+orcs_archer elves_tower+orcs_mage', 'orcs_tower+orcs_archer obelisk_2 obelisk_3'],
    counts: [2, 1],
    tie: send('orcs_warrior', '1:obelisk_2'),
    change: send('orcs_warrior', '0:obelisk_1+orcs_archer'),
    hand: 'orcs_warrior orcs_warrior',
  },
  prince_of_the_undead: {
    lone: [
      'obelisk_1+undead_archer orcs_tower+undead_mage',
      'undead_tower+undead_archer obelisk_2 obelisk_3',
    ],
    counts: [2, 1],
    tie: send('undead_warrior', '1:obelisk_2'),
    change: send('undead_mage', '1:obelisk_3'),
    hand: 'undead_warrior undead_mage',
  },
  sharpshooter: {
    lone: [
      'obelisk_1+humans_archer elves_tower+orcs_archer',
      'obelisk_2+elves_archer obelisk_2 obelisk_3+humans_mage',
    ],
    counts: [2, 1],
    tie: send('humans_archer', '1:obelisk_2'),
    change: send('humans_archer', '1:obelisk_3+humans_mage'),
    hand: 'humans_archer humans_archer',
  },
  swordmaster: {
    lone: [
      'obelisk_1+humans_warrior elves_tower+orcs_warrior',
      'obelisk_2+elves_warrior obelisk_2 obelisk_3',
    ],
    counts: [2, 1],
    tie: send('humans_warrior', '1:obelisk_2'),
    change: send('humans_warrior', '1:obelisk_3'),
    hand: 'humans_warrior humans_warrior',
  },
  grand_magister: {
    lone: [
      'obelisk_1+humans_mage elves_tower+orcs_mage',
      'obelisk_2+elves_mage obelisk_2 obelisk_3+humans_archer',
    ],
    counts: [2, 1],
    tie: send('humans_mage', '1:obelisk_2'),
    change: send('humans_hero', '0:obelisk_1+humans_mage'),
    hand: 'humans_mage humans_hero',
  },
  tower_builder: {
    lone: ['elves_tower orcs_tower', 'undead_tower orcs_citadel obelisk_1'],
    counts: [2, 1],
    tie: hold('undead_tower'),
    change: hold('dwarves_tower'),
    hand: 'undead_tower dwarves_tower',
  },
  fortress_builder: {
    lone: ['elves_fortress orcs_fortress', 'undead_fortress orcs_citadel obelisk_2'],
    counts: [2, 1],
    tie: hold('undead_fortress'),
    change: hold('dwarves_fortress'),
    hand: 'undead_fortress dwarves_fortress',
  },
  citadel_builder: {
    lone: ['elves_citadel orcs_citadel', 'undead_citadel orcs_tower obelisk_3'],
    counts: [2, 1],
    tie: hold('undead_citadel'),
    change: hold('dwarves_citadel'),
    hand: 'undead_citadel dwarves_citadel',
  },
};

/** The title and five others that cannot be touched by it. */
function titlesWith(title: Title): Title[] {
  return [title, ...TITLES.filter((other) => other !== title).slice(0, 5)];
}

/** The paragraph of a title: section 6 follows TITLES. */
const ruleOf = (title: Title): string => `KBY-6.${TITLES.indexOf(title) + 1}`;

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

describe.each(Object.entries(contests))('%s', (name, contest) => {
  const title = name as keyof typeof contests;
  const start = position({
    table: contest.lone,
    titles: titlesWith(title),
    hands: ['', contest.hand],
    current: 1,
  });

  test(`${ruleOf(title)} ${title}: a lone leader holds it`, () => {
    const standing = seen(start, 'table').standings[0];
    expect(standing).toEqual({
      title,
      value: HOUSE_VALUES[title],
      counts: [...contest.counts, 0, 0],
      holder: 0,
      privateOf: null,
    });
    expect(pointsOf(start, title)).toEqual([HOUSE_VALUES[title], 0, 0, 0]);
  });

  test(`${ruleOf(title)} ${title}: a tie takes it away from everybody`, () => {
    const { state, events } = playOut(start, contest.tie);
    expect(holderOf(state, title)).toBeNull();
    expect(pointsOf(state, title)).toEqual([0, 0, 0, 0]);
    expect(events).toContainEqual({ type: 'lose-title', seat: 0, title });
    expect(events).not.toContainEqual({ type: 'gain-title', seat: 1, title });
  });

  test(`${ruleOf(title)} ${title}: it changes hands`, () => {
    const { state, events } = playOut(afterThat(playOut(start, contest.tie).state), contest.change);
    expect(holderOf(state, title)).toBe(1);
    expect(pointsOf(state, title)).toEqual([0, HOUSE_VALUES[title], 0, 0]);
    expect(events).toContainEqual({ type: 'gain-title', seat: 1, title });
  });

  test(`${ruleOf(title)} ${title}: with nothing on the table nobody holds it`, () => {
    expect(holderOf(position({ titles: titlesWith(title) }), title)).toBeNull();
  });
});

describe.each([
  ['vandal', 'humans_monster', 'elves_monster'],
  ['staff_rat', 'humans_hero', 'elves_hero'],
] as const)('%s', (title, human, elven) => {
  const start = position({
    table: ['elves_tower', 'elves_tower', 'obelisk_1 obelisk_2 obelisk_3'],
    hands: [human, elven],
    titles: titlesWith(title),
  });
  const first = playOut(start, send(human, '2:obelisk_1'));

  test(`${ruleOf(title)} ${title}: nobody has it before the first card`, () => {
    expect(holderOf(start, title)).toBeNull();
    expect(pointsOf(start, title)).toEqual([0, 0, 0, 0]);
  });

  test(`${ruleOf(title)} ${title}: it goes to who plays one, and takes points away`, () => {
    expect(first.events).toContainEqual({ type: 'gain-title', seat: 0, title });
    expect(holderOf(first.state, title)).toBe(0);
    expect(pointsOf(first.state, title)).toEqual([-3, 0, 0, 0]);
  });

  test(`${ruleOf(title)} ${title}: it passes to the next who plays one, and is never tied`, () => {
    const { state, events } = playOut(first.state, send(elven, '2:obelisk_2'));
    expect(events).toContainEqual({ type: 'lose-title', seat: 0, title });
    expect(events).toContainEqual({ type: 'gain-title', seat: 1, title });
    expect(pointsOf(state, title)).toEqual([0, -3, 0, 0]);
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
      [0, 0],
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
