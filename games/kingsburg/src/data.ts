/** The tables of the box. Indexes are the ints of the hot half; the strings stand in records. */

/** KBG-1.3: "+2" tokens are no goods. */
export const GOODS = ['gold', 'wood', 'stone'] as const;
export type Good = (typeof GOODS)[number];

/** KBG-2.1 */
export const YEARS = 5;
/** KBG-1.2, KBG-4.2: three dice in one's colour; at most two white ones, from the Farms and the King. */
export const COLOURED = 3;
export const WHITE = 2;
export const DICE = COLOURED + WHITE;
export const FACES = 6;
/** KBG-14.1 */
export const NEUTRAL_FIRST = 3;
const NEUTRAL_SECOND = 2;
export const NEUTRAL = NEUTRAL_FIRST + NEUTRAL_SECOND;
/** KBG-9.2 */
export const CHAPEL_TOTAL = 7;
/** KBG-11.2 */
export const SOLDIER_PRICE = 2;
export const SOLDIER_PRICE_WITH_BARRACKS = 1;
/** KBG-5.5 */
export const TOKEN_WORTH = 2;

/** KBG-2.1: index = number on the calendar. */
export const PHASES = [
  'set_up',
  'aid',
  'spring',
  'reward',
  'summer',
  'envoy',
  'autumn',
  'recruit',
  'winter',
] as const;
export type Phase = (typeof PHASES)[number];
export const AID_PHASE = 1;
export const SPRING = 2;
export const REWARD_PHASE = 3;
export const SUMMER = 4;
export const ENVOY_PHASE = 5;
export const AUTUMN = 6;
export const RECRUIT_PHASE = 7;
export const WINTER = 8;

/** KBG-1.4: an advisor's value is its index + 1. */
export const ADVISORS = [
  'jester',
  'squire',
  'architect',
  'merchant',
  'sergeant',
  'alchemist',
  'astronomer',
  'treasurer',
  'master_hunter',
  'general',
  'swordsmith',
  'duchess',
  'champion',
  'smuggler',
  'inventor',
  'wizard',
  'queen',
  'king',
] as const;
export type Advisor = (typeof ADVISORS)[number];
export const COURT_SIZE = 18;
export const ALCHEMIST = 6;
export const SMUGGLER = 14;

/** Goods as one int, three bits a kind, so that a choice of goods is its own code. */
export function pack(gold: number, wood: number, stone: number): number {
  return gold | (wood << 3) | (stone << 6);
}

/** What an advisor gives (KBG-7.1 to KBG-7.18). */
export interface Gift {
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  readonly plusTwo: number;
  readonly soldiers: number;
  readonly points: number;
  readonly peek: boolean;
  /** Packed goods, ascending, one of which is chosen. */
  readonly either: readonly number[];
  /** Goods of one's choice. */
  readonly any: number;
  /** Points paid for the gift. */
  readonly price: number;
  /** One good for the two others. */
  readonly swap: boolean;
  /** KBG-6.3: may be declined as a whole. */
  readonly optional: boolean;
}

const NOTHING: Gift = {
  gold: 0,
  wood: 0,
  stone: 0,
  plusTwo: 0,
  soldiers: 0,
  points: 0,
  peek: false,
  either: [],
  any: 0,
  price: 0,
  swap: false,
  optional: false,
};

/** In the order of ADVISORS. */
export const GIFTS: readonly Gift[] = [
  // 1 jester
  { ...NOTHING, points: 1 },
  // 2 squire
  { ...NOTHING, gold: 1 },
  // 3 architect
  { ...NOTHING, wood: 1 },
  // 4 merchant
  { ...NOTHING, either: [pack(1, 0, 0), pack(0, 1, 0)] },
  // 5 sergeant
  { ...NOTHING, soldiers: 1 },
  // 6 alchemist
  { ...NOTHING, swap: true, optional: true },
  // 7 astronomer
  { ...NOTHING, plusTwo: 1, any: 1 },
  // 8 treasurer
  { ...NOTHING, gold: 2 },
  // 9 master_hunter
  { ...NOTHING, either: [pack(1, 1, 0), pack(0, 1, 1)] },
  // 10 general
  { ...NOTHING, soldiers: 2, peek: true },
  // 11 swordsmith
  { ...NOTHING, either: [pack(1, 0, 1), pack(0, 1, 1)] },
  // 12 duchess
  { ...NOTHING, plusTwo: 1, any: 2 },
  // 13 champion
  { ...NOTHING, stone: 3 },
  // 14 smuggler
  { ...NOTHING, any: 3, price: 1, optional: true },
  // 15 inventor
  { ...NOTHING, gold: 1, wood: 1, stone: 1 },
  // 16 wizard
  { ...NOTHING, gold: 4 },
  // 17 queen
  { ...NOTHING, points: 3, peek: true, any: 2 },
  // 18 king
  { ...NOTHING, gold: 1, wood: 1, stone: 1, soldiers: 1 },
];

