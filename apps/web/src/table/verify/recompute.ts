import type { MatchRecord, Verdict } from '@four-crowns/core';
import { wrap } from 'comlink';
import type { Recompute } from './worker.ts';

/** Replays a whole match from its seed in a worker, so that the page stays responsive. */
export async function recompute(record: MatchRecord): Promise<Verdict> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    return await wrap<Recompute>(worker)(record);
  } finally {
    worker.terminate();
  }
}
