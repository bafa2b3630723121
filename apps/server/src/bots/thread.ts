import { Piscina } from 'piscina';
import type { Hint } from '@four-crowns/bots';
import type { Action } from '@four-crowns/core';
import type { Job, Judged } from './ask.ts';

export type Answer = Action | Hint | Judged;

/** One thread with its own queue, so that whoever asks can choose which of them remembers its plan. */
export interface Thread {
  /** Jobs that wait or are being done. */
  readonly load: number;
  /** `limitMs` is for doing it, not for waiting in the queue. */
  run(job: Job, limitMs: number): Promise<Answer>;
  close(): Promise<void>;
}

/** It starts with its first job: a server without bots has none. */
export function openThread(extraGames: string): Thread {
  let pool: Piscina<Job, Answer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let load = 0;
  let isClosed = false;
  const start = (): Piscina<Job, Answer> => {
    if (isClosed) throw new Error('the server goes down');
    return (pool ??= new Piscina<Job, Answer>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
      workerData: { extraGames },
    }));
  };
  return {
    get load() {
      return load;
    },
    run: (job, limitMs) => {
      load++;
      const done = last.then(() => start().run(job, { signal: AbortSignal.timeout(limitMs) }));
      last = done.then(
        () => load--,
        () => load--,
      );
      return done;
    },
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
