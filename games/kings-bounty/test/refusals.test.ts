/** Every prohibition that `whyNot` knows: exactly its paragraph and its facts, through core's own door. */
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import type { Reason } from '../src/refusals.ts';
import { deal, done, giveBack, hold, play, refusal, seen, send } from './playing.ts';
import { position } from './position.ts';

interface Refused {
  readonly in: State;
  readonly seat?: number;
  readonly does: Action;
  readonly facts: unknown;
}

const s = position({
  table: [
    'elves_tower obelisk_1+humans_archer',
    'orcs_citadel obelisk_2+humans_mage',
    'undead_tower+humans_archer',
  ],
  hands: ['elves_archer elves_hero orcs_archer humans_warrior obelisk_3 undead_monster'],
});
const returning = play(s, giveBack('obelisk_3')).state;
const drawing = play(s, hold('obelisk_3')).state;
const setUp = kingsBounty.rules.start(kingsBounty.parseOptions({}, 4), 4);
const allReturned = play(
  s,
  ...(
    ['elves_archer', 'elves_hero', 'orcs_archer', 'humans_warrior', 'obelisk_3', 'undead_monster'] as const
  ).map(giveBack),
).state;
const stuck = position({ hands: ['elves_archer elves_hero orcs_archer orcs_hero undead_mage humans_hero'] });
/** Where most units of `s` can go first. */
const onOwnTower = { of: 0, open: 'elves_tower', openGarrison: 'none' } as const;
const over = position({ stage: 'over', current: null, table: ['elves_tower'], streak: 40 });

/** All paragraphs of `Reason`: one that is missing here does not compile. */
const refused: { readonly [rule in Reason['rule']]: readonly Refused[] } = {
  'KBY-1.8': [
    { in: setUp, seat: 1, does: hold('elves_tower'), facts: {} },
    { in: setUp, seat: 0, does: { type: 'lay-title', title: 'emperor' }, facts: {} },
    { in: s, does: deal('elves_tower'), facts: {} },
    { in: s, does: { type: 'choose-first', seat: 0 }, facts: {} },
    { in: s, does: { type: 'remove-nation', nation: 'elves' }, facts: {} },
    { in: s, does: { type: 'deal-title', title: 'vandal' }, facts: {} },
    { in: drawing, does: hold('obelisk_3'), facts: {} },
    { in: drawing, does: done, facts: {} },
  ],
  'KBY-2.1': [
    { in: s, seat: 1, does: hold('obelisk_3'), facts: { seat: 0 } },
    { in: s, seat: 3, does: giveBack('obelisk_3'), facts: { seat: 0 } },
    { in: returning, seat: 2, does: done, facts: { seat: 0 } },
  ],
  'KBY-2.2': [
    {
      in: returning,
      does: send('elves_archer', '0:elves_tower'),
      facts: { card: 'elves_archer', returned: 1, left: 5 },
    },
    {
      in: play(returning, giveBack('elves_hero')).state,
      does: hold('obelisk_1'),
      facts: { card: 'obelisk_1', returned: 2, left: 4 },
    },
  ],
  'KBY-2.3': [
    { in: s, does: done, facts: { playable: 4 } },
    { in: stuck, does: done, facts: { playable: 0 } },
  ],
  'KBY-2.4': [
    { in: s, does: hold('elves_tower'), facts: { card: 'elves_tower', left: 6 } },
    { in: s, does: send('humans_hero', '1:orcs_citadel'), facts: { card: 'humans_hero', left: 6 } },
    { in: s, does: giveBack('humans_hero'), facts: { card: 'humans_hero', left: 6 } },
    { in: returning, does: giveBack('obelisk_3'), facts: { card: 'obelisk_3', left: 5 } },
    { in: allReturned, does: giveBack('obelisk_3'), facts: { card: 'obelisk_3', left: 0 } },
  ],
  'KBY-3.2': [
    {
      in: s,
      does: send('orcs_archer', '0:elves_tower'),
      facts: { card: 'orcs_archer', nation: 'orcs', castle: 'others' },
    },
    {
      in: s,
      does: send('undead_monster', '1:orcs_citadel'),
      facts: { card: 'undead_monster', nation: 'undead', castle: 'others' },
    },
    {
      in: position({ hands: ['orcs_archer orcs_tower elves_mage'] }),
      does: send('orcs_archer', '0:orcs_tower'),
      facts: { card: 'orcs_archer', nation: 'orcs', castle: 'hand' },
    },
    {
      in: position({ hands: ['orcs_archer orcs_tower elves_mage'] }),
      does: send('elves_mage', '0:orcs_tower'),
      facts: { card: 'elves_mage', nation: 'elves', castle: 'nowhere' },
    },
  ],
  'KBY-3.4': [
    {
      in: s,
      does: send('elves_archer', '0:elves_tower+humans_mage'),
      facts: {
        card: 'elves_archer',
        seat: 0,
        holding: 'elves_tower',
        garrison: 'humans_mage',
        ...onOwnTower,
      },
    },
    {
      in: s,
      does: send('humans_warrior', '3:orcs_citadel'),
      facts: { card: 'humans_warrior', seat: 3, holding: 'orcs_citadel', garrison: 'none', ...onOwnTower },
    },
    {
      in: s,
      does: send('humans_warrior', '4:orcs_citadel'),
      facts: { card: 'humans_warrior', seat: 4, holding: 'orcs_citadel', garrison: 'none', ...onOwnTower },
    },
  ],
  'KBY-3.7': [
    {
      in: s,
      does: send('humans_warrior', '1:orcs_citadel'),
      facts: { card: 'humans_warrior', strength: 3, holding: 'orcs_citadel', defence: 3, ...onOwnTower },
    },
  ],
  'KBY-3.8': [
    {
      in: s,
      does: send('humans_warrior', '1:obelisk_2+humans_mage'),
      facts: { card: 'humans_warrior', strength: 3, garrison: 'humans_mage', defence: 4, ...onOwnTower },
    },
    {
      in: s,
      does: send('elves_archer', '2:undead_tower+humans_archer'),
      facts: { card: 'elves_archer', strength: 2, garrison: 'humans_archer', defence: 2, ...onOwnTower },
    },
  ],
  'KBY-3.9': [
    {
      in: s,
      does: send('elves_hero', '0:obelisk_1+humans_archer'),
      facts: {
        card: 'elves_hero',
        holding: 'obelisk_1',
        of: 1,
        open: 'orcs_citadel',
        openGarrison: 'none',
      },
    },
  ],
  'KBY-7.6': [
    { in: over, seat: 0, does: done, facts: {} },
    { in: over, seat: 3, does: giveBack('obelisk_1'), facts: {} },
  ],
};

