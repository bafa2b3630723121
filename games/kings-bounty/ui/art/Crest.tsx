import { memo } from 'react';
import type { Faction } from '../model/cards.ts';
import { HERALDRY } from './factions.ts';
import { ICONS } from './icons.ts';
import { Obelisk } from './Castle.tsx';

/** The arms of a nation: its colour, its shape of shield, its emblem. */
export const Crest = memo(function Crest({
  faction,
  size = '1.6rem',
}: {
  readonly faction: Faction;
  readonly size?: string;
}) {
  const { field, deep, light, shield } = HERALDRY[faction];
  return (
    <svg viewBox="-23 -27 46 54" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={shield} fill={field} stroke={deep} strokeWidth={3} strokeLinejoin="round" />
      {faction === 'obelisk' ? (
        <g transform="translate(-15 -16) scale(.3)">
          <Obelisk strength={0} />
        </g>
      ) : (
        <path d={ICONS[faction]} transform="translate(-12 -13) scale(.047)" fill={light} />
      )}
    </svg>
  );
});
