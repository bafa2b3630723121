/** The round discs of the box: control, instability, and those that mark the Vikings' wins. */
import type { View } from '../../src/view.ts';
import { ICONS } from './icons.ts';
import { Piece, woodOf } from './Piece.tsx';

export type Result = NonNullable<View['results']['moray']>;

/** Around (0, 0), radius 42. */
export function ResultDisc({ result }: { readonly result: Result }) {
  if (result === 'unstable') return <UnstableDisc />;
  const faction = result === 'vikings' ? 'viking' : result;
  const { main, deep, light } = woodOf(faction);
  return (
    <g>
      <circle r={42} cy={5} fill={deep} />
      <circle r={42} fill={main} stroke={deep} strokeWidth={3} />
      <circle r={36} fill="none" stroke={light} strokeWidth={1.5} />
      <g transform="scale(1.3)">
        <Piece faction={faction} />
      </g>
    </g>
  );
}

/** The lily of France on a cracked disc. */
export function UnstableDisc() {
  return (
    <g>
      <circle r={42} cy={5} fill="#5d5346" />
      <circle r={42} fill="#efe6d2" stroke="#4a4136" strokeWidth={3} />
      <circle r={36} fill="none" stroke="#b9a988" strokeWidth={1.5} />
      <path d={ICONS.lily} fill="#3a4b8f" transform="translate(-25.600 -26) scale(.1)" />
      <path
        d="M-20-37L-11-19L-22-8L-7 8L-17 21L-9 40M-7 8L10 15L22 8L38 15"
        fill="none"
        stroke="#4a4136"
        strokeWidth={2.6}
        strokeLinejoin="round"
      />
    </g>
  );
}

export function UnstableMark({ size = '1.25em' }: { readonly size?: string }) {
  return (
    <svg viewBox="-46 -46 92 96" width={size} height={size} aria-hidden="true" focusable="false">
      <UnstableDisc />
    </svg>
  );
}

export function ResultMark({ result, size = '1.25em' }: { readonly result: Result; readonly size?: string }) {
  return (
    <svg viewBox="-46 -46 92 96" width={size} height={size} aria-hidden="true" focusable="false">
      <ResultDisc result={result} />
    </svg>
  );
}

/** The seal that a negotiator places on a card. */
export function SealMark({ size = '1.25em' }: { readonly size?: string }) {
  return (
    <svg viewBox="-26 -26 52 52" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M0-24l6 5l8-2l3 7l7 3l-2 8l5 6l-6 6l1 8l-8 1l-4 7l-7-4l-8 3l-4-7l-8-2l1-8l-6-5l5-7l-2-8l7-3l3-7l8 2z"
        transform="translate(-1 -1)"
        fill="#8d1d2c"
        stroke="#4e0b14"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle r={13} fill="none" stroke="#e08d96" strokeWidth={2} />
      <path d="M-7 5L-8-5L-3-1L0-7L3-1L8-5L7 5z" fill="#f7d5d3" />
    </svg>
  );
}