export const RACES = ['barbarians', 'goblins', 'orcs', 'zombies', 'demons', 'dragons'] as const;
export type Race = (typeof RACES)[number];

/** Row by row from the top, each row from left to right: row * 4 + column. */
export const BUILDINGS = [
  'statue',
  'chapel',
  'church',
  'cathedral',
  'inn',
  'market',
  'farms',
  'merchants_guild',
  'guard_tower',
  'blacksmith',
  'barracks',
  'wizards_guild',
  'palisade',
  'stable',
  'stone_wall',
  'fortress',
  'barricade',
  'crane',
  'town_hall',
  'embassy',
] as const;
export type Building = (typeof BUILDINGS)[number];
export const ROWS = 5;
export const COLUMNS = 4;
export const STATUE = 0;
export const CHAPEL = 1;
export const CATHEDRAL = 3;
export const INN = 4;
export const MARKET = 5;
export const FARMS = 6;
export const MERCHANTS_GUILD = 7;
export const BARRACKS = 10;
export const STABLE = 13;
export const STONE_WALL = 14;
export const FORTRESS = 15;
export const CRANE = 17;
export const TOWN_HALL = 18;
export const EMBASSY = 19;

export interface BuildingFacts {
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  readonly points: number;
  readonly battle: number;
  /** Strength against one race, instead of `battle` (KBG-9.3, KBG-9.13, KBG-9.17). */
  readonly versus?: Race;
  readonly battleVersus?: number;
}

/** In the order of BUILDINGS. */
export const BUILDING_FACTS: readonly BuildingFacts[] = [
  // statue
  { gold: 2, wood: 0, stone: 0, points: 3, battle: 0 },
  // chapel
  { gold: 3, wood: 0, stone: 1, points: 5, battle: 0 },
  // church
  { gold: 3, wood: 1, stone: 2, points: 7, battle: 0, versus: 'demons', battleVersus: 1 },
  // cathedral
  { gold: 5, wood: 0, stone: 3, points: 9, battle: 0 },
  // inn
  { gold: 1, wood: 1, stone: 0, points: 0, battle: 0 },
  // market
  { gold: 2, wood: 2, stone: 0, points: 1, battle: 0 },
  // farms
  { gold: 2, wood: 3, stone: 1, points: 2, battle: -1 },
  // merchants_guild
  { gold: 3, wood: 1, stone: 2, points: 4, battle: 0 },
  // guard_tower
  { gold: 1, wood: 0, stone: 1, points: 1, battle: 1 },
  // blacksmith
  { gold: 1, wood: 2, stone: 0, points: 2, battle: 1 },
  // barracks
  { gold: 2, wood: 2, stone: 1, points: 4, battle: 0 },
  // wizards_guild
  { gold: 3, wood: 2, stone: 2, points: 6, battle: 2 },
  // palisade
  { gold: 0, wood: 2, stone: 0, points: 0, battle: 1, versus: 'zombies', battleVersus: 2 },
  // stable
  { gold: 1, wood: 1, stone: 1, points: 2, battle: 0 },
  // stone_wall
  { gold: 2, wood: 0, stone: 2, points: 2, battle: 1 },
  // fortress
  { gold: 3, wood: 0, stone: 2, points: 4, battle: 1 },
  // barricade
  { gold: 0, wood: 1, stone: 0, points: 0, battle: 0, versus: 'goblins', battleVersus: 1 },
  // crane
  { gold: 0, wood: 1, stone: 1, points: 1, battle: 0 },
  // town_hall
  { gold: 2, wood: 1, stone: 1, points: 2, battle: 0 },
  // embassy
  { gold: 2, wood: 2, stone: 2, points: 4, battle: 0 },
];

