/** The engine against a slow second writing of the rules, step by step through whole matches. */
import { DEALER, fastRng } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import type { Action, Event, State } from '../src/index.ts';
import { askedIn, legalActions, saved, seen } from './playing.ts';
import { referenceApply } from './reference/apply.ts';
import { referenceLegal, wordsOf } from './reference/legal.ts';
import { emptyTable } from './reference/table.ts';
import type { Table } from './reference/table.ts';
import { referenceCount, referenceHolder, referenceTotal } from './reference/titles.ts';

const MATCHES = 64;

function inWords(a: Action): string {
  switch (a.type) {
    case 'play-holding':
    case 'return':
    case 'deal':
      return `${a.type} ${a.card}`;
    case 'play-unit':
      return `${a.type} ${a.card} ${a.seat} ${a.holding} ${a.garrison}`;
    case 'done':
      return a.type;
    case 'remove-nation':
      return `${a.type} ${a.nation}`;
    case 'lay-title':
    case 'deal-title':
      return `${a.type} ${a.title}`;
    case 'choose-first':
      return `${a.type} ${a.seat}`;
  }
}

/** The engine's position and the reference's in the same words. */
function engineWords(s: State): unknown {
  const { stage, table, hands, queue, discard, lastMonster, lastHero, ending } = saved(s);
  return {
    stage,
    table: table.flatMap((list, seat) => list.map((h) => `${seat} ${h.holding} ${h.garrison}`)).toSorted(),
    hands: hands.map((hand) => hand.map((c) => c.card).toSorted()),
    queue: queue.map((q) => `${q.seat} ${q.card}`),
    discard: Object.entries(discard)
      .flatMap(([card, n]) => Array.from({ length: n }, () => card))
      .toSorted(),
    last: [lastMonster, lastHero],
    ending,
    known: hands
      .flatMap((hand, holder) =>
        hand.flatMap((c) => c.knownBy.map((viewer) => `${viewer} knows ${c.card} at ${holder}`)),
      )
      .toSorted(),
  };
}

function referenceWords(t: Table): unknown {
  return {
    stage: t.stage,
    table: t.holdings.map(wordsOf).toSorted(),
    hands: t.hands.map((hand) => hand.map((card) => card.name).toSorted()),
    queue: t.bottom.map(({ card, by }) => `${by} ${card.name}`),
    discard: t.discards.map((card) => card.name).toSorted(),
    last: [t.monsterBy ?? null, t.heroBy ?? null],
    ending: t.lastCardDrawn,
    known: t.facts.map((f) => `${f.viewer} knows ${f.name} at ${f.holder}`).toSorted(),
  };
}

/** Plays two times in three, so that the table fills and matches end. */
function chosen(actions: readonly Action[], rng: Rng): Action {
  const plays = actions.filter((a) => a.type === 'play-holding' || a.type === 'play-unit');
  const from = plays.length > 0 && rng.below(3) > 0 ? plays : actions;
  return from[rng.below(from.length)]!;
}

function sameTitles(s: State, t: Table, where: string): void {
  for (const { title, counts, holder } of seen(s, 'all').standings) {
    expect(counts, `${title}, ${where}`).toEqual(counts.map((_, seat) => referenceCount(t, title, seat)));
    expect(holder, `${title}, ${where}`).toBe(referenceHolder(t, title));
  }
}

/** The engine's log must tell exactly the open titles that the reference sees change. */
function sameChanges(
  before: ReadonlyMap<string, number | null>,
  t: Table,
  log: readonly Event[],
  where: string,
): void {
  const told = log.flatMap((e) =>
    e.type === 'gain-title' || e.type === 'lose-title' ? [`${e.type} ${e.seat} ${e.title}`] : [],
  );
  const due = t.titles.flatMap((title) => {
    const [was, is] = [before.get(title) ?? null, referenceHolder(t, title)];
    if (was === is) return [];
    return [
      ...(was === null ? [] : [`lose-title ${was} ${title}`]),
      ...(is === null ? [] : [`gain-title ${is} ${title}`]),
    ];
  });
  expect(
    told.filter((line) => t.titles.some((title) => line.endsWith(` ${title}`))).toSorted(),
    `at ${where}`,
  ).toEqual(due.toSorted());
}

test('reference: random matches agree at every step in what is legal, in the position and in titles', () => {
  const seenEvents = new Map<string, number>();
  for (let seed = 1; seed <= MATCHES; seed++) {
    const seats = 2 + (seed % 4);
    const mixes = kingsBounty.optionMixes(seats);
    const options = mixes[Math.floor(seed / 4) % mixes.length]!;
    const s = kingsBounty.rules.start(options, seats);
    const t = emptyTable(options, seats);
    const rng = fastRng(seed * 7919);
    for (let step = 0; ; step++) {
      const where = `seed ${seed}, ${seats} seats, step ${step}`;
      const actions = legalActions(s);
      expect(actions.map(inWords).toSorted(), `at ${where}`).toEqual(referenceLegal(t).toSorted());
      expect(engineWords(s), `at ${where}`).toEqual(referenceWords(t));
      const seat = askedIn(s);
      if (t.stage === 'turn' || t.stage === 'over') sameTitles(s, t, where);
      if (seat === undefined) break;
      const action = seat === DEALER ? actions[rng.below(actions.length)]! : chosen(actions, rng);
      const before = new Map(t.titles.map((title) => [title as string, referenceHolder(t, title)]));
      const log: Event[] = [];
      kingsBounty.rules.apply(s, seat, kingsBounty.encode(s, seat, action)!, log);
      referenceApply(t, inWords(action));
      if (action.type === 'play-holding' || action.type === 'play-unit') sameChanges(before, t, log, where);
      for (const { type } of log) seenEvents.set(type, (seenEvents.get(type) ?? 0) + 1);
    }
    const totals = Array.from({ length: seats }, (_, seat) => referenceTotal(t, seat));
    const sheet = kingsBounty.scores(s, 'all');
    expect(totals).toEqual(totals.map((_, seat) => sheet.reduce((sum, line) => sum + line.points[seat]!, 0)));
    const clockwise = Array.from({ length: seats }, (_, i) => (t.first + i) % seats);
    const places = clockwise.toSorted((a, b) => totals[b]! - totals[a]!).map((seat) => [seat]);
    expect(kingsBounty.outcome(s)?.places).toEqual(places);
  }
  const least = {
    capture: 80,
    garrison: 200,
    hero: 25,
    monster: 25,
    'turn-up': 3,
    'nobody-has': 3,
    'deck-out': 40,
    over: MATCHES - 1,
    'gain-title': 300,
    'lose-title': 150,
  };
  for (const [type, n] of Object.entries(least))
    expect(seenEvents.get(type) ?? 0, `event ${type}`).toBeGreaterThan(n);
}, 240_000);
