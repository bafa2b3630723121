import type { Viewer } from '@four-crowns/core';
import { newBroadcast, snapshotOf, updateText } from '@four-crowns/protocol';
import type { Broadcast, ServerMessage, Snapshot } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { readClock } from './clock.ts';
import { tableInfo, viewersOf } from './info.ts';
import type { Listener, Live, LastSent, Room } from './room.ts';

/** How many updates are kept for clients that briefly lose their connection. */
const RECENT = 16;

/** The answer to a listener's own move, which is sent with the news. */
export interface Ack {
  readonly to: Listener;
  readonly id: string;
  readonly entry: number;
}

export function say(listener: Listener, message: ServerMessage): void {
  listener.send(JSON.stringify(message));
}

/** Sends what has happened to all listeners, to each only what its viewers may know. */
export function publish(context: ServerContext, room: Room & { live: Live }, ack?: Ack): void {
  const news: News = {
    broadcast: newBroadcast(),
    updates: new Map(),
    clock:
      room.live.clock === undefined
        ? ''
        : `,"clock":${JSON.stringify(readClock(room.live.clock, context.time.now(), context.uptime.between))}`,
  };
  // The sender knows what it did, so the others are told before its own news is even made.
  for (const listener of room.listeners) if (listener !== ack?.to) tell(room, listener, news);
  if (ack !== undefined && room.listeners.has(ack.to)) tell(room, ack.to, news, ack);
  for (const viewer of room.lastSent.keys()) updateFor(room, viewer, news);
}

/** The news of one change. Each part is made when the first listener needs it. */
interface News {
  readonly broadcast: Broadcast;
  readonly updates: Map<Viewer, string | undefined>;
  readonly clock: string;
}

function tell(room: Room & { live: Live }, listener: Listener, news: News, ack?: Ack): void {
  const text = newsFor(room, listener, news, ack);
  if (text !== undefined) listener.send(text);
}

function updateFor(
  room: Room & { live: Live },
  viewer: Viewer,
  { updates, broadcast }: News,
): string | undefined {
  if (updates.has(viewer)) return updates.get(viewer);
  const sent = room.lastSent.get(viewer);
  const json = sent === undefined ? undefined : advance(room, viewer, sent, broadcast);
  updates.set(viewer, json);
  return json;
}

/** The update from the last snapshot sent to the present one; undefined if nothing is new to this viewer. */
function advance(
  room: Room & { live: Live },
  viewer: Viewer,
  sent: LastSent,
  broadcast: Broadcast,
): string | undefined {
  const { match } = room.live;
  const last = sent.snapshot;
  const now = snapshotOf(match, viewer);
  if (now.version <= last.version) return undefined;
  const json = flat(updateText(match, last, now, broadcast));
  // Contributions to chance are in the log, but no viewer sees them.
  if (json.endsWith('"entries":[]}')) return undefined;
  sent.snapshot = now;
  sent.recent.push({ from: last.version, to: now.version, json });
  if (sent.recent.length > RECENT) sent.recent.shift();
  return json;
}

/**
 * V8 keeps a concatenated string as a tree of its pieces, all of which the garbage collector visits as long as the
 * string lives. Converting it to a number flattens it; the result is used so that the call is not optimised away.
 */
function flat(text: string): string {
  return Number.isNaN(Number(text)) ? text : text.slice();
}

function newsFor(
  room: Room & { live: Live },
  listener: Listener,
  news: News,
  ack: Ack | undefined,
): string | undefined {
  let parts = '';
  let snapshots = '';
  for (const viewer of listener.viewers) {
    if (listener.known.has(viewer)) {
      const json = updateFor(room, viewer, news);
      if (json !== undefined) parts = parts === '' ? json : `${parts},${json}`;
    } else {
      const json = JSON.stringify(snapshotFor(room, viewer));
      snapshots = snapshots === '' ? json : `${snapshots},${json}`;
      listener.known.add(viewer);
    }
  }
  if (parts === '' && snapshots === '' && ack === undefined) return undefined;
  const head = ack === undefined ? '' : `"ack":{"id":${JSON.stringify(ack.id)},"entry":${ack.entry}},`;
  const whole = snapshots === '' ? '' : `,"snapshots":[${snapshots}]`;
  return `{"type":"news",${head}"updates":[${parts}]${whole}${news.clock}}`;
}

/** The snapshot from which this viewer's next update will start. */
export function snapshotFor(room: Room & { live: Live }, viewer: Viewer): Snapshot {
  let sent = room.lastSent.get(viewer);
  if (sent === undefined) {
    sent = { snapshot: snapshotOf(room.live.match, viewer), recent: [] };
    room.lastSent.set(viewer, sent);
  }
  return sent.snapshot;
}

/** What a listener missed since `version`: updates as they were sent, or the whole snapshot. */
export function missed(
  room: Room & { live: Live },
  viewer: Viewer,
  version: number | undefined,
): { readonly snapshot: Snapshot } | { readonly updates: readonly string[] } {
  const snapshot = snapshotFor(room, viewer);
  if (version === snapshot.version) return { updates: [] };
  const recent = room.lastSent.get(viewer)?.recent ?? [];
  const from = recent.findIndex((update) => update.from === version);
  if (version === undefined || from < 0) return { snapshot };
  return { updates: recent.slice(from).map((update) => update.json) };
}

/** Announces that seats, status, presence or clock have changed. */
export function broadcastTable(context: ServerContext, room: Room, except?: Listener): void {
  for (const listener of room.listeners) {
    if (listener === except) continue;
    listener.viewers = viewersOf(room.table, listener.person);
    say(listener, { type: 'table', table: tableInfo(context, room, listener.person) });
  }
}
