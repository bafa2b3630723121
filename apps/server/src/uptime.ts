import type { Db } from './store/schema.ts';
import type { Time } from './time.ts';

/** When at least one node was up: clocks count nothing else. */
export interface Uptime {
  /** Milliseconds between the two moments during which some node was up. */
  between(from: number, to: number): number;
  beat(): Promise<void>;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** No clock runs longer than this. */
const KEPT = 400 * 24 * 3600 * 1000;

export async function startUptime(db: Db, time: Time, node: string): Promise<Uptime> {
  const started = time.now();
  await db
    .deleteFrom('nodes')
    .where('to_at', '<', started - KEPT)
    .execute();
  const rows = await db.selectFrom('nodes').select(['from_at', 'to_at']).execute();
  await db.insertInto('nodes').values({ id: node, from_at: started, to_at: started }).execute();
  const before = merged(rows.map((row) => ({ from: row.from_at, to: Math.min(row.to_at, started) })));
  return {
    between: (from, to) => upBetween(before, started, from, to),
    beat: async () => {
      await db.updateTable('nodes').set({ to_at: time.now() }).where('id', '=', node).execute();
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

/** Spans of several nodes, without counting anything twice. */
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
