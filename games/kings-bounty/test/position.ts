/**
 * Positions for tests: what a test does not say is filled in so that it can have come about, and `check` refuses the
 * impossible. Units on the table have had a castle of their nation: a monster has destroyed it where none is left.
 * While there is a pool, cards were returned in as many turns as bring the current seat its turn; without one, what is
 * nowhere else lies in front of the last seat.
 */
import type { Json } from '@four-crowns/core';
import { CARDS, COPIES, HOLDINGS } from '../src/data.ts';
import type { Card, CastleNation, Garrison, Holding, Title } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { Options, State } from '../src/index.ts';

/** Words with blanks between them. */
export type Cards = string;

export interface Drawn {
  /** Four unless said otherwise, so that nothing is removed. */
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly stage?: string;
  readonly first?: number;
  readonly current?: number | null;
  /** By seat, such as `elves_tower obelisk_2+humans_mage`. */
  readonly table?: readonly Cards[];
  /** By seat; filled up to six. */
  readonly hands?: readonly Cards[];
  /** By seat and card: who else knows one of these, such as `{ 1: { elves_archer: [0] } }`. */
  readonly known?: { readonly [seat: number]: { readonly [card in Card]?: readonly number[] } };
  readonly titles?: readonly Title[];
  readonly privateTitles?: readonly (Title | null)[];
  readonly turnedUp?: readonly number[];
  readonly discard?: Cards;
  /** Returned cards, next first, such as `0:elves_archer`. */
  readonly queue?: Cards;
  /** Cards in the pool: all that are left, or this many and the rest played. */
  readonly pool?: number;
  /** In front of whom the holdings of the rest lie; the last seat unless said otherwise. */
  readonly restTo?: number;
  readonly ending?: boolean;
  readonly streak?: number;
  readonly returned?: number;
  readonly draws?: number;
  readonly lastMonster?: number | null;
  readonly lastHero?: number | null;
  /** Hands stay as short as they are given. */
  readonly shortHands?: boolean;
  /** Nothing is added to the discards. */
  readonly noRuins?: boolean;
}

const TITLES: readonly Title[] = [
  'emperor',
  'great_architect',
  'keeper_of_secrets',
  'conqueror',
  'tower_builder',
  'citadel_builder',
];
const REMOVED: { readonly [seats: number]: readonly CastleNation[] } = { 2: ['undead', 'orcs'], 3: ['orcs'] };

export function position(drawn: Drawn): State {
  return kingsBounty.load(savedPosition(drawn), kingsBounty.stateVersion);
}

function listOf(cards: Cards | undefined): string[] {
  return (cards ?? '').split(/\s+/).filter((card) => card !== '');
}

type Held = {
  readonly holding: Holding;
  readonly garrison: Garrison | 'none';
};

function heldOf(word: string): Held {
  const [holding, garrison = 'none'] = word.split('+');
  return { holding: holding as Holding, garrison: garrison as Garrison | 'none' };
}

type Queued = { readonly seat: number; readonly card: string };

interface Rest {
  take(card: string): string;
  /** Units that stay before others, so that filled-up hands are harmless. */
  any(): string;
  monster(): string;
  size(): number;
}

/** The cards that are not yet given out. */
function restOf(seats: number, removed: readonly string[]): Rest {
  const out = seats === 2 ? 2 : seats === 3 ? 1 : 0;
  const left = new Map<string, number>();
  CARDS.forEach((card, kind) => {
    const isOut = removed.some((nation) => card.startsWith(nation));
    left.set(card, isOut ? 0 : COPIES[kind]! - (card.startsWith('obelisk') ? out : 0));
  });
  const take = (card: string): string => {
    const n = left.get(card) ?? 0;
    if (n === 0) throw new Error(`no ${card} is left`);
    left.set(card, n - 1);
    return card;
  };
  return {
    take,
    any() {
      const there = [...left].filter(([, n]) => n > 0);
      const [card] = there.findLast(([name]) => !/hero|monster/.test(name)) ?? there[0] ?? ['nothing'];
      return take(card);
    },
    monster: () =>
      take([...left].findLast(([name, n]) => n > 0 && name.endsWith('monster'))?.[0] ?? 'nothing'),
    size: () => [...left.values()].reduce((a, b) => a + b, 0),
  };
}

