import { Piscina } from 'piscina';
import type { Hint } from '@four-crowns/bots';
import type { Action } from '@four-crowns/core';
import type { Job, Judged } from './ask.ts';
import { fairQueue } from './fair-queue.ts';
import type { Crowd } from './share-out.ts';

export type Answer = Action | Hint | Judged;

/** What `worker.ts` answers to each job. */
type AnswerTo<J extends Job> = J extends { readonly type: 'choose' }
  ? Action
  : J extends { readonly type: 'hint' }
    ? Hint
    : Judged;

/** One thread with its own queue, so that the caller can choose the thread that remembers a plan. */
export interface Thread {
  /** The number of jobs waiting or running. */
  readonly load: number;
  readonly crowd: Crowd;
  /** Whose jobs wait or are being done. */
  readonly owners: readonly string[];
  loadOf(owner: string): number;
  /** `limitMs` limits the run, not the wait in the queue. `owner`: whose share of the thread's time it uses. */
  run<J extends Job>(job: J, limitMs: number, owner: string): Promise<AnswerTo<J>>;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly limitMs: number;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** Limits the harm that a hostile record can do to a thread. */
const MOST_HEAP_MIB = 1024;

/** The thread starts with its first job, so a server without bots has none. */
export function openThread(extraGames: string): Thread {
  let pool: Piscina<Job, Answer> | undefined;
  const queue = fairQueue<Waiting>();
  let running: string | undefined;
  let isClosed = false;
  const start = (): Piscina<Job, Answer> => {
    if (isClosed) throw new Error('the server goes down');
    return (pool ??= new Piscina<Job, Answer>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MIB },
      workerData: { extraGames },
    }));
  };
  const work = async (): Promise<void> => {
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      const { job, limitMs, done, failed } = next.work;
      running = next.owner;
      const from = performance.now();
      try {
        done(await start().run(job, { signal: AbortSignal.timeout(limitMs) }));
      } catch (error) {
        failed(error);
      }
      queue.charge(running, performance.now() - from);
      running = undefined;
    }
  };
  const loadOf = (owner: string): number => queue.waitingOf(owner) + (running === owner ? 1 : 0);
  return {
    get load() {
      return queue.size + (running === undefined ? 0 : 1);
    },
    // Between two of the own turns comes one of each of the others.
    crowd: (owner) => {
      const others = [...queue.owners].filter((one) => one !== owner).length;
      return (running === undefined ? 0 : 1) + queue.waitingOf(owner) * (others + 1) + others;
    },
    get owners() {
      return [...new Set([...queue.owners, ...(running === undefined ? [] : [running])])];
    },
    loadOf,
    run: <J extends Job>(job: J, limitMs: number, owner: string) =>
      new Promise<AnswerTo<J>>((resolve, failed) => {
        // The queue holds jobs of every kind; each has the answer of its own.
        const done = resolve as (answer: Answer) => void;
        queue.add(owner, { job, limitMs, done, failed });
        if (running === undefined) void work();
      }),
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
