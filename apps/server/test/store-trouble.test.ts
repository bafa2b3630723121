/** A store that is full, damaged or readable by others: what people, balancers and operators are told. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ErrorBody } from '@four-crowns/protocol';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serverProcess } from '@four-crowns/harness/server-process';
import type { ServerProcess } from '@four-crowns/harness/server-process';
import { CannotStart, readSettings } from '../src/settings/settings.ts';
import { startServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { seated } from '@four-crowns/harness/seated';
import { tempFolder, testEnv, testServer } from './helpers/server.ts';
import { isReady, staysHonest } from './helpers/stays-honest.ts';

const FILE = 'four-crowns.sqlite';
const ADMIN = join(import.meta.dirname, '../src/admin/admin.ts');

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

async function started(folder: string): Promise<ServerProcess> {
  const child = await serverProcess(testEnv({ MEMORY_LOG: 'off', DATA_DIR: folder }));
  onTestFinished(() => child.stop());
  await child.start();
  return child;
}

describe('a full store', () => {
  test('no file may grow: writes are 503 with Retry-After, readyz says so, and nothing is lost', async () => {
    const child = await started(tempFolder());
    const limit = (soft: string): void => {
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${soft}:`]);
    };
    await staysHonest(child.url, {
      stop: () => limit('4096'),
      start: () => limit('unlimited'),
      why: /^The database .* cannot be used/,
    });
  }, 120_000);

  const canMount = (): boolean => {
    const folder = tempFolder();
    const done = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    if (done.status === 0) execFileSync('umount', [folder]);
    return done.status === 0;
  };

  test('the disk itself is full', async ({ skip }) => {
    if (!canMount()) skip('only root may mount a disk of its own');
    const folder = tempFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
    onTestFinished(() => void execFileSync('umount', ['-l', folder]));
    const child = await started(join(folder, 'data'));
    const ballast = join(folder, 'ballast');
    const fill = (): void => {
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      } finally {
        closeSync(file);
      }
    };
    await staysHonest(child.url, { stop: fill, start: () => rmSync(ballast), why: /^The disk is full: / });
    await child.stop();
  }, 120_000);
});

/** All but the first page, which says what kind of file it is. */
function damage(file: string): void {
  const size = statSync(file).size;
  const at = openSync(file, 'r+');
  for (let page = 4096; page < size; page += 4096) writeSync(at, Buffer.alloc(2048, 0xa5), 0, 2048, page);
  closeSync(at);
}

