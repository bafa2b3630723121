/** For a whole turn, however many small decisions it has. With iterations the same seed gives the same answers. */
export type Budget = { readonly ms: number } | { readonly iterations: number };
/** What the strongest level may use; the others get the same part of it as of their own time. Or a share of that time. */
export type Allowance = Budget | { readonly share: number };

/** A turn of the strongest level. */
export const TOP_MS = 2000;

/** What a turn may cost a kind whose own budget is `ownMs`. */
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
  /** True while another iteration may be begun; it then counts. */
  next(): boolean;
  /** From 0 to 1. */
  spent(): number;
  /** Takes what was used out of the turn's budget. */
  close(): void;
}

/** What a caller may limit a decision by; the fields of `Ask`. */
interface Limits {
  readonly ms?: number;
  readonly stop?: () => boolean;
}

/** One turn's budget. */
export interface TurnBudget {
  /** For one decision: `part` of what is left of the turn. A new `turn` refills it. */
  open(turn: number, part: number, limits: Limits): SearchBudget;
}

/** Iterations between two looks at the clock. */
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
      // A caller may tell the same time at every decision of a turn; it is spent once only.
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
