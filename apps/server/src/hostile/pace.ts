import { setTimeout as pause } from 'node:timers/promises';

/** So many pieces in a second altogether, for all who ask. */
export interface Pace {
  /** Waits until `n` more may be sent; false once all have been. */
  take(n: number): Promise<boolean>;
  readonly left: number;
  stop(): void;
}

const STEP_MS = 5;

/** `rate` 0: as many as they can, but everybody comes to its turn. */
export function paceOf(amount: number, rate: number): Pace {
  const from = performance.now();
  let taken = 0;
  let isStopped = false;
  return {
    take: async (n) => {
      if (isStopped || taken >= amount) return false;
      taken += n;
      if (rate === 0) await new Promise(setImmediate);
      while (rate > 0 && !isStopped && taken > ((performance.now() - from) * rate) / 1000)
        await pause(STEP_MS);
      return !isStopped;
    },
    get left() {
      return Math.max(0, amount - taken);
    },
    stop: () => {
      isStopped = true;
    },
  };
}
