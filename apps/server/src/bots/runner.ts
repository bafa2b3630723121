import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Hint } from '@four-crowns/bots';
import type { Action } from '@four-crowns/core';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { QueueFull } from './ask.ts';
import type { Job, Judged, Runner } from './ask.ts';

const VERIFY_MS = 30_000;
const HINT_ITERATIONS = 800;

type Answer = Action | Hint | Judged;

/** Threads start with the first question: a server without bots has none. */
export function startRunner(settings: Settings, metrics: Metrics): Runner {
  const threads = settings.botThreads === 0 ? Math.max(1, availableParallelism() - 1) : settings.botThreads;
  let pool: Piscina<Job, Answer> | undefined;
  const open = (): Piscina<Job, Answer> =>
    (pool ??= new Piscina<Job, Answer>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      maxQueue: settings.botQueue,
      workerData: { extraGames: settings.extraGames },
    }));
  const run = async (job: Job, ms: number): Promise<Answer> => {
    const workers = open();
    if (workers.queueSize >= settings.botQueue) throw new QueueFull('too many wait for a bot');
    metrics.botQueue.set(workers.queueSize);
    // The limit is for thinking, not for waiting in the queue.
    return workers.run(job, { signal: AbortSignal.timeout(ms + 100 * workers.queueSize) });
  };
  return {
    choose: async (job) => {
      const end = metrics.botSeconds.startTimer();
      const seed = randomInt(2 ** 31);
      const answer = await run({ type: 'choose', ...job, seed, ms: settings.botMs }, settings.botLimitMs);
      end();
      return answer as Action;
    },
    hint: async (job) => {
      const limits = { iterations: HINT_ITERATIONS, ms: settings.botMs };
      return (await run({ type: 'hint', ...job, ...limits }, settings.botLimitMs)) as Hint;
    },
    verify: async (record) => (await run({ type: 'verify', record }, VERIFY_MS)) as Judged,
    get waiting() {
      return pool?.queueSize ?? 0;
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}
