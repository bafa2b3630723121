import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HINT_ITERATIONS } from '@four-crowns/bots';
import type { Hint } from '@four-crowns/bots';
import type { Action } from '@four-crowns/core';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { QueueFull } from './ask.ts';
import type { Judged, Runner } from './ask.ts';
import { chooseThread, timeFor } from './share-out.ts';
import { openThread } from './thread.ts';
import type { Thread } from './thread.ts';

const VERIFY_MS = 30_000;

/** Seats whose thread is remembered; to be forgotten costs only the rest of a plan. */
const MOST_PLACES = 1000;

export function startRunner(settings: Settings, metrics: Metrics): Runner {
  const count = settings.botThreads === 0 ? availableParallelism() : settings.botThreads;
  const threads = Array.from({ length: count }, () => openThread(settings.extraGames));
  const places = new Map<string, Thread>();
  const load = (): number => threads.reduce((sum, thread) => sum + thread.load, 0);
  const waiting = (): number => threads.reduce((sum, thread) => sum + Math.max(0, thread.load - 1), 0);
  const take = (place?: string): Thread => {
    if (waiting() >= settings.botQueue) throw new QueueFull('too many wait for a bot');
    const thread = chooseThread(threads, place === undefined ? undefined : places.get(place));
    if (place === undefined) return thread;
    places.delete(place);
    places.set(place, thread);
    const [oldest] = places.keys();
    if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
    return thread;
  };
  const thinkingTime = (): number => timeFor(settings.botMs, load() + 1, count);
  return {
    choose: async (job) => {
      const end = metrics.botSeconds.startTimer();
      const thread = take(job.place);
      metrics.botQueue.set(waiting());
      const asked = { type: 'choose', ...job, seed: randomInt(2 ** 31), ms: thinkingTime() } as const;
      const answer = await thread.run(asked, settings.botLimitMs);
      end();
      return answer as Action;
    },
    hint: async (job) => {
      const asked = { type: 'hint', ...job, iterations: HINT_ITERATIONS, ms: thinkingTime() } as const;
      return (await take().run(asked, settings.botLimitMs)) as Hint;
    },
    verify: async (record) => (await take().run({ type: 'verify', record }, VERIFY_MS)) as Judged,
    get waiting() {
      return waiting();
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
