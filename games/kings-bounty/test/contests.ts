/** For each title that is counted: how seat 0 leads, seat 1 catches up and then goes ahead. */
import type { Title } from '../src/data.ts';
import type { Action } from '../src/index.ts';
import { hold, send } from './playing.ts';

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

export const contests: { readonly [title in Exclude<Title, 'vandal' | 'staff_rat'>]: Contest } = {
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
