import type { CastleType } from '../../src/data.ts';
import type { Faction } from '../model/cards.ts';
import { HERALDRY } from './factions.ts';

type Nation = Exclude<Faction, 'obelisk' | 'humans'>;

const n = (x: number): number => Math.round(x * 10) / 10;

/** The top of a tower `w` wide at (x, y), by nation: spire, battlement, broken fangs, stakes. */
const TOPS: { readonly [f in Nation]: (x: number, y: number, w: number) => string } = {
  elves: (x, y, w) =>
    `M${n(x - w * 0.68)} ${y}Q${n(x - w * 0.2)} ${n(y - w * 0.5)} ${x} ${n(y - w * 1.55)}Q${n(x + w * 0.2)} ${n(y - w * 0.5)} ${n(x + w * 0.68)} ${y}Z`,
  dwarves: (x, y, w) => {
    const u = n(w / 4);
    return `M${n(x - w * 0.625)} ${y}v${n(-w * 0.62)}h${u}v${n(w * 0.26)}h${u}v${n(-w * 0.26)}h${u}v${n(w * 0.26)}h${u}v${n(-w * 0.26)}h${u}v${n(w * 0.62)}Z`;
  },
  undead: (x, y, w) =>
    `M${n(x - w * 0.62)} ${y}L${n(x - w * 0.8)} ${n(y - w * 0.8)}L${n(x - w * 0.3)} ${n(y - w * 0.35)}L${n(x + w * 0.06)} ${n(y - w * 1.3)}L${n(x + w * 0.34)} ${n(y - w * 0.35)}L${n(x + w * 0.8)} ${n(y - w * 0.95)}L${n(x + w * 0.62)} ${y}Z`,
  orcs: (x, y, w) => {
    const s = n(w * 0.45);
    return [-1, 0, 1]
      .map(
        (i) =>
          `M${n(x + i * s - s / 2)} ${y}v${n(-w * (i === 0 ? 0.62 : 0.42))}l${n(s / 2)} ${n(-w * 0.36)}l${n(s / 2)} ${n(w * 0.36)}V${y}Z`,
      )
      .join('');
  },
};

interface Tower {
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

/** KBY-1.2: strength 1, 2 and 3 are one, two and three towers. In a box of 100 by 100. */
const PLANS: { readonly [t in CastleType]: { readonly wall: string; readonly towers: readonly Tower[] } } = {
  tower: { wall: 'M24 92V80H76V92Z', towers: [{ x: 50, top: 48, width: 30 }] },
  fortress: {
    wall: 'M14 92V64H86V92Z',
    towers: [
      { x: 26, top: 46, width: 24 },
      { x: 74, top: 46, width: 24 },
    ],
  },
  citadel: {
    wall: 'M8 92V66H92V92Z',
    towers: [
      { x: 17, top: 54, width: 20 },
      { x: 83, top: 54, width: 20 },
      { x: 50, top: 40, width: 27 },
    ],
  },
};

const GATE = 'M42 92V82q8-12 16 0V92Z';

/** A castle in a box of 100 by 100: stone walls, with tops in the style of its nation. */
export function Castle({ nation, type }: { readonly nation: Nation; readonly type: CastleType }) {
  const { wall, towers } = PLANS[type];
  const { deep, field } = HERALDRY[nation];
  const bodies = towers.map(({ x, top, width }) => `M${n(x - width / 2)} 92V${top}h${width}V92Z`).join('');
  const tops = towers.map(({ x, top, width }) => TOPS[nation](x, top, width)).join('');
  const slits = towers.map(({ x, top }) => `M${x} ${top + 9}v9`).join('');
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={wall} fill="#d8c6a0" stroke={deep} strokeWidth={3} />
      <path d={bodies} fill="#efe1c0" stroke={deep} strokeWidth={3} />
      <path d={tops} fill={`color-mix(in oklab, ${field} 55%, #ffdf8f)`} stroke={deep} strokeWidth={3} />
      <path d={slits} fill="none" stroke={deep} strokeWidth={4} />
      <path d={GATE} fill={deep} />
    </g>
  );
}

const RUNES = ['M46 78h8', 'M46 66l4 5l4-5', 'M46 54h8M50 50v8'];

/** An obelisk with as many runes as it is strong. */
export function Obelisk({ strength }: { readonly strength: number }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M24 92V84H76V92Z" fill="#cdbf9f" stroke="#3a352a" strokeWidth={3} />
      <path d="M32 84L40 22L50 6L60 22L68 84Z" fill="#efe6cf" stroke="#3a352a" strokeWidth={3} />
      <path d="M50 6L60 22L68 84H50Z" fill="#cfc2a3" />
      <path d="M40 22h20" stroke="#3a352a" strokeWidth={2.5} />
      <path d={RUNES.slice(0, strength).join('')} fill="none" stroke="#8a5f14" strokeWidth={4.5} />
    </g>
  );
}
