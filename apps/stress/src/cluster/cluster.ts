/** A Postgres, a Redis, some nodes and a balancer on this machine: everything that a site has, for trying it. */
import { startRedis } from '@four-crowns/harness/own-redis';
import type { OwnRedis } from '@four-crowns/harness/own-redis';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { serverProcess } from '@four-crowns/harness/server-process';
import type { ServerProcess } from '@four-crowns/harness/server-process';

export interface Cluster {
  /** Where the balancer listens. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly nodes: readonly ServerProcess[];
  readonly postgres: Postgres;
  readonly redis: OwnRedis;
  /** One node after the other is stopped in order and started again; the others serve meanwhile. */
  roll(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterPlan {
  readonly nodes: number;
  /** Of the balancer; 0 takes any free one. */
  readonly port?: number;
  /** Settings of the nodes. */
  readonly env?: Readonly<Record<string, string>>;
  /** What a node is told instead of the address of the database: a way through something else. */
  readonly through?: (databaseUrl: string, node: number) => Promise<string>;
  /** Ctrl-C reaches only the process that calls this. */
  readonly detached?: boolean;
}

export async function startCluster(plan: ClusterPlan): Promise<Cluster> {
  const { detached = false } = plan;
  const begun: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of begun.toReversed()) await end();
    begun.length = 0;
  };
  try {
    const postgres = await startPostgres({ detached });
    begun.push(postgres.stop);
    const redis = await startRedis({ detached });
    begun.push(redis.kill);
    const databaseUrl = await postgres.database('cluster');
    const nodes: ServerProcess[] = [];
    for (let n = 0; n < plan.nodes; n++) {
      const DATABASE_URL = (await plan.through?.(databaseUrl, n)) ?? databaseUrl;
      nodes.push(await serverProcess({ ...plan.env, DATABASE_URL, REDIS_URL: redis.url }, { detached }));
    }
    const balancer = await startBalancer(nodes.map(portOf), plan.port);
    begun.push(balancer.close);
    begun.push(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    const [first, ...others] = nodes;
    // It makes the tables of the database.
    await first?.start();
    await Promise.all(others.map((node) => node.start()));
    for (const node of nodes) await balancer.untilReady(portOf(node));
    return {
      url: balancer.url,
      databaseUrl,
      nodes,
      postgres,
      redis,
      roll: () => roll(nodes, balancer),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function portOf(node: ServerProcess): number {
  return Number(new URL(node.url).port);
}

async function roll(nodes: readonly ServerProcess[], balancer: Balancer): Promise<void> {
  for (const node of nodes) {
    await node.stop();
    await node.start();
    await balancer.untilReady(portOf(node));
  }
}
