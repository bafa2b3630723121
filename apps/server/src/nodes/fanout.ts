import type { PersonId, TableId } from '@four-crowns/protocol';

/** Signals between nodes. Most only say that something is new; each node reads the content from the store. */
export type Signal =
  /** `log`: the match has gone on. `table`: seats or status have changed. `chat`: there is a new line. */
  | { readonly what: 'log' | 'table' | 'chat'; readonly table: TableId }
  /** A chat line was removed. */
  | { readonly what: 'unsaid'; readonly table: TableId; readonly line: number }
  | { readonly what: 'banned'; readonly person: PersonId }
  /** Sessions or tokens of a person have ended: their sockets are closed. */
  | ({ readonly what: 'ended' } & Ended)
  /** Everybody at a table through the sending node, which the store does not know. */
  | { readonly what: 'here'; readonly table: TableId; readonly people: readonly PersonId[] }
  /** Asks for `here`; without a table, for all tables. */
  | { readonly what: 'who'; readonly table?: TableId }
  /** The sending node is shutting down. */
  | { readonly what: 'gone' };

/** Those of one person: all, all but one, or one. */
export interface Ended {
  readonly person: PersonId;
  readonly only?: string;
  readonly except?: string;
  /** The person continues under another credential, so its clients should connect again. */
  readonly isMoved?: true;
}

export type OnSignal = (signal: Signal, from: string) => void;

/** A lost signal costs only time, since versions are compared with the store at every beat. */
export interface Fanout {
  /** More nodes than this one, or at least that is what it is for. */
  readonly shared: boolean;
  signal(from: string, signal: Signal): void;
  listen(node: string, onSignal: OnSignal): () => void;
  /** Called when signals arrive again after some may have been lost. */
  onReturn(f: () => void): void;
}

/** For one process; several servers within it (as in tests) signal to each other. */
export function localFanout(): Fanout {
  const listeners = new Map<string, OnSignal>();
  return {
    get shared() {
      return listeners.size > 1;
    },
    signal: (from, signal) => {
      for (const [node, onSignal] of listeners) if (node !== from) setImmediate(onSignal, signal, from);
    },
    listen: (node, onSignal) => {
      listeners.set(node, onSignal);
      return () => listeners.delete(node);
    },
    onReturn: () => undefined,
  };
}
