/** The budget of a whole turn, however many decisions it has. With iterations, the same seed gives the same answers. */
export type Budget = { readonly ms: number } | { readonly iterations: number };
/**
 * A limit for the strongest level; weaker levels get the same proportion of their own time. Or directly a share of
 * that time.
 */
export type Allowance = Budget | { readonly share: number };

/** Time per turn of the strongest level. */
export const TOP_MS = 2000;

/** The budget per turn for a kind that normally takes `ownMs`. */
export function budgetOf(ownMs: number, allowance: Allowance | undefined): Budget {
  if (allowance === undefined) return { ms: ownMs };
  if ('share' in allowance) return { ms: ownMs * allowance.share };
  const part = ownMs / TOP_MS;
  return 'ms' in allowance
    ? { ms: allowance.ms * part }
    : { iterations: Math.ceil(allowance.iterations * part) };
}

/** The budget of one search. */
export interface SearchBudget {
  /** Whether another iteration may begin. If so, it is counted. */
  next(): boolean;
  /** The fraction of the budget used, from 0 to 1. */
  spent(): number;
  /** Charges what was used to the turn's budget. */
  close(): void;
}

/** Limits that a caller may set for one decision; they are fields of `Ask`. */
interface Limits {
  readonly ms?: number;
  readonly stop?: () => boolean;
}

/** One turn's budget. */
export interface TurnBudget {
  /**
   * Opens the budget of one decision, which is `part` of what is left of the turn. A new value of `turn` refills it.
   */
  open(turn: number, part: number, limits: Limits): SearchBudget;
}

/** Iterations between two checks of the clock. */
const EVERY = 4;

export function openTurnBudget(budget: Budget): TurnBudget {
  let current = Number.NaN;
  let leftMs = 0;
  let leftIterations = 0;
  return {
    open(turn, part, { ms: asked = Infinity, stop }) {
      const start = performance.now();
      if (turn !== current) {
        current = turn;
        leftMs = Math.min(asked, 'ms' in budget ? budget.ms : Infinity);
        leftIterations = 'iterations' in budget ? budget.iterations : Infinity;
      }
      // A caller may pass the same time at every decision of a turn, but the turn can spend it only once.
      const ms = Math.min(asked, leftMs) * part;
      const most = Math.ceil(leftIterations * part);
      let done = 0;
      let elapsed = 0;
      let isOver = ms <= 0;
      return {
        next() {
          if (isOver || done >= most) return false;
          if (done % EVERY === 0) {
            elapsed = performance.now() - start;
            isOver = elapsed >= ms || stop?.() === true;
            if (isOver) return false;
          }
          done++;
          return true;
        },
        spent: () => Math.max(most === Infinity ? 0 : done / most, ms === Infinity ? 0 : elapsed / ms),
        close() {
          leftMs -= performance.now() - start;
          leftIterations -= done;
        },
      };
    },
  };
}
