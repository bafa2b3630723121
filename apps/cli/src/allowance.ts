import type { Allowance, Seating } from '@four-crowns/bots';
import { MOST_ITERATIONS, numberOf } from './args.ts';
import type { Args } from './args.ts';
import { Complaint, shown } from './complaint.ts';
import type { Context } from './context.ts';

const LONGEST_MS = 600_000;
/** How many times its own budget a bot may get. */
export const MOST_TIMES = 1000;

/** What a turn may cost; null for what each bot takes by itself. */
export function allowanceOf(args: Args): Allowance | null {
  const { ms, iterations, budget } = args.value;
  if ([ms, iterations, budget].filter((x) => x !== undefined).length > 1) {
    throw new Complaint((say) => say('bad.budgets'));
  }
  if (ms !== undefined) return { ms: numberOf(args, 'ms', 1, LONGEST_MS) ?? 1 };
  if (iterations !== undefined) return { iterations: numberOf(args, 'iterations', 1, MOST_ITERATIONS) ?? 1 };
  return budget === undefined ? null : { share: decimal('budget', budget, MOST_TIMES) };
}

/** How bots sit in `sim` and `record`: with the time that is asked for, and a search that fails is told. */
export function seatingFor({ args, io, say }: Pick<Context, 'args' | 'io' | 'say'>): Seating {
  const allowance = allowanceOf(args);
  return {
    ...(allowance && { allowance }),
    onFailure: (error) => io.err.write(`${say('arena.failures', { failures: 1 })} (${String(error)})\n`),
  };
}

export function decimal(option: string, text: string, most: number): number {
  const n = /^\d{1,4}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (n > 0 && n <= most) return n;
  throw new Complaint((say) =>
    say('bad.decimal', { option: `--${option}`, text: shown(text), most: String(most) }),
  );
}
