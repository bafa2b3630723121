import { seatColours } from '@four-crowns/ui-kit';

/** By seat, so that seats can be told apart without colours. */
const SHAPES = [
  'M4 4h16v16H4z',
  'M12 2.500a9.500 9.500 0 1 0 .01 0z',
  'M12 2.500l10 18H2z',
  'M12 1.500l9 10.500-9 10.500L3 12z',
  'M9 2.500h6V9h6.500v6H15v6.500H9V15H2.500V9H9z',
];

/** The piece of a seat. */
export function Mark({ seat, size = '1.25em' }: { readonly seat: number; readonly size?: string }) {
  const { main } = seatColours(seat);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={SHAPES[seat]} fill={main} stroke="var(--piece-ink)" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
