import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { httpClient, newGuest } from '@four-crowns/harness/http-client';
import { addressKey } from '../src/http/address.ts';
import { CannotStart, readSettings, SETTINGS } from '../src/settings/settings.ts';
import { openEngine } from '../src/store/open-engine.ts';
import { startServer } from '../src/server.ts';
import { browser } from './helpers/browser.ts';
import { playOut } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { OPERATOR, tempFolder, testEnv, testServer } from './helpers/server.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe('health and metrics', () => {
  test('healthz, readyz, and ready no more once the database is gone', async () => {
    const server = await testServer();
    const anyone = httpClient(server.url);
    expect(await anyone.ask('GET', '/healthz')).toEqual({ ok: true });
    expect(await anyone.ask('GET', '/readyz')).toEqual({ ok: true });
    await server.context.engine.db.destroy();
    // What was found last is said for a second.
    await expect
      .poll(() => anyone.raw('GET', '/readyz').then((answer) => answer.status), { timeout: 5000 })
      .toBe(503);
    expect(await anyone.ask('GET', '/healthz')).toEqual({ ok: true });
  });

  test('metrics tell moves, latency, sockets, matches, bots and the database', async () => {
    const server = await testServer();
    const { clients } = await seated(server, { game: 'toy', seats: 2 });
    await playOut(clients);
    const text = await (await httpClient(server.url).raw('GET', '/metrics')).text();
    expect(text).toMatch(/fc_moves_total\{game="toy",by="person"\} \d+/);
    expect(text).toMatch(/fc_ack_seconds_bucket\{le="0.005"\} \d+/);
    expect(text).toContain('fc_sockets 2');
    expect(text).toContain('fc_live_matches 1');
    expect(text).toContain('fc_bot_queue 0');
    expect(text).toMatch(/fc_database_seconds_count\{what="append"\} \d+/);
    expect(text).toContain('process_cpu_seconds_total');
  });

  test('through a proxy, metrics are for the operator', async () => {
    const server = await testServer({ TRUST_PROXY: 'on' });
    const far = { 'x-forwarded-for': '203.0.113.9' };
    expect((await httpClient(server.url).raw('GET', '/metrics', undefined, far)).status).toBe(403);
    expect((await httpClient(server.url, OPERATOR).raw('GET', '/metrics', undefined, far)).status).toBe(200);
    const forged = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' };
    expect((await httpClient(server.url).raw('GET', '/metrics', undefined, forged)).status).toBe(403);
  });

  test('the log has lines with match and request ids, and no invitation', async () => {
    const lines: { match?: string; reqId?: string; req?: { path: string }; msg: string }[] = [];
    const { pino } = await import('pino');
    const logger = pino(
      { level: 'info' },
      { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
    );
    const server = await testServer({}, { logger });
    const { id, made, people } = await seated(server, { game: 'toy', seats: 2 });
    await people[0]!.ask('GET', `/api/tables/${id}?invite=${made.invite}`);
    expect(lines.some((l) => l.match === id && l.msg === 'match begins')).toBe(true);
    expect(lines.some((l) => l.reqId !== undefined && l.req?.path === `/api/tables/${id}`)).toBe(true);
    expect(JSON.stringify(lines)).not.toContain(made.invite);
  });

  test('whoever asks too much, and a balancer that looks every second, do not fill the log', async () => {
    let lines = 0;
    const { pino } = await import('pino');
    const logger = pino({ level: 'info' }, { write: () => void lines++ });
    const server = await testServer({ HTTP_PER_MINUTE: '10' }, { logger });
    const ask = (path: string): Promise<number> =>
      fetch(`${server.url}${path}`).then((answer) => answer.status);
    for (let i = 0; i < 10; i++) await ask('/api/config');
    await expect.poll(() => lines).toBeGreaterThanOrEqual(10);
    const before = lines;
    for (let i = 0; i < 50; i++) expect(await ask('/api/config')).toBe(429);
    for (let i = 0; i < 10; i++) expect(await ask('/healthz')).toBe(200);
    expect(lines).toBe(before);
  });
});