export interface Losses {
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  /** Goods of the loser's choice. */
  readonly any: number;
  readonly buildings: number;
  readonly points: number;
}

export interface Spoils {
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  /** Goods of the victor's choice. */
  readonly any: number;
  readonly points: number;
}

export interface EnemyFacts {
  readonly race: Race;
  readonly strength: number;
  readonly losses: Losses;
  readonly spoils: Spoils;
}

/** KBG-1.5: five cards a year; card = (year - 1) * 5 + 0..4. */
export const ENEMIES_PER_YEAR = 5;
export const ENEMIES = [
  'y1_barbarians_2',
  'y1_goblins_2',
  'y1_goblins_3',
  'y1_orcs_3',
  'y1_zombies_4',
  'y2_goblins_3',
  'y2_goblins_4',
  'y2_orcs_4',
  'y2_barbarians_5',
  'y2_zombies_5',
  'y3_goblins_4',
  'y3_goblins_5',
  'y3_orcs_5',
  'y3_demons_6',
  'y3_zombies_6',
  'y4_goblins_5',
  'y4_goblins_6',
  'y4_demons_6',
  'y4_orcs_7',
  'y4_zombies_7',
  'y5_barbarians_7',
  'y5_barbarians_8',
  'y5_demons_8',
  'y5_demons_9',
  'y5_dragons_9',
] as const;
export type Enemy = (typeof ENEMIES)[number];

const NO_LOSSES: Losses = { gold: 0, wood: 0, stone: 0, any: 0, buildings: 0, points: 0 };
const NO_SPOILS: Spoils = { gold: 0, wood: 0, stone: 0, any: 0, points: 0 };

