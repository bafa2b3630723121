import type { Faction } from '../model/cards.ts';
import { HERALDRY } from './factions.ts';

const STAR = 'M0-15l4.4 10.2l11 .8l-8.5 7.1l2.7 10.8L0 7.3l-9.6 6.6l2.7-10.8l-8.5-7.1l11-.8z';
const CLAWS = 'M-12-13q7 10 4 27q-9-11-4-27zM0-16q7 12 1 31q-8-13-1-31zM12-13q3 16-8 26q-1-15 8-26z';

/**
 * Drawn as paths instead of text, so that they look the same with every font and screen readers do not read them
 * twice.
 */
const DIGITS: { readonly [n: number]: string } = {
  1: 'M-7.5-8L1-14.5V14M-7.5 14H9.5',
  2: 'M-9.5-7C-9.5-18.5 9.5-18 9-6.5C8.5 2.5-7 7-9.5 14H10V10.5',
  3: 'M-9-12.5C-4-17.5 8.5-16.5 8-8C7.5-3-.5-1.5-3-1.5C2 -1.5 10 .5 9.5 7C9 15.5-4 16.5-10 11.5',
  4: 'M4.5 15V-14.5L-11.5 6H11.5M0 15H9',
};

export interface ShieldProps {
  readonly faction: Faction;
  /** What it shows: a number, or the sign of cards without a strength. */
  readonly says: number | 'hero' | 'monster';
  /** In gold: this is the strength that counts. */
  readonly isGilt?: boolean;
}

/** Strength on a shield of its nation's shape, around (0, 0), 40 by 48 units. */
export function Shield({ faction, says, isGilt = false }: ShieldProps) {
  const { shield, deep } = HERALDRY[faction];
  return (
    <g>
      <path
        d={shield}
        fill={isGilt ? '#ffd75e' : '#fdf6e3'}
        stroke={deep}
        strokeWidth={isGilt ? 4.5 : 3}
        strokeLinejoin="round"
      />
      {typeof says === 'number' ? (
        <path
          d={DIGITS[says] ?? ''}
          transform="scale(.9)"
          fill="none"
          stroke={deep}
          strokeWidth={6.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <path d={says === 'hero' ? STAR : CLAWS} fill={deep} />
      )}
    </g>
  );
}
