/** The logo: four crowns, one for each game, in its colour. */
const CROWN = 'M-19 12L-23-9l11 8L0-16l12 15l11-8l-4 21z';
const CROWNS = [
  { x: 0, y: -25, fill: '#5f8f3a' },
  { x: 27, y: 2, fill: '#b3322a' },
  { x: -27, y: 2, fill: '#2f6f9f' },
  { x: 0, y: 29, fill: '#73479c' },
] as const;

export function Logo({ size = '2.5rem', title }: { readonly size?: string; readonly title?: string }) {
  return (
    <svg
      viewBox="-56 -50 112 104"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {CROWNS.map(({ x, y, fill }) => (
        <g key={fill} transform={`translate(${x} ${y})`}>
          <path d={CROWN} fill={fill} stroke="var(--gilt, #8a6420)" strokeWidth="3" strokeLinejoin="round" />
          <path d="M-19 8h38" stroke="#ffd978" strokeWidth="3" />
          <g fill="#ffd978" stroke="var(--gilt, #8a6420)" strokeWidth="1.4">
            <circle cx="-23" cy="-11" r="3" />
            <circle cx="0" cy="-18" r="3" />
            <circle cx="23" cy="-11" r="3" />
          </g>
        </g>
      ))}
    </svg>
  );
}
