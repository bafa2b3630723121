import type { Faction } from '../model/cards.ts';
import { HERALDRY } from './factions.ts';

const STAR = 'M0-15l4.4 10.200l11 .8l-8.5 7.100l2.7 10.800L0 7.300l-9.6 6.600l2.7-10.800l-8.5-7.100l11-.8z';
const CLAWS = 'M-12-13q7 10 4 27q-9-11-4-27zM0-16q7 12 1 31q-8-13-1-31zM12-13q3 16-8 26q-1-15 8-26z';

export interface ShieldProps {
  readonly faction: Faction;
  /** What stands on it: a number, or the sign of those who need none. */
  readonly says: number | 'hero' | 'monster';
  /** Set off in gold: this is the strength that counts. */
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
        <text
          y={13}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontWeight={800}
          fontSize={38}
          fill={deep}
          style={{ fontVariantNumeric: 'lining-nums' }}
        >
          {says}
        </text>
      ) : (
        <path d={says === 'hero' ? STAR : CLAWS} fill={deep} />
      )}
    </g>
  );
}
