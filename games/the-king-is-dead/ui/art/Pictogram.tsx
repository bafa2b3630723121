/** What a card does, shown with pieces as on the cards in the box. */
import type { Card, Faction } from '../../src/data.ts';
import { Piece } from './Piece.tsx';

/** `any` is a follower of any faction, `others` one of a faction other than the named one. */
type Sign = Faction | 'any' | 'swap' | 'go' | 'plus' | 'minus' | 'card' | 'near';

const SIGNS: { readonly [c in Card]: readonly Sign[] } = {
  scottish_support: ['plus', 'scottish', 'scottish', 'near'],
  welsh_support: ['plus', 'welsh', 'welsh', 'near'],
  english_support: ['plus', 'english', 'english', 'near'],
  assemble: ['plus', 'scottish', 'welsh', 'english'],
  negotiate: ['card', 'swap', 'card'],
  manoeuvre: ['any', 'swap', 'any'],
  outmanoeuvre: ['any', 'swap', 'any', 'any', 'near'],
  spy: ['card', 'go', 'card'],
  ambush: ['plus', 'scottish', 'scottish', 'minus', 'any'],
  march: ['any', 'any', 'go', 'near'],
  plot: ['any'],
  aid: ['plus', 'any', 'any'],
  influence: ['english', 'swap', 'any', 'any'],
  dispute: ['welsh', 'swap', 'any'],
  edict: ['scottish', 'scottish', 'swap', 'any', 'any', 'near'],
  resist: ['plus', 'welsh', 'english', 'near'],
  quell: ['minus', 'welsh', 'plus', 'any', 'any'],
  suppress: ['minus', 'english', 'any', 'plus', 'any'],
  muster: ['minus', 'scottish', 'plus', 'any', 'any'],
};

const WIDTHS: { readonly [s in Sign]: number } = {
  scottish: 44,
  welsh: 44,
  english: 46,
  viking: 50,
  any: 44,
  swap: 46,
  go: 40,
  plus: 28,
  minus: 28,
  card: 38,
  near: 44,
};

function Mark({ sign }: { readonly sign: Sign }) {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 5 } as const;
  switch (sign) {
    case 'any':
      return (
        <>
          <path
            d="M-18-18H18V18H-18z"
            fill="none"
            stroke="currentColor"
            strokeWidth={4}
            strokeDasharray="7 5"
          />
          <path d="M-5-6q0-6 6-6q6 0 6 6q0 4-6 7v3M1 10v1" {...line} strokeWidth={4} />
        </>
      );
    case 'swap':
      return <path d="M-16-8H14M6-16l9 8l-9 8M16 9H-14M-6 1l-9 8l9 8" {...line} />;
    case 'go':
      return <path d="M-15 0H13M4-10l11 10l-11 10" {...line} />;
    case 'plus':
      return <path d="M0-9V9M-9 0H9" {...line} />;
    case 'minus':
      return <path d="M-9 0H9" {...line} />;
    case 'card':
      return <path d="M-13-19H13V19H-13zM-6-9H6M-6 0H6" {...line} strokeWidth={4} />;
    case 'near':
      return <path d="M-18-14H0V14H-18zM0-14H18V14H0" {...line} strokeWidth={4} />;
    default:
      return <Piece faction={sign} />;
  }
}

export function Pictogram({ card, height = '1em' }: { readonly card: Card; readonly height?: string }) {
  const signs = SIGNS[card];
  const starts = signs.map((_, i) => signs.slice(0, i).reduce((sum, s) => sum + WIDTHS[s] + 5, 0));
  const width = (starts.at(-1) ?? 0) + WIDTHS[signs.at(-1) ?? 'any'];
  return (
    <svg
      viewBox={`0 -25 ${width} 50`}
      height={height}
      aria-hidden="true"
      focusable="false"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {signs.map((sign, i) => (
        <g key={i} transform={`translate(${(starts[i] ?? 0) + WIDTHS[sign] / 2} 0)`}>
          <Mark sign={sign} />
        </g>
      ))}
    </svg>
  );
}
