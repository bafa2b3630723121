import type { Logger } from 'pino';
import type { Runner } from './bots/ask.ts';
import type { Fanout } from './nodes/fanout.ts';
import type { Games } from './tables/hosted-games.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { RecentErrors } from './operator/recent-errors.ts';
import type { Redis } from './nodes/redis.ts';
import type { Settings } from './settings/settings.ts';
import type { Engine } from './store/engine.ts';
import type { Time } from './common/time.ts';
import type { Uptime } from './nodes/uptime.ts';

/** What all parts of one running server share. */
export interface ServerContext {
  readonly settings: Settings;
  readonly time: Time;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly errors: RecentErrors;
  readonly engine: Engine;
  readonly games: Games;
  readonly runner: Runner;
  readonly fanout: Fanout;
  /** Where there are several nodes. */
  readonly redis: Redis | undefined;
  readonly uptime: Uptime;
  /** This run of the server, and its name among nodes. */
  readonly run: string;
  /** Of the page it serves. */
  readonly build: string;
}

/** There may be other nodes: on Postgres even if nothing tells of them. Then memory may be behind the store. */
export function mayBeBehind({ fanout, engine }: ServerContext): boolean {
  return fanout.shared || engine.name === 'postgres';
}
