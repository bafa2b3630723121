import type { PersonId, TableId } from '@four-crowns/protocol';

/** News between nodes: mostly only that something is new; what it is, each node reads from the store. */
export type Signal =
  /** `log`: the match goes on, `table`: seats or status changed, `chat`: a line is new. */
  | { readonly what: 'log' | 'table' | 'chat'; readonly table: TableId }
  /** A chat line was taken away. */
  | { readonly what: 'unsaid'; readonly table: TableId; readonly line: number }
  | { readonly what: 'banned'; readonly person: PersonId }
  /** Sessions or tokens of a person have ended: their sockets are closed. */
  | ({ readonly what: 'ended' } & Ended)
  /** All who are at a table through the sending node; the store knows nothing of this. */
  | { readonly what: 'here'; readonly table: TableId; readonly people: readonly PersonId[] }
  /** Please tell who is `here`; without a table: at all of them. */
  | { readonly what: 'who'; readonly table?: TableId }
  /** The sending node goes down. */
  | { readonly what: 'gone' };

/** Those of one person: all, all but one, or one. */
export interface Ended {
  readonly person: PersonId;
  readonly only?: string;
  readonly except?: string;
  /** The person goes on under another credential, so its clients should connect again. */
  readonly isMoved?: true;
}

export type OnSignal = (signal: Signal, from: string) => void;

/** A lost signal costs nothing but time: versions are compared with the store at every beat. */
export interface Fanout {
  /** More nodes than this one, or at least that is what it is for. */
  readonly shared: boolean;
  signal(from: string, signal: Signal): void;
  listen(node: string, onSignal: OnSignal): () => void;
  /** Signals were lost for a while and come again. */
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
