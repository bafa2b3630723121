import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startServer } from '../../src/server.ts';
import type { Parts, Server } from '../../src/server.ts';
import { readSettings } from '../../src/settings/settings.ts';

export const OPERATOR = 'operator-token-for-tests-only';

/** Quick and generous: limits have tests of their own. */
const ENV = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
  MEMORY_LOG: 'on',
  OPERATOR_TOKEN: OPERATOR,
  EXTRA_GAMES: new URL('./extra-games.ts', import.meta.url).href,
  CONTRIBUTE_MS: '0',
  BOT_FLOOR_MS: '0',
  BOT_MS: '20',
  BOT_THREADS: '1',
  BEAT_MS: '500',
  SWEEP_MS: '100',
  WEB_DIR: '/nowhere',
  SOCKET_BURST: '100000',
  HTTP_PER_MINUTE: '100000',
  GUESTS_PER_HOUR: '100000',
  SIGN_INS_PER_HOUR: '100000',
  TABLES_PER_HOUR: '100000',
  RECORDS_PER_HOUR: '1000',
  WRITES_PER_MINUTE: '100000',
  MOVES_PER_MINUTE: '1000000',
  OPEN_TABLES: '10000',
  CHAT_PER_MINUTE: '1000',
  LISTS_PER_MINUTE: '100000',
  VISITS_PER_MINUTE: '100000',
} as const;

/** A server of its own for one test, stopped with it. */
export async function testServer(env: Record<string, string> = {}, parts: Parts = {}): Promise<Server> {
  const logger = pino({ level: ENV.LOG_LEVEL });
  const server = await startServer(readSettings({ ...ENV, ...env }), { logger, ...parts });
  let closed = false;
  const close = server.close;
  const once = { ...server, close: async () => (closed ? undefined : ((closed = true), close())) };
  onTestFinished(once.close);
  return once;
}

export function testEnv(env: Record<string, string> = {}): Record<string, string> {
  return { ...ENV, ...env };
}

/** A folder that is gone after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'four-crowns-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
