/** The tables of the box. Indexes are the ints of the hot half; the strings stand in records. */

/** KB-3.2: the five terrains one may build on, then water, which only the Harbor opens. */
export const TERRAINS = ['grass', 'flowers', 'forest', 'canyon', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const BUILDABLE = 5;
export const WATER = 5;
export const MOUNTAIN = 6;
export const CASTLE = 7;
export const LOCATION = 8;

/** KB-1.5: five terrain cards of each kind. */
export const CARDS_PER_TERRAIN = 5;
/** KB-1.6 */
export const SETTLEMENTS = 40;
/** KB-2.3 */
export const MANDATORY = 3;
/** KB-1.4 */
export const TILES_PER_LOCATION = 2;

/** Every sector holds one kind of location, so a sector and its tile share a name and an index. */
export const BUILD_TILES = ['oracle', 'farm', 'oasis', 'tower', 'tavern'] as const;
export const MOVE_TILES = ['barn', 'harbor', 'paddock'] as const;
export const TILES = [...BUILD_TILES, ...MOVE_TILES] as const;
export type Tile = (typeof TILES)[number];
export const ORACLE = 0;
export const FARM = 1;
export const OASIS = 2;
export const TOWER = 3;
export const TAVERN = 4;
export const BARN = 5;
export const HARBOR = 6;
/** Tiles below this index build from the stock; the others move a settlement (KB-4.7). */
export const FIRST_MOVE_TILE = BARN;
export type MoveTile = (typeof MOVE_TILES)[number];
export type BuildTile = (typeof BUILD_TILES)[number];

export const OBJECTIVES = [
  'fishermen',
  'merchants',
  'discoverers',
  'hermits',
  'citizens',
  'miners',
  'workers',
  'knights',
  'lords',
  'farmers',
] as const;
export type Objective = (typeof OBJECTIVES)[number];
export const OBJECTIVES_IN_PLAY = 3;

/**
 * G grass, F flowers, T forest, C canyon, D desert, W water, M mountain, K castle, L this sector's
 * location. Ten rows from the top, in the order of TILES.
 */
export const SECTOR_MAPS: readonly (readonly string[])[] = [
  // oracle
  [
    'GGGTTWGTTT',
    'GGGKTWGTTT',
    'GFFGTTWGGT',
    'FFCGTWFLTT',
    'FFFCCWFFWW',
    'MMCGGWWWDD',
    'CCCMGFFFDD',
    'CCKDMDFFCC',
    'WWWDDDDMCC',
    'WWWWDDDDDC',
  ],
  // farm
  [
    'DDCWWTTTGG',
    'DKCWTTTLGG',
    'CCCFFFTCFF',
    'CCFFWDDCCF',
    'CGGWFFDDCC',
    'GGLFWFWDDC',
    'GGGTFFWWDD',
    'GGTTMWWWDW',
    'GMTTWWWWWW',
    'TTTWWWWWWW',
  ],
  // oasis
  [
    'DDCWWTTGGG',
    'DCWFFTTTGG',
    'DDWFFTTLFG',
    'WWWFGTFFFF',
    'WWWWGGGGFF',
    'WTTWGGCCDC',
    'WTCTWGCCDC',
    'WKCFWLDDCW',
    'WWCFWWWDDW',
    'WWWWWWWWWW',
  ],
  // tower
  [
    'TTTTMMGMCC',
    'TMTTFGMMMC',
    'FFTFFFGGWM',
    'DFFFWLGWMM',
    'DDDDFWGWCC',
    'DCDDDWWCGC',
    'DDCDDWFKGC',
    'CCLDWFFFGG',
    'DCWWWTTFGG',
    'DCCWTTTGGG',
  ],
  // tavern
  [
    'FDDMMDDCCC',
    'FFDDDMMCCC',
    'FFFFFFFMMM',
    'WWFKGGTTMM',
    'FFWWGGGTTC',
    'FCCWGTTCCC',
    'DFLCWTTLCG',
    'DDCWTTGGGG',
    'DDDWTTTGGG',
    'DDWWTTTGGG',
  ],
  // barn
  [
    'CDDDDDDDDD',
    'CCCDDDDDCD',
    'MMMDMMLDDC',
    'CMMMMMFFCC',
    'CCCMMWFFFC',
    'GCCCMFFWTC',
    'GGLTFFWFFT',
    'GGTTFFGKTT',
    'GGGTTWGGTT',
    'GGGTWGGTTT',
  ],
  // harbor
  [
    'GGTTTWGTTF',
    'GFTTWGTTFF',
    'GFFTWGGFFF',
    'FFTTWGMFDD',
    'CFKTWGDDDD',
    'CCTWGGMMDD',
    'CCWWWGDDDC',
    'WWGGWWLCMC',
    'WDKGWMWCCC',
    'WDDWWWWCCC',
  ],
  // paddock
  [
    'CCCDDWDDDD',
    'MMCDDWDDDD',
    'MMCMMWDDLF',
    'MCMMWMDFFF',
    'CCTTWMMCFF',
    'CTTWCCCMFF',
    'CLTTWFFFFF',
    'GGTWGKGFGT',
    'GGTTWGGGGT',
    'GGTTWGGGTT',
  ],
];

/** KB-1.8: top left, top right, bottom left, bottom right; all upright. */
export const FIRST_GAME_SECTORS: readonly Tile[] = ['tavern', 'paddock', 'oasis', 'farm'];
export const FIRST_GAME_OBJECTIVES: readonly Objective[] = ['fishermen', 'merchants', 'knights'];
