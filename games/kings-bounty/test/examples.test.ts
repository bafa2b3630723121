/** The worked examples of the rules text, played through. Ada sits at 0, Bran at 1, Clara at 2, Dan at 3. */
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import type { State } from '../src/index.ts';
import {
  done,
  giveBack,
  handOf,
  hold,
  holderOf,
  play,
  playOut,
  pointsOf,
  refusal,
  saved,
  seen,
  send,
  tableOf,
  targetsOf,
} from './playing.ts';
import { position } from './position.ts';

const total = (s: State, seat: number): number =>
  kingsBounty.scores(s, 'all').reduce((sum, { points }) => sum + points[seat]!, 0);

describe('examples of cards', () => {
  test('KBY-1.4 example: two players leave 48 cards, and 36 in the deck', () => {
    const s = position({ seats: 2, options: { removed: ['undead', 'orcs'] } });
    const { deck, handSizes, removed } = seen(s, 'table');
    expect(removed).toEqual(['undead', 'orcs']);
    expect([deck, ...handSizes]).toEqual([36, 6, 6]);
    const kept = kingsBounty.rules.start(kingsBounty.parseOptions({ removed: ['undead', 'orcs'] }, 2), 2);
    expect(seen(kept, 'table').deck).toBe(48);
  });

  test('KBY-3.2 example: a dwarven fortress lets dwarves play, and humans need none', () => {
    const s = position({
      table: ['dwarves_fortress obelisk_1 obelisk_2', 'elves_tower'],
      hands: ['dwarves_warrior humans_mage orcs_hero'],
    });
    expect(targetsOf(s, 'dwarves_warrior')).toContain('1:elves_tower');
    expect(targetsOf(s, 'humans_mage')).toContain('1:elves_tower');
    expect(refusal(s, send('orcs_hero', '1:elves_tower')).rule).toBe('KBY-3.2');
  });

  test('KBY-3.3 example: a captured castle lets its nation play, and who stood elsewhere stays', () => {
    const s = position({
      current: 1,
      table: ['elves_tower obelisk_1+elves_archer', 'dwarves_tower'],
      hands: ['', 'dwarves_mage elves_warrior'],
    });
    expect(refusal(s, send('elves_warrior', '0:elves_tower')).rule).toBe('KBY-3.2');
    let { state } = playOut(s, send('dwarves_mage', '0:elves_tower'));
    expect(tableOf(state, 0)).toEqual(['obelisk_1+elves_archer']);
    expect(tableOf(state, 1)).toContain('elves_tower+dwarves_mage');
    for (let i = 0; i < 3; i++) {
      state = playOut(state, giveBack(handOf(state, saved(state).current!)[0]!), done).state;
    }
    expect(targetsOf(state, 'elves_warrior')).toContain('0:obelisk_1+elves_archer');
  });

  test('KBY-3.5 example: archers in a citadel add no defence and count for three titles', () => {
    const s = position({
      current: 2,
      table: ['', 'orcs_tower', 'undead_citadel elves_tower'],
      hands: ['', '', 'elves_archer'],
      titles: ['conqueror', 'sharpshooter', 'prince_of_the_elves', 'emperor', 'vandal', 'staff_rat'],
    });
    const { state } = playOut(s, send('elves_archer', '2:undead_citadel'));
    for (const title of ['conqueror', 'sharpshooter', 'prince_of_the_elves'] as const) {
      expect(holderOf(state, title)).toBe(2);
    }
    const attacked = position({
      table: ['', 'orcs_tower', 'undead_citadel+elves_archer'],
      hands: ['humans_warrior humans_mage'],
    });
    expect(refusal(attacked, send('humans_warrior', '2:undead_citadel+elves_archer')).facts).toMatchObject({
      defence: 3,
    });
    expect(targetsOf(attacked, 'humans_mage')).toContain('2:undead_citadel+elves_archer');
  });

  test('KBY-3.6 example: archers take the place of mages, and the defence falls to 2', () => {
    const s = position({
      current: 3,
      table: ['', '', '', 'orcs_fortress+dwarves_mage'],
      hands: ['humans_warrior', '', '', 'humans_archer'],
      titles: ['field_marshal', 'great_architect', 'keeper_of_secrets', 'emperor', 'vandal', 'staff_rat'],
    });
    const { state } = playOut(s, send('humans_archer', '3:orcs_fortress+dwarves_mage'));
    expect(holderOf(state, 'field_marshal')).toBe(3);
    expect(saved(state).discard.dwarves_mage).toBe(1);
    expect(targetsOf(state, 'humans_warrior')).toEqual(['3:orcs_fortress+humans_archer']);
  });

  test('KBY-3.8 example: warriors of strength 3 in an obelisk yield to mages alone', () => {
    const s = position({
      table: ['elves_tower', 'obelisk_2+humans_warrior'],
      hands: ['elves_mage elves_warrior'],
    });
    expect(targetsOf(s, 'elves_mage')).toContain('1:obelisk_2+humans_warrior');
    expect(refusal(s, send('elves_warrior', '1:obelisk_2+humans_warrior'))).toMatchObject({
      rule: 'KBY-3.8',
      facts: { strength: 3, defence: 3 },
    });
  });

  test('KBY-3.9 example: a hero takes an obelisk from mages, with its points', () => {
    const s = position({
      table: ['orcs_tower', '', '', 'obelisk_3+undead_mage'],
      hands: ['orcs_hero'],
    });
    expect(pointsOf(s, 'obelisks')).toEqual([0, 0, 0, 2]);
    const { state } = playOut(s, send('orcs_hero', '3:obelisk_3+undead_mage'));
    expect(tableOf(state, 0)).toContain('obelisk_3');
    expect(pointsOf(state, 'obelisks')).toEqual([2, 0, 0, 0]);
    expect(saved(state).discard).toMatchObject({ orcs_hero: 1, undead_mage: 1 });
  });

  test('KBY-3.10 example: a monster on the own only castle leaves the other orcs unplayable', () => {
    const s = position({
      current: 1,
      table: ['', 'orcs_tower obelisk_1'],
      hands: ['', 'orcs_monster orcs_archer'],
    });
    const { state } = playOut(s, send('orcs_monster', '1:orcs_tower'));
    expect(tableOf(state, 1)).toEqual(['obelisk_1']);
    expect(saved(state).discard).toMatchObject({ orcs_monster: 1, orcs_tower: 1 });
    const next = position({ current: 1, table: ['', 'obelisk_1'], hands: ['', 'orcs_archer'] });
    expect(seen(next, 1).idle?.map(({ thing }) => thing)).toContain('card.orcs_archer');
  });
});

