import { Worker } from 'node:worker_threads';
import type { Played } from './duel.ts';
import type { Order } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** Plays all orders on `threads` threads, in any order; each result is handed over as it comes. */
export async function playAll(
  orders: readonly Order[],
  threads: number,
  onPlayed: (order: Order, played: Played) => Promise<void>,
): Promise<void> {
  const queue = [...orders];
  const workers = Array.from({ length: Math.min(threads, queue.length) }, () => new Worker(WORKER));
  try {
    await Promise.all(workers.map((worker) => workOff(worker, queue, onPlayed)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function workOff(
  worker: Worker,
  queue: Order[],
  onPlayed: (order: Order, played: Played) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let order: Order | undefined;
    const handOut = (): void => {
      order = queue.shift();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      if (order !== undefined) worker.postMessage(order);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (played: Played) => {
      if (order !== undefined) onPlayed(order, played).then(handOut, reject);
    });
    handOut();
  });
}
