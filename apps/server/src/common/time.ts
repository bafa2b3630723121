/** A server's clock, which tests can set. It never goes back. */
export interface Time {
  now(): number;
  /** Calls `f` once, `ms` from now; the returned function cancels it. */
  after(ms: number, f: () => void): () => void;
  /** Called when time has passed without this process, which was not running between the two moments. */
  onGap?(f: (from: number, to: number) => void): void;
}

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;
/** What the machine slept through, or was set forward by, is taken at once; less than that bit by bit. */
const GAP_MS = 60_000;
/** How much faster or slower this time may run than a second a second until it agrees with the wall again. */
const FASTER = 0.1;
const SLOWER = 0.5;

/**
 * The wall clock may be adjusted: set back, it would make bots wait and time stand still; set forward, it would take
 * the time that players had left. So this clock follows the monotonic counter and only drifts towards the wall clock.
 */
export function steadyTime(
  wall: () => number = Date.now,
  counter: () => number = () => performance.now(),
): Time {
  let time = wall();
  let counted = counter();
  const listeners: ((from: number, to: number) => void)[] = [];
  const now = (): number => {
    const count = counter();
    const passed = count - counted;
    counted = count;
    const expected = time + passed;
    const ahead = wall() - expected;
    if (ahead > GAP_MS) {
      const from = time;
      time = expected + ahead;
      for (const f of listeners) f(Math.floor(from), Math.floor(time));
    } else {
      time = expected + Math.min(FASTER * passed, Math.max(-SLOWER * passed, ahead));
    }
    return Math.floor(time);
  };
  return {
    now,
    after: (ms, f) => {
      const timer = setTimeout(f, Math.min(Math.max(0, ms), LONGEST));
      timer.unref();
      return () => clearTimeout(timer);
    },
    onGap: (f) => void listeners.push(f),
  };
}
