/** What the rulings allow, by trying everything. Actions are written as words. */
import { TITLES } from '../../src/data.ts';
import type { Title } from '../../src/data.ts';
import { isHoldingCard } from './table.ts';
import type { CardThing, HoldingThing, Table } from './table.ts';

/** Titles that name one nation go with it. */
function isOut(t: Table, title: Title): boolean {
  const nations: { readonly [word: string]: string } = {
    elves: 'elves',
    dwarves: 'dwarves',
    orcs: 'orcs',
    dead: 'undead',
    undead: 'undead',
  };
  const nation = nations[title.split('_').at(-1) ?? ''];
  return nation !== undefined && t.removed.includes(nation);
}

export function referenceLegal(t: Table): string[] {
  switch (t.stage) {
    case 'nations':
      return ['elves', 'dwarves', 'undead', 'orcs']
        .filter((nation) => !t.removed.includes(nation))
        .map((nation) => `remove-nation ${nation}`);
    case 'titles':
    case 'private-titles': {
      const verb = t.stage === 'titles' ? 'lay-title' : 'deal-title';
      const gone = new Set<Title>([...t.titles, ...t.privateTitles]);
      return TITLES.filter((title) => !gone.has(title) && !isOut(t, title)).map(
        (title) => `${verb} ${title}`,
      );
    }
    case 'hands':
    case 'draw':
      return [...new Set(t.shuffled.map((card) => `deal ${card.name}`))];
    case 'first-player':
      return Array.from({ length: t.seats }, (_, seat) => `choose-first ${seat}`);
    case 'turn':
      return [...new Set([...plays(t), ...returns(t)])];
    case 'return':
      return [...new Set([...returns(t), 'done'])];
    default:
      return [];
  }
}

function returns(t: Table): string[] {
  return t.hands[t.current]!.map((card) => `return ${card.name}`);
}

function plays(t: Table): string[] {
  return t.hands[t.current]!.flatMap((card) => {
    if (isHoldingCard(card)) return [`play-holding ${card.name}`];
    return t.holdings
      .filter((holding) => mayPlay(t, card, holding))
      .map((h) => `play-unit ${card.name} ${wordsOf(h)}`);
  });
}

export function wordsOf(h: HoldingThing): string {
  return `${h.owner} ${h.card.name} ${h.garrison?.name ?? 'none'}`;
}

/** Rulings 7 to 13. */
function mayPlay(t: Table, unit: CardThing, on: HoldingThing): boolean {
  const mine = t.holdings.filter((h) => h.owner === t.current);
  const hasCastle = mine.some((h) => h.card.type !== 'obelisk' && h.card.nation === unit.nation);
  if (unit.nation !== 'humans' && !hasCastle) return false;
  if (unit.type === 'monster') return true;
  const isOwn = on.owner === t.current;
  if (unit.type === 'hero') return !isOwn;
  if (isOwn) return true;
  const beatsGarrison = on.garrison === undefined || unit.strength > on.garrison.strength;
  return beatsGarrison && unit.strength > on.card.strength;
}
