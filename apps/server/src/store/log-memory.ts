import { parseTrusted } from '@four-crowns/core';
import type { LogRow, LogStore } from './log.ts';

/** One match: its rows as lines of JSON outside the heap, so that the garbage collector need not visit stored data. */
interface Kept {
  readonly match: string;
  lines: Buffer;
  used: number;
  head: number;
  readonly moves: Set<string>;
}

const FIRST_BYTES = 8192;

/** A log that is lost at exit, for measuring what the server costs without a disk. */
export function memoryLog(): LogStore {
  const logs = new Map<string, Kept>();
  return {
    append: (row) => {
      let log = logs.get(row.match);
      if (log === undefined) {
        log = {
          match: row.match,
          lines: Buffer.allocUnsafeSlow(FIRST_BYTES),
          used: 0,
          head: 0,
          moves: new Set(),
        };
        logs.set(row.match, log);
      }
      if (row.seq !== log.head || (row.move_id !== null && log.moves.has(row.move_id))) {
        return Promise.resolve('taken');
      }
      write(log, lineOf(row));
      log.head += row.count;
      if (row.move_id !== null) log.moves.add(row.move_id);
      return Promise.resolve('written');
    },
    read: (match, from) => Promise.resolve(rowsOf(logs.get(match)).filter((row) => row.seq >= from)),
    findMove: (match, moveId) =>
      Promise.resolve(rowsOf(logs.get(match)).find((row) => row.move_id === moveId)),
    heads: (matches) => Promise.resolve(new Map(matches.map((match) => [match, logs.get(match)?.head ?? 0]))),
  };
}

function write(log: Kept, line: string): void {
  const needed = log.used + Buffer.byteLength(line);
  if (needed > log.lines.length) {
    const more = Buffer.allocUnsafeSlow(Math.max(needed, 2 * log.lines.length));
    log.lines.copy(more, 0, 0, log.used);
    log.lines = more;
  }
  log.used += log.lines.write(line, log.used);
}

/** The JSON parts of a row go into its line unquoted: quoting them would cost as much as making them. */
function lineOf({ seq, count, move_id, at, entries, checkpoint, clock }: LogRow): string {
  return `[${seq},${count},${JSON.stringify(move_id)},${at},${entries},${checkpoint},${clock}]\n`;
}

type Line = readonly [number, number, string | null, number, unknown, unknown, unknown];

function rowsOf(log: Kept | undefined): LogRow[] {
  if (log === undefined) return [];
  const lines = log.lines.toString('utf8', 0, log.used).split('\n');
  return lines.flatMap((line) => (line === '' ? [] : [rowOf(log.match, parseTrusted<Line>(line))]));
}

function rowOf(match: string, [seq, count, move_id, at, entries, checkpoint, clock]: Line): LogRow {
  const text = (part: unknown): string | null => (part === null ? null : JSON.stringify(part));
  return {
    match,
    seq,
    count,
    move_id,
    at,
    entries: JSON.stringify(entries),
    checkpoint: text(checkpoint),
    clock: text(clock),
  };
}
