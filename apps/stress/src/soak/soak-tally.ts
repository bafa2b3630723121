/** What was done so far. */
export interface Tally {
  /** Finished, by game. */
  readonly matches: Map<string, number>;
  moves: number;
  chats: number;
  watchers: number;
  /** After a cut line, or after all had left. */
  returns: number;
  rematches: number;
  /** Records recomputed by the server after the end. */
  verdicts: number;
}

export function newTally(): Tally {
  return { matches: new Map(), moves: 0, chats: 0, watchers: 0, returns: 0, rematches: 0, verdicts: 0 };
}

export function finished({ matches }: Tally): number {
  return [...matches.values()].reduce((sum, n) => sum + n, 0);
}
