/** A thread that makes rows of self-play; see `make-rows.ts`. */
import { rename, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { selfPlay } from '@four-crowns/bots';
import type { Knowledge, SelfPlay } from '@four-crowns/bots';
import { handmadeOf, learnedIn } from '../arena/kinds.ts';
import { doorOf } from '../door.ts';

/** What a thread is sent; it answers with the number of rows. */
export interface RowsOrder {
  readonly game: string;
  /** The network that plays; null for the hand-made evaluation. */
  readonly net: string | null;
  readonly play: SelfPlay;
  readonly file: string;
}

const players = new Map<string, Knowledge>();

parentPort?.on('message', (order: RowsOrder) => {
  // A failure here is uncaught and ends the thread with an error event, which is what the maker waits for.
  void make(order);
});

async function make({ game, net, play, file }: RowsOrder): Promise<void> {
  const door = await doorOf(game);
  const { learned } = door.knowledge;
  if (learned === undefined) throw new TypeError(`${game} has no inputs for a network`);
  const key = net ?? '';
  const player = players.get(key) ?? (net === null ? handmadeOf(door) : learnedIn(handmadeOf(door), net));
  players.set(key, player);
  const rows = await selfPlay(player, learned.inputs, play, door.game);
  // Whole or not at all: a run that was stopped goes on behind the files that are there.
  await writeFile(`${file}.part`, new Float16Array(rows.data));
  await rename(`${file}.part`, file);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(rows.count);
}
