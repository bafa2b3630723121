import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RecentErrors } from '../operator/recent-errors.ts';
import { quickCounter, quickHistogram } from './quick-metrics.ts';
import type { QuickCounter, QuickHistogram } from './quick-metrics.ts';

/** The metrics for Prometheus. */
export interface Metrics {
  /** All of it, and of which type that text is. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly moves: QuickCounter;
  readonly refused: Counter;
  readonly ack: QuickHistogram;
  readonly sockets: Gauge;
  readonly matches: Gauge;
  readonly botQueue: Gauge;
  readonly botSeconds: Histogram;
  readonly botFailures: Counter;
  readonly database: QuickHistogram;
  readonly conflicts: Counter;
  readonly bytesOut: QuickCounter;
  /** By route, method and class of status. */
  readonly http: QuickHistogram;
  readonly closes: Counter<'code'>;
  /** Of a group of moves, until it is on the disk. */
  readonly commit: QuickHistogram;
  readonly storeBytes: Gauge<'what'>;
  readonly storeOk: Gauge;
}

const QUICK = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function makeMetrics(errors: Pick<RecentErrors, 'total'> = { total: 0 }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const moves = quickCounter('fc_moves_total', 'Moves appended');
  const ack = quickHistogram('fc_ack_seconds', 'From a move’s arrival to its acknowledgement', QUICK);
  const database = quickHistogram('fc_database_seconds', 'Time of the database', QUICK);
  const bytesOut = quickCounter('fc_socket_bytes_total', 'Text sent on sockets');
  const http = quickHistogram('fc_http_seconds', 'From a request to its answer', QUICK);
  const commit = quickHistogram(
    'fc_commit_seconds',
    'Writing a group of moves until it is on the disk',
    QUICK,
  );
  const quick = [moves, ack, database, bytesOut, http, commit];
  const errorLines = new Counter({
    name: 'fc_errors_total',
    help: 'Errors in the log',
    registers,
    collect: () => {
      errorLines.reset();
      errorLines.inc(errors.total);
    },
  });
  return {
    text: async () => [await registry.metrics(), ...quick.map((one) => one.text())].join(''),
    contentType: registry.contentType,
    moves,
    refused: new Counter({
      name: 'fc_refused_total',
      help: 'Messages refused',
      labelNames: ['why'],
      registers,
    }),
    ack,
    sockets: new Gauge({ name: 'fc_sockets', help: 'Open sockets', registers }),
    matches: new Gauge({ name: 'fc_live_matches', help: 'Matches in memory', registers }),
    botQueue: new Gauge({ name: 'fc_bot_queue', help: 'Bot turns waiting for a thread', registers }),
    botSeconds: new Histogram({
      name: 'fc_bot_seconds',
      help: 'From asking a bot to its answer',
      buckets: QUICK,
      registers,
    }),
    botFailures: new Counter({
      name: 'fc_bot_failures_total',
      help: 'Bots that failed or were late',
      registers,
    }),
    database,
    conflicts: new Counter({ name: 'fc_conflicts_total', help: 'Appends whose place was taken', registers }),
    bytesOut,
    http,
    closes: new Counter({
      name: 'fc_socket_closes_total',
      help: 'Sockets closed, by close code',
      labelNames: ['code'],
      registers,
    }),
    commit,
    storeBytes: new Gauge({
      name: 'fc_store_bytes',
      help: 'What the store holds, and what its disk has left where that can be asked',
      labelNames: ['what'],
      registers,
    }),
    storeOk: new Gauge({ name: 'fc_store_ok', help: '1 if the store takes a write', registers }),
  };
}
