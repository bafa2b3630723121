import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { layTable, mixSeed, playout, seedOf, wilson } from '@four-crowns/bots';
import type { BotKind, Rate, Seating, Table } from '@four-crowns/bots';
import { canonical } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import type { Catalog, Report } from '@four-crowns/manifest';
import { seatingFor } from '../allowance.ts';
import { numberOf } from '../args.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { hasPoints } from '../game-words.ts';
import { doorOf } from '../door.ts';
import { progressBar } from '../progress.ts';
import { significant } from '../stats.ts';
import { tableOf } from '../style.ts';
import { botNames, botsFor, optionsFor, seatsFor, seedFor } from '../table.ts';
import { totalsOf } from '../tell.ts';

const MOST_GAMES = 100_000_000;
const DEFAULT_GAMES = 100;
/** Often enough for the bar, seldom enough to cost nothing. */
const BREATH_MS = 50;

/** What `--json` prints. */
interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly bots: readonly string[];
  readonly winsBySeat: readonly number[];
  readonly winRateBySeat: readonly Rate[];
  /** Over the totals of all seats in all games. */
  readonly scores: { readonly mean: number; readonly min: number; readonly max: number };
  /** Of the final states in order, each as one line of canonical JSON. */
  readonly hash: string;
  /** Of games that have one. */
  readonly report?: Json;
}

export async function sim({ args, io, say, lang }: Context): Promise<number> {
  const door = await doorOf(args.words[0] ?? '');
  const names = botNames(args) ?? ['random'];
  const seats = seatsFor(args, door, names.length > 1 ? names.length : undefined);
  const bots = botsFor(door, names, seats);
  const table = layTable(door.game, optionsFor(args, door, seats), seats);
  const games = numberOf(args, 'games', 1, MOST_GAMES) ?? DEFAULT_GAMES;
  const seed = seedOf(seedFor(args, () => '1'));
  const seating = seatingFor({ args, io, say });
  const bar = progressBar(args.has.has('json') ? undefined : io.err, (done) =>
    say('sim.progress', { done: String(done), games: String(games) }),
  );
  bar.show(0, 0);
  const own = await door.manifest.report?.();
  const result = await simulate(table, bots, seating, games, seed, own, (done) =>
    bar.show(done / games, done),
  );
  bar.clear();
  if (args.has.has('json')) io.out.write(`${JSON.stringify(result)}\n`);
  else {
    io.out.write(report(result, door.text[lang], say));
    for (const rows of own?.tell(lang) ?? []) io.out.write(`\n${tableOf(rows)}`);
  }
  return DONE;
}

async function simulate(
  table: Table,
  bots: readonly BotKind[],
  seating: Seating,
  games: number,
  seed: number,
  own: Report | undefined,
  onProgress: (done: number) => void,
): Promise<Simulation> {
  const { game, options, seats, state } = table;
  const sides = game.sides(options, seats);
  const winsBySeat = Array.from({ length: seats }, () => 0);
  const hash = createHash('sha256');
  const scores = { sum: 0, min: Infinity, max: -Infinity };
  let decisions = 0;
  const start = performance.now();
  let breath = start;
  for (let i = 0; i < games; i++) {
    decisions += await playout(table, bots, mixSeed(seed, i), seating);
    const winners = game.outcome(state)?.places[0] ?? [];
    const winningSides = sides.filter((side) => winners.some((seat) => (side & (1 << seat)) !== 0)).length;
    for (const seat of winners) winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1 / winningSides;
    for (const total of totalsOf(game.scores(state, 'all'), seats)) {
      scores.sum += total;
      scores.min = Math.min(scores.min, total);
      scores.max = Math.max(scores.max, total);
    }
    own?.count(state);
    hash.update(`${canonical(game.save(state))}\n`);
    if (performance.now() - breath > BREATH_MS) {
      onProgress(i + 1);
      await breathe();
      breath = performance.now();
    }
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    seats,
    options,
    games,
    decisions,
    seconds: significant(seconds),
    gamesPerSecond: significant(games / seconds),
    decisionsPerSecond: significant(decisions / seconds),
    bots: bots.map((bot) => bot.id),
    winsBySeat,
    winRateBySeat: winsBySeat.map((wins) => wilson(wins, games)),
    scores: { mean: scores.sum / (games * seats), min: scores.min, max: scores.max },
    hash: hash.digest('hex'),
    ...(own === undefined ? {} : { report: own.data() }),
  };
}

function report(r: Simulation, words: Catalog, say: Context['say']): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const rows = r.winRateBySeat.map(({ rate, low, high }, seat) => [
    String(seat + 1),
    r.bots[seat] ?? '',
    (r.winsBySeat[seat] ?? 0).toFixed(1),
    percent(rate),
    `${percent(low)} – ${percent(high)}`,
  ]);
  const head = [say('sim.seat'), say('sim.bot'), say('sim.wins'), say('sim.rate'), say('sim.interval')];
  const summary = say('sim.games', {
    games: r.games,
    decisions: String(r.decisions),
    seconds: r.seconds.toFixed(2),
    gps: String(r.gamesPerSecond),
    dps: String(r.decisionsPerSecond),
  });
  const scores = [
    [say('sim.mean'), say('sim.least'), say('sim.most')],
    [r.scores.mean.toFixed(1), String(r.scores.min), String(r.scores.max)],
  ];
  const points = hasPoints(words) ? `${tableOf(scores)}\n` : '';
  return `${summary}\n\n${tableOf([head, ...rows])}\n${points}${say('sim.hash', { hash: r.hash })}\n`;
}
