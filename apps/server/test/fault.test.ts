import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFaults } from '../src/fault/run.ts';
import { startPostgres } from '../src/store/own-postgres.ts';
import type { Postgres } from '../src/store/own-postgres.ts';
import { tempFolder } from './helpers/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 330_000);
afterAll(() => postgres.stop());

const KILLS = 2;

/** The short version; the long one is `node apps/server/src/fault/main.ts --kills 1000 --database …`. */
async function survives(env: Record<string, string>): Promise<void> {
  const verdict = await runFaults({
    kills: KILLS,
    matches: 4,
    game: 'kingdom-builder',
    env,
    upMs: 300,
    seed: Date.now() % 1_000_000,
    say: () => undefined,
  });
  expect(verdict).toMatchObject({ missing: [], twice: [], differ: [], complaints: [] });
  expect(verdict.acked).toBeGreaterThan(KILLS * 8);
  expect(verdict.compared).toBeGreaterThan(verdict.acked);
}

test(`no acknowledged move is lost or doubled by kills -9 mid-match: SQLite`, { timeout: 120_000 }, () =>
  survives({ DATA_DIR: tempFolder() }),
);

test(
  `no acknowledged move is lost or doubled by kills -9 mid-match: Postgres`,
  { timeout: 120_000 },
  async () => survives({ DATABASE_URL: await postgres.database('fault') }),
);
