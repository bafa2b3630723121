import type { Logger } from 'pino';
import type { Runner } from './bots/ask.ts';
import type { Fanout } from './fanout.ts';
import type { Games } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { RecentErrors } from './operator/recent-errors.ts';
import type { Redis } from './redis/open.ts';
import type { Settings } from './settings.ts';
import type { Engine } from './store/engine.ts';
import type { Time } from './time.ts';
import type { Uptime } from './uptime.ts';

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
