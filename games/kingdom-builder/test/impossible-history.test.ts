/**
 * Positions in which every piece is there, but to which no match leads. Each is planted in a real match by
 * changing one thing, and taken once that is set right.
 */
import { BadInput, fastRng } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { Options, State } from '../src/index.ts';
import { boardOf, laidOf } from './hexes.ts';
import type { Board } from './hexes.ts';
import { askedIn, legalActions, saved } from './playing.ts';

type Saved = ReturnType<typeof saved>;

/** Why a saved state is refused; undefined if it is taken. */
function refused(state: Json): string | undefined {
  try {
    kingdomBuilder.load(state, kingdomBuilder.stateVersion);
    return undefined;
  } catch (e) {
    if (e instanceof BadInput) return e.message;
    throw e;
  }
}

interface Table extends Partial<Options> {
  readonly seats?: number;
}

/** The first position in random matches at such a table in which this holds. */
function reached({ seats = 2, ...options }: Table, holds: (s: Saved) => boolean): Saved {
  for (let seed = 1; seed < 500; seed++) {
    const rng = fastRng(seed);
    const s: State = kingdomBuilder.rules.start(kingdomBuilder.parseOptions({ ...options }, seats), seats);
    for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
      if (holds(saved(s))) return saved(s);
      const all = legalActions(s);
      kingdomBuilder.rules.apply(s, seat, kingdomBuilder.encode(s, seat, all[rng.below(all.length)]!)!);
    }
    if (holds(saved(s))) return saved(s);
  }
  throw new Error('no match comes there');
}

type Change = { readonly [key in keyof Saved]?: unknown };

/** The position with something changed is refused, and as it was it is taken. */
function planted(s: Saved, change: Change): string | undefined {
  expect(refused(s as unknown as Json)).toBeUndefined();
  return refused({ ...s, ...change } as unknown as Json);
}

const boardIn = (s: Saved): Board => boardOf(s.board.map(laidOf));
const firstTurn = (s: Saved): boolean => s.stage === 'turn' && s.settlements.flat().length === 0;
const turnOf = (seat: number) => (s: Saved) => s.stage === 'turn' && s.left === 3 && s.current === seat;

/** `n` free hexes away from every location. */
function freeHexes(s: Saved, n: number): string[] {
  const taken = new Set<string>(s.settlements.flat());
  return boardIn(s)
    .byGround.grass.filter(
      (cell) => !taken.has(cell.name) && cell.neighbours.every((near) => near.tile === undefined),
    )
    .slice(0, n)
    .map((cell) => cell.name);
}

const withMore = (s: Saved, seat: number, n: number): Saved['settlements'] =>
  s.settlements.map((hexes, i) => (i === seat ? [...hexes, ...freeHexes(s, n)] : hexes));

