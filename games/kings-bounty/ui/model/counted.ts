/** KBY-6: whether a holding counts towards a title. For display only; the rules count separately. */
import type { Title } from '../../src/data.ts';
import type { Place } from './aim.ts';
import { kindOf } from './cards.ts';
import type { Faction } from './cards.ts';

const CASTLES_OF: { readonly [t in Title]?: Faction } = {
  king_of_the_elves: 'elves',
  thane_of_the_dwarves: 'dwarves',
  chieftain_of_the_orcs: 'orcs',
  lord_of_the_dead: 'undead',
};
const GARRISONS_OF: { readonly [t in Title]?: Faction } = {
  field_marshal: 'humans',
  prince_of_the_elves: 'elves',
  prince_of_the_dwarves: 'dwarves',
  prince_of_the_orcs: 'orcs',
  prince_of_the_undead: 'undead',
};
const TYPES: { readonly [t in Title]?: string } = {
  sharpshooter: 'archer',
  swordmaster: 'warrior',
  grand_magister: 'mage',
  tower_builder: 'tower',
  fortress_builder: 'fortress',
  citadel_builder: 'citadel',
};

export function countsFor(title: Title, { holding, garrison }: Place): boolean {
  const under = kindOf(holding);
  const over = garrison === 'none' ? undefined : kindOf(garrison);
  if (CASTLES_OF[title] !== undefined) return under.faction === CASTLES_OF[title];
  if (GARRISONS_OF[title] !== undefined) return over?.faction === GARRISONS_OF[title];
  if (TYPES[title] !== undefined) return under.type === TYPES[title] || over?.type === TYPES[title];
  switch (title) {
    case 'emperor':
    case 'great_architect':
      return under.faction !== 'obelisk';
    case 'keeper_of_secrets':
      return under.faction === 'obelisk';
    case 'conqueror':
      return over !== undefined;
    default:
      return false;
  }
}
