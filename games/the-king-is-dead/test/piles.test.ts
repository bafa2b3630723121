/** TKD-2.7, `piles: top`: covered cards of others are nowhere to be looked up until the end. */
import {
  choicesOf,
  fastRng,
  openMatch,
  rewind,
  rngDealer,
  settle,
  submit,
  entriesSince,
  viewOf,
} from '@four-crowns/core';
import type { AnyGame, GameEvent, Match, Rng, Seat, Viewer } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { describe, expect, test } from 'vitest';
import type { Card } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Options, View } from '../src/index.ts';

const game = theKingIsDead as unknown as AnyGame;
const run = matchesOf('the-king-is-dead piles', 40);
const TOLD_EFFECTS = ['place', 'swap', 'move', 'exchange', 'negotiate', 'no-effect'];

function begun(options: Partial<Options>, seats: number, seed: number): { m: Match; rng: Rng } {
  const rng = fastRng(seed);
  const m = openMatch(game, 'test', theKingIsDead.parseOptions(options, seats), seats);
  settle(m, rngDealer(rng));
  return { m, rng };
}

function askedIn(m: Match): Seat {
  return Math.log2(game.rules.actors(m.state));
}

function act(m: Match, action: { readonly [key: string]: unknown }, rng: Rng): void {
  const answer = submit(m, askedIn(m), action, rngDealer(rng));
  if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
}

function seenBy(m: Match, viewer: Viewer): View {
  return viewOf(m, viewer) as unknown as View;
}

function receivedBy(m: Match, viewer: Viewer, from = 0): readonly GameEvent[] {
  return entriesSince(m, viewer, from).flatMap((t) => (t.type === 'step' ? t.events : []));
}

/** The first resolution of the card of this kind, then the first summons. */
function playCard(m: Match, card: Card, rng: Rng): void {
  act(m, { type: 'play', card }, rng);
  while (seenBy(m, askedIn(m)).stage === 'effect') act(m, choicesOf(m, askedIn(m))[0]!, rng);
  act(m, choicesOf(m, askedIn(m))[0]!, rng);
}

function pass(m: Match, rng: Rng, times = 1): void {
  for (let i = 0; i < times; i++) act(m, { type: 'pass' }, rng);
}

