/** Portraits of the court and pictures of buildings in their frames. */
import { memo } from 'react';
import type { Advisor, Building, Race } from '../../src/data.ts';
import { BUILDINGS, COLUMNS } from '../../src/data.ts';
import { rankOf } from '../model/court.ts';
import { ICONS } from './icons.ts';

const BEADS = Array.from({ length: 24 }, (_, i) => {
  const turn = (i / 24) * 2 * Math.PI;
  return `M${(32 + 28.6 * Math.cos(turn)).toFixed(2)} ${(32 + 28.6 * Math.sin(turn)).toFixed(2)}h.01`;
}).join('');

/** A beaded gold ring around the background of the advisor's rank. */
export const Portrait = memo(function Portrait({ advisor }: { readonly advisor: Advisor }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="31" fill="var(--kbg-rim)" stroke="var(--kbg-rim-ink)" strokeWidth="1.4" />
      <path d={BEADS} stroke="var(--kbg-rim-ink)" strokeWidth="2.4" strokeLinecap="round" opacity=".75" />
      <circle
        cx="32"
        cy="32"
        r="25.5"
        fill={`var(--kbg-rank-${rankOf(advisor)})`}
        stroke="var(--kbg-rim-ink)"
        strokeWidth="1.2"
      />
      <path d={ICONS[advisor]} fill="#000" opacity=".35" transform="translate(14.8 16) scale(.0685)" />
      <path d={ICONS[advisor]} fill="#fff6dc" transform="translate(14.5 14.5) scale(.0685)" />
    </svg>
  );
});

/** A gabled frame in the colour of the building's row; only buildings that stand are coloured. */
export const Facade = memo(function Facade({
  building,
  isPainted,
}: {
  readonly building: Building;
  readonly isPainted: boolean;
}) {
  const row = Math.floor(BUILDINGS.indexOf(building) / COLUMNS);
  const ground = `var(--kbg-row-${row})`;
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M4 61V17L32 3l28 14v44z"
        fill={isPainted ? ground : 'none'}
        stroke={isPainted ? 'var(--kbg-rim)' : 'currentColor'}
        strokeWidth={isPainted ? 3 : 1.6}
        strokeDasharray={isPainted ? undefined : '4 3'}
        strokeLinejoin="round"
      />
      <path
        d={ICONS[building]}
        fill={isPainted ? '#fff6dc' : 'currentColor'}
        transform="translate(13.5 19) scale(.0723)"
      />
    </svg>
  );
});

/** The enemy's face on a dark shield. */
export const Foe = memo(function Foe({
  race,
  size,
}: {
  readonly race: Race | undefined;
  readonly size: string;
}) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M6 4h52v28c0 15-12 23-26 29C18 55 6 47 6 32z"
        fill="#3a1a1c"
        stroke="#c9a04d"
        strokeWidth="2.4"
      />
      {race === undefined ? (
        <text x="32" y="43" textAnchor="middle" fontSize="34" fontWeight="800" fill="#e9d7b0">
          ?
        </text>
      ) : (
        <path d={ICONS[race]} fill="#f3e3c0" transform="translate(13.5 9.5) scale(.0723)" />
      )}
    </svg>
  );
});
