/** Every fact of every reason of a hint, read again from what its seat sees before and after the turn. */
import { hintFor, sentencesOf } from '@four-crowns/bots';
import type { Reason } from '@four-crowns/bots';
import { checkHints } from '@four-crowns/bots/testing';
import type { Truth } from '@four-crowns/bots/testing';
import { fastRng } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { expect, test } from 'vitest';
import { knowledge } from '../bot/index.ts';
import { kingsBounty, kingsBounty1 } from '../src/index.ts';
import type { Action, State, View } from '../src/index.ts';
import { speakers, wordsComplaint } from './hint-claims.ts';
import type { Held } from './hint-claims.ts';
import { seen } from './playing.ts';
import { position } from './position.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** KBY-5.2: only the one player who has most of it holds a title. */
function titleIn({ standings }: View, seat: number, of: string | undefined): Held {
  const found = standings.find(({ title }) => title === of);
  if (found === undefined) throw new Error(`nobody knows of ${of}`);
  const most = Math.max(...found.counts);
  const holders = found.counts.flatMap((n, one) => (n === most && n > 0 ? [one] : []));
  const holder = holders.length === 1 ? holders[0] : undefined;
  const own = holder === seat ? 1 : 0;
  const theirs = holder !== undefined && holder !== seat ? 1 : 0;
  if (found.value <= 0) return { n: theirs - own, own, theirs };
  const best = Math.max(...found.counts.filter((_, one) => one !== seat));
  return { n: 100 * (own - theirs) + found.counts[seat]! - best, own, theirs };
}

function countIn(view: View, seat: number, id: string, of: string | undefined): Held {
  const { table } = view;
  const isObelisk = ({ holding }: View['table'][number][number]): boolean => holding.startsWith('obelisk');
  switch (id) {
    case 'title':
    case 'penalty':
      return titleIn(view, seat, of);
    case 'obelisks': {
      const counts = table.map((held) => held.filter(isObelisk).length);
      const own = counts[seat]!;
      const theirs = sum(counts) - own;
      return { n: own - theirs, own, theirs };
    }
    case 'holdings': {
      const castles = table.map((held) => held.filter((one) => !isObelisk(one)).length);
      const own = castles[seat]!;
      const theirs = sum(castles) - own;
      const mine = table[seat]!;
      const guards = mine.filter(({ garrison }) => garrison !== 'none').length;
      return { n: 100 * (own - theirs) + guards, own, theirs };
    }
    default:
      throw new Error(`nothing is known of ${id}`);
  }
}

const UNITS = /_(warrior|archer|mage|hero|monster)s?$/;

/** Units of a nation whose castle is there: of those that are in the hand before and after. */
function unitsIn(
  views: readonly [View, View],
  seat: number,
  nation: string | undefined,
): readonly [Held, Held] {
  const [was, is] = views.map(({ hands }) => hands[seat] ?? []) as [readonly string[], readonly string[]];
  const timesIn = (hand: readonly string[], card: string): number =>
    hand.filter((one) => one === card).length;
  const kept = [...new Set(was)]
    .filter((card) => UNITS.test(card) && card.startsWith(`${nation}_`))
    .map((card) => Math.min(timesIn(was, card), timesIn(is, card)));
  const [then, now] = views.map(({ table }): Held => {
    const hasCastle = table[seat]!.some(({ holding }) => holding.startsWith(`${nation}_`));
    return { n: hasCastle ? sum(kept) : 0 };
  });
  return [then!, now!];
}

/** KBY-4.3: as many as were put under the deck come back, but below the others lie the own ones. */
function swapsIn(views: readonly View[]): readonly [Held, Held] {
  const [was] = views;
  if (was === undefined) throw new Error('no position');
  const others = was.deck - was.returned;
  const returns = views.filter(({ deck }, i) => i > 0 && deck > views[i - 1]!.deck).length;
  return [{ n: Math.min(was.returned, others) }, { n: Math.min(was.returned + returns, others) }];
}

const truth: Truth<State> = (before, after, seat, reason, steps) => {
  const { id, of, change } = reason;
  const [was, is] = [before, after].map((s) => kingsBounty.view(s, seat)) as [View, View];
  if (id === 'end') {
    const points = kingsBounty
      .scores(after, seat)
      .reduce<number[]>((totals, line) => line.points.map((n, one) => n + (totals[one] ?? 0)), []);
    return { own: points[seat]!, theirs: Math.max(...points.filter((_, one) => one !== seat)) };
  }
  const [then, now] =
    id === 'units'
      ? unitsIn([was, is], seat, of)
      : id === 'hand'
        ? swapsIn(steps.map((s) => kingsBounty.view(s, seat)))
        : [countIn(was, seat, id, of), countIn(is, seat, id, of)];
  if (now.n === then.n || now.n > then.n !== change > 0) return `the count goes from ${then.n} to ${now.n}`;
  const wrong = wordsComplaint(reason, then, now);
  if (wrong !== undefined) return wrong;
  const facts: { [name: string]: number } = {};
  for (const name of ['n', 'own', 'theirs'] as const) {
    const [a, b] = [then[name], now[name]];
    if (a === undefined || b === undefined) continue;
    Object.assign(facts, { [name]: b, [`${name}Before`]: a, [`${name}More`]: Math.abs(b - a) });
  }
  return facts;
};

