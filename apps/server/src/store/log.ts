import { parseTrusted } from '@four-crowns/core';
import type { Checkpoint, Entry } from '@four-crowns/core';
import type { LogTableRow } from './schema.ts';

/** `taken`: another append came first, or this move is in the log already. Nothing was written. */
export type Appended = 'written' | 'taken';

export type LogRow = LogTableRow;

export function entriesIn(row: LogRow): readonly Entry[] {
  return parseTrusted<Entry[]>(row.entries);
}

export function checkpointIn(row: LogRow): Checkpoint | undefined {
  return row.checkpoint === null ? undefined : parseTrusted<Checkpoint>(row.checkpoint);
}

/**
 * The source of truth about matches: append-only, read as a whole. An append is one row, so it is atomic;
 * `append` resolves when the row would survive a crash or a power cut.
 */
export interface LogStore {
  /** `due`: the row's match must be looked at by then at the latest; written together with the row. */
  append(row: LogRow, due?: number): Promise<Appended>;
  /** Rows from entry `from` on, in order. */
  read(match: string, from: number): Promise<LogRow[]>;
  findMove(match: string, moveId: string): Promise<LogRow | undefined>;
  /** The length of each log, in entries. */
  heads(matches: readonly string[]): Promise<Map<string, number>>;
}

/** How long it took until a group's write was on the disk. */
export type OnCommit = (ms: number) => void;

/** The rows for the next write, and the callers waiting for it. */
export interface Waiting {
  readonly row: LogRow;
  readonly due: number | undefined;
  readonly done: (appended: Appended) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Group commit: appends of many matches share a transaction. While one group is being written the next one
 * gathers, so a busy server pays for one disk flush instead of fifty, and an idle one adds no delay.
 */
export function groupCommit(
  write: (rows: readonly Waiting[]) => Promise<readonly Appended[]>,
  most: number,
  onCommit: OnCommit = () => undefined,
): LogStore['append'] {
  const queue: Waiting[] = [];
  let busy = false;
  const flush = async (): Promise<void> => {
    busy = true;
    while (queue.length > 0) {
      const batch = takeBatch(queue, most);
      const from = performance.now();
      try {
        const results = await write(batch);
        onCommit(performance.now() - from);
        batch.forEach((waiting, i) => waiting.done(results[i] ?? 'taken'));
      } catch (error) {
        for (const waiting of batch) waiting.failed(error);
      }
    }
    busy = false;
  };
  return (row, due) =>
    new Promise((done, failed) => {
      queue.push({ row, due, done, failed });
      if (!busy) void flush();
    });
}

/** At most one row of each match: two in one statement could not tell whose conflict it is. */
function takeBatch(queue: Waiting[], most: number): Waiting[] {
  const batch: Waiting[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < queue.length && batch.length < most;) {
    const waiting = queue[i];
    if (waiting === undefined || seen.has(waiting.row.match)) {
      i++;
      continue;
    }
    seen.add(waiting.row.match);
    batch.push(waiting);
    queue.splice(i, 1);
  }
  return batch;
}
