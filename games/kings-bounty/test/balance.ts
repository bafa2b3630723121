/**
 * How the house values of the titles fare between greedy bots, as a page for docs/:
 * `node games/kings-bounty/test/balance.ts 2000 2 3 4 5 > docs/kings-bounty-balance.md`
 */
import { layTable, mixSeed, playout, seedOf } from '@four-crowns/bots';
import { TITLES } from '../src/data.ts';
import type { Title } from '../src/data.ts';
import { bots } from '../bot/index.ts';
import { kingsBounty } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { saved } from './playing.ts';

interface Tally {
  inPlay: number;
  awarded: number;
  toWinner: number;
  points: number;
}

interface Report {
  readonly titles: Map<Title, Tally>;
  obelisks: number;
  winnerPoints: number;
  allPoints: number;
  obelisksOfAll: number;
  readonly winsByTurn: number[];
  tieBreaks: number;
}

async function simulate(games: number, seats: number): Promise<Report> {
  const [greedy] = bots;
  if (greedy === undefined) throw new Error('there is no bot');
  const table = layTable(kingsBounty, kingsBounty.parseOptions({}, seats), seats);
  const kinds = Array.from({ length: seats }, () => greedy);
  const report: Report = {
    titles: new Map(TITLES.map((title) => [title, { inPlay: 0, awarded: 0, toWinner: 0, points: 0 }])),
    obelisks: 0,
    winnerPoints: 0,
    allPoints: 0,
    obelisksOfAll: 0,
    winsByTurn: Array.from({ length: seats }, () => 0),
    tieBreaks: 0,
  };
  const seed = seedOf(`balance ${seats}`);
  for (let i = 0; i < games; i++) {
    await playout(table, kinds, mixSeed(seed, i));
    count(table.state as State, seats, report);
  }
  return report;
}

function count(s: State, seats: number, report: Report): void {
  const outcome = kingsBounty.outcome(s);
  const winner = outcome?.places[0]?.[0] ?? 0;
  if (outcome?.decidedBy === 'seat-order') report.tieBreaks++;
  const turn = (winner - (saved(s).first ?? 0) + seats) % seats;
  report.winsByTurn[turn] = (report.winsByTurn[turn] ?? 0) + 1;
  for (const { label, points } of kingsBounty.scores(s, 'all')) {
    const all = points.reduce((a, b) => a + b, 0);
    report.winnerPoints += points[winner] ?? 0;
    report.allPoints += all;
    const tally = report.titles.get(label as Title);
    if (tally === undefined) {
      report.obelisks += points[winner] ?? 0;
      report.obelisksOfAll += all;
      continue;
    }
    tally.inPlay++;
    if (points.some((p) => p !== 0)) tally.awarded++;
    if (points[winner] !== 0) tally.toWinner++;
    tally.points += points[winner] ?? 0;
  }
}

function pageOf(r: Report, games: number, seats: number): string {
  const percent = (x: number, of: number): string => (of === 0 ? '' : `${((100 * x) / of).toFixed(1)} %`);
  const rows = [...r.titles].map(([title, t]) => {
    const share = percent(t.points, r.winnerPoints);
    return `| ${title} | ${kingsBountyValue(title)} | ${t.inPlay} | ${percent(t.awarded, t.inPlay)} | ${percent(t.toWinner, t.inPlay)} | ${share} |`;
  });
  const wins = r.winsByTurn.map((n, i) => `${i + 1}: ${percent(n, games)}`).join(', ');
  const perGame = (x: number): string => (x / games).toFixed(1);
  return [
    `## ${seats} players, ${games} matches`,
    '',
    `Wins by place in the turn order: ${wins} (even would be ${percent(1, seats)}). Decided by the seat tie-break: ${percent(r.tieBreaks, games)}.`,
    `Points of the winner: ${perGame(r.winnerPoints)}, of which obelisks ${perGame(r.obelisks)} (${percent(r.obelisks, r.winnerPoints)}). All seats together: titles ${perGame(r.allPoints - r.obelisksOfAll)}, obelisks ${perGame(r.obelisksOfAll)}.`,
    '',
    '| title | house value | in play | awarded at the end | held by the winner | share of the winners’ points |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function kingsBountyValue(title: Title): number {
  const s = kingsBounty.rules.start(kingsBounty.parseOptions({}, 4), 4);
  return s.values[TITLES.indexOf(title)] ?? 0;
}

function headOf(games: number, counts: readonly number[]): string {
  return [
    "# King's Bounty: how the house values of the titles fare",
    '',
    'Greedy bots on all seats, normal game, default options. "Awarded" is the share of the matches with the title in which one player held it at the end; the last column is what it added to the points of all winners together (the penalties take away).',
    '',
    `\`node games/kings-bounty/test/balance.ts ${games} ${counts.join(' ')} > docs/kings-bounty-balance.md\``,
    '',
    '',
  ].join('\n');
}

/** The whole page, section by section. */
export async function* balancePage(games: number, counts: readonly number[]): AsyncGenerator<string> {
  yield headOf(games, counts);
  for (const seats of counts) yield `${pageOf(await simulate(games, seats), games, seats)}\n`;
}

if (import.meta.main) {
  const [games = 2000, ...counts] = process.argv.slice(2).map(Number);
  for await (const part of balancePage(games, counts)) process.stdout.write(part);
}
