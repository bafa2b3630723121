/** A site to be measured: some nodes on one Postgres and one Redis, and what each of them costs. */
import { readdirSync, readFileSync } from 'node:fs';
import { newProgram } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { startRedis } from '@four-crowns/harness/own-redis';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { startChild } from './child.ts';
import type { Measured } from './child.ts';
import { LOAD_ENV } from './env.ts';

export interface Site {
  readonly nodes: readonly Measured[];
  /** Programs that may sit anywhere, known to every node. */
  readonly people: readonly HttpClient[];
  /** Microseconds of processor time so far. */
  cost(): Promise<Cost>;
  stop(): Promise<void>;
}

export interface Cost {
  readonly nodes: readonly number[];
  /** NaN where the system does not tell. */
  readonly postgres: number;
  readonly redis: number;
}

export async function startSite(postgres: Postgres, count: number, people: number): Promise<Site> {
  const redis = await startRedis();
  const nodes: Measured[] = [];
  const stop = async (): Promise<void> => {
    for (const node of nodes) await node.stop();
    await redis.kill();
  };
  try {
    const env = { ...LOAD_ENV, DATABASE_URL: await postgres.database(`load${count}`), REDIS_URL: redis.url };
    for (let n = 0; n < count; n++) {
      nodes.push(await startChild(new URL('./serve.ts', import.meta.url), env));
    }
    const [first] = nodes;
    const programs: HttpClient[] = [];
    for (let n = 0; n < people && first !== undefined; n++) {
      programs.push(await newProgram(first.url, `player-${n}`));
    }
    return {
      nodes,
      people: programs,
      cost: async () => ({
        nodes: await Promise.all(nodes.map(async (node) => (await node.usage()).cpu)),
        postgres: treeMicros(postgres.pid),
        redis: treeMicros(redis.pid),
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The clock ticks of Linux, a hundred a second. */
const TICK_MICROS = 10_000;

/** A process and its children: Postgres has one for each connection. */
function treeMicros(pid: number): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .reduce((sum, name) => sum + microsIfOf(pid, name), 0);
  } catch {
    return Number.NaN;
  }
}

function microsIfOf(pid: number, name: string): number {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // Behind the name in brackets: state, parent, … and from the 12th on user and system time, then those of
    // children that have ended.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent] = fields;
    if (Number(name) !== pid && parent !== pid) return 0;
    const ticks = fields.slice(11, Number(name) === pid ? 15 : 13);
    return ticks.reduce((sum, n) => sum + n, 0) * TICK_MICROS;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
