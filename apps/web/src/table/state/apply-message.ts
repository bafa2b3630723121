/** How each message changes what the page knows. Pure functions; the effects are in the store. */
import type { GameEvent, Seat, Viewer } from '@four-crowns/core';
import { follow } from '@four-crowns/protocol/client';
import type {
  ChatLine,
  ClockInfo,
  News,
  Refused,
  Snapshot,
  Snapshots,
  TableInfo,
  Welcome,
} from '@four-crowns/protocol/client';
import { extended, NO_LOG } from './log.ts';
import type { Log } from './log.ts';
import type { TableState } from './state.ts';

/** Undefined means that something was missed, so full snapshots must be requested. */
export type Applied = Partial<TableState> | undefined;

type WithUpdates = Pick<News, 'updates'> & { readonly snapshots?: readonly Snapshot[] };

/** The state of the match after a `welcome` or `news`. */
export function applyNews(s: TableState, message: WithUpdates): Applied {
  if (message.updates.length === 0 && (message.snapshots?.length ?? 0) === 0) return {};
  const followed = follow(s.snapshots, message);
  if (!followed.ok) return undefined;
  const logs = new Map<Viewer, Log>(s.logs);
  const happened = new Map<Viewer, readonly GameEvent[]>();
  for (const { viewer, entries } of followed.entries) {
    happened.set(
      viewer,
      entries.flatMap((t) => (t.type === 'step' ? t.events : [])),
    );
    const log = logs.get(viewer) ?? NO_LOG;
    const from = message.updates.find((u) => u.viewer === viewer)?.from ?? 0;
    const upTo = followed.snapshots.get(viewer)?.version ?? 0;
    // After a gap the lines are kept, but the log does not claim to be complete up to here.
    logs.set(viewer, extended(log, entries, log.upTo >= from ? upTo : log.upTo));
  }
  return {
    ...withoutRefusal(s),
    snapshots: followed.snapshots,
    logs,
    happened,
    askedSince: askedSince(s.askedSince, followed.snapshots),
  };
}

/**
 * A refusal by a rule applies to an earlier attempt, so it is dropped. Other refusals, such as a changed table, stay
 * until the next action.
 */
export function withoutRefusal(s: TableState): Partial<TableState> {
  return s.refused?.refusal === undefined ? {} : { refused: undefined };
}

function askedSince(before: ReadonlyMap<Seat, number>, snapshots: Snapshots): ReadonlyMap<Seat, number> {
  const asked = [...snapshots.values()][0]?.seatView.toAct ?? [];
  if (asked.length === before.size && asked.every((seat) => before.has(seat))) return before;
  const now = Date.now();
  return new Map(asked.map((seat) => [seat, before.get(seat) ?? now]));
}

export function applyClock(s: TableState, clock: ClockInfo | undefined): Partial<TableState> {
  if (clock === undefined || s.table === undefined) return {};
  return { table: { ...s.table, clock }, clockAhead: ahead(s.clockAhead, clock) };
}

/** A message arrives after the server's time in it, so the largest difference seen is closest to the true one. */
function ahead(known: number, clock: ClockInfo): number {
  return Math.max(known, clock.at - Date.now());
}

export function applyTable(s: TableState, table: TableInfo): Partial<TableState> {
  return table.clock === undefined ? { table } : { table, clockAhead: ahead(s.clockAhead, table.clock) };
}

export function applyChat(s: TableState, lines: readonly ChatLine[]): Partial<TableState> {
  const byId = new Map(s.chat.map((line) => [line.id, line]));
  for (const line of lines) byId.set(line.id, line);
  return { chat: [...byId.values()].toSorted((a, b) => a.id - b.id) };
}

export function applyWelcome(s: TableState, m: Welcome, build: string | undefined): Applied {
  // Snapshots of viewers that this page no longer is (a seat was taken or left) must not be shown as current.
  const mine: readonly Viewer[] = m.table.mine.length === 0 ? ['table'] : m.table.mine;
  const snapshots = new Map([...s.snapshots].filter(([viewer]) => mine.includes(viewer)));
  const seen = applyNews({ ...s, snapshots }, m);
  if (seen === undefined) return undefined;
  return {
    snapshots,
    ...seen,
    ...applyTable(s, m.table),
    ...applyChat({ ...s, chat: [] }, m.chat),
    line: 'live',
    you: m.you,
    isOld: build !== undefined && build !== m.build,
  };
}

export function applyRefused(s: TableState, m: Refused): Partial<TableState> {
  const note = { why: m.why, refusal: m.refusal, count: (s.refused?.count ?? 0) + 1 };
  // After `try-again` the move is sent again automatically, so it is still pending.
  const pending = m.id === s.pending && m.why !== 'try-again' ? undefined : s.pending;
  const seen = m.snapshots === undefined ? {} : applyNews(s, { updates: [], snapshots: m.snapshots });
  return { ...seen, pending, refused: note };
}
