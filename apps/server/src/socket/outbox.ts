/**
 * What is to be sent waits for the end of the event loop's round. Writes then follow each other closely: the
 * other end of many lines is woken once and not for each of them, and two messages for one line are one write.
 * Only the first in a round goes at once: where there is little to send, nobody waits for what comes after it.
 */
export interface Outbox {
  /** `flush` is called once, soon. */
  later(flush: () => void): void;
}

export function openOutbox(): Outbox {
  let waiting: (() => void)[] = [];
  let isOpen = false;
  const flushAll = (): void => {
    isOpen = false;
    const now = waiting;
    waiting = [];
    for (const flush of now) flush();
  };
  return {
    later: (flush) => {
      if (isOpen) {
        waiting.push(flush);
        return;
      }
      isOpen = true;
      setImmediate(flushAll);
      flush();
    },
  };
}
