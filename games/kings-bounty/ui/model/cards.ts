/** What a card is, derived from its name. */
import { CARDS, CASTLE_TYPES, NATIONS, strengthOf, UNIT_TYPES } from '../../src/data.ts';
import type { Card, CastleType, Garrison, Holding, Nation, Unit, UnitType } from '../../src/data.ts';

/** The faction it belongs to; obelisks belong to none and look the same everywhere. */
export type Faction = Nation | 'obelisk';

export interface CardKind {
  readonly faction: Faction;
  readonly type: CastleType | UnitType | 'obelisk';
  /** 0 for heroes and monsters, which have no strength. */
  readonly strength: number;
}

const TYPES = [...CASTLE_TYPES, ...UNIT_TYPES] as const;

function read(card: Card): CardKind {
  const [first = '', second = ''] = card.split('_');
  const strength = strengthOf(CARDS.indexOf(card));
  const nation = NATIONS.find((n) => n === first);
  const type = TYPES.find((t) => t === second);
  return nation === undefined || type === undefined
    ? { faction: 'obelisk', type: 'obelisk', strength }
    : { faction: nation, type, strength };
}

const KINDS: ReadonlyMap<Card, CardKind> = new Map(CARDS.map((card) => [card, read(card)]));

export function kindOf(card: Card): CardKind {
  const kind = KINDS.get(card);
  if (kind === undefined) throw new Error(`no card ${card}`);
  return kind;
}

const UNIT_WORDS: ReadonlySet<string> = new Set(['archer', 'warrior', 'mage', 'hero', 'monster']);

export function isUnit(card: Card): card is Unit {
  return UNIT_WORDS.has(kindOf(card).type);
}

export function isHolding(card: Card): card is Holding {
  return !isUnit(card);
}

export function asCard(word: string | undefined): Card | undefined {
  return CARDS.find((card) => card === word);
}

/** KBY-3.8: the larger of the two, never their sum. */
export function defenceOf(holding: Holding, garrison: Garrison | 'none'): number {
  return Math.max(kindOf(holding).strength, garrison === 'none' ? 0 : kindOf(garrison).strength);
}
