import { setTimeout as pause } from 'node:timers/promises';

/** So many pieces in a second altogether, for all who ask. */
export interface Pace {
  /** Waits until `n` more may be sent; false once all have been. */
  take(n: number): Promise<boolean>;
  /** What was taken and could not be sent. */
  giveBack(n: number): void;
  readonly left: number;
  /** All has been taken, or it was stopped. */
  readonly isOver: boolean;
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
    giveBack: (n) => {
      taken -= n;
    },
    get isOver() {
      return isStopped || taken >= amount;
    },
    get left() {
      return Math.max(0, amount - taken);
    },
    stop: () => {
      isStopped = true;
    },
  };
}
