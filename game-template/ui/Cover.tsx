/** The game's cover on home: three bids in front of a prize. */
import './accent.css';

const CARDS = [
  { number: 4, at: 'rotate(-14 150 300) translate(85 190)' },
  { number: 12, at: 'translate(255 165)' },
  { number: 9, at: 'rotate(14 490 300) translate(425 190)' },
];

/** Aspect ratio 4:3; fills its box. */
export function Cover() {
  return (
    <svg
      viewBox="0 0 640 480"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="640" height="480" fill="#12363d" />
      <circle cx="320" cy="96" r="58" fill="#e9b43c" stroke="#7a5410" strokeWidth="7" />
      <text x="320" y="118" fontSize="64" fontWeight="700" textAnchor="middle" fill="#5d3f0a">
        13
      </text>
      {CARDS.map(({ number, at }) => (
        <g key={number} transform={at}>
          <rect width="130" height="190" rx="14" fill="#f6ead0" stroke="#1d150d" strokeWidth="3" />
          <rect x="9" y="9" width="112" height="172" rx="8" fill="none" stroke="#1f5c66" strokeWidth="2" />
          <text x="65" y="122" fontSize="76" fontWeight="700" textAnchor="middle" fill="#154750">
            {number}
          </text>
        </g>
      ))}
      <rect x="7" y="7" width="626" height="466" rx="14" fill="none" stroke="#e8c56a" strokeWidth="4" />
    </svg>
  );
}
