/** The tables of docs/scale.md. */
import type { Figures } from './figures.ts';
import { FEW_NODES, PEOPLE, scaleOf, siteFor } from './model.ts';
import { simulateGroups, simulateServer, steady, steadyServer, wild, wildServer } from './queue.ts';

const ARRIVALS = 100_000;
const MOST_AT_ONCE = 500;
const SITES = [1000, 10_000, 100_000, 1_000_000];
const USES = [0.3, 0.6, 0.8, 0.9];

export function scaleTables(figures: Figures): string {
  return [measured(figures), reaches(figures), sites(figures), waiting(figures), groups(figures)].join(
    '\n\n',
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function measured({ machine, date, games, node, postgres, redis, ...bytes }: Figures): string {
  const rows = games.map((one) => [
    one.game,
    `${one.matches}`,
    round(one.movesPerMatch),
    round(one.logBytesPerMove),
    round((node.cpuMicrosByGame[one.game] ?? NaN) + node.storeMicros),
  ]);
  return `Measured on ${machine}, ${date}.

${table(['game', 'matches played', 'moves a match', 'bytes of log text a move', 'µs of a node’s processor a move'], rows)}

| all games | |
|---|---|
| bytes on the disk a move, SQLite (all tables and indexes) | ${round(bytes.sqliteBytesPerMove)} |
| bytes on the disk a move, Postgres | ${round(bytes.postgresBytesPerMove)} |
| bytes in a backup a move (compressed) | ${round(bytes.archiveBytesPerMove)} |
| bytes sent to players a move | ${round(node.sentBytesPerMove)} |
| Postgres: µs of processor an append, all its processes | ${round(postgres.cpuMicrosPerMove)} |
| Postgres: µs of processor a read by another node | ${round(postgres.cpuMicrosPerRead)} |
| Postgres: bytes of write-ahead log a move | ${round(postgres.walBytesPerMove)} |
| Postgres: one append alone, ms | ${postgres.flushMs.toFixed(1)} |
| Postgres: appends a second from one node, 400 matches at once | ${round(postgres.appendsPerSecond)} |
| Redis: µs of processor a signal, and more for each node that gets it | ${redis.cpuMicrosPerSignal.toFixed(1)} + ${redis.cpuMicrosPerSubscriber.toFixed(1)} |
| node: µs of processor to take a signal about a match it does not have | ${redis.receiveMicros.toFixed(1)} |`;
}

function reaches(figures: Figures): string {
  const { node, postgres, redis } = scaleOf(figures);
  const rows = [
    ['one node (one core)', node],
    [`one Postgres (${PEOPLE.postgresCores} cores)`, postgres],
    [`one Redis (${FEW_NODES} nodes)`, redis],
  ] as const;
  return table(
    [`at ${PEOPLE.use * 100} % of its processor`, 'moves/s', 'moves a minute', 'live matches'],
    rows.map(([what, reach]) => [
      what,
      round(reach.movesPerSecond),
      round(reach.movesPerSecond * 60),
      round(reach.matches),
    ]),
  );
}

function sites(figures: Figures): string {
  const rows = SITES.map((movesPerMinute) => {
    const site = siteFor(figures, movesPerMinute);
    return [
      round(movesPerMinute),
      round(site.liveMatches),
      `${site.nodes}`,
      `${site.shards}`,
      `${site.redis}`,
      `${(site.signals * 100).toFixed(1)} %`,
      size(site.bytesPerYear),
      size(site.archiveBytesPerYear),
      `${size(site.walBytesPerSecond)}/s`,
      `${size(site.sentBytesPerSecond)}/s`,
      ...(site.matchBytes === undefined ? [] : [size(site.matchBytes)]),
    ];
  });
  return table(
    [
      'moves in the busiest minute',
      'live matches',
      'nodes',
      'Postgres',
      'Redis',
      'of each node for signals',
      'kept a year',
      'as archive',
      'write-ahead log',
      'to players',
      ...(figures.node.bytesPerMatch === undefined ? [] : ['memory of matches']),
    ],
    rows,
  );
}

/** A node's event loop as one server: what is computed against what is simulated. */
function waiting(figures: Figures): string {
  const service = scaleOf(figures).nodeCpuMicros / 1e6;
  const rows = USES.map((use) => {
    const perSecond = use / service;
    const even = simulateServer(perSecond, steady(service), ARRIVALS);
    const uneven = simulateServer(perSecond, wild(service), ARRIVALS);
    const exact = wildServer(perSecond, service);
    return [
      `${use * 100} %`,
      round(perSecond),
      `${ms(steadyServer(perSecond, service).mean)} / ${ms(even.mean)}`,
      ms(even.p99),
      `${ms(exact.mean)} / ${ms(uneven.mean)}`,
      `${ms(exact.p99)} / ${ms(uneven.p99)}`,
    ];
  });
  return table(
    [
      'use of a node',
      'moves/s',
      'even moves: mean ms, formula / simulated',
      'p99 ms simulated',
      'uneven moves: mean ms, formula / simulated',
      'p99 ms, formula / simulated',
    ],
    rows,
  );
}

/** The log of one node: how groups grow with load instead of the waiting. */
function groups({ postgres }: Figures): string {
  const flush = postgres.flushMs / 1000;
  const each = Math.max(0, 1 / postgres.appendsPerSecond - flush / MOST_AT_ONCE);
  const top = MOST_AT_ONCE / (flush + MOST_AT_ONCE * each);
  const rows = [10, 100, 0.3 * top, 0.6 * top, 0.9 * top].map((perSecond) => {
    const found = simulateGroups(perSecond, flush, each, MOST_AT_ONCE, ARRIVALS);
    return [round(perSecond), found.perGroup.toFixed(1), ms(found.mean), ms(found.p99)];
  });
  return `${table(['appends/s of one node', 'in a group', 'mean ms', 'p99 ms'], rows)}

The most that groups of ${MOST_AT_ONCE} can carry is ${round(top)} appends/s; ${round(1 / flush)} if every move were flushed alone.`;
}

function round(n: number): string {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(n)))) - 2);
  const step = 10 ** digits;
  return (Math.round(n / step) * step).toLocaleString('en');
}

function ms(seconds: number): string {
  return (seconds * 1000).toPrecision(2).replace(/e\+(\d+)$/, 'e$1');
}

function size(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];
  let i = 0;
  let n = bytes;
  for (; n >= 1000 && i < units.length - 1; i++) n /= 1000;
  return `${n >= 100 ? n.toFixed(0) : n.toFixed(1)} ${units[i] ?? ''}`;
}
