import { isKeyOf } from '@four-crowns/core/keys';
import { memo } from 'react';
import { CASTLE_TYPES } from '../../src/data.ts';
import type { Card, Garrison, Holding } from '../../src/data.ts';
import { kindOf } from '../model/cards.ts';
import type { CardKind, Faction } from '../model/cards.ts';
import { Castle, Obelisk } from './Castle.tsx';
import { HERALDRY } from './factions.ts';
import { ICONS } from './icons.ts';
import type { IconName } from './icons.ts';
import { Shield } from './Shield.tsx';

/** A card is 100 units wide and 140 high. */
const BOX = '0 0 100 140';
const EDGE = '#4a3717';

function Paper({ faction }: { readonly faction: Faction }) {
  const { field, deep, light, pattern } = HERALDRY[faction];
  return (
    <>
      <rect x="1" y="1" width="98" height="138" rx="9" fill="#f6ead0" stroke={EDGE} strokeWidth="2" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill={field} stroke={deep} strokeWidth="1.5" />
      <path
        d={pattern}
        transform="translate(6 6)"
        fill="none"
        stroke={light}
        strokeWidth="1.6"
        opacity=".2"
      />
      <rect
        x="9"
        y="9"
        width="82"
        height="122"
        rx="3.5"
        fill="none"
        stroke="#e8c56a"
        strokeWidth="1"
        opacity=".75"
      />
    </>
  );
}

/** An icon drawn 512 units square, shown `size` wide and centred at (x, y). */
function Picture({
  d,
  x,
  y,
  size,
  faction,
}: {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly faction: Faction;
}) {
  const { light, deep } = HERALDRY[faction];
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
  return (
    <g transform={at} strokeLinejoin="round">
      <path d={d} fill={deep} stroke={deep} strokeWidth={46} />
      <path d={d} fill={light} />
    </g>
  );
}

function isIcon(name: string): name is IconName {
  return isKeyOf(ICONS, name);
}

function iconOf({ faction, type }: CardKind): string {
  const name = `${faction}_${type}`;
  return ICONS[isIcon(name) ? name : 'humans'];
}

function saysOf({ type, strength }: CardKind): number | 'hero' | 'monster' {
  return type === 'hero' || type === 'monster' ? type : strength;
}

/** A castle or an obelisk in a box of 100 by 100. */
function Building({ kind }: { readonly kind: CardKind }) {
  const { faction } = kind;
  const type = CASTLE_TYPES.find((one) => one === kind.type);
  return faction === 'obelisk' || faction === 'humans' || type === undefined ? (
    <Obelisk strength={kind.strength} />
  ) : (
    <Castle nation={faction} type={type} />
  );
}

function Emblem({
  faction,
  x,
  y,
  size,
}: {
  readonly faction: Faction;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return faction === 'obelisk' ? undefined : (
    <Picture d={ICONS[faction]} x={x} y={y} size={size} faction={faction} />
  );
}

function isBuilding(kind: CardKind): boolean {
  return (
    kind.type === 'tower' || kind.type === 'fortress' || kind.type === 'citadel' || kind.type === 'obelisk'
  );
}

/** The drawing inside a card, without the svg around it. */
function Face({ card, isGilt }: { readonly card: Card; readonly isGilt: boolean }) {
  const kind = kindOf(card);
  const { faction } = kind;
  return (
    <>
      <Paper faction={faction} />
      {isBuilding(kind) ? (
        <g transform="translate(11 40) scale(.78)">
          <Building kind={kind} />
        </g>
      ) : (
        <Picture d={iconOf(kind)} x={50} y={80} size={66} faction={faction} />
      )}
      <Emblem faction={faction} x={78} y={23} size={22} />
      <g transform="translate(26 30)">
        <Shield faction={faction} says={saysOf(kind)} isGilt={isGilt} />
      </g>
    </>
  );
}

interface CardProps {
  readonly card: Card;
}

export const CardFace = memo(function CardFace({ card }: CardProps) {
  return (
    <svg viewBox={BOX} aria-hidden="true" focusable="false">
      <Face card={card} isGilt={false} />
    </svg>
  );
});

/** The drawing without the card's paper, for a card that has its name below the picture. */
export const CardArt = memo(function CardArt({ card }: CardProps) {
  return (
    <svg viewBox="6 6 88 114" aria-hidden="true" focusable="false">
      <Face card={card} isGilt={false} />
    </svg>
  );
});

/** KBY-3.5: the unit covers the lower half of its holding. Both strengths are visible, the greater one in gold. */
export const HoldingFace = memo(function HoldingFace({
  holding,
  garrison,
}: {
  readonly holding: Holding;
  readonly garrison: Garrison | 'none';
}) {
  return (
    <svg viewBox={BOX} aria-hidden="true" focusable="false">
      {garrison === 'none' ? (
        <Face card={holding} isGilt />
      ) : (
        <Manned holding={holding} garrison={garrison} />
      )}
    </svg>
  );
});

function Manned({ holding, garrison }: { readonly holding: Holding; readonly garrison: Garrison }) {
  const under = kindOf(holding);
  const over = kindOf(garrison);
  const { field, deep, light, band } = HERALDRY[over.faction];
  const isHeldByWalls = under.strength >= over.strength;
  return (
    <>
      <Paper faction={under.faction} />
      <g transform="translate(44 8) scale(.5)">
        <Building kind={under} />
      </g>
      <g transform="translate(27 33)">
        <Shield faction={under.faction} says={under.strength} isGilt={isHeldByWalls} />
      </g>
      <g transform="translate(0 61)">
        <rect x="-1" y="-1" width="102" height="79" rx="8" fill="#1d150d" opacity=".35" />
        <rect x="1" y="0" width="98" height="76" rx="8" fill="#f6ead0" stroke={EDGE} strokeWidth="2" />
        <rect x="5" y="4" width="90" height="68" rx="5" fill={field} stroke={deep} strokeWidth="1.5" />
        <path d={band} transform="translate(6 5)" fill="none" stroke={light} strokeWidth="1.6" opacity=".2" />
        <Picture d={iconOf(over)} x={69} y={38} size={46} faction={over.faction} />
        <g transform="translate(27 38)">
          <Shield faction={over.faction} says={saysOf(over)} isGilt={!isHeldByWalls} />
        </g>
      </g>
    </>
  );
}
