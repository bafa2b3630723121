/** The clock on the wall, so that tests can turn it. */
export interface Time {
  now(): number;
  /** Calls `f` once, `ms` from now; the answer takes it back. */
  after(ms: number, f: () => void): () => void;
}

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

export const wallTime: Time = {
  now: () => Date.now(),
  after: (ms, f) => {
    const timer = setTimeout(f, Math.min(Math.max(0, ms), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
