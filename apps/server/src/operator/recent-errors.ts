import pino from 'pino';
import type { Logger } from 'pino';

/** The last errors of this node, for whoever has no log at hand. */
export interface RecentErrors {
  add(line: ErrorLine): void;
  /** Newest first. */
  list(): readonly ErrorLine[];
}

export interface ErrorLine {
  readonly at: number;
  readonly text: string;
  readonly match?: string;
  /** What the error itself says. */
  readonly why?: string;
}

const KEPT = 100;
const ERROR = 50;

export function recentErrors(): RecentErrors {
  const lines: ErrorLine[] = [];
  return {
    add: (line) => {
      lines.push(line);
      if (lines.length > KEPT) lines.shift();
    },
    list: () => lines.toReversed(),
  };
}

/** The server's log; every line of an error is also remembered. */
export function makeLogger(level: string, errors: RecentErrors, to?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    hooks: {
      logMethod(args, method, severity) {
        if (severity >= ERROR) errors.add(lineOf(args));
        method.apply(this, args);
      },
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

function lineOf(args: readonly unknown[]): ErrorLine {
  const [first, second] = args;
  const at = Date.now();
  if (typeof first === 'string') return { at, text: first };
  const { match, err } = (first ?? {}) as { readonly match?: unknown; readonly err?: unknown };
  return {
    at,
    text: typeof second === 'string' ? second : 'an error',
    ...(typeof match === 'string' ? { match } : {}),
    ...(err instanceof Error ? { why: err.message } : {}),
  };
}
