import type { LogRow, LogStore } from './log.ts';

/** Forgets everything at the end: what the server costs without a disk. */
export function memoryLog(): LogStore {
  const logs = new Map<string, { rows: LogRow[]; head: number; moves: Set<string> }>();
  return {
    append: (row) => {
      let log = logs.get(row.match);
      if (log === undefined) {
        log = { rows: [], head: 0, moves: new Set() };
        logs.set(row.match, log);
      }
      if (row.seq !== log.head || (row.move_id !== null && log.moves.has(row.move_id))) {
        return Promise.resolve('taken');
      }
      log.rows.push(row);
      log.head += row.count;
      if (row.move_id !== null) log.moves.add(row.move_id);
      return Promise.resolve('written');
    },
    read: (match, from) => Promise.resolve((logs.get(match)?.rows ?? []).filter((row) => row.seq >= from)),
    findMove: (match, moveId) => Promise.resolve(logs.get(match)?.rows.find((row) => row.move_id === moveId)),
    heads: (matches) => Promise.resolve(new Map(matches.map((match) => [match, logs.get(match)?.head ?? 0]))),
  };
}
