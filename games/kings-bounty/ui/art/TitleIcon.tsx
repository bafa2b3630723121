import { Illumination } from '@four-crowns/ui-kit';
import { TITLES } from '../../src/data.ts';
import type { Title } from '../../src/data.ts';
import { HERALDRY } from './factions.ts';
import { ICONS } from './icons.ts';

const { elves, dwarves, undead, orcs, humans, obelisk } = HERALDRY;

/** Titles for castles show the nation's emblem, those for garrisons its hero's face. */
const PICTURES: { readonly [t in Title]: readonly [icon: string, ground: string] } = {
  emperor: [ICONS.emperor, '#6a2c8c'],
  great_architect: [ICONS.great_architect, '#7a5a18'],
  keeper_of_secrets: [ICONS.keeper_of_secrets, obelisk.field],
  conqueror: [ICONS.conqueror, '#8c2f2a'],
  king_of_the_elves: [ICONS.elves, elves.field],
  thane_of_the_dwarves: [ICONS.dwarves, dwarves.field],
  chieftain_of_the_orcs: [ICONS.orcs, orcs.field],
  lord_of_the_dead: [ICONS.undead, undead.field],
  field_marshal: [ICONS.field_marshal, humans.field],
  prince_of_the_elves: [ICONS.elves_hero, elves.field],
  prince_of_the_dwarves: [ICONS.dwarves_hero, dwarves.field],
  prince_of_the_orcs: [ICONS.orcs_hero, orcs.field],
  prince_of_the_undead: [ICONS.undead_hero, undead.field],
  sharpshooter: [ICONS.sharpshooter, '#1f6b62'],
  swordmaster: [ICONS.swordmaster, '#1f5a6b'],
  grand_magister: [ICONS.grand_magister, '#46328c'],
  tower_builder: [ICONS.tower_builder, '#5f574c'],
  fortress_builder: [ICONS.fortress_builder, '#5f574c'],
  citadel_builder: [ICONS.citadel_builder, '#5f574c'],
  vandal: [ICONS.vandal, '#3a2a22'],
  staff_rat: [ICONS.staff_rat, '#3a2a22'],
};

/** An obelisk in the 512 units of an icon. */
const OBELISK = 'M256 16L310 96L350 440H162L202 96ZM120 456H392V496H120Z';

/** The picture of a line of the score sheet: a title, or the obelisks. */
export function ScoreIcon({ label, size = '2rem' }: { readonly label: string; readonly size?: string }) {
  const title = TITLES.find((t) => t === label);
  const [icon, ground] = title === undefined ? [OBELISK, obelisk.field] : PICTURES[title];
  return <Illumination icon={icon} ground={ground} size={size} />;
}

/** A private title, face down. */
export function TitleBack({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 64 64" width="1.25rem" height="1.25rem" role="img" aria-label={label}>
      <title>{label}</title>
      <rect x="2" y="2" width="60" height="60" rx="12" fill="#fdf6e3" stroke="#4a2d73" strokeWidth="5" />
      <path
        d="M22 24c0-14 20-14 20-1c0 9-10 9-10 18M32 50v1"
        fill="none"
        stroke="#4a2d73"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  );
}
