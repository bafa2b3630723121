/**
 * The game's cover on home: the island with half of its regions decided, and followers on it. Imports no icons, so
 * that home loads fast.
 */
import { useId } from 'react';
import './art/colours.css';
import { BORDER_LINES, FRANCE, IRELAND, ISLAND, ISLANDS, PLACES, REGION_PATHS } from './board/geography.ts';

const HELD = [
  ['moray', '#7ea9dc'],
  ['gwynedd', '#dc857c'],
  ['essex', '#efcd6b'],
  ['strathclyde', '#7ea9dc'],
] as const;
const WON = [
  ['strathclyde', 0],
  ['gwynedd', 1],
  ['essex', 2],
] as const;
const SQUARE = 'M-19-13q0-6 6-6h26q6 0 6 6v26q0 6-6 6h-26q-6 0-6-6z';
const SHIELD = 'M-19-20q19 6 38 0v18q0 16-19 24q-19-8-19-24z';
const ROUND = 'M0-21a21 21 0 0 1 0 42a21 21 0 0 1 0-42z';
const SALTIRE = 'M-12-12L12 12M12-12L-12 12';
const CHEVRON = 'M-11 8L0-6L11 8';
const CROSS = 'M0-14V14M-14 0H14';

const PIECES: readonly (readonly [x: number, y: number, kind: 0 | 1 | 2])[] = [
  [340, 476, 0],
  [392, 486, 1],
  [366, 530, 2],
  [530, 450, 0],
  [580, 470, 2],
  [550, 512, 2],
  [604, 524, 1],
  [496, 650, 1],
  [546, 656, 2],
  [520, 700, 2],
  [450, 816, 1],
  [500, 806, 1],
  [550, 816, 0],
];
const KINDS = [
  { outline: SQUARE, main: '#2f72c4', deep: '#143a70', charge: '#fff', strokes: SALTIRE },
  { outline: SHIELD, main: '#c8322a', deep: '#6d120d', charge: '#fff1d6', strokes: CHEVRON },
  { outline: ROUND, main: '#f2bd2c', deep: '#8a5c00', charge: '#7d1c10', strokes: CROSS },
] as const;

/** Aspect ratio 4:3; fills its box. */
export function Cover() {
  const shade = useId();
  return (
    <svg
      viewBox="40 250 800 600"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-200" y="0" width="1300" height="1000" fill="#a8c6cf" />
      {[64, 40, 18].map((width) => (
        <path
          key={width}
          d={ISLAND}
          fill="none"
          stroke="#cfe2e4"
          strokeWidth={width}
          opacity={0.35}
          strokeLinejoin="round"
        />
      ))}
      <path d={IRELAND + ISLANDS + FRANCE} fill="#cfc4a2" stroke="#5a4a2c" strokeOpacity={0.5} />
      <path d={ISLAND} fill="#e9dcb8" />
      {HELD.map(([region, fill]) => (
        <path key={region} d={REGION_PATHS[region]} fill={fill} />
      ))}
      <path
        d={BORDER_LINES}
        fill="none"
        stroke="#8b7443"
        strokeWidth={3}
        strokeDasharray="9 7"
        strokeLinecap="round"
      />
      <path d={ISLAND} fill="none" stroke="#5a4a2c" strokeWidth={3.5} strokeLinejoin="round" />
      <g filter={`url(#${shade})`}>
        {PIECES.map(([x, y, kind]) => (
          <Wood key={`${x} ${y}`} x={x} y={y} size={1.15} kind={kind} />
        ))}
        {WON.map(([region, kind]) => (
          <g key={region} transform={`translate(${PLACES[region].x} ${PLACES[region].y})`}>
            <circle r={46} cy={6} fill={KINDS[kind].deep} />
            <circle r={46} fill={KINDS[kind].main} stroke={KINDS[kind].deep} strokeWidth={3} />
            <Wood x={0} y={0} size={1.4} kind={kind} />
          </g>
        ))}
      </g>
      <path
        d="M7 27L3 7l11 8L24 3l10 12l11-8l-4 20z"
        fill="#f6c544"
        stroke="#5e3f0a"
        strokeWidth="2"
        strokeLinejoin="round"
        transform="translate(604 288) rotate(14) scale(2.700)"
      />
      <filter id={shade} x="-10%" y="-10%" width="120%" height="130%">
        <feDropShadow dx="0" dy="3" stdDeviation="2.500" floodOpacity="0.4" />
      </filter>
    </svg>
  );
}

function Wood({
  x,
  y,
  size,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: 0 | 1 | 2;
}) {
  const { outline, main, deep, charge, strokes } = KINDS[kind];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} strokeLinejoin="round" strokeLinecap="round">
      <path d={outline} fill={deep} stroke={deep} strokeWidth={3} transform="translate(0 5)" />
      <path d={outline} fill={main} stroke={deep} strokeWidth={3} />
      <path d={strokes} fill="none" stroke={charge} strokeWidth={6} />
    </g>
  );
}
