import { parseTrusted } from '@four-crowns/core';
import type { Fanout, OnSignal, Signal } from './fanout.ts';
import type { Redis } from './redis.ts';

const CHANNEL = 'four-crowns:signals';

interface Posted {
  readonly from: string;
  readonly signal: Signal;
}

/** Uses pub/sub, which delivers at most once; that is enough for signals. */
export async function redisFanout({ client, subscriber }: Redis): Promise<Fanout> {
  const listeners = new Map<string, OnSignal>();
  const returned: (() => void)[] = [];
  await subscriber.subscribe(CHANNEL, (text) => {
    const { from, signal } = parseTrusted<Posted>(text);
    for (const [node, onSignal] of listeners) if (node !== from) onSignal(signal, from);
  });
  // Both connections break and return separately; by then the subscriber has subscribed again.
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