describe('examples of returning', () => {
  test('KBY-4.3 example: four cards go under a deck of two', () => {
    const back = ['obelisk_1', 'elves_archer', 'dwarves_tower', 'humans_hero'] as const;
    const s = position({
      current: 3,
      pool: 0,
      queue: '0:orcs_mage 1:undead_mage',
      hands: ['', '', '', `${back.join(' ')} orcs_tower orcs_tower`],
    });
    const { state } = play(s, ...back.map(giveBack), done);
    expect(handOf(state, 3).toSorted()).toEqual(
      ['orcs_tower', 'orcs_tower', 'orcs_mage', 'undead_mage', 'obelisk_1', 'elves_archer'].toSorted(),
    );
    expect(saved(state).queue.map(({ card }) => card)).toEqual(['dwarves_tower', 'humans_hero']);
    const next = playOut(state, giveBack(handOf(state, 0)[0]!), done);
    expect(handOf(next.state, 0)).toContain('dwarves_tower');
  });

  test('KBY-4.4 example: what Ada knows of a hand, until its player returns a card', () => {
    const s = position({
      current: 1,
      pool: 0,
      queue: '0:undead_hero 2:elves_mage',
      hands: ['', 'obelisk_3 obelisk_2'],
    });
    const drawn = play(s, hold('obelisk_3')).state;
    expect(seen(drawn, 0).known[1]).toEqual(['undead_hero']);
    const again = position({
      current: 1,
      pool: 0,
      queue: '2:elves_mage',
      hands: ['', 'undead_hero obelisk_2'],
      known: { 1: { undead_hero: [0] } },
    });
    expect(seen(again, 0).known[1]).toEqual(['undead_hero']);
    expect(seen(play(again, giveBack('obelisk_2')).state, 0).known[1]).toEqual([]);
  });

  test('KBY-4.6 example: after Ada’s obelisk 32 turns of returns end the game, 29 do not', () => {
    let s = position({ seats: 3, hands: ['obelisk_1'] });
    s = playOut(s, hold('obelisk_1')).state;
    let turns = 0;
    const ofClara: number[] = [];
    while (saved(s).stage !== 'over') {
      const seat = saved(s).current!;
      s = playOut(s, giveBack(handOf(s, seat)[0]!), done).state;
      turns++;
      if (seat === 2) ofClara.push(turns);
    }
    expect(ofClara).toHaveLength(11);
    expect(ofClara.slice(-2)).toEqual([29, 32]);
  });
});

