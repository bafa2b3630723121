import { createEndpoint, proxy, transfer, wrap } from 'comlink';
import { localPath } from '../app/paths.ts';
import type { LineHandlers, Line } from '../table/state/line.ts';
import type { TableConnection } from '../table/state/table-connection.ts';
import { beginAgain } from './begin.ts';
import { keepCourse, keptCourse } from './keep.ts';
import type { LocalMatch } from './local-match.ts';
import type { TableWorker } from './table-worker.ts';
import type { ThinkerWorker } from './thinker-worker.ts';

/** A table that runs in this page's workers: one keeps the match, the other computes the bots' moves. */
export function deviceConnection(local: LocalMatch): TableConnection {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  const thinkers = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
  const table = wrap<TableWorker>(worker);
  const thinker = wrap<ThinkerWorker>(thinkers);

  async function layOut({ onMessage }: LineHandlers): Promise<void> {
    await thinker.open(local.game);
    const port = await thinker[createEndpoint]();
    await table.open(local, keptCourse(), transfer(port, [port]), proxy(onMessage), proxy(keepCourse));
  }

  return {
    kind: 'device',
    id: local.id,
    invite: undefined,
    build: () => undefined,
    open(ends) {
      let isOpen = false;
      const send: Line['send'] = (message) => {
        if (isOpen) void table.receive(message);
        return isOpen;
      };
      const begin = async () => {
        try {
          await layOut(ends);
          isOpen = true;
          send(ends.hello());
        } catch {
          ends.change('not-found');
        }
      };
      // If a worker's script cannot be loaded, the server has a newer release by now.
      for (const one of [worker, thinkers]) {
        one.addEventListener('error', () => {
          if (!isOpen) ends.change('protocol');
        });
      }
      void begin();
      return {
        send,
        retry: () => void send(ends.hello()),
        close() {
          worker.terminate();
          thinkers.terminate();
        },
      };
    },
    logPage: (viewer, from) => table.log(viewer, from),
    record: () => table.record(),
    verify: () => table.verify(),
    again: async () => localPath(beginAgain(local)),
  };
}
