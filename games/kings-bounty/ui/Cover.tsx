/** The game's cover on home: three castles under their banners. Imports no icons, so that home loads fast. */
import './accent.css';
import { Castle } from './art/Castle.tsx';
import { HERALDRY } from './art/factions.ts';
import { Shield } from './art/Shield.tsx';

const CARDS = [
  { nation: 'undead', type: 'fortress', strength: 2, at: 'translate(28 152) rotate(-13) scale(2)' },
  { nation: 'orcs', type: 'tower', strength: 1, at: 'translate(418 107) rotate(13) scale(2)' },
  { nation: 'elves', type: 'citadel', strength: 3, at: 'translate(207 84) scale(2.25)' },
] as const;

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
      <rect width="640" height="480" fill="#2c1a49" />
      <g stroke="#c9a6f0" strokeWidth="2" opacity=".16" fill="none">
        {Array.from({ length: 22 }, (_, i) => (
          <path key={i} d={`M${i * 56 - 480} 0l480 480M${i * 56} 0l-480 480`} />
        ))}
      </g>
      <ellipse cx="320" cy="448" rx="270" ry="34" fill="#120a22" opacity=".55" />
      {CARDS.map(({ nation, type, strength, at }) => {
        const { field, deep, light, pattern } = HERALDRY[nation];
        return (
          <g key={nation} transform={at}>
            <rect
              x="1"
              y="1"
              width="98"
              height="138"
              rx="9"
              fill="#f6ead0"
              stroke="#1d150d"
              strokeWidth="2"
            />
            <rect x="6" y="6" width="88" height="128" rx="5" fill={field} stroke={deep} strokeWidth="1.5" />
            <path
              d={pattern}
              transform="translate(6 6)"
              fill="none"
              stroke={light}
              strokeWidth="1.6"
              opacity=".2"
            />
            <rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="#e8c56a" strokeWidth="1" />
            <g transform="translate(11 40) scale(.78)">
              <Castle nation={nation} type={type} />
            </g>
            <g transform="translate(27 31)">
              <Shield faction={nation} says={strength} isGilt />
            </g>
          </g>
        );
      })}
      <rect x="7" y="7" width="626" height="466" rx="14" fill="none" stroke="#e8c56a" strokeWidth="4" />
    </svg>
  );
}
