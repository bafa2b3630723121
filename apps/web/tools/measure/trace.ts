/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` in which the thread was running; for the rest it waited for a processor. */
  readonly tdur?: number;
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/**
 * For each mark `from`, the milliseconds of processor time of its thread from the task with that mark to the end of
 * the task with the next mark `to`: script, style, layout and paint, but no waiting.
 */
export function busyBetween(events: readonly TraceEvent[], from: string, to: string): readonly number[] {
  const marks = events.filter((e) => e.name === from || e.name === to).toSorted((a, b) => a.ts - b.ts);
  const thread = marks[0];
  if (thread === undefined) return [];
  const tasks = events
    .filter((e) => TASKS.has(e.name) && e.ph === 'X' && e.pid === thread.pid && e.tid === thread.tid)
    .toSorted((a, b) => a.ts - b.ts);
  // Two categories may report the same task.
  const outer = tasks.filter(
    (e, i) => i === 0 || e.ts >= end(tasks[i - 1]) || e.ts > (tasks[i - 1]?.ts ?? 0),
  );
  const taskAt = (ts: number): number => outer.findLastIndex((e) => e.ts <= ts && end(e) >= ts);
  const busy: number[] = [];
  marks.forEach((mark, i) => {
    const next = marks.slice(i + 1).find((m) => m.name === to);
    if (mark.name !== from || next === undefined) return;
    const [first, last] = [taskAt(mark.ts), taskAt(next.ts)];
    if (first < 0 || last < first) return;
    busy.push(outer.slice(first, last + 1).reduce((sum, e) => sum + (e.tdur ?? e.dur ?? 0), 0) / 1000);
  });
  return busy;
}

function end(e: TraceEvent | undefined): number {
  return e === undefined ? 0 : e.ts + (e.dur ?? 0);
}
