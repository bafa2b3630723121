/** News between nodes: only that something is new; what it is, each node reads from the store. */
export interface Nudge {
  readonly table: string;
  /** `log`: the match goes on, `table`: seats or status changed, `chat`: a line is new or gone. */
  readonly what: 'log' | 'table' | 'chat';
}

/** A lost nudge costs nothing but time: versions are compared with the store at every beat. */
export interface Fanout {
  /** More nodes than this one. */
  readonly shared: boolean;
  nudge(from: string, nudge: Nudge): void;
  listen(node: string, hear: (nudge: Nudge) => void): () => void;
}

/** For one process; several servers within it (as in tests) hear each other. */
export function localFanout(): Fanout {
  const listeners = new Map<string, (nudge: Nudge) => void>();
  return {
    get shared() {
      return listeners.size > 1;
    },
    nudge: (from, nudge) => {
      for (const [node, hear] of listeners) if (node !== from) setImmediate(hear, nudge);
    },
    listen: (node, hear) => {
      listeners.set(node, hear);
      return () => listeners.delete(node);
    },
  };
}
