/** The tables of the box. Indexes are the ints of the hot half; the strings stand in records. */

/** TKD-1.3: the three factions, then the Vikings of TKD-11, who are followers of nobody. */
export const CROWN_NAMES = ['scottish', 'welsh', 'english'] as const;
export type Crown = (typeof CROWN_NAMES)[number];
export const FACTIONS = [...CROWN_NAMES, 'viking'] as const;
export type Faction = (typeof FACTIONS)[number];
export const CROWNS = 3;
export const SCOTTISH = 0;
export const WELSH = 1;
export const ENGLISH = 2;
export const VIKING = 3;

/** TKD-1.2: from north to south. */
export const REGIONS = [
  'moray',
  'strathclyde',
  'lancaster',
  'northumbria',
  'gwynedd',
  'warwick',
  'essex',
  'devon',
] as const;
export type Region = (typeof REGIONS)[number];
export const REGION_COUNT = 8;
export const ALL_REGIONS = 0xff;
export const MORAY = 0;
export const STRATHCLYDE = 1;
export const LANCASTER = 2;
export const NORTHUMBRIA = 3;
export const GWYNEDD = 4;
export const WARWICK = 5;
export const ESSEX = 6;
export const DEVON = 7;

export function byRegion<T>(of: (region: Region, index: number) => T): { [region in Region]: T } {
  return {
    moray: of('moray', MORAY),
    strathclyde: of('strathclyde', STRATHCLYDE),
    lancaster: of('lancaster', LANCASTER),
    northumbria: of('northumbria', NORTHUMBRIA),
    gwynedd: of('gwynedd', GWYNEDD),
    warwick: of('warwick', WARWICK),
    essex: of('essex', ESSEX),
    devon: of('devon', DEVON),
  };
}

/** TKD-1.2: the thirteen borders. */
const BORDERS: readonly (readonly [number, number])[] = [
  [MORAY, STRATHCLYDE],
  [STRATHCLYDE, LANCASTER],
  [STRATHCLYDE, NORTHUMBRIA],
  [LANCASTER, NORTHUMBRIA],
  [LANCASTER, GWYNEDD],
  [LANCASTER, WARWICK],
  [NORTHUMBRIA, WARWICK],
  [NORTHUMBRIA, ESSEX],
  [GWYNEDD, WARWICK],
  [GWYNEDD, DEVON],
  [WARWICK, ESSEX],
  [WARWICK, DEVON],
  [ESSEX, DEVON],
];
/** Bits of the regions that border each region. */
export const NEAR = new Int32Array(REGION_COUNT);
for (const [x, y] of BORDERS) {
  NEAR[x] |= 1 << y;
  NEAR[y] |= 1 << x;
}

/** TKD-1.3: the home of each faction. */
export const HOME = [MORAY, GWYNEDD, ESSEX];

/** TKD-1.6, TKD-8.1: seven different basic cards, then the twelve cunning ones. */
export const CARDS = [
  'scottish_support',
  'welsh_support',
  'english_support',
  'assemble',
  'negotiate',
  'manoeuvre',
  'outmanoeuvre',
  'spy',
  'ambush',
  'march',
  'plot',
  'aid',
  'influence',
  'dispute',
  'edict',
  'resist',
  'quell',
  'suppress',
  'muster',
] as const;
export type Card = (typeof CARDS)[number];
export const KINDS = 19;
/** Cards up to this one are the Supports, each with the index of its faction. */
export const ENGLISH_SUPPORT = 2;
export const ASSEMBLE = 3;
export const NEGOTIATE = 4;
export const MANOEUVRE = 5;
export const OUTMANOEUVRE = 6;
export const FIRST_CUNNING = 7;
export const SPY = 7;
export const AMBUSH = 8;
export const MARCH = 9;
export const PLOT = 10;
export const AID = 11;
export const INFLUENCE = 12;
export const DISPUTE = 13;
export const EDICT = 14;
export const RESIST = 15;
export const QUELL = 16;
export const SUPPRESS = 17;
export const MUSTER = 18;

/** A hand is a mask of kinds; TKD-1.6: Assemble is there twice, so its second copy has a bit of its own. */
export const SECOND_ASSEMBLE = 1 << KINDS;
export const BASIC_HAND = 0x7f | SECOND_ASSEMBLE;
/** TKD-8.1: without the three Supports. */
export const ADVANCED_HAND = BASIC_HAND & ~0x7;
export const CUNNING_CARDS = 0xfff << FIRST_CUNNING;
export const CUNNING_EACH = 3;
export const HAND_SIZE = 8;

export const FOLLOWERS_EACH = 18;
/** TKD-1.3: what leaves the game with two players, and in the solo game. */
export const REMOVED_FOR_TWO = 2;
export const HOME_FOLLOWERS = 2;
export const PER_REGION = 4;
export const PER_COURT = 2;
export const INSTABILITY_DISCS = 3;
export const NEGOTIATION_DISCS = 4;
/** TKD-11.1 */
export const VIKINGS = 10;

/** TKD-10.1: the Saxons have the second court. */
export const SAXONS = 1;
/** TKD-9.1: partners sit opposite. */
export const TEAMS = 2;
