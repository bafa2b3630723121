import type { Db } from '../store/schema.ts';
import type { Time } from '../common/time.ts';

/** When at least one node was up. Only that time counts against clocks. */
export interface Uptime {
  /** Milliseconds between the two moments during which some node was up. */
  between(from: number, to: number): number;
  /** Has this other node sent a heartbeat lately? */
  isUp(node: string): boolean;
  /** Sends a heartbeat and looks for those of others. True if a node is up that was not. */
  beat(): Promise<boolean>;
  /** This node was suspended between the two moments, although its process has not ended. */
  slept(from: number, to: number): Promise<void>;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** No clock runs longer than this. */
const KEPT = 400 * 24 * 3600 * 1000;

/** A node without a heartbeat for this long is considered dead. */
const SILENT_MS = 5000;

export async function startUptime(db: Db, time: Time, node: string): Promise<Uptime> {
  let started = time.now();
  let naps = 0;
  await db
    .deleteFrom('nodes')
    .where('to_at', '<', started - KEPT)
    .execute();
  const rows = await db.selectFrom('nodes').selectAll().execute();
  await db.insertInto('nodes').values({ id: node, from_at: started, to_at: started }).execute();
  const known = new Map(rows.map((row) => [row.id, { from: row.from_at, to: Math.min(row.to_at, started) }]));
  let before = merged([...known.values()]);
  let up = new Set(rows.filter((row) => row.to_at >= started - SILENT_MS).map((row) => row.id));
  return {
    between: (from, to) => upBetween(before, started, from, to),
    isUp: (other) => up.has(other),
    beat: async () => {
      const now = time.now();
      await db.updateTable('nodes').set({ to_at: now }).where('id', '=', node).execute();
      const others = await db
        .selectFrom('nodes')
        .selectAll()
        .where('to_at', '>=', now - SILENT_MS)
        .where('id', '!=', node)
        .execute();
      const last = up;
      up = new Set(others.map((row) => row.id));
      // A node whose last heartbeat was shortly before this node's start may have been up all the time.
      let isNew = false;
      for (const row of others) {
        const span = { from: row.from_at, to: Math.min(row.to_at, started) };
        if (row.from_at >= started || span.to <= (known.get(row.id)?.to ?? 0)) continue;
        known.set(row.id, span);
        isNew = true;
      }
      if (isNew) before = merged([...known.values()]);
      return others.some((row) => !last.has(row.id));
    },
    // As if this node had ended, and another one of its name had begun.
    slept: async (from, to) => {
      const nap = { id: `${node}~${++naps}`, from_at: started, to_at: from };
      known.set(nap.id, { from: started, to: from });
      started = to;
      before = merged([...known.values()]);
      await db.insertInto('nodes').values(nap).execute();
      await db.updateTable('nodes').set({ from_at: to, to_at: to }).where('id', '=', node).execute();
      for (const row of await db.selectFrom('nodes').selectAll().where('id', '!=', node).execute()) {
        known.set(row.id, { from: row.from_at, to: Math.min(row.to_at, started) });
      }
      before = merged([...known.values()]);
    },
  };
}

/** `before`: spans up to `started`, from where on this node is up itself. */
export function upBetween(before: readonly Span[], started: number, from: number, to: number): number {
  if (to <= from) return 0;
  if (from >= started) return to - from;
  let up = Math.max(0, to - started);
  for (const span of before) up += Math.max(0, Math.min(span.to, to, started) - Math.max(span.from, from));
  return up;
}

/** Merges the spans of several nodes, so that no time counts twice. */
export function merged(spans: readonly Span[]): Span[] {
  const sorted = spans.filter((s) => s.to > s.from).toSorted((a, b) => a.from - b.from);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last !== undefined && span.from <= last.to) {
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else out.push(span);
  }
  return out;
}
