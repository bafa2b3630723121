/**
 * Messages wait for the end of the event loop's turn. The writes then follow each other closely, so a receiver with
 * many sockets is woken once instead of once per socket, and two messages for one socket become one write. Only the
 * first message of a turn is sent at once, so that nobody waits when there is little to send.
 */
export interface Outbox {
  /** `flush` will be called once, soon. */
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
