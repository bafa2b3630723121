import pino from 'pino';
import type { Logger } from 'pino';

/** The last errors of this node, for operators without the log at hand. */
export interface RecentErrors {
  add(line: NewErrorLine): void;
  /** Newest first. */
  list(): readonly ErrorLine[];
  /** Since the start. */
  readonly total: number;
}

export interface NewErrorLine {
  readonly at: number;
  readonly text: string;
  readonly match?: string;
  /** What the error itself says. */
  readonly why?: string;
}

export interface ErrorLine extends NewErrorLine {
  /** How often; `at` and `match` are those of the last time. */
  readonly times: number;
}

const KEPT = 100;
const ERROR = 50;

/** Repeated errors are counted. If there is no more room, the most frequent kind gives way, so that no flood hides the rest. */
export function recentErrors(): RecentErrors {
  const lines: ErrorLine[] = [];
  let total = 0;
  return {
    add: (line) => {
      total++;
      const at = lines.findIndex(({ text, why }) => text === line.text && why === line.why);
      const [known] = at < 0 ? [] : lines.splice(at, 1);
      lines.push({ ...line, times: (known?.times ?? 0) + 1 });
      if (lines.length > KEPT) lines.splice(oldestOfCommonest(lines), 1);
    },
    list: () => lines.toReversed(),
    get total() {
      return total;
    },
  };
}

function oldestOfCommonest(lines: readonly ErrorLine[]): number {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return lines.findIndex(({ text }) => counts.get(text) === most);
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

function lineOf(args: readonly unknown[]): NewErrorLine {
  const [first, second] = args;
  const at = Date.now();
  if (typeof first === 'string') return { at, text: first };
  const { match, err }: { readonly match?: unknown; readonly err?: unknown } = first ?? {};
  return {
    at,
    text: typeof second === 'string' ? second : 'an error',
    ...(typeof match === 'string' ? { match } : {}),
    ...(err instanceof Error ? { why: err.message } : {}),
  };
}
