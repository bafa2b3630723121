import { Illumination } from '@four-crowns/ui-kit';
import type { Card } from '../../src/data.ts';
import { ICONS } from './icons.ts';

/** The background of each card; the Supports have their faction's. */
const GROUNDS: { readonly [c in Card]: string } = {
  scottish_support: '#245a9e',
  welsh_support: '#a3271f',
  english_support: '#9a6a06',
  assemble: '#35624a',
  negotiate: '#6b2a44',
  manoeuvre: '#2e5a6b',
  outmanoeuvre: '#27405e',
  spy: '#3c3a4d',
  ambush: '#5a4524',
  march: '#5d6322',
  plot: '#421f3f',
  aid: '#2f6b66',
  influence: '#7c5a10',
  dispute: '#8a2d2a',
  edict: '#2d4f86',
  resist: '#7a3c1c',
  quell: '#7d2733',
  suppress: '#6e5415',
  muster: '#2b527c',
};

export function CardMark({ card, size = '2rem' }: { readonly card: Card; readonly size?: string }) {
  return <Illumination icon={ICONS[card]} ground={GROUNDS[card]} size={size} />;
}

/** The back of a hidden card. */
export function CardBack({ size = '1.25em' }: { readonly size?: string }) {
  return (
    <svg viewBox="0 0 30 40" height={size} aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="28" height="38" rx="4" fill="#1f3f57" stroke="#c9a552" strokeWidth="1.500" />
      <path d="M15 9l7 11l-7 11l-7-11z" fill="none" stroke="#c9a552" strokeWidth="1.600" />
      <path d={ICONS.crown} fill="#c9a552" transform="translate(10.400 15.500) scale(.018)" />
    </svg>
  );
}
