/** Starts the real server with the built page, on a free port and with a temporary data folder. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');
const MAIN = join(import.meta.dirname, '../../server/src/main.ts');

/** Bots answer at once and rate limits are raised, because tests play many matches in a short time. */
const QUICK = {
  LOG_LEVEL: 'warn',
  BOT_FLOOR_MS: '30',
  BOT_MS: '30',
  CONTRIBUTE_MS: '1500',
  GUESTS_PER_HOUR: '100000',
  TABLES_PER_HOUR: '100000',
  OPEN_TABLES: '10000',
  SIGN_INS_PER_HOUR: '100000',
  HTTP_PER_MINUTE: '100000',
  WRITES_PER_MINUTE: '100000',
  VISITS_PER_MINUTE: '100000',
  MOVES_PER_MINUTE: '100000',
  OPERATOR_TOKEN: 'operator-token-for-tests',
};

export const OPERATOR = QUICK.OPERATOR_TOKEN;

export interface Served {
  readonly url: string;
  /** Shuts down gracefully, as for an update, and keeps the data. */
  stop(): Promise<void>;
  /** Starts again on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops and deletes the data. */
  end(): Promise<void>;
}

export async function serve(env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'four-crowns-web-'));
  // A separate copy of the page, so that a build running meanwhile does not remove it.
  const page = join(folder, 'page');
  cpSync(DIST, page, { recursive: true });
  const own = { ...QUICK, ...env, DATA_DIR: folder, WEB_DIR: page };
  let running = await start({ ...own, PORT: '0' });
  const { url } = running;
  const stop = () => ended(running.child);
  return {
    url,
    stop,
    async restart() {
      running = await start({ ...own, PORT: new URL(url).port });
    },
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function start(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Four Crowns is at (\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve({ url, child });
    });
    child.on('exit', (code) => reject(new Error(`the server exited with ${code}: ${said}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
