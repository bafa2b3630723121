import { createClient } from '@redis/client';
import type { RedisCost } from './figures.ts';

const FEW = 1;
const MANY = 9;
const NUDGES = 60_000;
const AT_ONCE = 50;

/** A nudge as a move sends it, all on one channel: what it costs Redis, and what it costs whoever hears it. */
export async function measureRedis(url: string): Promise<RedisCost> {
  const nudge = JSON.stringify({ from: 'gEVK3Q3o_mB9', nudge: { what: 'log', table: '1MyDiz6G4e1N' } });
  // The first round is for warming up.
  await publish(url, nudge, FEW);
  const few = await publish(url, nudge, FEW);
  const many = await publish(url, nudge, MANY);
  const cpuMicrosPerEar = (many.redis - few.redis) / (MANY - FEW);
  return {
    cpuMicrosPerNudge: few.redis - FEW * cpuMicrosPerEar,
    cpuMicrosPerEar,
    hearMicros: (many.own - few.own) / (MANY - FEW),
    nudgeBytes: nudge.length,
  };
}

/** Microseconds of processor a nudge, of Redis and of this process. */
async function publish(url: string, nudge: string, nodes: number): Promise<{ redis: number; own: number }> {
  const mouth = createClient({ url });
  await mouth.connect();
  const ears = Array.from({ length: nodes }, () => mouth.duplicate());
  const rooms = new Map<string, string>();
  let heard = 0;
  for (const ear of ears) {
    await ear.connect();
    await ear.subscribe('nudges', (text) => {
      const { table } = (JSON.parse(text) as { nudge: { table: string } }).nudge;
      if (rooms.get(table) === undefined) heard++;
    });
  }
  const [redis, own] = [cpuIn(await mouth.info('cpu')), process.cpuUsage()];
  for (let sent = 0; sent < NUDGES; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => mouth.publish('nudges', nudge)));
  }
  const used = process.cpuUsage(own);
  const found = {
    redis: ((cpuIn(await mouth.info('cpu')) - redis) * 1e6) / NUDGES,
    own: (used.user + used.system) / NUDGES,
  };
  for (const line of [mouth, ...ears]) line.destroy();
  if (heard < NUDGES * nodes * 0.99) throw new Error(`${NUDGES} were sent to ${nodes}, ${heard} heard`);
  return found;
}

function cpuIn(info: string): number {
  const of = (key: string): number => Number(new RegExp(`^${key}:([\\d.]+)`, 'm').exec(info)?.[1]);
  return of('used_cpu_user') + of('used_cpu_sys');
}
