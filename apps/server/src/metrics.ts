import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus is told. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly refused: Counter;
  readonly ack: Histogram;
  readonly sockets: Gauge;
  readonly matches: Gauge;
  readonly botQueue: Gauge;
  readonly botSeconds: Histogram;
  readonly botFailures: Counter;
  readonly database: Histogram;
  readonly conflicts: Counter;
  readonly bytesOut: Counter;
}

const QUICK = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    moves: new Counter({
      name: 'fc_moves_total',
      help: 'Moves appended',
      labelNames: ['game', 'by'],
      registers,
    }),
    refused: new Counter({
      name: 'fc_refused_total',
      help: 'Messages refused',
      labelNames: ['why'],
      registers,
    }),
    ack: new Histogram({
      name: 'fc_ack_seconds',
      help: 'From a move’s arrival to its acknowledgement',
      buckets: QUICK,
      registers,
    }),
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
    database: new Histogram({
      name: 'fc_database_seconds',
      help: 'Time of the database',
      labelNames: ['what'],
      buckets: QUICK,
      registers,
    }),
    conflicts: new Counter({ name: 'fc_conflicts_total', help: 'Appends whose place was taken', registers }),
    bytesOut: new Counter({ name: 'fc_socket_bytes_total', help: 'Text sent on sockets', registers }),
  };
}
