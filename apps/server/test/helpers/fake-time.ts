import type { Time } from '../../src/common/time.ts';

/** A clock that a test turns. */
export interface FakeTime extends Time {
  /** Time passes: timers ring in their order, and what they start is waited for. */
  pass(ms: number): Promise<void>;
}

export function fakeTime(start = 1_800_000_000_000): FakeTime {
  let now = start;
  let timers: { readonly at: number; readonly f: () => void }[] = [];
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 25));
  return {
    now: () => now,
    after: (ms, f) => {
      const timer = { at: now + Math.max(0, ms), f };
      timers.push(timer);
      if (ms <= 0) setImmediate(() => ring());
      return () => {
        timers = timers.filter((t) => t !== timer);
      };
    },
    pass: async (ms) => {
      const end = now + ms;
      await settled();
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined || next.at > end) break;
        now = Math.max(now, next.at);
        ring();
        await settled();
      }
      now = end;
      ring();
      await settled();
    },
  };
  function ring(): void {
    const due = timers.filter((t) => t.at <= now).toSorted((a, b) => a.at - b.at);
    timers = timers.filter((t) => t.at > now);
    for (const { f } of due) f();
  }
}