describe.each(Object.entries(refused))('%s', (rule, cases) => {
  test.each(cases)(`${rule} refuses $does`, ({ in: state, seat, does, facts }) => {
    expect(seat === undefined ? refusal(state, does) : refusal(state, does, seat)).toEqual({ rule, facts });
  });
});

test('KBY-3.2 before KBY-3.4: the castle is asked for first', () => {
  expect(refusal(s, send('orcs_archer', '3:obelisk_1'))).toMatchObject({ rule: 'KBY-3.2' });
});

const nowhere = { of: -1, open: 'none', openGarrison: 'none' } as const;

describe('cards that cannot be played say why before they are tried', () => {
  const idleIn = (state: typeof s, seat: number): unknown => seen(state, seat).idle;

  test('KBY-3.2 idle: a unit without a castle, and where one is to be had', () => {
    expect(idleIn(s, 0)).toEqual([
      {
        thing: 'card.undead_monster',
        refusal: {
          rule: 'KBY-3.2',
          facts: { card: 'undead_monster', nation: 'undead', castle: 'others' },
        },
      },
      {
        thing: 'card.orcs_archer',
        refusal: { rule: 'KBY-3.2', facts: { card: 'orcs_archer', nation: 'orcs', castle: 'others' } },
      },
    ]);
  });

  test('KBY-3.4 idle: a unit while no holding lies on the table', () => {
    const empty = position({ hands: ['humans_archer'] });
    expect(idleIn(empty, 0)).toContainEqual({
      thing: 'card.humans_archer',
      refusal: {
        rule: 'KBY-3.4',
        facts: { card: 'humans_archer', seat: 0, holding: 'none', garrison: 'none', ...nowhere },
      },
    });
  });

  test('KBY-3.7 idle: humans who own nothing and are too weak for the others', () => {
    const weak = position({
      table: ['', 'orcs_citadel', 'obelisk_1+humans_mage'],
      hands: ['humans_warrior'],
    });
    expect(idleIn(weak, 0)).toContainEqual({
      thing: 'card.humans_warrior',
      refusal: {
        rule: 'KBY-3.7',
        facts: { card: 'humans_warrior', strength: 3, holding: 'none', defence: 3, ...nowhere },
      },
    });
  });

  test('KBY-3.9 idle: a hero while the others own nothing', () => {
    const alone = position({ table: ['elves_tower'], hands: ['elves_hero humans_archer'] });
    expect(idleIn(alone, 0)).toContainEqual({
      thing: 'card.elves_hero',
      refusal: { rule: 'KBY-3.9', facts: { card: 'elves_hero', holding: 'none', ...nowhere } },
    });
  });

  test('KBY-2.1 idle: only who is at turn is told, and not while cards are being returned', () => {
    expect([1, 2, 3].map((seat) => idleIn(s, seat))).toEqual([undefined, undefined, undefined]);
    expect(idleIn(returning, 0)).toBeUndefined();
  });
});
