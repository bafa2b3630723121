import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { quickCounter, quickHistogram } from './quick-metrics.ts';
import type { QuickCounter, QuickHistogram } from './quick-metrics.ts';

/** What Prometheus is told. */
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
}

const QUICK = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const moves = quickCounter('fc_moves_total', 'Moves appended');
  const ack = quickHistogram('fc_ack_seconds', 'From a move’s arrival to its acknowledgement', QUICK);
  const database = quickHistogram('fc_database_seconds', 'Time of the database', QUICK);
  const bytesOut = quickCounter('fc_socket_bytes_total', 'Text sent on sockets');
  return {
    text: async () =>
      [await registry.metrics(), moves.text(), ack.text(), database.text(), bytesOut.text()].join(''),
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
  };
}
