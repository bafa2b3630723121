import { entriesSince, parseTrusted } from '@four-crowns/core';
import type { GameEvent, Match, VisibleEntry } from '@four-crowns/core';
import { diffText } from './diff.ts';
import type { DiffMemo } from './diff.ts';
import type { Snapshot, Update } from './schemas/from-server.ts';

/** A memo of what all viewers share in one broadcast of a match, so that it is made only once. */
export interface Broadcast {
  readonly diffs: DiffMemo;
  /** Events as JSON. */
  readonly events: { readonly of: readonly GameEvent[]; readonly text: string }[];
}

export function newBroadcast(): Broadcast {
  return { diffs: [], events: [] };
}

/** The update from the snapshot that a client was last sent to the present one. */
export function makeUpdate(m: Match, last: Snapshot, now: Snapshot): Update {
  return parseTrusted<Update>(updateText(m, last, now));
}

/** The same as JSON, as the server sends it. */
export function updateText(
  m: Match,
  last: Snapshot,
  now: Snapshot,
  broadcast: Broadcast = newBroadcast(),
): string {
  const { viewer, version: from } = last;
  let entries = '';
  for (const one of entriesSince(m, viewer, from))
    entries += `${entries === '' ? '' : ','}${entryText(one, broadcast)}`;
  const patch = diffText(last.seatView, now.seatView, broadcast.diffs);
  const who = typeof viewer === 'number' ? viewer : `"${viewer}"`;
  const rest = patch === '' ? '' : `,"patch":${patch}`;
  return `{"viewer":${who},"from":${from},"to":${now.version},"entries":[${entries}]${rest}}`;
}

function entryText(entry: VisibleEntry, broadcast: Broadcast): string {
  if (entry.type !== 'step') return JSON.stringify(entry);
  const by = entry.by === 'chance' ? '"chance"' : entry.by;
  const auto = entry.auto === true ? ',"auto":true' : '';
  return `{"version":${entry.version},"type":"step","by":${by}${auto},"events":${eventsText(entry.events, broadcast)}}`;
}

function eventsText(events: readonly GameEvent[], { events: known }: Broadcast): string {
  for (const { of, text } of known) if (of === events) return text;
  const text = JSON.stringify(events);
  known.push({ of: events, text });
  return text;
}
