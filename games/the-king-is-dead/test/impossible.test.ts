/**
 * Positions that cannot come about are refused when they are loaded. Each is planted in a real match by changing
 * one thing, and taken once that is set right.
 */
import { BadInput, fastRng } from '@four-crowns/core';
import type { Json, Rng } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { describe, expect, test } from 'vitest';
import { FACTIONS, REGIONS } from '../src/data.ts';
import type { Region } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Options, State } from '../src/index.ts';
import type { Saved } from '../src/save.ts';
import { askedIn, legalActions, saved } from './playing.ts';

/** Why a saved state is refused; undefined if it is taken. */
function refused(state: Json): string | undefined {
  try {
    theKingIsDead.load(state, theKingIsDead.stateVersion);
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
  for (let seed = 1; seed < 2000; seed++) {
    const rng = fastRng(seed);
    const s: State = theKingIsDead.rules.start(theKingIsDead.parseOptions(options, seats), seats);
    for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
      if (holds(saved(s))) return saved(s);
      const all = legalActions(s);
      theKingIsDead.rules.apply(s, seat, theKingIsDead.encode(s, seat, all[rng.below(all.length)]!)!);
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

type Counts = Saved['supply'];
const of = (more: Partial<Counts>, counts: Counts): Counts => ({
  scottish: counts.scottish + (more.scottish ?? 0),
  welsh: counts.welsh + (more.welsh ?? 0),
  english: counts.english + (more.english ?? 0),
  viking: counts.viking + (more.viking ?? 0),
});
const size = (counts: object): number => Object.values(counts).reduce((sum: number, n: number) => sum + n, 0);
const swapped = <T>([one, two, ...rest]: readonly T[]): T[] => [two!, one!, ...rest];

const freeCard = ({ cardDiscs }: Saved): Region => REGIONS.find((region) => !cardDiscs.includes(region))!;

const firstTurn = (s: Saved): boolean => s.stage === 'turn' && s.clock === 0;
const TABLES: readonly Table[] = [
  {},
  { seats: 3 },
  { seats: 4 },
  { seats: 1 },
  { vikings: true },
  { advanced: true },
  { advanced: true, piles: 'top' },
];

describe.each(TABLES)('at the first turn %j', (table) => {
  const s = reached(table, firstTurn);

  test('TKD-1.4 impossible: empty courts where followers are dealt to them', () => {
    const all = s.courts.reduce<Counts>((sum, court) => of(court, sum), s.supply);
    const none = { scottish: 0, welsh: 0, english: 0 };
    expect(planted(s, { courts: s.courts.map(() => none), supply: all })).toMatch(/courts/);
  });

  test('TKD-1.4 impossible: eight followers in a court and no card played', () => {
    // Wherever a draw leaves six of one faction in the supply.
    const six = reached(table, (p) => firstTurn(p) && Math.max(...Object.values(p.supply).slice(0, 3)) >= 6);
    const faction = FACTIONS.find((f) => f !== 'viking' && six.supply[f] >= 6)!;
    const courts = six.courts.map((court, seat) =>
      seat === 0 ? of({ [faction]: 6 }, { ...court, viking: 0 }) : court,
    );
    expect(planted(six, { courts, supply: of({ [faction]: -6 }, six.supply) })).toMatch(/courts/);
  });

  test('TKD-1.4 impossible: a fifth follower in a region', () => {
    const faction = (['scottish', 'welsh', 'english'] as const).find((f) => s.supply[f] > 0)!;
    const map = { ...s.map, warwick: of({ [faction]: 1 }, s.map.warwick) };
    expect(planted(s, { map, supply: of({ [faction]: -1 }, s.supply) })).toMatch(/regions/);
  });
});

test('TKD-1.3 impossible: a home without its two followers', () => {
  const s = reached({}, (p) => firstTurn(p) && p.map.moray.scottish === 2 && p.map.warwick.welsh > 0);
  const map = {
    ...s.map,
    moray: of({ scottish: -1, welsh: 1 }, s.map.moray),
    warwick: of({ scottish: 1, welsh: -1 }, s.map.warwick),
  };
  expect(planted(s, { map })).toMatch(/home/);
});

test('TKD-11.1 impossible: a Viking ashore elsewhere before a card is played', () => {
  const s = reached({ vikings: true }, firstTurn);
  const { devon, warwick } = s.map;
  const faction = (['scottish', 'welsh', 'english'] as const).find((f) => warwick[f] > 0)!;
  const map = {
    ...s.map,
    devon: of({ viking: -1, [faction]: 1 }, devon),
    warwick: of({ viking: 1, [faction]: -1 }, warwick),
  };
  expect(planted(s, { map })).toMatch(/shore/);
});

test('TKD-1.4 impossible: the second court is dealt before the first, a region before the courts', () => {
  const s = reached({}, (p) => p.stage === 'courts' && size(p.courts[0]!) === 1);
  expect(planted(s, { courts: swapped(s.courts) })).toMatch(/courts/);
  const faction = s.supply.welsh > 0 ? 'welsh' : 'english';
  const map = { ...s.map, devon: of({ [faction]: 1 }, s.map.devon) };
  expect(planted(s, { map, supply: of({ [faction]: -1 }, s.supply) })).toMatch(/regions/);
});

describe.each(TABLES)('in the middle of play %j', (table) => {
  const seats = table.seats ?? 2;

  test('TKD-4.1 impossible: five cards played by a seat that never summoned', () => {
    const s = reached(table, (p) => p.stage === 'turn' && p.piles[0]!.length >= 5);
    const [court, ...others] = s.courts;
    // What the match began with: two of those there.
    let drop = size(court!) - 2;
    const kept = { ...court! };
    const back = { scottish: 0, welsh: 0, english: 0 };
    for (const f of ['scottish', 'welsh', 'english'] as const) {
      back[f] = Math.min(drop, kept[f]);
      kept[f] -= back[f];
      drop -= back[f];
    }
    expect(planted(s, { courts: [kept, ...others], supply: of(back, s.supply) })).toMatch(/summoned/);
  });

  test('TKD-4.1 impossible: summoned before the card is resolved', () => {
    const s = reached(table, (p) => p.stage === 'effect' && p.supply.welsh > 0);
    const courts = s.courts.map((court, seat) =>
      seat === s.current ? { ...court, welsh: court.welsh + 1 } : court,
    );
    expect(planted(s, { courts, supply: of({ welsh: -1 }, s.supply) })).toMatch(/in the court/);
  });

  test('TKD-5.5 impossible: a disc is gone and Negotiate was not played', () => {
    const s = reached(
      table,
      (p) => p.stage === 'turn' && p.clock > 0 && !p.piles[0]!.some((c) => c === 'negotiate' || c === 'spy'),
    );
    const change = { ownDiscs: [false, ...s.ownDiscs.slice(1)], cardDiscs: [...s.cardDiscs, freeCard(s)] };
    expect(planted(s, change)).toMatch(/never laid/);
  });

  test('TKD-5.7 impossible: Negotiate was played on two free cards and the disc stayed', () => {
    const s = reached(
      table,
      (p) => p.stage === 'turn' && !p.ownDiscs[0]! && p.cardDiscs.length === 1 && p.slots.length === 8,
    );
    expect(planted(s, { ownDiscs: s.ownDiscs.map(() => true), cardDiscs: [] })).toMatch(/kept its disc/);
  });

  test('TKD-2.3 impossible: two players played at the same time', () => {
    const s = reached(table, (p) => p.stage === 'turn' && p.piles[0]!.length > 0 && p.piles[1]!.length > 0);
    const lastPlayed = s.lastPlayed.map((time, seat) => (seat < 2 ? s.clock : time));
    expect(planted(s, { lastPlayed })).toMatch(/at once|by the time/);
  });

  test('TKD-2.3 impossible: two cards by the time of the first', () => {
    const s = reached(
      table,
      (p) => p.stage === 'turn' && p.lastPlayed[0] === 2 && p.piles[0]!.length === 2 && p.clock > 2,
    );
    const lastPlayed = [1, ...s.lastPlayed.slice(1)];
    expect(planted(s, { lastPlayed })).toMatch(/by the time/);
  });

  test.runIf(seats > 1)('TKD-6.5 impossible: the seat after the last one is passed over', () => {
    const s = reached(
      table,
      (p) => p.stage === 'turn' && p.clock > 0 && Object.values(p.results).every((r) => r === null),
    );
    expect(planted(s, { current: (s.current! + 1) % seats })).toMatch(/left out/);
    expect(planted(s, { passes: s.passes === 0 ? 1 : 0 })).toMatch(/left out/);
  });

  test.runIf(seats > 1)('TKD-2.3 impossible: a card in play that was not played last', () => {
    const s = reached(
      table,
      (p) => p.stage === 'effect' && p.clock > 2 && p.piles.every((q) => q.length > 0),
    );
    const lastPlayed = s.lastPlayed.map((time) => (time === s.clock ? time - 1 : time));
    const other = s.lastPlayed.indexOf(Math.max(...s.lastPlayed.filter((time) => time !== s.clock)));
    expect(planted(s, { lastPlayed: lastPlayed.with(other, s.clock) })).toMatch(/in play|by the time/);
  });

  test.runIf(seats > 1)('TKD-2.4 impossible: passes while a card is in play', () => {
    const s = reached(table, (p) => p.stage === 'effect');
    expect(planted(s, { passes: 1 })).toMatch(/since the last pass/);
  });
});

test('TKD-10.2 impossible: the Saxons have played more or fewer cards than there were struggles', () => {
  const s = reached(
    { seats: 1 },
    (p) => p.stage === 'turn' && p.piles[1]!.length === 2 && p.piles[0]!.length > 0,
  );
  const results = { ...s.results, [s.slots[1]!]: null };
  expect(planted(s, { results })).toMatch(/Saxons|summoned/);
  expect(planted(s, { passes: 1 })).toMatch(/pass/);
});

test('TKD-12.2 impossible: a spare disc is laid without the option for it', () => {
  const table: Table = { advanced: true, negotiateWithoutDisc: 'spare_disc' };
  const s = reached(table, (p) => p.spareDiscs < 2);
  expect(planted(s, { options: theKingIsDead.parseOptions({ advanced: true }, 2) })).toMatch(/spare/);
});

test('TKD-2.1 impossible: another first player than the table chose', () => {
  const s = reached({ first: 1 }, firstTurn);
  expect(planted(s, { first: 0, current: 0 })).toMatch(/first/);
});

describe('a swap that may not be undone', () => {
  const swapping = reached({ seats: 3 }, (p) => p.stage === 'turn' && p.undoing !== null);

  test('TKD-3.8 impossible: made by another card', () => {
    expect(planted(swapping, { undoing: { ...swapping.undoing, card: 'dispute' } })).toMatch(/undone/);
    const card = swapping.undoing!.card === 'manoeuvre' ? 'outmanoeuvre' : 'manoeuvre';
    expect(planted(swapping, { undoing: { ...swapping.undoing, card } })).toMatch(/another card/);
  });

  test('TKD-3.8 impossible: remembered after somebody else has played', () => {
    const by = (swapping.undoing!.by + 1) % 3;
    expect(planted(swapping, { undoing: { ...swapping.undoing, by } })).toMatch(/somebody else/);
    const later = reached({ seats: 3 }, (p) => p.stage === 'effect' && p.effect === 'assemble');
    expect(planted(later, { undoing: swapping.undoing })).toMatch(/since the swap/);
  });
});

/** Every option by lot, as far as they go together: discs, Vikings and piles follow from them. */
function anyOptions(rng: Rng, seats: number): Options {
  let options: { readonly [name: string]: Json } = {};
  for (const [name, option] of Object.entries(theKingIsDead.options)) {
    const values: readonly Json[] = option.kind === 'choice' ? option.values : [false, true];
    const wanted: { readonly [name: string]: Json } = {
      ...options,
      [name]: values[rng.below(values.length)]!,
    };
    try {
      theKingIsDead.parseOptions(wanted, seats);
      options = wanted;
    } catch (e) {
      // An option for other seat counts, or of a variant that is not played.
      if (!(e instanceof BadInput)) throw e;
    }
  }
  return theKingIsDead.parseOptions(options, seats);
}

const run = matchesOf('the-king-is-dead possible', 40);

/** Cards are mostly played, so that hands run out, the map empties and discs are laid. */
test('possible: no position of random play is refused, at any table', { timeout: run.timeout }, () => {
  for (const seed of run.seeds()) {
    const rng = fastRng(seed);
    const seats = 1 + (seed % 4);
    const s = theKingIsDead.rules.start(anyOptions(rng, seats), seats);
    const passing = 1 + rng.below(8);
    for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
      const all = legalActions(s);
      const plays = all.filter(({ type }) => type === 'play');
      const among = plays.length > 0 && rng.below(passing) > 0 ? plays : all;
      theKingIsDead.rules.apply(s, seat, theKingIsDead.encode(s, seat, among[rng.below(among.length)]!)!);
      expect(() => theKingIsDead.check(s), `seed ${seed}: ${JSON.stringify(saved(s))}`).not.toThrow();
    }
  }
});
