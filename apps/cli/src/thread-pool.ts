import { Worker } from 'node:worker_threads';

/** Hands `orders` out to `threads` threads, one each at a time; every answer is handed over as it comes. */
export async function workOff<Order>(
  script: URL,
  orders: readonly Order[],
  threads: number,
  onAnswer: (order: Order, answer: unknown) => Promise<void> | void,
): Promise<void> {
  const queue = [...orders];
  const workers = Array.from({ length: Math.min(threads, queue.length) }, () => new Worker(script));
  try {
    await Promise.all(workers.map((worker) => serve(worker, queue, onAnswer)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function serve<Order>(
  worker: Worker,
  queue: Order[],
  onAnswer: (order: Order, answer: unknown) => Promise<void> | void,
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
    worker.on('message', (answer: unknown) => {
      if (order !== undefined) Promise.resolve(onAnswer(order, answer)).then(handOut, reject);
    });
    handOut();
  });
}