/** In the order of ENEMIES. */
export const ENEMY_FACTS: readonly EnemyFacts[] = [
  // y1_barbarians_2
  {
    race: 'barbarians',
    strength: 2,
    losses: { ...NO_LOSSES, any: 1, buildings: 1 },
    spoils: { ...NO_SPOILS, gold: 1 },
  },
  // y1_goblins_2
  {
    race: 'goblins',
    strength: 2,
    losses: { ...NO_LOSSES, wood: 1, stone: 1, buildings: 1, points: 1 },
    spoils: { ...NO_SPOILS, wood: 1 },
  },
  // y1_goblins_3
  {
    race: 'goblins',
    strength: 3,
    losses: { ...NO_LOSSES, gold: 1, buildings: 1 },
    spoils: { ...NO_SPOILS, stone: 1 },
  },
  // y1_orcs_3
  {
    race: 'orcs',
    strength: 3,
    losses: { ...NO_LOSSES, any: 2, points: 1 },
    spoils: { ...NO_SPOILS, gold: 1 },
  },
  // y1_zombies_4
  { race: 'zombies', strength: 4, losses: { ...NO_LOSSES, points: 2 }, spoils: { ...NO_SPOILS, points: 1 } },
  // y2_goblins_3
  {
    race: 'goblins',
    strength: 3,
    losses: { ...NO_LOSSES, wood: 2, stone: 2, buildings: 1, points: 1 },
    spoils: { ...NO_SPOILS, wood: 1 },
  },
  // y2_goblins_4
  {
    race: 'goblins',
    strength: 4,
    losses: { ...NO_LOSSES, gold: 2, buildings: 1 },
    spoils: { ...NO_SPOILS, stone: 1 },
  },
  // y2_orcs_4
  {
    race: 'orcs',
    strength: 4,
    losses: { ...NO_LOSSES, any: 2, buildings: 1 },
    spoils: { ...NO_SPOILS, gold: 1 },
  },
  // y2_barbarians_5
  {
    race: 'barbarians',
    strength: 5,
    losses: { ...NO_LOSSES, any: 2, points: 1 },
    spoils: { ...NO_SPOILS, gold: 1 },
  },
  // y2_zombies_5
  { race: 'zombies', strength: 5, losses: { ...NO_LOSSES, points: 2 }, spoils: { ...NO_SPOILS, points: 1 } },
  // y3_goblins_4
  {
    race: 'goblins',
    strength: 4,
    losses: { ...NO_LOSSES, wood: 3, stone: 3, buildings: 1, points: 1 },
    spoils: { ...NO_SPOILS, wood: 1 },
  },
  // y3_goblins_5
  {
    race: 'goblins',
    strength: 5,
    losses: { ...NO_LOSSES, gold: 3, buildings: 1 },
    spoils: { ...NO_SPOILS, stone: 1 },
  },
  // y3_orcs_5
  {
    race: 'orcs',
    strength: 5,
    losses: { ...NO_LOSSES, any: 2, buildings: 1 },
    spoils: { ...NO_SPOILS, gold: 1 },
  },
  // y3_demons_6
  {
    race: 'demons',
    strength: 6,
    losses: { ...NO_LOSSES, gold: 2, wood: 1, stone: 1, points: 1 },
    spoils: { ...NO_SPOILS, points: 1 },
  },
  // y3_zombies_6
  { race: 'zombies', strength: 6, losses: { ...NO_LOSSES, points: 2 }, spoils: { ...NO_SPOILS, points: 1 } },
  // y4_goblins_5
  {
    race: 'goblins',
    strength: 5,
    losses: { ...NO_LOSSES, wood: 4, stone: 4, buildings: 1, points: 1 },
    spoils: { ...NO_SPOILS, wood: 1 },
  },
  // y4_goblins_6
  {
    race: 'goblins',
    strength: 6,
    losses: { ...NO_LOSSES, gold: 4, buildings: 1 },
    spoils: { ...NO_SPOILS, stone: 1 },
  },
  // y4_demons_6
  {
    race: 'demons',
    strength: 6,
    losses: { ...NO_LOSSES, any: 4, points: 1 },
    spoils: { ...NO_SPOILS, gold: 1, points: 1 },
  },
  // y4_orcs_7
  {
    race: 'orcs',
    strength: 7,
    losses: { ...NO_LOSSES, any: 2, buildings: 1 },
    spoils: { ...NO_SPOILS, any: 1 },
  },
  // y4_zombies_7
  { race: 'zombies', strength: 7, losses: { ...NO_LOSSES, points: 2 }, spoils: { ...NO_SPOILS, points: 1 } },
  // y5_barbarians_7
  {
    race: 'barbarians',
    strength: 7,
    losses: { ...NO_LOSSES, points: 8 },
    spoils: { ...NO_SPOILS, points: 1 },
  },
  // y5_barbarians_8
  {
    race: 'barbarians',
    strength: 8,
    losses: { ...NO_LOSSES, buildings: 1 },
    spoils: { ...NO_SPOILS, points: 1 },
  },
  // y5_demons_8
  {
    race: 'demons',
    strength: 8,
    losses: { ...NO_LOSSES, buildings: 1, points: 2 },
    spoils: { ...NO_SPOILS, points: 2 },
  },
  // y5_demons_9
  {
    race: 'demons',
    strength: 9,
    losses: { ...NO_LOSSES, buildings: 1 },
    spoils: { ...NO_SPOILS, points: 2 },
  },
  // y5_dragons_9
  { race: 'dragons', strength: 9, losses: { ...NO_LOSSES, points: 5 }, spoils: { ...NO_SPOILS, points: 3 } },
];

/** KBG-15.2: the disputed card, and its other version. */
export const DISPUTED = ENEMIES.indexOf('y4_demons_6');
export const DISPUTED_FACTS: EnemyFacts = {
  race: 'demons',
  strength: 6,
  losses: { ...NO_LOSSES, any: 4, buildings: 1 },
  spoils: { ...NO_SPOILS, gold: 1 },
};

/** KBG-1.5: printed on the backs, by year. */
export const STRENGTH_RANGES: readonly (readonly [number, number])[] = [
  [2, 4],
  [3, 5],
  [4, 6],
  [5, 7],
  [7, 9],
];
