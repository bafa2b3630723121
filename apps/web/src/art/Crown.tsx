/** The mark of the house: one crown of four points. */
export function Crown({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 32" aria-hidden="true" fill="none">
      <path
        d="M5 25 3.4 9.2l9 6.6L18.6 4l5.4 9.6L29.4 4l6.2 11.8 9-6.6L43 25Z"
        fill="currentColor"
        fillOpacity="0.22"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M5.4 29.4h37.2" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <g fill="currentColor">
        <circle cx="3.4" cy="7.4" r="2.1" />
        <circle cx="18.6" cy="2.8" r="2.1" />
        <circle cx="29.4" cy="2.8" r="2.1" />
        <circle cx="44.6" cy="7.4" r="2.1" />
        <path d="m24 17.4 2.6 3-2.6 3-2.6-3Z" />
        <circle cx="13.4" cy="20.6" r="1.6" />
        <circle cx="34.6" cy="20.6" r="1.6" />
      </g>
    </svg>
  );
}
