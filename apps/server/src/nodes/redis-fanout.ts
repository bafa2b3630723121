import { parseTrusted } from '@four-crowns/core';
import type { Fanout, OnSignal, Signal } from './fanout.ts';
import type { Redis } from './redis.ts';

const CHANNEL = 'four-crowns:signals';

interface Posted {
  readonly from: string;
  readonly signal: Signal;
}

/** Over pub/sub: at most once, which is enough for a signal. */
export async function redisFanout({ client, subscriber }: Redis): Promise<Fanout> {
  const listeners = new Map<string, OnSignal>();
  const returned: (() => void)[] = [];
  await subscriber.subscribe(CHANNEL, (text) => {
    const { from, signal } = parseTrusted<Posted>(text);
    for (const [node, onSignal] of listeners) if (node !== from) onSignal(signal, from);
  });
  // Both lines break, and each comes back in its own time; the subscriber has subscribed again by then.
  for (const line of [client, subscriber]) {
    line.on('ready', () => {
      if (client.isReady && subscriber.isReady) for (const f of returned) f();
    });
  }
  return {
    shared: true,
    signal: (from, signal) => {
      if (!client.isReady) return;
      client.publish(CHANNEL, JSON.stringify({ from, signal } satisfies Posted)).catch(() => undefined);
    },
    listen: (node, onSignal) => {
      listeners.set(node, onSignal);
      return () => listeners.delete(node);
    },
    onReturn: (f) => void returned.push(f),
  };
}
