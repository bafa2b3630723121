import type { TableClient } from '@four-crowns/harness/table-client';

/** Through which everybody comes to the tables. While it is shut nobody is inside. */
export interface Door {
  readonly isLocked: boolean;
  /** Waits until it is open; throws if it is locked. */
  through(): Promise<void>;
  /** The line is closed when the door is. */
  letIn(client: TableClient): void;
  shut(): void;
  open(): void;
  /** For good: anyone who waits or comes is sent away. */
  lock(): void;
}

export function newDoor(): Door {
  let state: 'open' | 'shut' | 'locked' = 'open';
  let waiting: (() => void)[] = [];
  const inside = new Set<TableClient>();
  const change = (to: typeof state): void => {
    state = to;
    if (to !== 'open') for (const client of inside) client.close();
    const before = waiting;
    waiting = [];
    for (const look of before) look();
  };
  return {
    get isLocked() {
      return state === 'locked';
    },
    through: async () => {
      while (state === 'shut') await new Promise<void>((look) => waiting.push(look));
      if (state === 'locked') throw new Error('the run is over');
    },
    letIn: (client) => {
      inside.add(client);
      void client.closed.then(() => inside.delete(client));
      if (state !== 'open') client.close();
    },
    shut: () => change('shut'),
    open: () => change('open'),
    lock: () => change('locked'),
  };
}
