import { afterAll, beforeAll } from 'vitest';
import { startRedis } from '@four-crowns/harness/own-redis';
import type { OwnRedis } from '@four-crowns/harness/own-redis';
import type { Parts, Server } from '../../src/server.ts';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { testServer } from './server.ts';

/** A Postgres and a Redis for the tests of a file. */
export interface Ground {
  readonly postgres: Postgres;
  readonly redis: OwnRedis;
}

export function commonGround(): Ground {
  const ground: { postgres?: Postgres; redis?: OwnRedis } = {};
  beforeAll(async () => {
    ground.postgres = await startPostgres();
    ground.redis = await startRedis();
  }, 330_000);
  afterAll(async () => {
    await ground.redis?.kill();
    await ground.postgres?.stop();
  }, 60_000);
  return ground as Ground;
}

let databases = 0;

/** Servers of one database, in this process but with nothing in common than Postgres and Redis. */
export async function testNodes(
  { postgres, redis }: Ground,
  envs: readonly Record<string, string>[],
  parts: Parts = {},
): Promise<Server[]> {
  const DATABASE_URL = await postgres.database(`nodes${databases++}`);
  const servers: Server[] = [];
  for (const env of envs) {
    servers.push(await testServer({ MEMORY_LOG: 'off', DATABASE_URL, REDIS_URL: redis.url, ...env }, parts));
  }
  return servers;
}
