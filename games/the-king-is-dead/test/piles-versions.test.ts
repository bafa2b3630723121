/** TKD-2.7, `piles: top`: neither version numbers nor a hint nor the way back betray which cards lie covered. */
import { hintFor } from '@four-crowns/bots';
import {
  choicesOf,
  fastRng,
  knownEntries,
  openMatch,
  rewind,
  rngDealer,
  settle,
  submit,
  entriesSince,
  versionOf,
  viewOf,
} from '@four-crowns/core';
import type { Action, AnyGame, Match, Seat, Viewer } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot/index.ts';
import type { Card } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { View } from '../src/index.ts';

const game = theKingIsDead as unknown as AnyGame;
const OTHERS: readonly Viewer[] = [0, 2, 'table'];

function table(piles: 'open' | 'top'): Match {
  const m = openMatch(game, 'test', theKingIsDead.parseOptions({ first: 1, piles }, 3), 3);
  settle(m, rngDealer(fastRng(9)));
  return m;
}

function act(m: Match, seat: Seat, wanted: (action: Action) => boolean): void {
  const choices = choicesOf(m, seat);
  const action = choices.find(wanted) ?? choices[0]!;
  const answer = submit(m, seat, action, rngDealer(fastRng(1)));
  if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
}

const stageOf = (m: Match, seat: Seat): string => (viewOf(m, seat) as unknown as View).stage;

/** Seat 1 plays the card so that nothing on the map but what the card must do is changed. */
function playCard(m: Match, card: Card): void {
  act(m, 1, (a) => a.type === 'play' && a['card'] === card);
  while (stageOf(m, 1) === 'effect') {
    act(m, 1, (a) => a['give'] === a['take'] && a.type !== 'place');
  }
  act(m, 1, (a) => a.type === 'summon' && a['region'] === 'moray' && a['faction'] === 'scottish');
}

function passRound(m: Match): void {
  for (const seat of [2, 0]) act(m, seat, (a) => a.type === 'pass');
}

/** Seat 1 plays these, then the second Assemble upon them. */
function played(order: readonly Card[], piles: 'open' | 'top' = 'top'): Match {
  const m = table(piles);
  for (const card of [...order, 'assemble' as const]) {
    playCard(m, card);
    passRound(m);
  }
  return m;
}

/** Five steps, two, three and three. */
const ORDERS: readonly (readonly Card[])[] = [
  ['assemble', 'manoeuvre'],
  ['manoeuvre', 'assemble'],
];
const LENGTHS = (['assemble', 'manoeuvre', 'negotiate', 'outmanoeuvre', 'welsh_support'] as const).map(
  (card) => [card] as const,
);

describe('version numbers', () => {
  test('TKD-2.7 top: a covered card of three steps is numbered like one of a single step', () => {
    const [one, two] = ORDERS.map((order) => played(order));
    for (const viewer of OTHERS) {
      expect(versionOf(two!, viewer)).toBe(versionOf(one!, viewer));
      for (let from = 0; from <= versionOf(one!, viewer); from++) {
        expect(entriesSince(two!, viewer, from)).toEqual(entriesSince(one!, viewer, from));
      }
    }
    expect(entriesSince(two!, 1, 0)).not.toEqual(entriesSince(one!, 1, 0));
  });

  test('TKD-2.7 top: whichever card was played, all others are told as many numbers, without a gap', () => {
    for (const viewer of OTHERS) {
      const numbers = LENGTHS.map((order) => {
        const m = played(order);
        const versions = entriesSince(m, viewer, 0).map((t) => t.version);
        expect(versions).toEqual(versions.map((_, i) => versions[0]! + i));
        expect(knownEntries(m, viewer)).toHaveLength(versionOf(m, viewer));
        return versions;
      });
      expect(new Set(numbers.map(String)).size).toBe(1);
    }
    // Its player counts every step, and so does everybody where the piles lie open.
    const own = LENGTHS.map((order) => versionOf(played(order), 1));
    const open = LENGTHS.map((order) => versionOf(played(order, 'open'), 0));
    expect(new Set(own).size).toBeGreaterThan(1);
    expect(new Set(open).size).toBeGreaterThan(1);
  });

  test('TKD-2.7 top: bit by bit others are told what they are told at once, each play as one step', () => {
    const m = table('top');
    const received: unknown[] = [];
    let from = versionOf(m, 0);
    for (const card of ['assemble', 'manoeuvre'] as const) {
      playCard(m, card);
      expect(versionOf(m, 0)).toBe(from + 1);
      received.push(
        entriesSince(m, 0, from).flatMap((t) => (t.type === 'step' ? t.events.map((e) => e.type) : [])),
      );
      passRound(m);
      from = versionOf(m, 0);
    }
    expect(received).toEqual([
      ['play', 'place', 'place', 'place', 'summon'],
      ['play', 'swap', 'summon'],
    ]);
  });

  test('TKD-2.7 top: a way back by consent counts the steps as they were told', () => {
    const backs = LENGTHS.map((order) => {
      const m = played(order);
      const last = m.line.findLastIndex((step) => step.by === 1 && !step.auto);
      const before = m.line.findLastIndex((step, i) => i < last && step.by === 0);
      expect(rewind(m, before + 1, [0, 1, 2], rngDealer(fastRng(3))).ok).toBe(true);
      const told = entriesSince(m, 0, 0);
      const back = told.find((t) => t.type === 'rewind');
      const steps = told.filter((t) => t.type === 'step');
      // Of what was told before, all but the play of the second Assemble and the passes on it stand.
      expect(back?.type === 'rewind' ? back.to : -1).toBe(steps.length - 3);
      return JSON.stringify(back);
    });
    expect(new Set(backs).size).toBe(1);
  });
});

test('TKD-2.7 top: a hint is the same whichever order the covered cards lie in', () => {
  const [one, two] = ORDERS.map((order) => {
    const m = played(order);
    act(m, 1, (a) => a.type === 'pass');
    const ask = { game, view: viewOf(m, 2), seat: 2, seats: 3, choices: choicesOf(m, 2), rng: fastRng(5) };
    return hintFor(ask, knowledge, { iterations: 40 });
  });
  expect(two).toEqual(one);
  expect(one!.candidates.length).toBeGreaterThan(0);
});
