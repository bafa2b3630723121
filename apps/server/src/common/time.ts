/** The time of a server, so that tests can turn it. It never goes back. */
export interface Time {
  now(): number;
  /** Calls `f` once, `ms` from now; the answer takes it back. */
  after(ms: number, f: () => void): () => void;
  /** Told when time has gone on without this process: nothing was up here between the two moments. */
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
 * The clock on the wall may be set: back, and bots would wait and time would stand still for as long; forward, and
 * players would lose what they had left. So time goes on with the machine's own counter and only drifts to the wall.
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
