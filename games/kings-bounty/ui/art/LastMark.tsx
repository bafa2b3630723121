import { ICONS } from './icons.ts';

/** KBY-1.6: the last-player card. */
export function LastMark({ label, size = '1.25rem' }: { readonly label: string; readonly size?: string }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} role="img" aria-label={label}>
      <title>{label}</title>
      <rect x="2" y="2" width="60" height="60" rx="12" fill="#4a2d73" stroke="#e8c56a" strokeWidth="4" />
      <path d={ICONS.hourglass} transform="translate(12 12) scale(.078)" fill="#f6dd9b" />
    </svg>
  );
}
