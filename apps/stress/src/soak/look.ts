import type { Measured } from '../load/child.ts';
import type { Sample } from './memory-verdict.ts';

export type Gauges = Pick<Sample, 'rooms' | 'sockets' | 'handles'>;

/** As the server's own metrics have them. */
export async function gaugesOf({ url }: Measured): Promise<Gauges> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`the metrics do not have ${name}`);
    return Number(found);
  };
  return {
    rooms: value('fc_live_matches'),
    sockets: value('fc_sockets'),
    handles: value('nodejs_active_resources_total'),
  };
}

const COLLECTIONS = 3;

/** What one collection leaves because it waits for a finaliser, the next one takes. */
export async function memoryOf(server: Measured): Promise<Pick<Sample, 'heap' | 'rss'>> {
  let least = await server.usage();
  for (let n = 1; n < COLLECTIONS; n++) {
    const now = await server.usage();
    if (now.heap < least.heap) least = now;
  }
  return { heap: least.heap, rss: least.rss };
}
