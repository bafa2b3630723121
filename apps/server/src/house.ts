import type { Logger } from 'pino';
import type { Runner } from './bots/ask.ts';
import type { Fanout } from './fanout.ts';
import type { Games } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import type { Engine } from './store/engine.ts';
import type { Time } from './time.ts';
import type { Uptime } from './uptime.ts';

/** What all parts of one running server share. */
export interface House {
  readonly settings: Settings;
  readonly time: Time;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly engine: Engine;
  readonly games: Games;
  readonly runner: Runner;
  readonly fanout: Fanout;
  readonly uptime: Uptime;
  /** This run of the server, and its name among nodes. */
  readonly run: string;
  /** Of the page it serves. */
  readonly build: string;
}
