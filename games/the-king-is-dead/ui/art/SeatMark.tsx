/**
 * The pennon of a player. Blue, red, yellow and black belong to the factions here, so players have other colours, and
 * each pennon has a different cut.
 */
import { memo } from 'react';

const PENNONS = [
  { cut: 'M-12-20H20L10-9L20 2H-12z', main: '#7b4fae', deep: '#3b1f5e', charge: 'M-4-9h9' },
  { cut: 'M-12-20L21-9L-12 2z', main: '#3f9160', deep: '#17452b', charge: 'M-7-9h11' },
  { cut: 'M-12-21H14V3H-12z', main: '#dd7d2f', deep: '#7c3c08', charge: 'M1-15V-3M-5-9H7' },
  { cut: 'M-12-21H4q15 12 0 24H-12z', main: '#efe8da', deep: '#6d6455', charge: 'M-6-15L6-3M6-15L-6-3' },
] as const;

export interface SeatMarkProps {
  readonly seat: number;
  readonly size?: string;
}

export const SeatMark = memo(function SeatMark({ seat, size = '1.25em' }: SeatMarkProps) {
  const { cut, main, deep, charge } = PENNONS[seat % PENNONS.length] ?? PENNONS[0];
  return (
    <svg viewBox="-24 -28 50 56" width={size} height={size} aria-hidden="true" focusable="false">
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M-13-24V25" stroke="var(--piece-halo)" strokeWidth={9} />
        <path d={cut} fill="var(--piece-halo)" stroke="var(--piece-halo)" strokeWidth={8} />
        <path d="M-13-24V25" stroke="#4a3820" strokeWidth={4.5} />
        <path d={cut} fill={main} stroke={deep} strokeWidth={3} />
        <path d={charge} fill="none" stroke={deep} strokeWidth={3.5} />
      </g>
    </svg>
  );
});
