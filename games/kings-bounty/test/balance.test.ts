import { layTable, mixSeed, playout, randomBot, seedOf } from '@four-crowns/bots';
import { expect, test } from 'vitest';
import { bots, exploits } from '../bot/index.ts';
import { TITLES } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { State, View } from '../src/index.ts';
import { report } from '../text-board/report.ts';

async function played(matches: number, seats: number): Promise<ReturnType<typeof report>> {
  const table = layTable(kingsBounty, kingsBounty.parseOptions({}, seats), seats);
  const own = report();
  for (let i = 0; i < matches; i++) {
    await playout(
      table,
      Array.from({ length: seats }, () => randomBot),
      mixSeed(seedOf('balance'), i),
    );
    own.count(table.state as State);
  }
  return own;
}

test('KBY-8.5 balance: every title that was in play has a line, and the shares add up', async () => {
  const own = await played(60, 4);
  const [turns, points, titles] = own.tell('en');
  expect(titles?.slice(1)).toHaveLength(TITLES.length);
  const shares = titles?.slice(1).map((row) => Number.parseFloat(row[5] ?? '')) ?? [];
  const obelisks = Number.parseFloat(points?.[1]?.[2] ?? '');
  expect(shares.reduce((a, b) => a + b, obelisks)).toBeCloseTo(100, 0);
  const wins = turns?.slice(1).map((row) => Number.parseFloat(row[1] ?? '')) ?? [];
  expect(wins).toHaveLength(4);
  expect(wins.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 0);
  for (const [, rate = '', interval = '', expected] of turns?.slice(1) ?? []) {
    const [low = Number.NaN, high = Number.NaN] = interval.split(' – ').map(Number.parseFloat);
    expect(low).toBeLessThan(Number.parseFloat(rate));
    expect(high).toBeGreaterThan(Number.parseFloat(rate));
    expect(expected).toBe('25.0 %');
  }
});

test('KBY-8.5 balance: counted by hand, one match gives its own scores', async () => {
  const own = await played(1, 2);
  const table = layTable(kingsBounty, kingsBounty.parseOptions({}, 2), 2);
  await playout(table, [randomBot, randomBot], mixSeed(seedOf('balance'), 0));
  const s = table.state as State;
  const winner = kingsBounty.outcome(s)?.places[0]?.[0] ?? -1;
  const lines = kingsBounty.scores(s, 'all');
  const total = lines.reduce((sum, { points }) => sum + (points[winner] ?? 0), 0);
  expect(own.data()).toMatchObject({
    matches: 1,
    winnerPoints: total,
    winnerObelisks: lines.find(({ label }) => label === 'obelisks')?.points[winner],
    titles: Object.fromEntries(
      lines
        .filter(({ label }) => label !== 'obelisks')
        .map(({ label, points }) => [
          label,
          { inPlay: 1, points: points[winner] ?? 0, awarded: points.some((p) => p !== 0) ? 1 : 0 },
        ]),
    ),
  });
});

/** Random players, of whom each notes whether the last card was drawn already when it is asked. */
function noting(asked: { seat: number; ending: boolean }[]): typeof randomBot {
  return {
    ...randomBot,
    sit: (seating) => {
      const bot = randomBot.sit(seating);
      return {
        choose: (ask) => {
          asked.push({ seat: ask.seat, ending: (ask.view as View).ending });
          return bot.choose(ask);
        },
      };
    },
  };
}

test.each([
  [2, true],
  [3, true],
  [3, false],
  [5, true],
])('KBY-7.3 balance: who drew the last card, %i players, one more round: %j', async (seats, extraRound) => {
  const table = layTable(kingsBounty, kingsBounty.parseOptions({ extraRound }, seats), seats);
  const own = report();
  const drew = Array.from({ length: seats }, () => 0);
  const won = Array.from({ length: seats }, () => 0);
  const matches = 40;
  for (let i = 0; i < matches; i++) {
    const asked: { seat: number; ending: boolean }[] = [];
    await playout(
      table,
      Array.from({ length: seats }, () => noting(asked)),
      mixSeed(seedOf('last card'), i),
    );
    const s = table.state as State;
    const { first } = kingsBounty.view(s, 'all');
    const placeOf = (seat: number): number => (seat - (first ?? 0) + seats) % seats;
    const drawer = placeOf(asked.findLast(({ ending }) => !ending)!.seat);
    drew[drawer]!++;
    if (placeOf(kingsBounty.outcome(s)!.places[0]![0]!) === drawer) won[drawer]!++;
    own.count(s);
  }
  expect(drew.filter((n) => n > 0).length).toBeGreaterThan(1);
  expect(own.data()).toMatchObject({ lastCards: drew, lastCardWins: won });
});

/**
 * Levels against themselves and against each other, by how many players. A duke that has as good as lost plays anything;
 * a king that had as good as won waited along with it until the guard ended one match in ten.
 */
test.each([
  [2, ['duke', 'king'], 16],
  [2, ['king', 'king'], 8],
  [2, ['page', 'king'], 8],
  [2, ['squire', 'knight'], 16],
  [3, ['king', 'duke', 'knight'], 8],
  [4, ['king', 'page', 'squire', 'king'], 6],
  [5, ['king', 'duke', 'knight', 'squire', 'page'], 6],
] as const)(
  'KBY-4.6 balance: the guard ends none of the matches of %i players, %j',
  { timeout: 300_000 },
  async (seats, levels, matches) => {
    const kinds = levels.map((level) => bots.find(({ id }) => id === level)!);
    const table = layTable(kingsBounty, kingsBounty.parseOptions({}, seats), seats);
    const own = report();
    for (let i = 0; i < matches; i++) {
      await playout(table, kinds, mixSeed(seedOf('decided'), i), { allowance: { iterations: 100 } });
      own.count(table.state as State);
    }
    expect(own.data()).toMatchObject({ matches, stalled: 0 });
  },
);

/** Of the first 700 matches with this seed the guard once ended these five: the two waited for each other. */
test('KBY-4.6 balance: two dukes play on where they once waited until the guard ended the match', async () => {
  const duke = bots.find(({ id }) => id === 'duke')!;
  const table = layTable(kingsBounty, kingsBounty.parseOptions({}, 2), 2);
  const own = report();
  for (const i of [52, 120, 203, 229, 573]) {
    await playout(table, [duke, duke], mixSeed(seedOf('guard'), i), { allowance: { iterations: 100 } });
    own.count(table.state as State);
  }
  expect(own.data()).toMatchObject({ matches: 5, stalled: 0 });
});

test('KBY-4.6 balance: a match that the guard ended is counted as such', async () => {
  // The last player plays one holding and the others nothing.
  const [returner] = exploits;
  const table = layTable(kingsBounty, kingsBounty.parseOptions({}, 2), 2);
  let plays = 0;
  const once = {
    id: 'once',
    sit: () => ({
      choose: (ask: Parameters<ReturnType<NonNullable<typeof returner>['sit']>['choose']>[0]) => {
        const play = ask.choices.find(({ type }) => type === 'play-holding');
        if (play === undefined || plays > 0) return returner!.sit({}).choose(ask);
        plays++;
        return play;
      },
    }),
  };
  await playout(table, [returner!, once], mixSeed(seedOf('stalled'), 1));
  const own = report();
  own.count(table.state as State);
  expect(own.data()).toMatchObject({ matches: 1, stalled: 1 });
  expect(plays).toBe(1);
});