export function savedPosition(drawn: Drawn): { readonly [key: string]: Json } {
  const seats = drawn.seats ?? 4;
  const removed = REMOVED[seats] ?? [];
  const options = kingsBounty.parseOptions({ removed, ...drawn.options }, seats);
  const rest = restOf(seats, removed);
  const table = bySeat(seats, (seat) => listOf(drawn.table?.[seat]).map(heldOf));
  for (const { holding, garrison } of table.flat()) {
    rest.take(holding);
    if (garrison !== 'none') rest.take(garrison);
  }
  const discard: string[] = listOf(drawn.discard).map((card) => rest.take(card));
  const queue: Queued[] = listOf(drawn.queue).map((word) => {
    const [seat, card = ''] = word.split(':');
    return { seat: Number(seat), card: rest.take(card) };
  });
  const current = drawn.current === undefined ? 0 : drawn.current;
  const given = bySeat(seats, (seat) => listOf(drawn.hands?.[seat]).map((card) => rest.take(card)));
  if (drawn.noRuins !== true) addRuins(table, discard, rest);
  const hands = given.map((hand, seat) => {
    const away = seat === current ? (drawn.returned ?? 0) + (drawn.draws ?? 0) : 0;
    while (drawn.shortHands !== true && hand.length + away < 6) hand.push(rest.any());
    return hand;
  });
  if (drawn.pool !== undefined) layOut(table, drawn.restTo ?? seats - 1, discard, rest, drawn.pool);
  const plays =
    discard.length + table.flat().reduce((n, { garrison }) => n + (garrison === 'none' ? 1 : 2), 0);
  const first = addReturns(drawn, seats, plays, queue, rest);
  const has = (type: string): boolean => discard.some((card) => card.endsWith(type));
  return {
    seats,
    options,
    stage: drawn.stage ?? ((drawn.returned ?? 0) > 0 ? 'return' : (drawn.draws ?? 0) > 0 ? 'draw' : 'turn'),
    removed,
    openTitles: drawn.titles ?? TITLES,
    turnedUp: drawn.turnedUp ?? [],
    first,
    current,
    ending: drawn.ending ?? false,
    streak: drawn.streak ?? 0,
    returned: drawn.returned ?? 0,
    draws: drawn.draws ?? 0,
    lastMonster: drawn.lastMonster ?? (has('monster') ? 0 : null),
    lastHero: drawn.lastHero ?? (has('hero') ? 0 : null),
    table,
    discard: Object.fromEntries(
      CARDS.flatMap((card) => {
        const n = discard.filter((c) => c === card).length;
        return n === 0 ? [] : [[card, n]];
      }),
    ),
    hands: hands.map((hand, seat) =>
      hand.map((card, i) => ({
        card,
        knownBy: hand.indexOf(card) === i ? (drawn.known?.[seat]?.[card as Card] ?? []) : [],
      })),
    ),
    queue,
    privateTitles: drawn.privateTitles ?? bySeat(seats, () => null),
  };
}

/** Castles that let the units on the table and among the discards be played, destroyed since. */
function addRuins(table: readonly (readonly Held[])[], discard: string[], rest: Rest): void {
  const lying = [...table.flat().flatMap(({ holding, garrison }) => [holding, garrison]), ...discard];
  const nationOf = (card: string): string => card.split('_')[0]!;
  const isUnit = (card: string): boolean =>
    !(HOLDINGS as readonly string[]).includes(card) && card !== 'none';
  for (const nation of ['elves', 'dwarves', 'undead', 'orcs']) {
    const own = lying.filter((card) => nationOf(card) === nation);
    if (own.some(isUnit) && !own.some((card) => !isUnit(card))) discard.push(rest.take(`${nation}_tower`));
  }
  const ruins = discard.filter((card) => !isUnit(card)).length;
  const monsters = discard.filter((card) => card.endsWith('monster')).length;
  for (let i = monsters; i < ruins; i++) discard.push(rest.monster());
  for (let i = ruins; i < monsters; i++) discard.push(rest.take('obelisk_3'));
}

/** All but `left` cards: holdings in front of the last seat, monsters with one of them each and units out of the game. */
function layOut(table: Held[][], to: number, discard: string[], rest: Rest, left: number): void {
  const cards: string[] = [];
  while (rest.size() > left) cards.push(rest.any());
  const isHolding = (card: string): boolean => (HOLDINGS as readonly string[]).includes(card);
  const holdings = cards.filter(isHolding);
  const units = cards.filter((card) => !isHolding(card));
  discard.push(...units, ...holdings.splice(0, units.filter((card) => card.endsWith('monster')).length));
  table[to]!.push(...holdings.map((card) => heldOf(card)));
}

/**
 * Cards that were returned before this turn, one in each of as many turns as bring the current seat its turn, see
 * check-past.ts. A queue that was given stays as it is: then somebody else went first.
 */
function addReturns(drawn: Drawn, seats: number, plays: number, queue: Queued[], rest: Rest): number {
  const { current = 0, first = 0, streak = 0, returned = 0, draws = 0 } = drawn;
  const before = queue.length - returned;
  const fewest = Math.max(streak, Math.ceil(before / 6));
  const turnsOf = (returns: number): number => plays + returns - (draws > 0 ? 1 : 0);
  // Where the pool is used up, cards have been drawn that were returned, and nobody can count.
  if (rest.size() === 0) return first;
  if (current !== null && drawn.queue !== undefined && drawn.first === undefined && before >= fewest) {
    return (((current - turnsOf(fewest)) % seats) + seats) % seats;
  }
  let returns = fewest;
  while (current !== null && (turnsOf(returns) - (current - first)) % seats !== 0) returns++;
  const missing = Math.min(Math.max(0, returns - before), rest.size());
  const added = Array.from({ length: missing }, (_, k) => ({
    seat: ((current ?? 0) + k) % seats,
    card: rest.any(),
  }));
  queue.splice(queue.length - Math.max(returned, draws), 0, ...added);
  return first;
}

function bySeat<T>(seats: number, of: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => of(seat));
}
