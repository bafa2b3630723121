import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFaults } from '../src/fault/run.ts';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 330_000);
afterAll(() => postgres.stop(), 60_000);

/** On each of the two. The long version is `node apps/stress/src/fault/main.ts --kills 1000`. */
const KILLS = 25;
/** Less than a minute on a machine of its own; ten times that where much else runs. */
const TIMEOUT_MS = 600_000;

async function survives(env: Record<string, string>, signal: AbortSignal): Promise<void> {
  const verdict = await runFaults({
    kills: KILLS,
    matches: 4,
    game: 'kingdom-builder',
    env,
    upMs: 300,
    seed: Date.now() % 1_000_000,
    say: () => undefined,
    signal,
  });
  expect(verdict).toMatchObject({ missing: [], twice: [], differ: [], complaints: [] });
  expect(verdict.acked).toBeGreaterThan(KILLS * 8);
  expect(verdict.compared).toBeGreaterThan(verdict.acked);
}

describe.concurrent(`no acknowledged move is lost or doubled by ${KILLS} kills -9 mid-match`, () => {
  test('on SQLite', { timeout: TIMEOUT_MS }, ({ signal }) => {
    const folder = mkdtempSync(join(tmpdir(), 'four-crowns-'));
    const gone = (): void => rmSync(folder, { recursive: true, force: true });
    return survives({ DATA_DIR: folder }, signal).finally(gone);
  });

  test('on Postgres', { timeout: TIMEOUT_MS }, async ({ signal }) =>
    survives({ DATABASE_URL: await postgres.database('fault') }, signal),
  );
});
