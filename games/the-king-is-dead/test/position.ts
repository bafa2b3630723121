/**
 * Sketches for tests: what a test does not say is filled in sensibly. Every piece is there once, but nobody asks
 * how it came there: a sketch may show three followers in a court without a card played. `impossible.test.ts`
 * plants its positions in real matches.
 */
import type { Json } from '@four-crowns/core';
import { CARDS, FACTIONS, REGIONS } from '../src/data.ts';
import type { Card, Crown, Faction, Region } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Options, State } from '../src/index.ts';
import { loadPieces } from '../src/save.ts';

/** Followers by letters: `SSWE` are two Scots, a Welsh and an English follower, `V` a Viking. */
export type Letters = string;
type Counts = { [f in Faction]: number };
type Result = Crown | 'unstable' | 'vikings';

export interface Drawn {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Regions that are not named are empty. */
  readonly map?: { readonly [region in Region]?: Letters };
  /** By seat, the Saxons second in the solo game. */
  readonly courts?: readonly Letters[];
  /** Without it: all that is not on the map and in courts. What it leaves over joins the last court. */
  readonly supply?: Letters;
  readonly slots?: readonly Region[];
  /** Struggles decided; their regions come first on the slots unless `slots` says otherwise. */
  readonly results?: { readonly [region in Region]?: Result };
  readonly cardDiscs?: readonly Region[];
  /** Seats whose negotiation disc is gone. */
  readonly discGone?: readonly number[];
  readonly stage?: string;
  readonly current?: number;
  readonly passes?: number;
  /** Cards played, by seat; the hand is what is left. */
  readonly piles?: readonly (readonly Card[])[];
  /** Cunning cards dealt to each seat, three each; without it the first that are free. */
  readonly cunning?: readonly (readonly Card[])[];
  /** By seat; without it in the order of seats. */
  readonly lastPlayed?: readonly number[];
  readonly undoing?: Json;
  readonly saxonTop?: Card;
}

const LETTERS = 'SWEV';
const CUNNING = CARDS.slice(7);
const BASIC: readonly Card[] = ['scottish_support', 'welsh_support', 'english_support'];
const SHARED: readonly Card[] = ['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'];

function counted(letters: Letters | undefined): Counts {
  const counts = { scottish: 0, welsh: 0, english: 0, viking: 0 };
  for (const letter of letters ?? '') counts[FACTIONS[LETTERS.indexOf(letter)]!]++;
  return counts;
}

export function position(drawn: Drawn = {}): State {
  return loadPieces(savedPosition(drawn), theKingIsDead.stateVersion);
}

/** Every card of `of` once less for each time it stands in `without`. */
function less(of: readonly Card[], without: readonly Card[]): Card[] {
  const rest = [...of];
  for (const card of without) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function savedPosition(drawn: Drawn): { readonly [key: string]: Json } {
  const seats = drawn.seats ?? 2;
  const players = Math.max(2, seats);
  const options = theKingIsDead.parseOptions({ ...drawn.options }, seats);
  const by = <T>(of: (seat: number) => T): T[] => Array.from({ length: players }, (_, seat) => of(seat));
  const map = Object.fromEntries(REGIONS.map((region) => [region, counted(drawn.map?.[region])]));
  const courts = by((seat) => counted(drawn.courts?.[seat]));
  const supply = counted(drawn.supply);
  for (const faction of FACTIONS) {
    const all = faction === 'viking' ? (options.vikings ? 10 : 0) : players === 2 ? 16 : 18;
    const used = [...Object.values(map), ...courts].reduce((n, counts) => n + counts[faction], 0);
    if (drawn.supply === undefined || faction === 'viking') supply[faction] = all - used;
    else courts.at(-1)![faction] += all - used - supply[faction];
  }
  const results = Object.fromEntries(REGIONS.map((region) => [region, drawn.results?.[region] ?? null]));
  const decided = Object.keys(drawn.results ?? {}) as Region[];
  const piles = by((seat) => drawn.piles?.[seat] ?? []);
  return {
    seats,
    options,
    stage: drawn.stage ?? 'turn',
    map,
    supply,
    courts: courts.map(({ scottish, welsh, english }) => ({ scottish, welsh, english })),
    slots: drawn.slots ?? [...decided, ...REGIONS.filter((region) => !decided.includes(region))],
    results,
    cardDiscs: drawn.cardDiscs ?? [],
    ownDiscs: by((seat) => !(drawn.discGone ?? []).includes(seat)),
    spareDiscs: 4 - players + (drawn.discGone ?? []).length - (drawn.cardDiscs ?? []).length,
    first: 0,
    current: drawn.stage === 'over' ? null : (drawn.current ?? 0),
    passes: drawn.passes ?? 0,
    card: null,
    effect: null,
    copied: null,
    placing: null,
    undoing: drawn.undoing ?? null,
    saxonTop: drawn.saxonTop ?? null,
    ending: endingOf(drawn),
    ...cardsOf(drawn, players, options.advanced, piles),
  };
}

function endingOf(drawn: Drawn): string {
  const results = Object.values(drawn.results ?? {});
  if (results.includes('vikings')) return 'vikings';
  if (results.filter((r) => r === 'unstable').length === 3) return 'invasion';
  return results.length === 8 ? 'coronation' : 'none';
}

function cardsOf(
  drawn: Drawn,
  players: number,
  advanced: boolean,
  piles: readonly (readonly Card[])[],
): { readonly [key: string]: Json } {
  const given = (drawn.cunning ?? []).flat();
  const free = advanced ? CUNNING.filter((c) => !given.includes(c) && !piles.flat().includes(c)) : [];
  const hands = Array.from({ length: players }, (_, seat) => {
    const own = [...(drawn.cunning?.[seat] ?? [])];
    if (advanced) {
      const played = piles[seat]!.filter((card) => CUNNING.includes(card) && !own.includes(card));
      own.push(...played);
      while (own.length < 3) own.push(free.splice(free[0] === 'plot' ? 1 : 0, 1)[0]!);
    }
    return less([...(advanced ? own : BASIC), ...SHARED], piles[seat]!);
  });
  let time = 0;
  const lastPlayed = piles.map((pile) => (pile.length === 0 ? 0 : (time += pile.length)));
  const inOrder = hands.map((hand) => CARDS.flatMap((card) => hand.filter((c) => c === card)));
  return {
    piles,
    hands: inOrder,
    pool: CARDS.filter((card) => free.includes(card)),
    clock: piles.flat().length,
    lastPlayed: drawn.lastPlayed ?? lastPlayed,
  };
}