describe('examples of titles', () => {
  test('KBY-5.2 example: the Great Architect is nobody’s until Clara builds a fourth castle', () => {
    const s = position({
      current: 1,
      table: [
        'elves_tower elves_fortress elves_citadel',
        'dwarves_tower dwarves_fortress',
        'orcs_tower orcs_fortress orcs_citadel',
      ],
      hands: ['', 'humans_mage', 'undead_tower'],
    });
    expect(holderOf(s, 'great_architect')).toBeNull();
    const taken = playOut(s, send('humans_mage', '0:elves_citadel')).state;
    expect(holderOf(taken, 'great_architect')).toBeNull();
    expect(holderOf(playOut(taken, hold('undead_tower')).state, 'great_architect')).toBe(2);
  });

  test('KBY-5.3 example: nations for the Emperor, castles for the Great Architect', () => {
    const s = position({
      table: ['elves_tower elves_tower elves_citadel', 'dwarves_tower orcs_tower obelisk_1 obelisk_2'],
    });
    const counts = (title: string) =>
      seen(s, 'table')
        .standings.find((t) => t.title === title)
        ?.counts.slice(0, 2);
    expect(counts('emperor')).toEqual([1, 2]);
    expect(counts('great_architect')).toEqual([3, 2]);
  });

  test('KBY-5.4 example: Dan’s private Swordmaster goes to Ada, who has more warriors', () => {
    const s = position({
      stage: 'over',
      current: null,
      streak: 40,
      options: { expert: true },
      privateTitles: ['vandal', 'sharpshooter', 'staff_rat', 'swordmaster'],
      table: ['elves_tower+humans_warrior obelisk_1+humans_warrior', '', '', 'obelisk_2+humans_warrior'],
    });
    expect(pointsOf(s, 'swordmaster', 'all')).toEqual([6, 0, 0, 0]);
  });
});

describe('examples of the end', () => {
  test.each([
    [1, [2, 3]],
    [3, [0, 1, 2, 3]],
  ] as const)('KBY-7.3 example: after the last card went to seat %i, %j have a turn', (current, turns) => {
    const card = 'obelisk_1';
    const hands = [0, 1, 2, 3].map((seat) => (seat === current ? card : ''));
    let s = playOut(position({ current, pool: 0, queue: '0:orcs_hero', hands }), hold(card)).state;
    const had: number[] = [];
    while (saved(s).stage !== 'over') {
      had.push(saved(s).current!);
      s = playOut(s, giveBack(handOf(s, saved(s).current!)[0]!), done).state;
    }
    expect(had).toEqual(turns);
  });

  test('KBY-7.4 example: Clara’s 14 points', () => {
    const s = position({
      stage: 'over',
      current: null,
      streak: 40,
      lastMonster: 2,
      discard: 'humans_monster',
      titles: ['emperor', 'grand_magister', 'vandal', 'lord_of_the_dead', 'staff_rat', 'tower_builder'],
      table: ['', '', 'elves_citadel+humans_mage orcs_citadel obelisk_1 obelisk_2'],
    });
    expect(total(s, 2)).toBe(14);
  });

  test('KBY-7.5 example: Bran and Clara tie at 17, and Bran sits nearer to Dan', () => {
    const s = position({
      stage: 'over',
      current: null,
      first: 3,
      streak: 40,
      options: {
        values: {
          emperor: 17,
          keeper_of_secrets: 11,
          tower_builder: 14,
          citadel_builder: 9,
          great_architect: 0,
          conqueror: 0,
        },
      },
      table: [
        'elves_tower elves_tower',
        'dwarves_fortress orcs_fortress',
        'obelisk_1 obelisk_2 obelisk_3',
        'undead_citadel',
      ],
    });
    expect([0, 1, 2, 3].map((seat) => total(s, seat))).toEqual([14, 17, 17, 9]);
    expect(kingsBounty.outcome(s)).toMatchObject({
      places: [[1], [2], [0], [3]],
      decidedBy: 'seat-order',
    });
  });
});
