import type { Fanout, Hear, Nudge } from '../fanout.ts';
import type { Redis } from './open.ts';

const CHANNEL = 'four-crowns:nudges';

interface Posted {
  readonly from: string;
  readonly nudge: Nudge;
}

/** Over pub/sub: at most once, which is enough for a nudge. */
export async function redisFanout({ client, ear }: Redis): Promise<Fanout> {
  const listeners = new Map<string, Hear>();
  const returned: (() => void)[] = [];
  await ear.subscribe(CHANNEL, (text) => {
    const { from, nudge } = JSON.parse(text) as Posted;
    for (const [node, hear] of listeners) if (node !== from) hear(nudge, from);
  });
  // Both lines break, and each comes back in its own time; the listening one has subscribed again by then.
  for (const line of [client, ear]) {
    line.on('ready', () => {
      if (client.isReady && ear.isReady) for (const f of returned) f();
    });
  }
  return {
    shared: true,
    nudge: (from, nudge) => {
      if (!client.isReady) return;
      client.publish(CHANNEL, JSON.stringify({ from, nudge } satisfies Posted)).catch(() => undefined);
    },
    listen: (node, hear) => {
      listeners.set(node, hear);
      return () => listeners.delete(node);
    },
    onReturn: (f) => void returned.push(f),
  };
}
