/**
 * What is to be sent waits for the end of the event loop's round. Writes then follow each other closely: the
 * other end of many lines is woken once and not for each of them, and two messages for one line are one write.
 */
export interface Outbox {
  /** `flush` is called once, soon. */
  later(flush: () => void): void;
}

export function openOutbox(): Outbox {
  let waiting: (() => void)[] = [];
  const flushAll = (): void => {
    const now = waiting;
    waiting = [];
    for (const flush of now) flush();
  };
  return {
    later: (flush) => {
      if (waiting.length === 0) setImmediate(flushAll);
      waiting.push(flush);
    },
  };
}
