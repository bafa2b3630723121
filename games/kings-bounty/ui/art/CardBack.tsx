import { memo } from 'react';
import { FIELD, lattice } from './factions.ts';
import { ICONS } from './icons.ts';

const LATTICE = lattice(FIELD, 24);

/** The back of every card of the deck. */
export const CardBack = memo(function CardBack() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="98" height="138" rx="9" fill="#f6ead0" stroke="#4a3717" strokeWidth="2" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill="#4a2d73" />
      <path
        d={LATTICE}
        transform="translate(6 6)"
        fill="none"
        stroke="#c9a6f0"
        strokeWidth="1.5"
        opacity=".35"
      />
      <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#e8c56a" strokeWidth="1.5" />
      <ellipse cx="50" cy="70" rx="27" ry="27" fill="#3a2160" stroke="#e8c56a" strokeWidth="2" />
      <path d={ICONS.emperor} transform="translate(31 50) scale(.0742)" fill="#f2cf76" />
    </svg>
  );
});
