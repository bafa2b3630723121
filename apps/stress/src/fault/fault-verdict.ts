import { knownEntries, openMatch, replayEntry, versionOf, viewOf } from '@four-crowns/core';
import type { Entry, Viewer } from '@four-crowns/core';
import type { Games } from '@four-crowns/server/games';
import type { Engine } from '@four-crowns/server/store/engine';
import { readTable } from '@four-crowns/server/store/tables';
import { seenKey, viewHash } from './witness.ts';
import type { Witness } from './witness.ts';

export interface Verdict {
  readonly acked: number;
  readonly matches: number;
  readonly entries: number;
  /** Views of clients that were compared with the replayed log. */
  readonly compared: number;
  /** Acknowledged and not in the log at its place. */
  readonly missing: string[];
  /** In the log more than once. */
  readonly twice: string[];
  /** A client saw what the log does not give. */
  readonly differ: string[];
  readonly complaints: readonly string[];
}

/** What clients swear to against what the store has. */
export async function faultVerdict(
  engine: Engine,
  games: Games,
  witness: Witness,
  matches: readonly string[],
): Promise<Verdict> {
  const verdict = { acked: witness.acked.length, matches: matches.length, entries: 0, compared: 0 };
  const missing: string[] = [];
  const twice: string[] = [];
  const differ: string[] = [];
  for (const match of matches) {
    const rows = await engine.log.read(match, 0);
    const moves = new Map<string, number>();
    for (const row of rows) {
      if (row.move_id === null) continue;
      if (moves.has(row.move_id)) twice.push(`${match} ${row.move_id}`);
      moves.set(row.move_id, row.seq);
    }
    const table = await readTable(engine.db, match);
    const hosted = table === undefined ? undefined : games.at(table.game, table.rulesVersion);
    if (table === undefined || hosted === undefined) {
      missing.push(`table ${match}`);
      continue;
    }
    const replayed = openMatch(hosted.game, match, table.options, table.seats.length);
    const viewers: Viewer[] = [...table.seats.keys(), 'table'];
    for (const row of rows) {
      for (const entry of JSON.parse(row.entries) as Entry[]) replayEntry(replayed, entry, verdict.entries++);
      for (const viewer of viewers) {
        const hash = witness.seen.get(seenKey(match, viewer, versionOf(replayed, viewer)));
        if (hash === undefined) continue;
        verdict.compared++;
        if (hash !== viewHash(viewOf(replayed, viewer)))
          differ.push(`${match} ${viewer} at ${replayed.entries.length}`);
      }
    }
    for (const { match: of, seat, id, entry } of witness.acked) {
      if (of !== match) continue;
      const at = knownEntries(replayed, seat)[entry];
      if (at === undefined || moves.get(`${seat}:${id}`) !== at)
        missing.push(`${match} ${seat}:${id} at ${entry}`);
    }
  }
  return { ...verdict, missing, twice, differ, complaints: witness.complaints };
}

export function isClean(verdict: Verdict): boolean {
  const { missing, twice, differ, complaints } = verdict;
  return missing.length + twice.length + differ.length + complaints.length === 0;
}
