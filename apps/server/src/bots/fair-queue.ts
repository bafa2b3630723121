/**
 * Waiting work of several owners. The owner that has used the least time is next (start-time fair queueing), so that the
 * tables of one person, however many they are, keep the others' waiting for one piece of work at most.
 */
export interface FairQueue<T> {
  add(owner: string, work: T): void;
  /** Takes the next piece of work. */
  next(): { readonly owner: string; readonly work: T } | undefined;
  /** Records how much time `owner` has used. */
  charge(owner: string, ms: number): void;
  readonly size: number;
  /** The owners that are waiting. */
  readonly owners: Iterable<string>;
  waitingOf(owner: string): number;
}

interface Account<T> {
  used: number;
  readonly waiting: T[];
}

export function fairQueue<T extends NonNullable<unknown>>(): FairQueue<T> {
  const accounts = new Map<string, Account<T>>();
  let size = 0;
  /** What the owner served last had used. Others start from it, so nobody saves up time by being idle. */
  let now = 0;
  const accountOf = (owner: string): Account<T> => {
    let account = accounts.get(owner);
    if (account === undefined) accounts.set(owner, (account = { used: now, waiting: [] }));
    return account;
  };
  const forgetIdle = (): void => {
    for (const [owner, { used, waiting }] of accounts) {
      if (waiting.length === 0 && used <= now) accounts.delete(owner);
    }
  };
  return {
    add: (owner, work) => {
      const account = accountOf(owner);
      if (account.waiting.length === 0) account.used = Math.max(account.used, now);
      account.waiting.push(work);
      size++;
    },
    next: () => {
      let first: [string, Account<T>] | undefined;
      for (const entry of accounts) {
        if (entry[1].waiting.length > 0 && (first === undefined || entry[1].used < first[1].used))
          first = entry;
      }
      if (first === undefined) return undefined;
      const [owner, account] = first;
      const work = account.waiting.shift();
      if (work === undefined) return undefined;
      now = account.used;
      size--;
      forgetIdle();
      return { owner, work };
    },
    charge: (owner, ms) => {
      accountOf(owner).used += ms;
    },
    get size() {
      return size;
    },
    get owners() {
      return [...accounts].flatMap(([owner, { waiting }]) => (waiting.length > 0 ? [owner] : []));
    },
    waitingOf: (owner) => accounts.get(owner)?.waiting.length ?? 0,
  };
}