describe('a damaged store', () => {
  test('a running server says so at the first page it cannot read, and no start takes it', async () => {
    const folder = tempFolder();
    const env = { MEMORY_LOG: 'off', DATA_DIR: folder };
    const server = await testServer(env);
    const { people } = await seated(server, { game: 'toy', seats: 2 });
    const beside = new SqliteDatabase(join(folder, FILE));
    beside.pragma('wal_checkpoint(TRUNCATE)');
    beside.close();
    expect(await isReady(server.url)).toBe(true);
    damage(join(folder, FILE));
    const answer = await people[0]!.raw('GET', '/api/me/history');
    expect(answer.status).toBe(503);
    await expect.poll(() => isReady(server.url), { timeout: 5000 }).toBe(false);
    const { error } = (await (await fetch(`${server.url}/readyz`)).json()) as ErrorBody;
    expect(error.text).toMatch(/^The database ".*" is damaged \(.*\): .*restore the last backup/);
    await server.close();
    const again = startServer(readSettings(testEnv(env)));
    await expect(again).rejects.toThrow(CannotStart);
    await expect(again).rejects.toThrow(/^The database ".*" is damaged \([^\n]*\): [^\n]*\.$/);
  }, 60_000);

  test('damage that nobody has met yet is found at start, unless one does not want to wait for that', async () => {
    const folder = tempFolder();
    const env = { MEMORY_LOG: 'off', DATA_DIR: folder };
    const server = await testServer(env);
    await seated(server, { game: 'toy', seats: 2 });
    await server.close();
    const file = join(folder, FILE);
    const sqlite = new SqliteDatabase(file);
    const { rootpage } = sqlite.prepare("select rootpage from sqlite_master where name = 'chat'").get() as {
      rootpage: number;
    };
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    sqlite.close();
    const at = openSync(file, 'r+');
    writeSync(at, Buffer.alloc(64, 0xff), 0, 64, (rootpage - 1) * 4096);
    closeSync(at);
    const unchecked = await testServer({ ...env, STORE_CHECK: 'off' });
    await unchecked.close();
    await expect(startServer(readSettings(testEnv(env)))).rejects.toThrow(/ is damaged \(/);
  }, 60_000);

  const admin = async (
    folder: string,
    ...words: string[]
  ): Promise<{ code: number | null; said: string }> => {
    const child = spawn(process.execPath, [ADMIN, ...words], {
      env: { ...process.env, ...testEnv({ MEMORY_LOG: 'off', DATA_DIR: folder }) },
    });
    let said = '';
    child.stderr.on('data', (data) => (said += String(data)));
    const code = await new Promise<number | null>((done) => child.once('close', done));
    return { code, said };
  };

  test('backup of one ends in one sentence and leaves no file', async () => {
    const folder = tempFolder();
    const server = await testServer({ MEMORY_LOG: 'off', DATA_DIR: folder });
    await seated(server, { game: 'toy', seats: 2 });
    await server.close();
    damage(join(folder, FILE));
    const { code, said } = await admin(folder, 'backup', join(folder, 'kept'));
    expect(said).toMatch(/^[A-Z][^\n]* is damaged \([^\n]*\)[^\n]*\.\n$/);
    expect(code).toBe(1);
    expect(readdirSync(folder).filter((name) => name.startsWith('kept'))).toEqual([]);
  }, 60_000);

  test('backup replaces no file unless it is told to', async () => {
    const folder = tempFolder();
    const server = await testServer({ MEMORY_LOG: 'off', DATA_DIR: folder });
    await server.close();
    const file = join(folder, 'kept');
    writeFileSync(file, 'the last one');
    const refused = await admin(folder, 'backup', file);
    expect(refused).toEqual({
      code: 1,
      said: `There is a file "${file}" already: give another name, or --force to replace it.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('the last one');
    expect(await admin(folder, 'backup', file, '--force')).toEqual({ code: 0, said: '' });
    expect(readFileSync(file, 'utf8')).not.toContain('the last one');
    expect((await admin(folder, 'check-live', '--force')).code).toBe(2);
  }, 60_000);
});

describe('files of the data folder', () => {
  test('are for their owner alone, also those that an older program has left', async () => {
    const folder = join(tempFolder(), 'deep', 'data');
    const server = await testServer({ MEMORY_LOG: 'off', DATA_DIR: folder });
    await seated(server, { game: 'toy', seats: 2 });
    const all = (): Record<string, string> =>
      Object.fromEntries(['', ...readdirSync(folder)].map((name) => [name, modeOf(join(folder, name))]));
    const modes = all();
    expect(Object.keys(modes).length).toBeGreaterThan(4);
    for (const [name, mode] of Object.entries(modes))
      expect([name, mode]).toEqual([name, name === '' ? '700' : '600']);
    await server.close();
    for (const name of ['', ...readdirSync(folder)])
      chmodSync(join(folder, name), name === '' ? 0o755 : 0o644);
    await (await testServer({ MEMORY_LOG: 'off', DATA_DIR: folder })).close();
    for (const [name, mode] of Object.entries(all()))
      expect([name, mode]).toEqual([name, name === '' ? '700' : '600']);
  });

  test('a folder that is also for something else is left as it is', async () => {
    const folder = tempFolder();
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'pictures'));
    await openSqlite(folder).close();
    expect(modeOf(folder)).toBe('755');
    expect(modeOf(join(folder, FILE))).toBe('600');
    expect(existsSync(join(folder, 'pictures'))).toBe(true);
  });
});

test('whoever asks often whether it is ready makes one write of it, and is told no path', async () => {
  const server = await testServer({ TRUST_PROXY: 'on' });
  const { db } = server.context.engine;
  const probe = async (): Promise<string | undefined> =>
    (await db.selectFrom('meta').select('value').where('key', '=', 'probe').executeTakeFirst())?.value;
  await isReady(server.url);
  const first = await probe();
  expect(first).toBeDefined();
  await Promise.all(Array.from({ length: 50 }, () => isReady(server.url)));
  expect(await probe()).toBe(first);
  await expect
    .poll(async () => (await isReady(server.url), await probe()), { timeout: 5000 })
    .not.toBe(first);
  await db.destroy();
  await new Promise((done) => setTimeout(done, 1100));
  const far = await fetch(`${server.url}/readyz`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(((await far.json()) as ErrorBody).error.text).toBe('The store does not accept writes.');
});
