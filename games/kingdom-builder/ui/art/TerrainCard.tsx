/** Terrain cards: a face showing the land, and a back that reveals nothing. */
import { centre, seatColours } from '@four-crowns/ui-kit';
import { memo, useId } from 'react';
import type { Terrain } from '../../src/data.ts';
import { Land } from './Land.tsx';
import type { Plot } from './Land.tsx';
import { VARIANTS } from './pen.ts';

const PATCH = { columns: 4, rows: 5 };
const patches = new Map<Terrain, readonly Plot[]>();

function patchOf(terrain: Terrain): readonly Plot[] {
  let patch = patches.get(terrain);
  if (patch === undefined) {
    patch = Array.from({ length: PATCH.columns * PATCH.rows }, (_, hex) => ({
      ...centre(PATCH, hex),
      kind: terrain,
      variant: (hex * 2 + Math.floor(hex / PATCH.columns)) % VARIANTS,
    }));
    patches.set(terrain, patch);
  }
  return patch;
}

/** 150 x 200 units. */
export const CardFace = memo(function CardFace({ terrain }: { readonly terrain: Terrain }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 150 200" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <rect x="11" y="11" width="128" height="178" rx="7" />
      </clipPath>
      <rect
        x="1.5"
        y="1.5"
        width="147"
        height="197"
        rx="13"
        fill="var(--kb-card)"
        stroke="var(--kb-card-edge)"
        strokeWidth="2.5"
      />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(-24 -34) scale(.56)">
          <Land plots={patchOf(terrain)} />
        </g>
      </g>
      <rect
        x="11"
        y="11"
        width="128"
        height="178"
        rx="7"
        fill="none"
        stroke="var(--kb-plate-edge)"
        strokeWidth="1.6"
      />
      <rect
        x="6"
        y="6"
        width="138"
        height="188"
        rx="10"
        fill="none"
        stroke="var(--kb-plate-gold)"
        strokeWidth="2.4"
      />
    </svg>
  );
});

const CROWN = 'M-24 16L-30-12l15 10L0-22l15 20l15-10l-6 28z';

/** In the colour of the player who holds it, so that hidden cards can be told apart at a glance. */
export const CardBack = memo(function CardBack({ seat }: { readonly seat?: number }) {
  const ground = seat === undefined ? 'var(--kb-back)' : seatColours(seat).deep;
  return (
    <svg viewBox="0 0 150 200" aria-hidden="true" focusable="false">
      <rect
        x="1.5"
        y="1.5"
        width="147"
        height="197"
        rx="13"
        fill="var(--kb-card)"
        stroke="var(--kb-card-edge)"
        strokeWidth="2.5"
      />
      <rect x="9" y="9" width="132" height="182" rx="8" fill={ground} />
      <g fill="none" stroke="#ffe9b0" strokeOpacity=".5" strokeWidth="2">
        <rect x="17" y="17" width="116" height="166" rx="5" />
        <path d="M75 34l40 66l-40 66l-40-66zM17 60L60 17M133 60L90 17M17 140l43 43M133 140l-43 43" />
      </g>
      <path d={CROWN} transform="translate(75 102)" fill="#ffe1a0" />
    </svg>
  );
});