describe.each([{}, { seats: 3 }, { seats: 4 }, { vacatedHexCounts: false }])('at %j', (table: Table) => {
  const first = reached({ ...table, first: 0 }, firstTurn);

  test('KB-2.1 impossible: at the first turn the second player has three settlements', () => {
    expect(planted(first, { settlements: withMore(first, 1, 3) })).toMatch(/rounds/);
  });

  test('KB-2.3 impossible: nothing is built yet and nothing is left to build', () => {
    expect(planted(first, { left: 0 })).toMatch(/rounds/);
    expect(planted(first, { left: 2 })).toMatch(/rounds/);
  });

  test('KB-2.3 impossible: a turn in which only one settlement was built, or four without a tile', () => {
    const second = reached({ ...table, first: 0 }, (p) => turnOf(1)(p) && p.held.flat().length === 0);
    const fewer = second.settlements.map((hexes, i) => (i === 0 ? hexes.slice(0, 1) : hexes));
    expect(planted(second, { settlements: fewer })).toMatch(/rounds/);
    expect(planted(second, { settlements: withMore(second, 0, 1) })).toMatch(/rounds/);
  });

  test('KB-2.5 impossible: a card was discarded in a turn that nobody had', () => {
    const second = reached({ ...table, first: 0 }, turnOf(1));
    const terrain = TERRAINS.find((t) => second.pile[t] > 0)!;
    const pile = { ...second.pile, [terrain]: second.pile[terrain] - 1 };
    const discard = { ...second.discard, [terrain]: second.discard[terrain] + 1 };
    expect(planted(second, { pile, discard })).toMatch(/rounds/);
  });

  test('KB-2.5 impossible: a player who did not draw', () => {
    const card = first.hands[1]!;
    const hands = first.hands.map((hand, seat) => (seat === 1 ? null : hand));
    const pile = { ...first.pile, [card]: first.pile[card] + 1 };
    expect(planted(first, { hands, pile })).toMatch(/no card/);
  });

  test('KB-2.7 impossible: a useless card while every terrain has free hexes', () => {
    const terrain = TERRAINS.find((t) => first.pile[t] > 0)!;
    const pile = { ...first.pile, [terrain]: first.pile[terrain] - 1 };
    const removed = { ...first.removed, [terrain]: 1 };
    expect(planted(first, { pile, removed })).toMatch(/useless/);
  });

  test('KB-4.1 impossible: beside a location with a tile left, and none was taken', () => {
    const s = reached(table, (p) => p.stage === 'turn' && p.fresh.length === 1 && p.held.flat().length === 1);
    const [hex] = s.fresh;
    const none = s.held.map(() => []);
    const locations = s.locations.map((l) => (l.hex === hex ? { ...l, left: 2 } : l));
    expect(planted(s, { held: none, taken: none, fresh: [], locations })).toMatch(/took no tile/);
  });

  test('KB-4.1 impossible: a tile was taken before anything was built', () => {
    const taken = first.taken.map((hexes, seat) => (seat === 1 ? [first.locations[0]!.hex] : hexes));
    const locations = first.locations.map((l, i) => (i === 0 ? { ...l, left: 1 } : l));
    expect(planted(first, { taken, locations })).toMatch(/rounds/);
  });

  test('KB-4.5 impossible: a tile was lost and no settlement can have moved', () => {
    const movers = ['barn', 'harbor', 'paddock'];
    const s = reached(
      table,
      (p) =>
        p.stage === 'turn' &&
        p.left === 3 &&
        p.settlements[p.current!]!.length > 8 &&
        p.locations.every(({ tile, hex }) => !movers.includes(tile) || !p.taken[p.current!]!.includes(hex)) &&
        p.locations.some((l) => l.left > 0 && !movers.includes(l.tile) && !p.taken.flat().includes(l.hex)),
    );
    const { hex } = s.locations.find(
      (l) => l.left > 0 && !movers.includes(l.tile) && !s.taken.flat().includes(l.hex),
    )!;
    const taken = s.taken.map((hexes, seat) => (seat === s.current ? [...hexes, hex] : hexes));
    const locations = s.locations.map((l) => (l.hex === hex ? { ...l, left: l.left - 1 } : l));
    expect(planted(s, { taken, locations })).toMatch(/rounds/);
  });

  test('KB-4.3 impossible: more tiles won this turn than settlements placed', () => {
    const s = reached(table, (p) => turnOf(p.current ?? -1)(p) && p.held[p.current!]!.length === 1);
    expect(planted(s, { fresh: s.held[s.current!], uses: {} })).toMatch(/won this turn/);
  });

  test('KB-5.10 impossible: lifted by a tile that can still be used as often', () => {
    const s = reached(table, (p) => p.stage === 'lifted');
    const tile = s.lifted!.tile;
    expect(planted(s, { uses: { ...s.uses, [tile]: (s.uses[tile] ?? 0) + 1 } })).toMatch(/not used/);
  });

  test('KB-7.2 impossible: the round goes on past a player whose stock was empty before', () => {
    const s = reached(
      { ...table, first: 0 },
      (p) => p.stage === 'turn' && p.lastRound && p.current === 1 && p.settlements[0]!.length === 40,
    );
    const terrain = TERRAINS.find((one) => s.pile[one] > 0)!;
    const change = {
      hands: s.hands.with(0, terrain),
      handGenerations: s.handGenerations.with(0, s.generation),
      pile: { ...s.pile, [terrain]: s.pile[terrain] - 1 },
    };
    // As if the round had begun with the one now at turn.
    expect(planted(s, { ...change, first: 1, options: { ...s.options, first: 1 } })).toMatch(/rounds/);
  });
});

test('KB-1.9 impossible: something is built before the first turn', () => {
  const s = reached({}, (p) => p.stage === 'hands');
  expect(planted(s, { settlements: withMore(s, 0, 1) })).toMatch(/before the first turn/);
});

test('KB-1.5 impossible: hands are dealt in another order', () => {
  const s = reached(
    { seats: 3, first: 0 },
    (p) => p.stage === 'hands' && p.hands[0] !== null && p.hands[1] === null,
  );
  const hands = [null, s.hands[0]!, null];
  expect(planted(s, { hands, handGenerations: [null, 0, null] })).toMatch(/another order/);
});

test('KB-8.1 impossible: another board, other cards, another first player than the table chose', () => {
  const s = reached({ board: 'first-game', objectives: 'first-game', first: 1 }, firstTurn);
  expect(planted(s, { options: { ...s.options, first: 0 } })).toMatch(/first/);
  expect(planted(s, { objectives: ['lords', 'farmers', 'miners'] })).toMatch(/cards/);
  const [one, ...others] = s.board;
  expect(planted(s, { board: [{ ...one!, turned: true }, ...others] })).toMatch(/board|location/);
});

const run = matchesOf('kingdom-builder possible', 40);

test('possible: no position of random play is refused, at any table', { timeout: run.timeout }, () => {
  for (const seed of run.seeds()) {
    const rng = fastRng(seed);
    const seats = 2 + (seed % 3);
    const mixes = kingdomBuilder.optionMixes(seats);
    const s = kingdomBuilder.rules.start(mixes[Math.floor(seed / 3) % mixes.length]!, seats);
    for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
      const all = legalActions(s);
      // Tiles before cards, so that much is moved, lost and built besides.
      const tiles = all.filter(({ type }) => type === 'use' || type === 'lift');
      const among = tiles.length > 0 && rng.below(3) > 0 ? tiles : all;
      kingdomBuilder.rules.apply(s, seat, kingdomBuilder.encode(s, seat, among[rng.below(among.length)]!)!);
      expect(() => kingdomBuilder.check(s), `seed ${seed}: ${JSON.stringify(saved(s))}`).not.toThrow();
    }
  }
});
