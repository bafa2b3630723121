import { errorCode } from './common/error-code.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeAuth } from './auth/auth.ts';
import { openMail } from './auth/mail.ts';
import { adoptPasskeys } from './auth/passkeys.ts';
import { fillNameKeys } from './auth/names.ts';
import { startRunner } from './bots/runner.ts';
import { localFanout } from './nodes/fanout.ts';
import type { Fanout } from './nodes/fanout.ts';
import { loadGames } from './tables/hosted-games.ts';
import { buildApp } from './http/app.ts';
import { findPage } from './http/built-page.ts';
import { mayBeBehind } from './context.ts';
import type { ServerContext } from './context.ts';
import { newId } from './common/ids.ts';
import { makeLimits } from './limits/limits.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { makeLogger, recentErrors } from './operator/recent-errors.ts';
import type { RecentErrors } from './operator/recent-errors.ts';
import { openRedis } from './nodes/redis.ts';
import type { Redis } from './nodes/redis.ts';
import { redisFanout } from './nodes/redis-fanout.ts';
import { openRooms } from './room/rooms.ts';
import type { Rooms } from './room/rooms.ts';
import { CannotStart } from './settings/settings.ts';
import type { Settings } from './settings/settings.ts';
import { openLines } from './socket/lines.ts';
import type { Lines } from './socket/lines.ts';
import { openSockets } from './socket/sockets.ts';
import { openEngine } from './store/open-engine.ts';
import { storeProbe } from './store/probe.ts';
import type { Engine } from './store/engine.ts';
import { steadyTime } from './common/time.ts';
import type { Time } from './common/time.ts';
import { cleanUp } from './admin/clean-up.ts';
import { startUptime } from './nodes/uptime.ts';

/** A running server. */
export interface Server {
  readonly url: string;
  readonly context: ServerContext;
  readonly rooms: Rooms;
  /** In order: everybody is told, work in progress is finished. */
  close(): Promise<void>;
}

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly time?: Time;
  readonly fanout?: Fanout;
  readonly logger?: Logger;
  readonly errors?: RecentErrors;
  /** Of another node, which closes it. */
  readonly engine?: Engine;
}

const UPTIME_BEAT_MS = 1000;
const RETRY_MS = 1500;

/** Throws `CannotStart` with one sentence. */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<Server> {
  const errors = parts.errors ?? recentErrors();
  const logger = parts.logger ?? makeLogger(settings.logLevel, errors);
  const games = await loadGames(settings.extraGames);
  const page = findPage(settings.webDir);
  const time = parts.time ?? steadyTime();
  const run = newId(9);
  const metrics = makeMetrics(errors);
  const engine = parts.engine ?? (await openEngine(settings, (ms) => metrics.commit.observe(ms)));
  let redis: Redis | undefined;
  const closeStores = async (): Promise<void> => {
    redis?.close();
    if (parts.engine === undefined) await engine.close();
  };
  try {
    redis = settings.redisUrl === '' ? undefined : await openRedis(settings.redisUrl, logger);
    const context: ServerContext = {
      settings,
      time,
      logger,
      metrics,
      errors,
      engine,
      games,
      runner: startRunner(settings, metrics),
      fanout: parts.fanout ?? (redis === undefined ? localFanout() : await redisFanout(redis)),
      redis,
      uptime: await startUptime(engine.db, time, run),
      run,
      build: page?.build ?? 'none',
    };
    time.onGap?.((from, to) => {
      logger.warn(
        { ms: to - from },
        'time has gone on without this process: clocks of players do not count it',
      );
      context.uptime
        .slept(from, to)
        .catch((error: unknown) => logger.error({ err: error }, 'the gap could not be kept'));
    });
    const auth = await makeAuth(engine, settings, logger);
    await adoptPasskeys(engine);
    const lines = openLines();
    const rooms = openRooms(context, lines);
    const limits = makeLimits(settings, redis);
    const sockets = openSockets(context, rooms, limits, lines);
    const health = { ready: true, probe: storeProbe(engine) };
    const mail = openMail(settings, logger);
    const app = await buildApp({ context, rooms, auth, limits, mail }, sockets, health, page);
    const url = await listen(app, settings);
    fillNameKeys(engine.db).catch((error: unknown) =>
      logger.error({ err: error }, 'names could not be filled in'),
    );
    const stopChores = startChores(context, rooms, lines);
    context.fanout.onReturn(() => {
      lines.check(engine, time.now()).catch((error: unknown) => {
        logger.error({ err: error }, 'open sockets could not be checked');
      });
    });
    logger.info({ url, database: engine.name, ...engine.durability() }, 'serving');
    const close = async (): Promise<void> => {
      health.ready = false;
      stopChores();
      const drained = new Promise((done) => setTimeout(done, settings.drainMs).unref());
      if (context.fanout.shared) await Promise.race([rooms.topUpClocks(RETRY_MS), drained]);
      sockets.sayBye(RETRY_MS);
      await Promise.race([rooms.close(), drained]);
      context.fanout.signal(context.run, { what: 'gone' });
      const late = setTimeout(() => sockets.cut(), settings.drainMs);
      await app.close();
      clearTimeout(late);
      sockets.close();
      await context.uptime
        .beat()
        .catch((error: unknown) => logger.warn({ err: error }, 'the last sign of life failed'));
      await context.runner.close();
      await closeStores();
    };
    return { url, context, rooms, close };
  } catch (error) {
    await closeStores();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const code = errorCode(error);
    if (code === 'EADDRINUSE') throw new CannotStart(`Port ${port} of ${host} is taken by another program.`);
    if (code === 'EACCES')
      throw new CannotStart(`Port ${port} of ${host} may not be used without more rights.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CannotStart(`HOST "${host}" is no address of this machine.`);
    throw error;
  }
}

/** What happens again and again: due work, the sign of life, and a look for lost signals. */
function startChores(context: ServerContext, rooms: Rooms, lines: Lines): () => void {
  const { settings, logger } = context;
  const repeat = (ms: number, what: string, chore: () => Promise<unknown>): NodeJS.Timeout => {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      chore()
        .catch((error: unknown) => logger.error({ err: error }, `${what} failed`))
        .finally(() => (busy = false));
    }, ms);
    timer.unref();
    return timer;
  };
  const timers = [
    repeat(settings.sweepMs, 'the sweep', () => rooms.sweep()),
    repeat(UPTIME_BEAT_MS, 'the sign of life', async () => {
      const isNew = await context.uptime.beat();
      rooms.forgetDead();
      // It may have been taken for dead only because it was slow.
      if (isNew) context.fanout.signal(context.run, { what: 'who' });
    }),
    repeat(settings.cleanMs, 'the clean-up', () => cleanUp(context, rooms)),
    repeat(settings.beatMs, 'the comparison', () =>
      mayBeBehind(context) ? rooms.compare() : Promise.resolve(),
    ),
    repeat(settings.lineCheckMs, 'the check of open sockets', () =>
      lines.check(context.engine, context.time.now()),
    ),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