describe('three at a table with the top cards alone', () => {
  function table(options: Partial<Options> = {}): Match {
    const { m, rng } = begun({ first: 0, piles: 'top', ...options }, 3, 5);
    playCard(m, 'negotiate', rng);
    pass(m, rng, 2);
    playCard(m, 'manoeuvre', rng);
    pass(m, rng, 2);
    return m;
  }

  test('TKD-2.7 top: the view shows the own pile whole, and of others the top card and how many lie there', () => {
    const m = table();
    expect(seenBy(m, 0).piles).toEqual([['negotiate', 'manoeuvre'], [], []]);
    for (const viewer of [1, 2, 'table'] as const) {
      expect(seenBy(m, viewer).piles).toEqual([[null, 'manoeuvre'], [], []]);
    }
  });

  test('TKD-2.7 open: by default everybody can look through all piles, and the log keeps every card', () => {
    const { m, rng } = begun({ first: 0, piles: 'open' }, 2, 5);
    playCard(m, 'negotiate', rng);
    pass(m, rng);
    playCard(m, 'manoeuvre', rng);
    expect(seenBy(m, 'table').piles).toEqual([['negotiate', 'manoeuvre'], []]);
    expect(
      receivedBy(m, 'table')
        .filter((e) => e.type === 'play')
        .map((e) => e['card']),
    ).toEqual(['negotiate', 'manoeuvre']);
  });

  test('TKD-2.7 top: a card is told when it is played, and nevermore once it is covered', () => {
    const { m, rng } = begun({ first: 0, piles: 'top' }, 3, 5);
    const before = m.entries.length;
    playCard(m, 'negotiate', rng);
    expect(receivedBy(m, 1, before).map((e) => e.type)).toEqual(['play', 'negotiate', 'summon']);
    pass(m, rng, 2);
    playCard(m, 'manoeuvre', rng);
    const played = receivedBy(m, 1, before).filter((e) => e.type !== 'pass');
    expect(played.map((e) => e.type)).toEqual(['covered', 'summon', 'play', 'swap', 'summon']);
    expect(JSON.stringify(entriesSince(m, 'table', 0))).not.toContain('negotiate');
    expect(
      receivedBy(m, 0, before)
        .filter((e) => e.type !== 'pass')
        .map((e) => e.type),
    ).toEqual(['play', 'negotiate', 'summon', 'play', 'swap', 'summon']);
  });

  test('TKD-2.7 top: at the end the piles and the whole log are open', () => {
    const { m, rng } = begun({ piles: 'top' }, 3, 11);
    while (m.result === undefined) {
      const choices = choicesOf(m, askedIn(m));
      act(m, choices[rng.below(choices.length)]!, rng);
    }
    expect(seenBy(m, 'table').piles.flat()).not.toContain(null);
    expect(receivedBy(m, 'table').some((e) => e.type === 'covered')).toBe(false);
  });

  test('TKD-2.7 top: a play that is taken back by consent is in the hand again, and hidden like it', () => {
    const m = table();
    const rng = fastRng(3);
    const line = m.line.findIndex(
      (step) =>
        m.entries[step.entry]?.type === 'step' &&
        step.by === 0 &&
        JSON.stringify(m.entries[step.entry]).includes('manoeuvre'),
    );
    expect(rewind(m, line, [0, 1, 2], rngDealer(rng)).ok).toBe(true);
    expect(seenBy(m, 1).piles[0]).toEqual(['negotiate']);
    expect(JSON.stringify(receivedBy(m, 1))).not.toContain('manoeuvre');
    expect(receivedBy(m, 1).some((e) => e['card'] === 'negotiate')).toBe(true);
  });

  test('TKD-2.7, TKD-8.2 top: what Spy copied is told as long as that card lies on top', () => {
    const { m, rng } = begun({ first: 1, advanced: true, piles: 'top' }, 2, spySeed());
    playCard(m, 'manoeuvre', rng);
    act(m, { type: 'play', card: 'spy', of: 1 }, rng);
    while (seenBy(m, 0).stage !== 'turn') act(m, choicesOf(m, 0)[0]!, rng);
    expect(receivedBy(m, 'table').filter((e) => e.type === 'copy')).toMatchObject([
      { card: 'manoeuvre', of: 1 },
    ]);
    playCard(m, 'outmanoeuvre', rng);
    const told = receivedBy(m, 'table');
    expect(told.some((e) => e['card'] === 'spy')).toBe(true);
    expect(told.filter((e) => e.type === 'copy-covered')).toEqual([
      { type: 'copy-covered', by: 'seat', seat: 0, of: 1 },
    ]);
    expect(JSON.stringify(told)).not.toContain('"manoeuvre"');
    // The second swap is that of the card on top; the first would betray the copied one.
    expect(told.filter((e) => e.type === 'swap')).toHaveLength(1);
    expect(receivedBy(m, 1).filter((e) => e.type === 'copy')).toMatchObject([{ card: 'manoeuvre' }]);
  });
});

/** A deal of the advanced game for two in which the first seat holds Spy. */
function spySeed(): number {
  for (let seed = 1; ; seed++) {
    const { m } = begun({ first: 1, advanced: true, piles: 'top' }, 2, seed);
    if (seenBy(m, 0).hands[0]?.includes('spy') === true) return seed;
  }
}

test('TKD-12.7 top: only where others play', () => {
  expect(() => theKingIsDead.parseOptions({ piles: 'top' }, 1)).toThrow('options.piles');
  expect(() => theKingIsDead.parseOptions({ piles: 'shut' }, 2)).toThrow('options.piles');
  // Records of before there was a choice hold the options as they were.
  expect(theKingIsDead.parseOptions({ piles: 'open' }, 2)).toEqual(theKingIsDead.parseOptions({}, 2));
  expect(theKingIsDead.parseOptions({}, 2)).not.toHaveProperty('piles');
});

