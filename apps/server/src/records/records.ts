import { recordOf, entriesSince } from '@four-crowns/core';
import type { MatchRecord, VisibleEntry, Viewer } from '@four-crowns/core';
import type { ExportedRecord, LogPage } from '@four-crowns/protocol';
import { BOUNDS } from '../limits/bounds.ts';
import type { ServerContext } from '../context.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { Room } from '../room/room.ts';
import { checkpointIn, entriesIn } from '../store/log.ts';

const PAGE = BOUNDS.logPage.most;

/** The whole record after the end; before that only what `viewer` knows. */
export async function exportRecord(
  context: ServerContext,
  room: Room,
  viewer: Viewer,
): Promise<ExportedRecord> {
  const match = room.live?.match;
  if (match === undefined) throw new HttpRefusal('not-now', 'The match has not begun.');
  if (match.result !== undefined) return wholeRecord(context, room);
  const [first] = match.entries;
  return {
    format: 'known-2',
    match: match.id,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    options: match.options,
    seats: match.seats,
    viewer,
    commitment: first?.type === 'commit' ? first.commitment : '',
    entries: entriesSince(match, viewer, 0),
  };
}

/** Read from the store, because memory does not keep old checkpoints. */
export async function wholeRecord(context: ServerContext, room: Room): Promise<MatchRecord> {
  const match = room.live?.match;
  if (match?.result === undefined) throw new HttpRefusal('not-now', 'The match is not over yet.');
  const rows = await context.engine.log.read(room.id, 0);
  return {
    ...recordOf(match),
    entries: rows.flatMap((row) => entriesIn(row)),
    checkpoints: rows.flatMap((row) => checkpointIn(row) ?? []),
  };
}

export function logPage(room: Room, viewer: Viewer, from: number): LogPage {
  const match = room.live?.match;
  if (match === undefined) return { entries: [] };
  const entries: readonly VisibleEntry[] = entriesSince(match, viewer, from);
  const last = entries[PAGE - 1];
  return entries.length > PAGE && last !== undefined
    ? { entries: entries.slice(0, PAGE), next: last.version }
    : { entries };
}