/** Tables of two under the old guard of three rounds, which random matches come to; the guard of today they do not. */
const waiting: typeof kingsBounty = {
  ...kingsBounty1,
  seatCounts: [2],
  optionMixes: (seats) => [kingsBounty1.parseOptions({ guard: 3 }, seats)],
};

const run = matchesOf('kings-bounty hints', 40);
const waitingRun = matchesOf('kings-bounty hints under a short guard', 30);

/** What a reason can speak of, and how often at least it must have been judged. */
const FLOORS = {
  title: 500,
  penalty: 10,
  obelisks: 100,
  holdings: 300,
  units: 300,
  hand: 200,
  end: 10,
} as const;

test(
  'hints: what they count is what their seat sees before and after the turn they explain',
  { timeout: run.timeout + waitingRun.timeout },
  () => {
    const all: Record<string, number> = {};
    for (const [game, seeds, every] of [
      [kingsBounty, run.seeds(), 12],
      [waiting, waitingRun.seeds(), 3],
    ] as const) {
      const report = checkHints(game, knowledge, truth, { seeds, every });
      process.stdout.write(`kings-bounty hints: ${report.hints} hints, ${JSON.stringify(report.reasons)}\n`);
      for (const [id, count] of Object.entries(report.reasons)) all[id] = (all[id] ?? 0) + count;
    }
    for (const [id, least] of Object.entries(FLOORS)) {
      expect(all[id] ?? 0, id).toBeGreaterThanOrEqual(least);
    }
    expect(Object.keys(all).filter((id) => !Object.hasOwn(FLOORS, id))).toEqual([]);
  },
);

const table = ['elves_tower obelisk_1', 'orcs_tower obelisk_2 obelisk_3', 'undead_tower', 'obelisk_1'];

test.each([
  ['en', 'Ends the game, because nobody has played a card for so long: 2 points to 4 as far as is known'],
  ['ru', 'Заканчивает партию: карт слишком долго никто не играл; счёт по известным титулам 2 : 4'],
] as const)('KBY-4.6 hints: a turn that ends the game by the guard says so, %s', (lang, says) => {
  const titles = [
    'vandal',
    'staff_rat',
    'grand_magister',
    'sharpshooter',
    'swordmaster',
    'conqueror',
  ] as const;
  const s = position({ table, titles, current: 3, first: 0, streak: 39 });
  const view = seen(s, 3);
  const choices: Action[] = [{ type: 'done' }];
  const ask = { game: kingsBounty, view, seat: 3, seats: 4, choices, rng: fastRng(1) };
  const { candidates } = hintFor(ask, knowledge, { iterations: 60 });
  const speaker = speakers.find((one) => one.lang === lang)!;
  const told = sentencesOf(
    candidates.map(({ reasons, actions }) => ({ reasons, steps: actions.map((a) => JSON.stringify(a)) })),
    speaker,
  );
  candidates.forEach(({ actions }, i) => {
    const isReturn = actions[0]!.type === 'return';
    expect(told[i]!.startsWith(says), told[i]).toBe(isReturn);
  });
  expect(candidates.some(({ actions }) => actions[0]!.type === 'return')).toBe(true);
});

test.each([
  ['en', 'Wins the titles vandal and emperor and comes closer to the title conqueror.'],
  ['ru', 'Приносит титулы «vandal» и «emperor» и приближает к титулу «conqueror».'],
] as const)('hints: titles that go the same way are told together, %s', (lang, says) => {
  const won = { own: 1, ownBefore: 0, ownMore: 1, theirs: 0, theirsBefore: 0, theirsMore: 0 };
  const closer = { ...won, own: 0, ownMore: 0 };
  const title = (of: string, change: number, facts: Reason['facts']): Reason => ({
    id: 'title',
    of,
    change,
    apart: 0,
    facts,
  });
  const reasons = [title('vandal', 9, won), title('emperor', 8, won), title('conqueror', 7, closer)];
  const speaker = speakers.find((one) => one.lang === lang)!;
  // Another turn like the first two makes the third worth telling.
  const [told] = sentencesOf(
    [
      { reasons, steps: ['a'] },
      { reasons: reasons.slice(0, 2), steps: ['b'] },
    ],
    speaker,
  );
  expect(told).toBe(says);
});

test.each([
  ['en', 'Costs another player the title vandal, but brings you the title staff_rat.'],
  ['ru', 'Лишает другого игрока титула «vandal», но приносит вам титул «staff_rat».'],
] as const)(
  'hints: a penalty is named as a title, and who loses one does not give it to you, %s',
  (lang, says) => {
    const away = { own: 0, ownBefore: 0, ownMore: 0, theirs: 0, theirsBefore: 1, theirsMore: 1 };
    const mine = { own: 1, ownBefore: 0, ownMore: 1, theirs: 0, theirsBefore: 0, theirsMore: 0 };
    const speaker = {
      ...speakers.find((one) => one.lang === lang)!,
      name: (id: string, of: string) => (id === 'title' ? of : `${id}.${of}`),
    };
    const reasons = [
      { id: 'title', of: 'vandal', change: 5, apart: 0, facts: away },
      { id: 'penalty', of: 'staff_rat', change: -3, apart: 0, facts: mine },
    ];
    expect(sentencesOf([{ reasons, steps: [] }], speaker)).toEqual([says]);
  },
);
