/** A gold coin with a crown on it. */
export function Coin({ size = '1.1em' }: { readonly size?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10.4" fill="#e9b43c" stroke="#7a5410" strokeWidth="1.7" />
      <circle cx="12" cy="12" r="7.8" fill="none" stroke="#9c6e18" strokeWidth="1" />
      <path
        d="M7.3 15.600L6.6 9.200l3 2.300L12 7.600l2.4 3.900l3-2.300l-.7 6.400z"
        fill="#7a5410"
        stroke="#7a5410"
        strokeWidth=".7"
        strokeLinejoin="round"
      />
    </svg>
  );
}
