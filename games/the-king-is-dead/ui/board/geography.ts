/**
 * The map, drawn by hand as arcs between corners. A border is one arc that two regions share, so regions touch in the
 * picture exactly if they touch in the rules (TKD-1.2).
 */
import { keysOf, mapValues } from '@four-crowns/core/keys';
import type { Region } from '../../src/data.ts';

export const MAP_WIDTH = 760;
export const MAP_HEIGHT = 940;

type Pair = readonly [x: number, y: number];

const ARCS = {
  /** Coasts, clockwise around the island. */
  morayCoast: [
    [236, 250],
    [200, 238],
    [224, 214],
    [186, 192],
    [214, 172],
    [182, 146],
    [216, 130],
    [196, 96],
    [232, 84],
    [226, 46],
    [262, 34],
    [306, 42],
    [352, 30],
    [402, 28],
    [408, 48],
    [380, 76],
    [350, 100],
    [382, 108],
    [366, 130],
    [420, 124],
    [486, 120],
    [540, 128],
    [552, 152],
    [530, 196],
    [514, 236],
    [492, 262],
  ],
  strathclydeEast: [
    [492, 262],
    [540, 270],
    [522, 294],
    [474, 302],
    [514, 316],
    [562, 322],
    [584, 350],
    [600, 378],
  ],
  northumbriaCoast: [
    [600, 378],
    [614, 410],
    [620, 446],
    [642, 474],
    [674, 500],
    [684, 524],
    [664, 542],
    [680, 568],
    [650, 582],
    [686, 596],
    [696, 620],
  ],
  essexCoast: [
    [696, 620],
    [690, 642],
    [664, 650],
    [690, 664],
    [730, 660],
    [750, 690],
    [746, 724],
    [724, 752],
    [694, 768],
    [690, 784],
    [730, 786],
    [742, 808],
    [714, 840],
    [672, 862],
    [624, 860],
  ],
  devonCoast: [
    [624, 860],
    [584, 868],
    [562, 852],
    [536, 872],
    [502, 860],
    [476, 884],
    [444, 868],
    [406, 866],
    [384, 896],
    [352, 908],
    [318, 886],
    [282, 898],
    [250, 922],
    [204, 926],
    [214, 902],
    [254, 880],
    [280, 850],
    [306, 828],
    [350, 828],
    [386, 818],
    [402, 796],
    [424, 778],
  ],
  gwyneddCoast: [
    [424, 778],
    [392, 794],
    [352, 800],
    [316, 784],
    [280, 790],
    [240, 776],
    [226, 756],
    [262, 742],
    [288, 722],
    [298, 690],
    [286, 664],
    [246, 672],
    [234, 658],
    [262, 638],
    [254, 616],
    [290, 606],
    [330, 616],
    [356, 602],
  ],
  lancasterCoast: [
    [356, 602],
    [330, 586],
    [346, 562],
    [318, 544],
    [346, 522],
    [306, 512],
    [276, 488],
    [272, 462],
    [300, 446],
    [334, 436],
  ],
  strathclydeWest: [
    [334, 436],
    [296, 430],
    [268, 440],
    [236, 420],
    [222, 396],
    [256, 380],
    [262, 346],
    [284, 318],
    [252, 322],
    [236, 366],
    [216, 370],
    [216, 330],
    [234, 300],
    [202, 290],
    [204, 268],
    [236, 250],
  ],
  /** Borders. */
  morayStrathclyde: [
    [236, 250],
    [288, 262],
    [338, 246],
    [392, 258],
    [444, 248],
    [492, 262],
  ],
  strathclydeLancaster: [
    [334, 436],
    [366, 422],
    [402, 430],
    [436, 418],
  ],
  strathclydeNorthumbria: [
    [436, 418],
    [486, 402],
    [534, 404],
    [572, 388],
    [600, 378],
  ],
  lancasterNorthumbria: [
    [436, 418],
    [458, 462],
    [450, 508],
    [468, 552],
    [470, 592],
  ],
  lancasterGwynedd: [
    [356, 602],
    [394, 610],
    [432, 604],
  ],
  lancasterWarwick: [
    [432, 604],
    [450, 594],
    [470, 592],
  ],
  northumbriaWarwick: [
    [470, 592],
    [516, 600],
    [556, 596],
    [592, 610],
  ],
  northumbriaEssex: [
    [592, 610],
    [630, 606],
    [664, 622],
    [696, 620],
  ],
  gwyneddWarwick: [
    [432, 604],
    [446, 650],
    [436, 700],
    [452, 762],
  ],
  gwyneddDevon: [
    [452, 762],
    [438, 768],
    [424, 778],
  ],
  warwickEssex: [
    [592, 610],
    [602, 656],
    [592, 704],
    [606, 756],
  ],
  warwickDevon: [
    [452, 762],
    [504, 752],
    [556, 764],
    [606, 756],
  ],
  essexDevon: [
    [606, 756],
    [618, 790],
    [612, 826],
    [624, 860],
  ],
} as const satisfies { readonly [name: string]: readonly Pair[] };
type ArcName = keyof typeof ARCS;
type Step = ArcName | `-${ArcName}`;

