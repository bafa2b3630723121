/** What was sent, and what came of it. */
export interface Tally {
  /** By kind: messages, requests, raw lines. */
  readonly sent: Record<string, number>;
  /** Of requests by status, of messages by why they were refused, of lines by close code. */
  readonly answers: Record<string, number>;
  /** What should not be: a status of 500 and more that says nothing of a store, an answer that tells of the inside. */
  readonly findings: string[];
}

export function newTally(): Tally {
  return { sent: {}, answers: {}, findings: [] };
}

export function count(of: Record<string, number>, what: string, n = 1): void {
  of[what] = (of[what] ?? 0) + n;
}

export function total(of: Readonly<Record<string, number>>): number {
  return Object.values(of).reduce((sum, n) => sum + n, 0);
}

const MOST_FINDINGS = 50;

export function found({ findings }: Tally, what: string): void {
  if (findings.length < MOST_FINDINGS) findings.push(what);
}

/** Of a program that shows its inside: stacks, files, statements. */
export const INSIDE = /\.ts:\d|node_modules|\n {4}at |SQLITE_|SqliteError|select .* from "/;
