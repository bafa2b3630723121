import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HINT_ITERATIONS } from '@four-crowns/bots';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import { QueueFull } from './ask.ts';
import type { Job, Judged, Runner } from './ask.ts';
import { chooseThread, timeFor } from './share-out.ts';
import { openThread } from './thread.ts';
import type { Thread } from './thread.ts';

/** A match takes a tenth of a second, so a record that takes this long was made to. */
const VERIFY_MS = 10_000;
/** The number of records that may wait to be recomputed. */
const MOST_RECORDS = 100;

/** How many seats' threads are remembered; forgetting one costs only the rest of a plan. */
const MOST_PLACES = 1000;

export function startRunner(settings: Settings, metrics: Metrics): Runner {
  const count = settings.botThreads === 0 ? availableParallelism() : settings.botThreads;
  const threads = Array.from({ length: count }, () => openThread(settings.extraGames));
  // No bot waits for a record.
  const judges = openThread(settings.extraGames);
  const places = new Map<string, Thread>();
  const waiting = (): number => threads.reduce((sum, thread) => sum + Math.max(0, thread.load - 1), 0);
  const loadOf = (owner: string): number => threads.reduce((sum, thread) => sum + thread.loadOf(owner), 0);
  const ownersWith = (owner: string): number =>
    new Set([owner, ...threads.flatMap((thread) => thread.owners)]).size;
  const take = (owner: string, place?: string): Thread => {
    // If the queue is full, the owner with more than its share is turned away, not the last to come.
    if (waiting() >= settings.botQueue && loadOf(owner) >= settings.botQueue / ownersWith(owner)) {
      throw new QueueFull('too many wait for a bot');
    }
    const thread = chooseThread(threads, place === undefined ? undefined : places.get(place), owner);
    if (place === undefined) return thread;
    places.delete(place);
    places.set(place, thread);
    const [oldest] = places.keys();
    if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
    return thread;
  };
  const thinkingTime = (owner: string): number =>
    timeFor(settings.botMs, loadOf(owner) + 1, ownersWith(owner), count);
  const judge = async (job: Extract<Job, { readonly record: string }>, owner: string): Promise<Judged> => {
    if (judges.load >= MOST_RECORDS && judges.loadOf(owner) > 0) throw new QueueFull('too many records wait');
    try {
      return await judges.run(job, VERIFY_MS, owner);
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error;
      return { ok: false, text: 'The record takes too long to recompute.' };
    }
  };
  return {
    choose: async ({ owner, ...job }) => {
      const end = metrics.botSeconds.startTimer();
      const thread = take(owner, job.place);
      metrics.botQueue.set(waiting());
      const asked = { type: 'choose', ...job, seed: randomInt(2 ** 31), ms: thinkingTime(owner) } as const;
      const answer = await thread.run(asked, settings.botLimitMs, owner);
      end();
      return answer;
    },
    hint: async ({ owner, ...job }) => {
      const asked = { type: 'hint', ...job, iterations: HINT_ITERATIONS, ms: thinkingTime(owner) } as const;
      return await take(owner).run(asked, settings.botLimitMs, owner);
    },
    verify: (record, owner) => judge({ type: 'verify', record }, owner),
    import: (record, owner) => judge({ type: 'import', record }, owner),
    get waiting() {
      return waiting();
    },
    get records() {
      return judges.load;
    },
    close: async () => {
      await Promise.all([...threads, judges].map((thread) => thread.close()));
    },
  };
}
