import { parseTrusted } from '@four-crowns/core';
import type { Fanout, OnSignal, Signal } from './fanout.ts';
import type { Redis } from './redis.ts';

const CHANNEL = 'four-crowns:signals';

interface Posted {
  readonly from: string;
  readonly signal: Signal;
}

/** Over pub/sub: at most once, which is enough for a signal. */
export async function redisFanout({ client, ear }: Redis): Promise<Fanout> {
  const listeners = new Map<string, OnSignal>();
  const returned: (() => void)[] = [];
  await ear.subscribe(CHANNEL, (text) => {
    const { from, signal } = parseTrusted<Posted>(text);
    for (const [node, hear] of listeners) if (node !== from) hear(signal, from);
  });
  // Both lines break, and each comes back in its own time; the listening one has subscribed again by then.
  for (const line of [client, ear]) {
    line.on('ready', () => {
      if (client.isReady && ear.isReady) for (const f of returned) f();
    });
  }
  return {
    shared: true,
    signal: (from, signal) => {
      if (!client.isReady) return;
      client.publish(CHANNEL, JSON.stringify({ from, signal } satisfies Posted)).catch(() => undefined);
    },
    listen: (node, hear) => {
      listeners.set(node, hear);
      return () => listeners.delete(node);
    },
    onReturn: (f) => void returned.push(f),
  };
}
