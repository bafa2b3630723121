/** A thread that plays matches of duels; see `thread-pool.ts`. */
import { parentPort } from 'node:worker_threads';
import { doorOf } from '../door.ts';
import { openDuel } from './duel.ts';
import type { Duel, DuelTable } from './duel.ts';

/** What a thread is sent; it answers with what was played. */
export interface Order {
  readonly duel: Duel;
  readonly match: number;
}

const tables = new Map<string, DuelTable>();

parentPort?.on('message', (order: Order) => {
  // A failure here is uncaught and ends the thread with an error event, which is what the arena waits for.
  void play(order);
});

async function play({ duel, match }: Order): Promise<void> {
  const key = JSON.stringify(duel);
  const table = tables.get(key) ?? openDuel(await doorOf(duel.game), duel);
  tables.set(key, table);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await table.play(match));
}
