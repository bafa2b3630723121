import type { ServerContext } from '../context.ts';

/** How many sockets a person or an address has, here and at other nodes. */
export interface Counts {
  here(key: string): number;
  change(key: string, by: 1 | -1): void;
  /** 0 while Redis is unavailable; each node then counts for itself. */
  elsewhere(key: string): Promise<number>;
  close(): void;
}

/** A count that is not renewed within this time is dropped, because its node is dead. */
const KEPT_SECONDS = 180;
const TELL_AGAIN_MS = 60_000;

/** Each Redis key has one field per node, so that a dead node's count expires with it. */
export function openCounts(context: ServerContext): Counts {
  const { redis, run, uptime, fanout } = context;
  const counts = new Map<string, number>();
  const name = (key: string): string => `four-crowns:sockets:${key}`;
  const tell = (key: string): void => {
    if (redis === undefined || !redis.client.isReady) return;
    const n = counts.get(key);
    const told =
      n === undefined
        ? redis.client.hDel(name(key), run)
        : redis.client.multi().hSet(name(key), run, n).expire(name(key), KEPT_SECONDS).exec();
    told.catch(() => undefined);
  };
  const tellAll = (): void => {
    for (const key of counts.keys()) tell(key);
  };
  fanout.onReturn(tellAll);
  const again = setInterval(tellAll, TELL_AGAIN_MS);
  again.unref();
  return {
    here: (key) => counts.get(key) ?? 0,
    change: (key, by) => {
      const n = (counts.get(key) ?? 0) + by;
      if (n > 0) counts.set(key, n);
      else counts.delete(key);
      tell(key);
    },
    elsewhere: async (key) => {
      if (redis === undefined || !redis.client.isReady) return 0;
      try {
        const nodes = Object.entries(await redis.client.hGetAll(name(key)));
        return nodes.reduce((sum, [node, n]) => (uptime.isUp(node) ? sum + Number(n) : sum), 0);
      } catch {
        return 0;
      }
    },
    close: () => clearInterval(again),
  };
}
