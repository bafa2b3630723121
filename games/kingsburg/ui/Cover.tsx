/**
 * The game's cover on home: the throne room, its banners and a roll of the dice. Imports no icons, so that home loads
 * fast.
 */
import { useId } from 'react';
import './art/colours.css';
import { Die } from './art/Die.tsx';

const CROWN = 'M-60 34L-72-30l34 26L0-56L38-4l34-26l-12 64z';
const CLOTH = 'M-44 0h88v150l-44 24l-44-24z';

/** Seats and faces of the dice on the steps. */
const DICE = [
  { x: 128, y: 366, turn: -14, size: 74, value: 5, seat: 0, kind: 'coloured' },
  { x: 216, y: 398, turn: 9, size: 62, value: 3, seat: 0, kind: 'white' },
  { x: 398, y: 388, turn: 16, size: 70, value: 6, seat: 1, kind: 'coloured' },
  { x: 484, y: 358, turn: -8, size: 66, value: 2, seat: 2, kind: 'coloured' },
  { x: 318, y: 408, turn: -4, size: 64, value: 4, seat: 4, kind: 'coloured' },
] as const;

/** The sign on the banner of each side. */
const BANNERS = [
  { x: 104, charge: 'M-18 92l18-14l18 14M-18 72l18-14l18 14' },
  { x: 536, charge: 'M0 50v56M-22 70h44' },
] as const;

/** Aspect ratio 4:3; fills its box. */
export function Cover() {
  const clip = useId();
  return (
    <svg
      viewBox="0 0 640 480"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect x="14" y="14" width="612" height="452" rx="10" />
      </clipPath>
      <rect width="640" height="480" fill="var(--kbg-hall-2)" />
      <g clipPath={`url(#${clip})`}>
        <Hall />
        <Throne />
        {BANNERS.map(({ x, charge }) => (
          <g key={x} transform={`translate(${x} 28)`}>
            <path d={CLOTH} fill="#8c1c29" stroke="#d8ab4e" strokeWidth="4" />
            <path d="M-34 4v138l34 19l34-19V4" fill="none" stroke="#d8ab4e" strokeWidth="1.5" opacity=".7" />
            <rect
              x="-54"
              y="-6"
              width="108"
              height="10"
              rx="5"
              fill="#d8ab4e"
              stroke="#6b4a12"
              strokeWidth="2"
            />
            <path
              d={charge}
              fill="none"
              stroke="#fff1cf"
              strokeWidth="8"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
        {DICE.map(({ x, y, turn, size, value, seat, kind }) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <ellipse cx="2" cy={size * 0.54} rx={size * 0.5} ry={size * 0.12} fill="#000" opacity=".28" />
            <svg x={-size / 2} y={-size / 2} width={size} height={size}>
              <Die value={value} kind={kind} seat={seat} size={String(size)} />
            </svg>
          </g>
        ))}
      </g>
      <rect x="14" y="14" width="612" height="452" rx="10" fill="none" stroke="#6b4a12" strokeWidth="2.5" />
      <rect x="7" y="7" width="626" height="466" rx="14" fill="none" stroke="var(--rule)" strokeWidth="4" />
    </svg>
  );
}

/** Pillars, a window of light, the steps and the carpet. */
function Hall() {
  return (
    <>
      <rect width="640" height="480" fill="var(--kbg-hall)" />
      <path d="M320 20c70 0 120 54 120 130v190H200V150C200 74 250 20 320 20z" fill="var(--kbg-light)" />
      {[40, 168, 472, 600].map((x) => (
        <g key={x} fill="var(--kbg-hall-2)" stroke="var(--kbg-card-edge)" strokeWidth="2.5">
          <path d={`M${x - 22} 14h44v300h-44z`} />
          <path d={`M${x - 32} 300h64v26h-64zM${x - 32} 14h64v18h-64z`} />
          <path d={`M${x - 8} 34v264M${x + 8} 34v264`} strokeWidth="1.5" opacity=".6" />
        </g>
      ))}
      <path d="M0 326h640v154H0z" fill="var(--kbg-hall-2)" />
      <path d="M150 326h340l26 26H124zM92 378h456l30 30H62z" fill="var(--kbg-card)" opacity=".55" />
      <path d="M256 300h128l70 180H186z" fill="#96202f" />
      <path d="M268 300L206 480M372 300l62 180" stroke="#d8ab4e" strokeWidth="4" fill="none" />
    </>
  );
}

function Throne() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M248 318V150c0-52 32-84 72-84s72 32 72 84v168z"
        fill="#7b4a1e"
        stroke="#3d220a"
        strokeWidth="5"
      />
      <path
        d="M268 268V156c0-38 22-62 52-62s52 24 52 62v112z"
        fill="#96202f"
        stroke="#d8ab4e"
        strokeWidth="4"
      />
      <path d="M232 262h176v24H232z" fill="#9a5a28" stroke="#3d220a" strokeWidth="5" />
      <path d="M240 286h28v40h-28zM372 286h28v40h-28z" fill="#7b4a1e" stroke="#3d220a" strokeWidth="5" />
      <path d="M262 262c0-22 26-34 58-34s58 12 58 34z" fill="#b5303f" stroke="#560c15" strokeWidth="4" />
      <g transform="translate(320 178)">
        <path d={CROWN} fill="#efbb3f" stroke="#6f4b0c" strokeWidth="6" transform="scale(.78)" />
        <path d="M-46 24h92" stroke="#6f4b0c" strokeWidth="5" />
        <g fill="#c22b3a" stroke="#6f4b0c" strokeWidth="3">
          <circle cx="-56" cy="-26" r="7" />
          <circle cx="0" cy="-46" r="8" />
          <circle cx="56" cy="-26" r="7" />
        </g>
      </g>
    </g>
  );
}