/** The arcs around each region, clockwise; `-` follows an arc backwards. */
const RINGS: { readonly [r in Region]: readonly Step[] } = {
  moray: ['morayCoast', '-morayStrathclyde'],
  strathclyde: [
    'morayStrathclyde',
    'strathclydeEast',
    '-strathclydeNorthumbria',
    '-strathclydeLancaster',
    'strathclydeWest',
  ],
  lancaster: [
    'strathclydeLancaster',
    'lancasterNorthumbria',
    '-lancasterWarwick',
    '-lancasterGwynedd',
    'lancasterCoast',
  ],
  northumbria: [
    'strathclydeNorthumbria',
    'northumbriaCoast',
    '-northumbriaEssex',
    '-northumbriaWarwick',
    '-lancasterNorthumbria',
  ],
  gwynedd: ['lancasterGwynedd', 'gwyneddWarwick', 'gwyneddDevon', 'gwyneddCoast'],
  warwick: ['lancasterWarwick', 'northumbriaWarwick', 'warwickEssex', '-warwickDevon', '-gwyneddWarwick'],
  essex: ['northumbriaEssex', 'essexCoast', '-essexDevon', '-warwickEssex'],
  devon: ['warwickDevon', 'essexDevon', 'devonCoast', '-gwyneddDevon'],
};

const COAST: readonly ArcName[] = [
  'morayCoast',
  'strathclydeEast',
  'northumbriaCoast',
  'essexCoast',
  'devonCoast',
  'gwyneddCoast',
  'lancasterCoast',
  'strathclydeWest',
];

/** Segments of a smooth curve through all points of an arc except the first. */
function curve(points: readonly Pair[]): string {
  const at = (i: number): Pair => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  let d = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const lean = (a: Pair, b: Pair, k: 0 | 1): number => (b[k] - a[k]) / 6;
    d += `C${r(p1[0] + lean(p0, p2, 0))} ${r(p1[1] + lean(p0, p2, 1))} ${r(p2[0] - lean(p1, p3, 0))} ${r(p2[1] - lean(p1, p3, 1))} ${p2[0]} ${p2[1]}`;
  }
  return d;
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Each arc by its name, and reversed by its name with a `-`. */
const WALKS = new Map<Step, readonly Pair[]>(
  keysOf(ARCS).flatMap((name) => {
    const points: readonly Pair[] = ARCS[name];
    return [[name, points] as const, [`-${name}`, points.toReversed()] as const];
  }),
);

function pointsOf(step: Step): readonly Pair[] {
  return WALKS.get(step) ?? [];
}

function ring(steps: readonly Step[]): string {
  const start = pointsOf(steps[0] ?? 'morayCoast')[0] ?? [0, 0];
  return `M${start[0]} ${start[1]}${steps.map((step) => curve(pointsOf(step))).join('')}Z`;
}

const REGION_NAMES = keysOf(RINGS);

export const REGION_PATHS = mapValues(RINGS, ring);

export const ISLAND = ring(COAST);

export const BORDER_LINES = keysOf(ARCS)
  .filter((name) => !COAST.includes(name))
  .map((name) => {
    const points: readonly Pair[] = ARCS[name];
    const [x, y] = points[0] ?? [0, 0];
    return `M${x} ${y}${curve(points)}`;
  })
  .join('');

/** The pairs of regions that share an arc. */
export const DRAWN_BORDERS: readonly (readonly [Region, Region])[] = REGION_NAMES.flatMap((a, i) =>
  REGION_NAMES.slice(i + 1).flatMap((b): [Region, Region][] =>
    RINGS[a].some((step) => RINGS[b].some((other) => other === `-${step}` || step === `-${other}`))
      ? [[a, b]]
      : [],
  ),
);

export interface Place {
  /** The centre of the followers, and of the disc that replaces them. */
  readonly x: number;
  readonly y: number;
  /** Followers are in one row, or in two where the land is narrow. */
  readonly rows: 1 | 2;
  /** The centre of the name. */
  readonly name: { readonly x: number; readonly y: number };
}

export const PLACES: { readonly [r in Region]: Place } = {
  moray: { x: 366, y: 172, rows: 1, name: { x: 366, y: 226 } },
  strathclyde: { x: 400, y: 338, rows: 1, name: { x: 396, y: 392 } },
  lancaster: { x: 386, y: 492, rows: 2, name: { x: 352, y: 578 } },
  northumbria: { x: 556, y: 486, rows: 2, name: { x: 576, y: 574 } },
  gwynedd: { x: 368, y: 680, rows: 2, name: { x: 334, y: 772 } },
  warwick: { x: 520, y: 658, rows: 2, name: { x: 524, y: 746 } },
  essex: { x: 674, y: 728, rows: 2, name: { x: 682, y: 850 } },
  devon: { x: 476, y: 808, rows: 1, name: { x: 424, y: 858 } },
};

export const ISLANDS =
  'M150 120q-18 8-20 30q-14 16-6 34q14-6 18-24q16-14 16-34zM128 208q-10 14-2 26q10-8 10-22zM418 6q14-10 26 0q-4 12-18 12zM452 0q10-4 14 6q-8 6-14 0zM170 276q-16 2-16 18q12 12 26 2q4-16-10-20zM190 318q-14 10-10 26q12-2 16-16zM222 540q-10-16 6-24q14 4 8 20zM238 622q-20-4-26 12q10 14 26 6zM560 888q14-10 28 0q-12 10-28 0zM168 930q6-8 14-2q-4 8-14 2z';

export const IRELAND =
  'M-10 404C30 400 70 412 96 440C112 470 144 486 140 520C120 548 138 580 118 618C96 650 60 668 28 690C14 704 0 712 -10 716Z';

export const FRANCE = 'M560 950C590 930 600 916 640 914C660 900 676 884 706 884C730 876 748 872 770 870V950Z';
