/** One, two and three nodes side by side, with the seats of a match at one node or at different ones. */
import type { AnyGame } from '@four-crowns/core';
import { loadGames } from '@four-crowns/server/games';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import { BAR_GAME } from './bars.ts';
import { closeMatches, openMatches, playMatch } from './match-players.ts';
import type { MatchPlan } from './match-players.ts';
import type { LoadOptions } from './options.ts';
import { figures, nothingFelt } from './phase.ts';
import type { Figures } from './phase.ts';
import { medians } from './findings.ts';
import { seatsFor } from './rounds.ts';
import { startSite } from './site.ts';
import type { Cost, Site } from './site.ts';
import { median } from './stats.ts';

export interface NodesFigures {
  readonly nodes: number;
  /** Seats of a match sit at different nodes: every move has to be told across. */
  readonly apart: boolean;
  /** Processor time is that of all nodes together. */
  readonly figures: Figures;
  /** Microseconds per move of each part. */
  readonly cost: Cost;
}

interface Round {
  readonly figures: Figures;
  readonly cost: Cost;
}

export async function runNodes(
  counts: readonly number[],
  options: Pick<LoadOptions, 'matches' | 'rounds'>,
  say: (line: string) => void,
): Promise<NodesFigures[]> {
  const game = (await loadGames('')).newest.find((hosted) => hosted.game.id === BAR_GAME)?.game;
  if (game === undefined) throw new Error('there is no game to play');
  const postgres = await startPostgres();
  const sites: Site[] = [];
  try {
    for (const count of counts) sites.push(await startSite(postgres, count, seatsFor(game)));
    const ways = sites.flatMap((site) =>
      (site.nodes.length === 1 ? [false] : [false, true]).map((apart) => ({
        site,
        apart,
        found: [] as Round[],
      })),
    );
    // The first one warms up and is forgotten.
    for (let round = 0; round <= options.rounds; round++) {
      for (const { site, apart, found } of ways) {
        say(`round ${round}: ${site.nodes.length} nodes${apart ? ', seats apart' : ''}`);
        const played = await playRound(site, game, apart, options.matches, 1000 * round);
        if (round > 0) found.push(played);
      }
    }
    return ways.map(({ site, apart, found }) => summed(site.nodes.length, apart, found));
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
  }
}

function planFor({ people, nodes }: Site, game: AnyGame, apart: boolean, match: number): MatchPlan {
  const urlOf = (seat: number): string => nodes[(match + (apart ? seat : 0)) % nodes.length]?.url ?? '';
  return { game: game.id, drafts: game.drafts, people: people.map((person, seat) => person.at(urlOf(seat))) };
}

async function playRound(
  site: Site,
  game: AnyGame,
  apart: boolean,
  matches: number,
  seed: number,
): Promise<Round> {
  const open = await openMatches(matches, seed, (n) => planFor(site, game, apart, n));
  const felt = nothingFelt();
  const before = await site.cost();
  const from = performance.now();
  await Promise.all(open.map((match) => playMatch(match, felt, Number.POSITIVE_INFINITY)));
  const seconds = (performance.now() - from) / 1000;
  const after = await site.cost();
  closeMatches(open);
  const perMove = (a: number, b: number): number => (a - b) / felt.moves;
  const nodes = after.nodes.map((cpu, i) => cpu - (before.nodes[i] ?? 0));
  const all = nodes.reduce((sum, cpu) => sum + cpu, 0);
  return {
    figures: figures(felt, seconds, all),
    cost: {
      nodes: nodes.map((cpu) => cpu / felt.moves),
      postgres: perMove(after.postgres, before.postgres),
      redis: perMove(after.redis, before.redis),
    },
  };
}

function summed(nodes: number, apart: boolean, rounds: readonly Round[]): NodesFigures {
  const of = (pick: (cost: Cost) => number): number => median(rounds.map(({ cost }) => pick(cost)));
  return {
    nodes,
    apart,
    figures: medians(rounds.map((round) => round.figures)),
    cost: {
      nodes: Array.from({ length: nodes }, (_, i) => of((cost) => cost.nodes[i] ?? Number.NaN)),
      postgres: of((cost) => cost.postgres),
      redis: of((cost) => cost.redis),
    },
  };
}

const WIDTH = 12;

export function nodesTable(
  all: readonly NodesFigures[],
  options: Pick<LoadOptions, 'matches' | 'rounds'>,
): string {
  const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(WIDTH)).join('');
  const head = [
    'nodes',
    'seats',
    'moves/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'Postgres µs',
    'Redis µs',
    '  CPU µs of each node',
  ];
  const lines = all.map(({ nodes, apart, figures: f, cost }) => [
    String(nodes),
    apart ? 'apart' : 'together',
    f.movesPerSecond.toFixed(0),
    f.p50.toFixed(2),
    f.p95.toFixed(2),
    f.p99.toFixed(2),
    cost.postgres.toFixed(0),
    cost.redis.toFixed(0),
    `   ${cost.nodes.map((cpu) => cpu.toFixed(0)).join(' + ')}`,
  ]);
  const title = `${BAR_GAME} on Postgres and Redis, ${options.matches} matches at once, medians of ${options.rounds} rounds; µs are processor time per move`;
  return `${[title, row(head), ...lines.map(row)].join('\n')}\n`;
}
