/**
 * A slow second writing of the rules, from the rulings alone: cards are objects that lie somewhere,
 * nothing of the engine is used but the names of things.
 */
import type { Title } from '../../src/data.ts';

export interface CardThing {
  /** Such as `elves_archer` or `obelisk_2`. */
  readonly name: string;
  readonly nation: string;
  readonly type: string;
  readonly strength: number;
}

export interface HoldingThing {
  readonly card: CardThing;
  owner: number;
  garrison: CardThing | undefined;
}

export interface Fact {
  readonly viewer: number;
  readonly holder: number;
  readonly name: string;
}

export interface Table {
  readonly seats: number;
  readonly options: {
    readonly expert: boolean;
    readonly extraRound: boolean;
    readonly guard: number;
    readonly removed: 'random' | readonly string[];
    readonly values: { readonly [title: string]: number | undefined };
  };
  stage: string;
  removed: string[];
  readonly titles: Title[];
  readonly privateTitles: Title[];
  shuffled: CardThing[];
  readonly bottom: { readonly card: CardThing; readonly by: number }[];
  readonly hands: CardThing[][];
  readonly holdings: HoldingThing[];
  readonly discards: CardThing[];
  first: number;
  current: number;
  monsterBy: number | undefined;
  heroBy: number | undefined;
  lastCardDrawn: boolean;
  /** True where that happened in the turn that is going on. */
  lastCardNow: boolean;
  /** What every turn so far was, `play` or `return`. */
  readonly turns: string[];
  returned: number;
  toDraw: number;
  /** What the returners know of others' hands. */
  facts: Fact[];
}

const STRENGTHS: { readonly [type: string]: number } = {
  tower: 1,
  fortress: 2,
  citadel: 3,
  archer: 2,
  warrior: 3,
  mage: 4,
};

function cards(nation: string, type: string, n: number): CardThing[] {
  const card = { name: `${nation}_${type}`, nation, type, strength: STRENGTHS[type] ?? Number.NaN };
  return Array.from({ length: n }, () => ({ ...card }));
}

function box(): CardThing[] {
  const four = ['elves', 'dwarves', 'undead', 'orcs'];
  return [
    ...four.flatMap((nation) => [
      ...['tower', 'fortress', 'citadel'].flatMap((type) => cards(nation, type, 2)),
      ...cards(nation, 'archer', 3),
      ...cards(nation, 'warrior', 2),
      ...cards(nation, 'mage', 2),
      ...cards(nation, 'hero', 1),
      ...cards(nation, 'monster', 1),
    ]),
    ...cards('humans', 'archer', 4),
    ...cards('humans', 'warrior', 3),
    ...cards('humans', 'mage', 3),
    ...cards('humans', 'hero', 1),
    ...cards('humans', 'monster', 1),
    ...[1, 2, 3].flatMap((strength) =>
      Array.from({ length: 4 }, () => ({
        name: `obelisk_${strength}`,
        nation: '',
        type: 'obelisk',
        strength,
      })),
    ),
  ];
}

export function emptyTable(options: Table['options'], seats: number): Table {
  const shuffled = box();
  const perStrength = seats === 2 ? 2 : seats === 3 ? 1 : 0;
  for (let i = 0; i < perStrength; i++) {
    for (const strength of [1, 2, 3]) {
      shuffled.splice(
        shuffled.findIndex((card) => card.name === `obelisk_${strength}`),
        1,
      );
    }
  }
  const t: Table = {
    seats,
    options,
    stage: seats <= 3 && options.removed === 'random' ? 'nations' : 'titles',
    removed: [],
    titles: [],
    privateTitles: [],
    shuffled,
    bottom: [],
    hands: Array.from({ length: seats }, () => []),
    holdings: [],
    discards: [],
    first: -1,
    current: -1,
    monsterBy: undefined,
    heroBy: undefined,
    lastCardDrawn: false,
    lastCardNow: false,
    turns: [],
    returned: 0,
    toDraw: 0,
    facts: [],
  };
  if (options.removed !== 'random') for (const nation of options.removed) takeOutNation(t, nation);
  return t;
}

export function takeOutNation(t: Table, nation: string): void {
  t.removed.push(nation);
  t.shuffled = t.shuffled.filter((card) => card.nation !== nation);
}

export function isHoldingCard(card: CardThing): boolean {
  return ['tower', 'fortress', 'citadel', 'obelisk'].includes(card.type);
}

export function lastPlayer(t: Table): number {
  return t.first === 0 ? t.seats - 1 : t.first - 1;
}
