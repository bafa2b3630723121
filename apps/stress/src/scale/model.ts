import type { Figures } from './figures.ts';

/** What people do; everything else is measured. */
export const PEOPLE = {
  /** A match in which people think moves so often. */
  secondsBetweenMoves: 15,
  /** Of a processor or a database: beyond it, waiting grows faster than work (see the simulation). */
  use: 0.6,
  /** The busiest minute of a day, times its average. */
  peak: 3,
  /** Processors that the machine of a Postgres gives it. */
  postgresCores: 8,
  /** Redis answers on one. */
  redisCores: 1,
} as const;

/** What one Redis reaches is told for so many nodes. */
export const FEW_NODES = 3;

export interface Reach {
  readonly movesPerSecond: number;
  /** Live matches in which somebody moves every `secondsBetweenMoves`. */
  readonly matches: number;
}

export interface Scale {
  readonly nodeCpuMicros: number;
  readonly movesPerMatch: number;
  readonly node: Reach;
  readonly postgres: Reach;
  readonly redis: Reach;
}

export function scaleOf(figures: Figures): Scale {
  const { node, postgres, redis, games } = figures;
  const byGame = Object.values(node.cpuMicrosByGame);
  const nodeCpuMicros = mean(byGame) + node.storeMicros;
  return {
    nodeCpuMicros,
    movesPerMatch: mean(games.map((game) => game.movesPerMatch)),
    node: reach(nodeCpuMicros, 1),
    postgres: reach(postgres.cpuMicrosPerMove + postgres.cpuMicrosPerRead, PEOPLE.postgresCores),
    redis: reach(redis.cpuMicrosPerSignal + FEW_NODES * redis.cpuMicrosPerSubscriber, PEOPLE.redisCores),
  };
}

function reach(cpuMicros: number, cores: number): Reach {
  const movesPerSecond = (PEOPLE.use * cores * 1e6) / cpuMicros;
  return { movesPerSecond, matches: movesPerSecond * PEOPLE.secondsBetweenMoves };
}

export interface Site {
  readonly movesPerMinute: number;
  readonly liveMatches: number;
  readonly nodes: number;
  readonly shards: number;
  readonly redis: number;
  /** The share of every node's processor that goes to signals about others' matches. */
  readonly signals: number;
  readonly archiveBytesPerYear: number;
  /** Kept in a year, if the busiest minute is `peak` times the average one. */
  readonly bytesPerYear: number;
  readonly walBytesPerSecond: number;
  readonly sentBytesPerSecond: number;
  /** In all nodes together. */
  readonly matchBytes: number | undefined;
}

const YEAR = 365 * 24 * 3600;

/** What a site needs whose busiest minute has this many moves. */
export function siteFor(figures: Figures, movesPerMinute: number): Site {
  const scale = scaleOf(figures);
  const perSecond = movesPerMinute / 60;
  const { redis } = figures;
  const liveMatches = perSecond * PEOPLE.secondsBetweenMoves;
  const movesPerYear = (perSecond / PEOPLE.peak) * YEAR;
  const nodes = nodesFor(figures, perSecond);
  return {
    movesPerMinute,
    liveMatches,
    nodes,
    shards: Math.ceil(perSecond / scale.postgres.movesPerSecond),
    redis: Math.ceil(
      (perSecond * (redis.cpuMicrosPerSignal + nodes * redis.cpuMicrosPerSubscriber)) / (PEOPLE.use * 1e6),
    ),
    signals: nodes === 1 ? 0 : (perSecond * redis.receiveMicros) / 1e6,
    bytesPerYear: movesPerYear * figures.postgresBytesPerMove,
    archiveBytesPerYear: movesPerYear * figures.archiveBytesPerMove,
    walBytesPerSecond: perSecond * figures.postgres.walBytesPerMove,
    sentBytesPerSecond: perSecond * figures.node.sentBytesPerMove,
    matchBytes:
      figures.node.bytesPerMatch === undefined ? undefined : liveMatches * figures.node.bytesPerMatch,
  };
}

/**
 * One node does a move alone. Of several, the other player's reads it too, which costs about what the append
 * did, and all are sent a signal about every move: that part does not shrink with more nodes.
 */
function nodesFor(figures: Figures, perSecond: number): number {
  const { nodeCpuMicros } = scaleOf(figures);
  if (perSecond * nodeCpuMicros <= PEOPLE.use * 1e6) return 1;
  const left = PEOPLE.use * 1e6 - perSecond * figures.redis.receiveMicros;
  return left <= 0 ? Infinity : Math.ceil((perSecond * (nodeCpuMicros + figures.node.storeMicros)) / left);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
