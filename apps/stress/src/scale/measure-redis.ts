import { createClient } from '@redis/client';
import type { RedisCost } from './figures.ts';

const FEW = 1;
const MANY = 9;
const SIGNALS = 60_000;
const AT_ONCE = 50;

/** A signal as a move sends it, all on one channel: what it costs Redis, and what it costs each node that gets it. */
export async function measureRedis(url: string): Promise<RedisCost> {
  const signal = JSON.stringify({ from: 'gEVK3Q3o_mB9', signal: { what: 'log', table: '1MyDiz6G4e1N' } });
  // The first round is for warming up.
  await publish(url, signal, FEW);
  const few = await publish(url, signal, FEW);
  const many = await publish(url, signal, MANY);
  const cpuMicrosPerSubscriber = (many.redis - few.redis) / (MANY - FEW);
  return {
    cpuMicrosPerSignal: few.redis - FEW * cpuMicrosPerSubscriber,
    cpuMicrosPerSubscriber,
    receiveMicros: (many.own - few.own) / (MANY - FEW),
    signalBytes: signal.length,
  };
}

/** Microseconds of processor a signal, of Redis and of this process. */
async function publish(url: string, signal: string, nodes: number): Promise<{ redis: number; own: number }> {
  const publisher = createClient({ url });
  await publisher.connect();
  const subscribers = Array.from({ length: nodes }, () => publisher.duplicate());
  const rooms = new Map<string, string>();
  let received = 0;
  for (const subscriber of subscribers) {
    await subscriber.connect();
    await subscriber.subscribe('signals', (text) => {
      const { table } = (JSON.parse(text) as { signal: { table: string } }).signal;
      if (rooms.get(table) === undefined) received++;
    });
  }
  const [redis, own] = [cpuIn(await publisher.info('cpu')), process.cpuUsage()];
  for (let sent = 0; sent < SIGNALS; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => publisher.publish('signals', signal)));
  }
  const used = process.cpuUsage(own);
  const found = {
    redis: ((cpuIn(await publisher.info('cpu')) - redis) * 1e6) / SIGNALS,
    own: (used.user + used.system) / SIGNALS,
  };
  for (const line of [publisher, ...subscribers]) line.destroy();
  if (received < SIGNALS * nodes * 0.99)
    throw new Error(`${SIGNALS} were sent to ${nodes}, ${received} received`);
  return found;
}

function cpuIn(info: string): number {
  const of = (key: string): number => Number(new RegExp(`^${key}:([\\d.]+)`, 'm').exec(info)?.[1]);
  return of('used_cpu_user') + of('used_cpu_sys');
}
