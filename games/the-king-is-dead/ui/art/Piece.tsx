/**
 * Followers as wooden pieces. Factions differ in colour, outline and charge, so that they can be told apart with
 * colour blindness and at 18 pixels.
 */
import type { Faction } from '../../src/data.ts';
import { ICONS } from './icons.ts';
import type { IconName } from './icons.ts';

interface Wood {
  readonly outline: string;
  readonly main: string;
  readonly deep: string;
  readonly light: string;
  readonly charge: string;
  /** Path data, or the name of an icon. */
  readonly strokes?: string;
  readonly icon?: IconName;
}

const WOOD: { readonly [f in Faction]: Wood } = {
  // A square with the saltire.
  scottish: {
    outline: 'M-19-13q0-6 6-6h26q6 0 6 6v26q0 6-6 6h-26q-6 0-6-6z',
    main: '#2f72c4',
    deep: '#143a70',
    light: '#78a9e6',
    charge: '#ffffff',
    strokes: 'M-12-12L12 12M12-12L-12 12',
  },
  // A shield with the dragon.
  welsh: {
    outline: 'M-19-20q19 6 38 0v18q0 16-19 24q-19-8-19-24z',
    main: '#c8322a',
    deep: '#6d120d',
    light: '#ee8277',
    charge: '#fff1d6',
    icon: 'welsh_support',
  },
  // A round with the cross.
  english: {
    outline: 'M0-21a21 21 0 0 1 0 42a21 21 0 0 1 0-42z',
    main: '#f2bd2c',
    deep: '#8a5c00',
    light: '#ffe08a',
    charge: '#7d1c10',
    strokes: 'M0-14V14M-14 0H14',
  },
  // A lozenge with the horned helmet.
  viking: {
    outline: 'M0-24L24 0L0 24L-24 0z',
    main: '#35302c',
    deep: '#0d0b0a',
    light: '#77706a',
    charge: '#f3e9d8',
    icon: 'viking',
  },
};

export function woodOf(faction: Faction): {
  readonly main: string;
  readonly deep: string;
  readonly light: string;
} {
  return WOOD[faction];
}

/** One piece around (0, 0), about 44 units wide. */
export function Piece({ faction }: { readonly faction: Faction }) {
  const { outline, main, deep, light, charge, strokes, icon } = WOOD[faction];
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={outline} fill={main} stroke={deep} strokeWidth={3} />
      <path d={outline} fill="none" stroke={light} strokeWidth={1.6} transform="scale(.84)" opacity={0.8} />
      {strokes === undefined ? undefined : <path d={strokes} fill="none" stroke={charge} strokeWidth={6} />}
      {icon === undefined ? undefined : (
        <path d={ICONS[icon]} fill={charge} transform="translate(-13.500 -14) scale(.0525)" />
      )}
    </g>
  );
}

/** The sides of the pieces under the top one. */
export function PieceEdge({ faction }: { readonly faction: Faction }) {
  const { outline, deep, main } = WOOD[faction];
  return (
    <>
      <path
        d={outline}
        fill={deep}
        stroke={deep}
        strokeWidth={3}
        strokeLinejoin="round"
        transform="translate(0 4)"
      />
      <path d={outline} fill={main} stroke={deep} strokeWidth={2} strokeLinejoin="round" />
    </>
  );
}

/** A piece as a small picture. */
export function PieceMark({
  faction,
  size = '1.25em',
}: {
  readonly faction: Faction;
  readonly size?: string;
}) {
  return (
    <svg viewBox="-26 -26 52 56" width={size} height={size} aria-hidden="true" focusable="false">
      <g transform="translate(0 3)">
        <path d={WOOD[faction].outline} fill={WOOD[faction].deep} transform="translate(0 3)" />
        <Piece faction={faction} />
      </g>
    </svg>
  );
}