test(
  `TKD-2.7 top: in ${run.matches} random matches nobody is shown or told another’s covered card`,
  { timeout: run.timeout },
  () => {
    for (const seed of run.seeds()) {
      const seats = 2 + (seed % 3);
      const { m, rng } = begun(
        { piles: 'top', advanced: seed % 2 === 0, vikings: seed % 5 === 0 },
        seats,
        seed,
      );
      while (m.result === undefined) {
        const choices = choicesOf(m, askedIn(m));
        act(m, choices[rng.below(choices.length)]!, rng);
        if (m.result === undefined && rng.below(6) === 0) {
          for (const viewer of [...Array(seats).keys(), 'table' as const]) {
            expect(
              leak(m, viewer),
              `seed ${seed}, entry ${m.entries.length}, viewer ${viewer}`,
            ).toBeUndefined();
          }
        }
      }
    }
  },
);

/** What a viewer could look up of a card that is covered for it; undefined if nothing. */
function leak(m: Match, viewer: Viewer): string | undefined {
  const view = seenBy(m, viewer);
  const tops = view.piles.map((pile) => pile.at(-1));
  for (const [seat, pile] of view.piles.entries()) {
    if (seat !== viewer && pile.slice(0, -1).some((card) => card !== null)) return `the pile of ${seat}`;
  }
  const open = new Map<Seat, boolean>();
  const plays = new Map<Seat, number>();
  const told = receivedBy(m, viewer);
  for (const e of told)
    if (e.type === 'play' || e.type === 'covered')
      plays.set(e['seat'] as Seat, (plays.get(e['seat'] as Seat) ?? 0) + 1);
  const count = new Map<Seat, number>();
  for (const e of told) {
    const seat = e['seat'] as Seat;
    if (e.type === 'covered' || e.type === 'play') {
      count.set(seat, (count.get(seat) ?? 0) + 1);
      const isTop = count.get(seat) === plays.get(seat);
      if (e.type === 'play' && seat !== viewer && (!isTop || e['card'] !== tops[seat]))
        return JSON.stringify(e);
      if (e.type === 'covered' && (seat === viewer || isTop))
        return `hidden for nothing: ${JSON.stringify(e)}`;
      open.set(seat, e.type === 'play');
    } else if (e.type === 'copy') {
      const of = e['of'] as Seat;
      if (open.get(seat) !== true || (of !== viewer && e['card'] !== tops[of])) return JSON.stringify(e);
    } else if (e.type === 'copy-covered') open.set(seat, false);
    else if (TOLD_EFFECTS.includes(e.type) && open.get(seat) !== true) return JSON.stringify(e);
  }
  return undefined;
}

describe('the same table with another order of covered cards', () => {
  /** B plays two cards that do not touch each other's work, in either order, and then a third upon them. */
  function match(order: readonly [Card, Card]): Match {
    const { m, rng } = begun({ first: 1, piles: 'top' }, 3, 9);
    for (const [i, card] of [...order, 'assemble' as const].entries()) {
      act(m, { type: 'play', card }, rng);
      while (seenBy(m, 1).stage === 'effect') {
        const choices = choicesOf(m, 1);
        // A swap of equal factions changes nothing on the map.
        act(m, choices.find((c) => c.type === 'swap' && c['give'] === c['take']) ?? choices[0]!, rng);
      }
      const summons = choicesOf(m, 1);
      act(m, summons[i === 0 ? 0 : summons.length - 1]!, rng);
      pass(m, rng, 2);
    }
    return m;
  }
  const one = match(['negotiate', 'manoeuvre']);
  const two = match(['manoeuvre', 'negotiate']);

  test('looks and reads the same to everybody but its player', () => {
    for (const viewer of [0, 2, 'table'] as const) {
      expect(viewOf(two, viewer)).toEqual(viewOf(one, viewer));
      expect(entriesSince(two, viewer, 0)).toEqual(entriesSince(one, viewer, 0));
      for (let from = 0; from <= one.entries.length; from++) {
        expect(entriesSince(two, viewer, from)).toEqual(entriesSince(one, viewer, from));
      }
    }
  });

  test('and differs for its player', () => {
    expect(viewOf(two, 1)).not.toEqual(viewOf(one, 1));
    expect(entriesSince(two, 1, 0)).not.toEqual(entriesSince(one, 1, 0));
  });
});
