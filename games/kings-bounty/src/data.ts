/**
 * The tables of the box. Indexes are the ints of the hot half; the strings stand in records. Equal
 * cards are interchangeable, so a card is its kind (KBY-1.2). Ids have underscores because they
 * choose words in sentences (ICU `select`), where a hyphen may not stand.
 */

/** KBY-1.2: all nations but the last have castles. */
export const CASTLE_BUILDERS = ['elves', 'dwarves', 'undead', 'orcs'] as const;
export type CastleNation = (typeof CASTLE_BUILDERS)[number];
export const NATIONS = [...CASTLE_BUILDERS, 'humans'] as const;
export type Nation = (typeof NATIONS)[number];
export const HUMANS = 4;
/** KBY-1.2: nations below this index have castles. */
export const CASTLE_NATIONS = 4;

export const UNIT_TYPES = ['archer', 'warrior', 'mage', 'hero', 'monster'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export const HERO = 3;
export const MONSTER = 4;
/** KBY-3.5: types below this index stay as garrisons. */
export const GARRISON_TYPES = 3;

export const CASTLE_TYPES = ['tower', 'fortress', 'citadel'] as const;
export type CastleType = (typeof CASTLE_TYPES)[number];

export type Castle = `${CastleNation}_${CastleType}`;
export type Obelisk = 'obelisk_1' | 'obelisk_2' | 'obelisk_3';
export type Holding = Castle | Obelisk;
export type Garrison = `${Nation}_${'archer' | 'warrior' | 'mage'}`;
export type Unit = `${Nation}_${UnitType}`;
export type Card = Holding | Unit;

/** Kinds 0..11 are castles (nation * 3 + type), 12..14 obelisks (12 + strength - 1). */
export const CASTLES = 12;
export const HOLDING_KINDS = 15;
/** Kinds 15..39 are units: 15 + nation * 5 + type. */
export const FIRST_UNIT = HOLDING_KINDS;
export const UNIT_KINDS = NATIONS.length * UNIT_TYPES.length;
export const KINDS = HOLDING_KINDS + UNIT_KINDS;

export const HOLDINGS: readonly Holding[] = [
  ...NATIONS.filter((nation) => nation !== 'humans').flatMap((nation) =>
    CASTLE_TYPES.map((type): Castle => `${nation}_${type}`),
  ),
  'obelisk_1',
  'obelisk_2',
  'obelisk_3',
];
export const UNITS: readonly Unit[] = NATIONS.flatMap((nation) =>
  UNIT_TYPES.map((type): Unit => `${nation}_${type}`),
);
export const CARDS: readonly Card[] = [...HOLDINGS, ...UNITS];

/** 0 is no garrison; 1..15 are nation * 3 + type + 1. */
export const GARRISONS: readonly (Garrison | 'none')[] = [
  'none',
  ...NATIONS.flatMap((nation) =>
    (['archer', 'warrior', 'mage'] as const).map((type): Garrison => `${nation}_${type}`),
  ),
];

export function nationOf(unit: number): number {
  return UNIT_NATION[unit];
}

/** The type of a unit kind: 0..4 as in UNIT_TYPES. */
export function typeOf(unit: number): number {
  return UNIT_TYPE[unit];
}

const UNIT_NATION = new Int8Array(KINDS).fill(-1);
const UNIT_TYPE = new Int8Array(KINDS).fill(-1);
for (let unit = FIRST_UNIT; unit < KINDS; unit++) {
  UNIT_NATION[unit] = Math.floor((unit - FIRST_UNIT) / UNIT_TYPES.length);
  UNIT_TYPE[unit] = (unit - FIRST_UNIT) % UNIT_TYPES.length;
}

/** Of a unit that stays. */
export function garrisonOf(unit: number): number {
  return UNIT_NATION[unit] * GARRISON_TYPES + UNIT_TYPE[unit] + 1;
}

/** The kind of a garrison's card. */
export function unitOf(garrison: number): number {
  const nation = Math.floor((garrison - 1) / GARRISON_TYPES);
  return FIRST_UNIT + nation * UNIT_TYPES.length + ((garrison - 1) % GARRISON_TYPES);
}

/** The nation of a castle; 4 and more for obelisks, which belong to nobody. */
export function castleNation(holding: number): number {
  return Math.floor(holding / CASTLE_TYPES.length);
}

/** KBY-1.2: tower, fortress and citadel 1, 2, 3, obelisks as named; archers 2, warriors 3, mages 4. */
export function strengthOf(kind: number): number {
  if (kind < HOLDING_KINDS) return (kind % 3) + 1;
  return UNIT_TYPE[kind] < GARRISON_TYPES ? UNIT_TYPE[kind] + 2 : 0;
}

/** Copies of each kind in the box. */
const UNIT_COPIES = [3, 2, 2, 1, 1];
const HUMAN_COPIES = [4, 3, 3, 1, 1];
export const COPIES = new Int32Array(KINDS);
for (let kind = 0; kind < KINDS; kind++) {
  if (kind < HOLDING_KINDS) COPIES[kind] = kind < CASTLES ? 2 : 4;
  else COPIES[kind] = (UNIT_NATION[kind] === HUMANS ? HUMAN_COPIES : UNIT_COPIES)[UNIT_TYPE[kind]];
}

/** KBY-1.4, by number of players: nations out of the game, and obelisks of each strength. */
export const NATIONS_REMOVED: readonly number[] = [0, 0, 2, 1, 0, 0];
export const OBELISKS_REMOVED: readonly number[] = [0, 0, 2, 1, 0, 0];

/** KBY-1.5 */
export const HAND_LIMIT = 6;
/** KBY-1.3 */
export const OPEN_TITLES = 6;
/** KBY-7.4 */
export const OBELISK_POINTS = 2;

export const TITLES = [
  'emperor',
  'great_architect',
  'keeper_of_secrets',
  'conqueror',
  'king_of_the_elves',
  'thane_of_the_dwarves',
  'chieftain_of_the_orcs',
  'lord_of_the_dead',
  'field_marshal',
  'prince_of_the_elves',
  'prince_of_the_dwarves',
  'prince_of_the_orcs',
  'prince_of_the_undead',
  'sharpshooter',
  'swordmaster',
  'grand_magister',
  'tower_builder',
  'fortress_builder',
  'citadel_builder',
  'vandal',
  'staff_rat',
] as const;
export type Title = (typeof TITLES)[number];
export const VANDAL = 19;
export const STAFF_RAT = 20;

/**
 * KBY-8.5: house values. The printed ones are not known to us; these are chosen, and a table may
 * override each. Nothing else in the code holds a title's worth.
 */
export const HOUSE_VALUES: Readonly<Record<Title, number>> = {
  emperor: 7,
  great_architect: 7,
  keeper_of_secrets: 5,
  conqueror: 7,
  king_of_the_elves: 5,
  thane_of_the_dwarves: 5,
  chieftain_of_the_orcs: 5,
  lord_of_the_dead: 5,
  field_marshal: 6,
  prince_of_the_elves: 6,
  prince_of_the_dwarves: 6,
  prince_of_the_orcs: 6,
  prince_of_the_undead: 6,
  sharpshooter: 6,
  swordmaster: 6,
  grand_magister: 6,
  tower_builder: 5,
  fortress_builder: 5,
  citadel_builder: 5,
  vandal: -3,
  staff_rat: -3,
};
export const MOST_VALUE = 20;

/** KBY-1.4: titles with a nation's large sign leave the game with it. */
const NATION_TITLES: Readonly<Record<CastleNation, readonly Title[]>> = {
  elves: ['king_of_the_elves', 'prince_of_the_elves'],
  dwarves: ['thane_of_the_dwarves', 'prince_of_the_dwarves'],
  undead: ['lord_of_the_dead', 'prince_of_the_undead'],
  orcs: ['chieftain_of_the_orcs', 'prince_of_the_orcs'],
};

/** By title: the nation it leaves with, or -1. */
export const TITLE_NATION = new Int8Array(TITLES.length).fill(-1);
CASTLE_BUILDERS.forEach((name, nation) => {
  for (const title of NATION_TITLES[name]) TITLE_NATION[TITLES.indexOf(title)] = nation;
});