describe('what programs and pages are given', () => {
  test('the OpenAPI description names every route, and there is a page without scripts', async () => {
    const server = await testServer();
    const anyone = httpClient(server.url);
    const api = await anyone.ask<{ paths: Record<string, unknown> }>('GET', '/api/openapi.json');
    const documented = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');
    expect(Object.keys(api.paths).length).toBeGreaterThan(30);
    for (const path of Object.keys(api.paths)) {
      const inDocs = path.replace(
        /\{(\w+)\}/g,
        (_, name: string) => `:${{ key: 'id', token: 'id', record: 'id', table: 'id' }[name] ?? name}`,
      );
      expect(documented, inDocs).toContain(inDocs);
    }
    const page = await anyone.raw('GET', '/api/docs');
    const html = await page.text();
    expect(html).toContain('/api/tables/{id}/join');
    expect(html).not.toContain('<script');
  });

  test('a strict content security policy, and the page for every address of its own', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'a-1234.js'), '1');
    const server = await testServer({ WEB_DIR: folder });
    const anyone = httpClient(server.url);
    const page = await anyone.raw('GET', '/t/abc?invite=x', undefined, { accept: 'text/html' });
    expect(await page.text()).toContain('<title>page');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await anyone.raw('GET', '/assets/a-1234.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
    expect((await anyone.raw('GET', '/api/nothing', undefined, { accept: 'text/html' })).status).toBe(404);
    expect((await anyone.raw('GET', '/../package.json')).status).toBe(404);
  });

  test('the notices of third parties are served with the page, to a browser as well', async () => {
    const folder = tempFolder();
    const notices = 'third-party-notices.txt';
    const kept = join(ROOT, 'apps/web/public', notices);
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
    copyFileSync(kept, join(folder, notices));
    const server = await testServer({ WEB_DIR: folder });
    const host = `localhost:${new URL(server.url).port}`;
    for (const headers of [{}, { host, accept: 'text/html' }]) {
      const answer = await browser(server, { headers }).raw('GET', `/${notices}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await answer.text()).toBe(readFileSync(kept, 'utf8'));
    }
  });

  test('the table of settings in the docs is that of the program', () => {
    const docs = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    for (const { env, initial, what } of SETTINGS) {
      expect(docs).toContain(`| \`${env}\` | ${initial === '' ? '' : `\`${initial}\``} | ${what} |`);
    }
  });
});

describe('a start that cannot work says why in one sentence', () => {
  const refused = async (env: Record<string, string>): Promise<string> => {
    try {
      const server = await startServer(readSettings(testEnv(env)));
      await server.close();
      return 'started';
    } catch (error) {
      expect(error).toBeInstanceOf(CannotStart);
      const { message } = error as Error;
      expect(message).toMatch(/^[A-Z][^\n]*\.$/);
      return message;
    }
  };

  test('wrong settings', async () => {
    expect(await refused({ PORT: 'eighty' })).toBe(
      'PORT is "eighty", it must be a whole number from 0 to 65535.',
    );
    expect(await refused({ TRUST_PROXY: 'yes' })).toBe('TRUST_PROXY is "yes", it must be on or off.');
    expect(await refused({ OPERATOR_TOKEN: 'short' })).toContain('at least 24 characters');
    expect(await refused({ DATABASE_URL: 'mysql://x' })).toContain('must begin with postgres://');
    expect(await refused({ PUBLIC_URL: 'play.example' })).toContain('whole addresses');
    expect(await refused({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL');
    expect(await refused({ EXTRA_GAMES: 'file:///nowhere.ts' })).toContain('EXTRA_GAMES');
  });

  test('a setting that there is not, with the nearest one that there is', async () => {
    for (const [name, meant] of [
      ['MOVES_PER_MINUT', 'MOVES_PER_MINUTE'],
      ['MOVES_PER_HOUR', 'MOVES_PER_MINUTE'],
      ['BOT_FLOOR', 'BOT_FLOOR_MS'],
      ['PUBLIC_ULR', 'PUBLIC_URL'],
      ['TRUSTED_PROXY', 'TRUST_PROXY'],
      ['OPERATOR_TOKENS', 'OPERATOR_TOKEN'],
      ['DATABASE_URL_FILE', 'DATABASE_URL'],
    ] as const) {
      expect(await refused({ [name]: '1' })).toBe(
        `There is no setting ${name}: did you mean ${meant}? Else unset it.`,
      );
    }
  });

  test('variables that belong to others are no settings', () => {
    const others = [
      'PATH HOME HOSTNAME USER SHELL TERM LANG LC_ALL PWD OLDPWD SHLVL TZ EDITOR PORTS HOSTS LOGNAME MAIL',
      'NODE_ENV NODE_OPTIONS NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS npm_config_user_agent npm_lifecycle_event',
      'CI GITHUB_ACTIONS VITEST VITEST_POOL_ID VITEST_WORKER_ID TEST_LOG FUZZ_SEED XDG_DATA_DIRS XDG_RUNTIME_DIR',
      'PGHOST PGPORT PGDATABASE REDIS_PORT REDIS_HOST POSTGRES_PASSWORD KUBERNETES_SERVICE_HOST SMTP_PORT',
      'INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY SYSTEMD_EXEC_PID LISTEN_FDS NOTIFY_SOCKET MEMORY_PRESSURE_WATCH',
      'BASE_URL DEV PROD MODE SSR TMPDIR SSH_AUTH_SOCK SSH_CONNECTION DBUS_SESSION_BUS_ADDRESS NO_COLOR COLORTERM',
    ].flatMap((line) => line.split(' '));
    const env = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(readSettings(env).port).toBe(8080);
  });

  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    expect(await refused({ PORT: String(port) })).toBe(
      `Port ${port} of 127.0.0.1 is taken by another program.`,
    );
    other.close();
  });

  test('a database in use, locked, broken, or a folder that cannot be made', async () => {
    const disk = { MEMORY_LOG: 'off' };
    const folder = tempFolder();
    const first = await openEngine(readSettings({ DATA_DIR: folder }));
    expect(await refused({ ...disk, DATA_DIR: folder })).toBe(
      `The database in "${folder}" is in use by another server.`,
    );
    await first.close();
    const holder = new SqliteDatabase(join(folder, 'four-crowns.sqlite'));
    holder.pragma('locking_mode = EXCLUSIVE');
    holder.exec('BEGIN EXCLUSIVE; CREATE TABLE x (y)');
    expect(await refused({ ...disk, DATA_DIR: folder })).toContain('is locked by another program');
    holder.close();
    const broken = tempFolder();
    writeFileSync(
      join(broken, 'four-crowns.sqlite'),
      'this is not a database, it is a text of some length'.repeat(100),
    );
    expect(await refused({ ...disk, DATA_DIR: broken })).toContain('is damaged (file is not a database)');
    expect(await refused({ ...disk, DATA_DIR: '/proc/nothing' })).toContain(
      'The data folder "/proc/nothing" cannot be made',
    );
  }, 60_000);

  test('no Postgres where it should be', async () => {
    expect(await refused({ MEMORY_LOG: 'off', DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/db' })).toBe(
      'Postgres at 127.0.0.1:1 does not answer.',
    );
  });

  test('a full disk, and every sentence on the standard error of the command', async () => {
    // No file may grow: what a full disk looks like to one process.
    const folder = tempFolder();
    const child = spawn(
      'bash',
      ['-c', `ulimit -f 8; exec "${process.execPath}" "${join(ROOT, 'apps/server/src/main.ts')}"`],
      {
        env: { ...process.env, ...testEnv({ MEMORY_LOG: 'off', DATA_DIR: folder, LOG_LEVEL: 'silent' }) },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', (data) => (said += String(data)));
    const code = await new Promise((done) => child.once('exit', done));
    expect(code).toBe(1);
    expect(said).toMatch(/^(The disk is full|The database) [^\n]*\.\n$/m);
  }, 240_000);
});

test('addresses of one household count as one', () => {
  expect(addressKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
});

test('people are not told who hosts the machine: no version of any program in a header', async () => {
  const server = await testServer();
  const answer = await (await newGuest(server.url)).raw('GET', '/api/config');
  expect([...answer.headers.keys()]).not.toContain('x-powered-by');
});
