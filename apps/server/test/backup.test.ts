import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { GAMES } from '@four-crowns/games';
import type { Me } from '@four-crowns/protocol';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTable } from '@four-crowns/harness/table-client';
import { loadGames } from '../src/tables/hosted-games.ts';
import type { Server } from '../src/server.ts';
import { CannotStart, readSettings } from '../src/settings/settings.ts';
import { openEngine } from '../src/store/open-engine.ts';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { readTable } from '../src/store/tables.ts';
import { backup } from '../src/admin/backup.ts';
import { checkLive } from '../src/admin/check-live.ts';
import { moveStore } from '../src/admin/move-store.ts';
import { replayLog } from '../src/admin/replay-log.ts';
import { restore } from '../src/admin/restore.ts';
import { openStoreCopy } from '../src/admin/store-copy.ts';
import type { Row } from '../src/admin/store-copy.ts';
import { moveId, playOut, playRandomly } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import type { Seated } from '@four-crowns/harness/seated';
import { tempFolder, testEnv, testServer } from './helpers/server.ts';

const ADMIN = join(import.meta.dirname, '../src/admin/admin.ts');

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 330_000);
afterAll(() => postgres.stop(), 60_000);

let databases = 0;
type Env = Readonly<Record<'MEMORY_LOG' | 'DATA_DIR' | 'DATABASE_URL', string>>;
const PLACES = {
  sqlite: (): Promise<Env> =>
    Promise.resolve({ MEMORY_LOG: 'off', DATA_DIR: tempFolder(), DATABASE_URL: '' }),
  postgres: async (): Promise<Env> => ({
    MEMORY_LOG: 'off',
    DATA_DIR: '',
    DATABASE_URL: await postgres.database(`b${databases++}`),
  }),
};
const settingsOf = (env: Env) => readSettings(testEnv(env));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function admin(env: Env, ...words: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [ADMIN, ...words], { env: { ...process.env, ...testEnv(env) } });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? -1, out, err })));
}

/** Every row of every table, but when a server was last up. */
async function contents(env: Env): Promise<Record<string, Row[]>> {
  const copy = await openStoreCopy(settingsOf(env));
  const all: Record<string, Row[]> = {};
  for (const shape of copy.shapes) {
    const columns = shape.columns.toSorted();
    all[shape.table] = [];
    for await (const rows of copy.rows(shape, columns)) all[shape.table]!.push(...rows);
  }
  await copy.close();
  return all;
}

/** Tables of two games with people, accounts, chat, a token and an imported record. */
async function livedIn(server: Server): Promise<Seated> {
  const over = await seated(server, { game: 'toy', seats: 2, options: { rounds: 1 } });
  await playOut(over.clients);
  const [ann] = over.people;
  await ann!.ask('POST', '/api/account', { username: 'annabel', password: 'a long password' });
  await ann!.ask('POST', '/api/tokens', { name: 'program' });
  const record = await (await ann!.raw('GET', `/api/tables/${over.id}/record`)).text();
  expect((await ann!.raw('POST', '/api/records', record)).status).toBe(200);
  const playing = await seated(server, { game: 'closed-toy', seats: 2, options: { rounds: 3 } });
  await Promise.all(
    playing.clients.map((c, i) => playRandomly(c, i, (x) => [...x.snapshots.values()][0]!.version > 12)),
  );
  // Line ends of other alphabets are letters here.
  for (const text of ['“quoted”, \\ and \u2028 \u0085 🏰', "o'hara"]) {
    await playing.clients[0]!.ask({ type: 'chat', id: moveId(), text });
  }
  for (const client of [...over.clients, ...playing.clients]) client.close();
  return playing;
}

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
] as const)('from %s to %s', (from, to) => {
  test('every row comes back, and whoever was signed in plays on', async () => {
    const [here, there] = [await PLACES[from](), await PLACES[to]()];
    const server = await testServer(here);
    const { id, people } = await livedIn(server);
    const file = join(tempFolder(), 'backup');
    await server.close();
    const counts = await backup(settingsOf(here), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await restore(settingsOf(there), file)).toEqual(counts);
    const all = await contents(here);
    expect(await contents(there)).toEqual(all);
    for (const table of [
      'matches',
      'seats',
      'log',
      'secrets',
      'people',
      'user',
      'account',
      'session',
      'chat',
      'tokens',
      'imports',
      'chat_ids',
    ]) {
      expect(all[table]!.length, table).toBeGreaterThan(0);
    }
    const again = await testServer(there);
    const [ann, bob] = people.map((person) => person.at(again.url));
    expect((await ann!.ask<Me>('GET', '/api/me')).id).toBe(people[0]!.me.id);
    await playOut([await openTable(ann!, id), await openTable(bob!, id)]);
    expect(await ann!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
  }, 60_000);
});

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (from, to) => {
  test('taken while people move: nothing acknowledged before is missing, and every match replays', async () => {
    const [here, there] = [await PLACES[from](), await PLACES[to]()];
    const server = await testServer(here);
    const tables: Seated[] = [];
    for (const game of ['toy', ...GAMES.map(({ id }) => id)]) {
      for (let i = 0; i < 2; i++) tables.push(await seated(server, { game, seats: 2 }));
    }
    const file = join(tempFolder(), 'backup');
    let ended = false;
    const playing = tables.map(({ clients }, t) =>
      Promise.all(clients.map((client, i) => playRandomly(client, 10 * t + i, () => ended))),
    );
    const heads = (): Promise<Map<string, number>> =>
      server.context.engine.log.heads(tables.map(({ id }) => id));
    await new Promise((done) => setTimeout(done, 300));
    const before = await heads();
    const ran = await admin(here, 'backup', file);
    expect(ran.err).toBe('');
    expect(ran.code).toBe(0);
    const after = await heads();
    ended = true;
    await Promise.all(playing);
    const sum = (map: Map<string, number>): number => [...map.values()].reduce((a, b) => a + b, 0);
    expect(sum(after)).toBeGreaterThan(sum(before));
    expect((await restore(settingsOf(there), file))['matches']).toBe(tables.length);
    const games = await loadGames(testEnv()['EXTRA_GAMES']!);
    const engine = await openEngine(settingsOf(there));
    let checkpoints = 0;
    for (const { id } of tables) {
      const rows = await engine.log.read(id, 0);
      const head = rows.reduce((n, row) => n + row.count, 0);
      expect(head).toBeGreaterThanOrEqual(before.get(id)!);
      expect(head).toBeLessThanOrEqual(after.get(id)!);
      const whole = await server.context.engine.log.read(id, 0);
      expect(whole.slice(0, rows.length)).toEqual(rows);
      const table = (await readTable(engine.db, id))!;
      const secret = await engine.db.selectFrom('secrets').selectAll().where('match', '=', id).execute();
      const hosted = games.at(table.game, table.rulesVersion)!;
      const replayed = replayLog(hosted.game, table, rows, secret[0]?.seed);
      expect(replayed).toMatchObject({ ok: true });
      if (replayed.ok) checkpoints += replayed.checkpoints;
    }
    expect(checkpoints).toBeGreaterThan(20);
    await engine.close();
  }, 60_000);
});

test('a store that was not migrated yet can be checked, kept, and restored into the newest shape', async () => {
  const here = await PLACES.sqlite();
  const server = await testServer(here);
  const { id, clients } = await seated(server, { game: 'toy', seats: 2 });
  for (const client of clients) client.close();
  await server.close();
  // As a program of the third migration left it.
  const old = new SqliteDatabase(join(here.DATA_DIR, 'four-crowns.sqlite'));
  old.exec(`alter table matches drop column hints; delete from kysely_migration where name > '0004'`);
  old.close();
  const games = await loadGames(testEnv()['EXTRA_GAMES']!);
  expect(await checkLive(settingsOf(here), games)).toEqual({ checked: 1, differ: [] });
  const file = join(tempFolder(), 'backup');
  await backup(settingsOf(here), file);
  const there = await PLACES.sqlite();
  await restore(settingsOf(there), file);
  const again = await testServer(there);
  expect((await again.rooms.find(id))?.table.status).toBe('playing');
});

describe('what is not restored', () => {
  const kept = async (): Promise<{ readonly env: Env; readonly file: string }> => {
    const env = await PLACES.sqlite();
    const server = await testServer(env);
    await seated(server, { game: 'toy', seats: 2 });
    const file = join(tempFolder(), 'backup');
    await backup(settingsOf(env), file);
    return { env, file };
  };

  test.each(['sqlite', 'postgres'] as const)('into a %s that has something', async (name) => {
    const { file } = await kept();
    const env = await PLACES[name]();
    await restore(settingsOf(env), file);
    await expect(restore(settingsOf(env), file)).rejects.toThrow(
      /^The place is not empty: its table "\w+" has rows; nothing was changed\.$/,
    );
  });

  test('a file that was cut anywhere, changed, is something else or from a newer program', async () => {
    const { file } = await kept();
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const lines = text.split('\n');
    const place = await PLACES.sqlite();
    const refusal = async (content: Buffer | string): Promise<string> => {
      const bad = join(tempFolder(), 'bad');
      writeFileSync(bad, content);
      const error: unknown = await restore(settingsOf(place), bad).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(CannotStart);
      const { message } = error as Error;
      expect(message).toMatch(/^[A-Z][^\n]*\.$/);
      return message;
    };
    const damaged = /is cut off or damaged .* nothing was restored/;
    expect(await refusal(bytes.subarray(0, bytes.length - 1))).toMatch(damaged);
    expect(await refusal(bytes.subarray(0, bytes.length >> 1))).toMatch(damaged);
    // Whole gzip of a text that is not whole.
    expect(await refusal(gzipSync(lines.slice(0, -2).join('\n') + '\n'))).toMatch(/its end is missing/);
    expect(await refusal(gzipSync(text.replace('"toy"', '"tox"')))).toMatch(/its checksum is another one/);
    expect(await refusal(gzipSync(lines.toSpliced(5, 1).join('\n')))).toMatch(damaged);
    expect(await refusal(gzipSync(`${text}[]\n`))).toMatch(damaged);
    expect(await refusal('no backup')).toMatch(damaged);
    expect(await refusal(gzipSync('{"hello":1}\n'))).toMatch(/is no backup of Four Crowns/);
    expect(await refusal(gzipSync(text.replace('"version":1', '"version":2')))).toMatch(/is of form 2/);
    expect(await refusal(gzipSync(text.replace('0003-', '0999-')))).toMatch(/by a newer Four Crowns/);
    await expect(restore(settingsOf(place), '/nowhere')).rejects.toThrow(/^There is no file "\/nowhere"\.$/);
    // All of that has left the place as empty as it was.
    expect((await restore(settingsOf(place), file))['matches']).toBe(1);
  }, 60_000);

  test('wrong words and places', async () => {
    const env = { ...(await PLACES.sqlite()), DATA_DIR: '/nowhere' };
    await expect(backup(settingsOf(env), 'x')).rejects.toThrow(/^There is no database in "\/nowhere"\.$/);
    const ran = await admin(env, 'backup');
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/^four-crowns backup FILE/);
    const { env: good } = await kept();
    await expect(backup(settingsOf(good), '/nowhere/file')).rejects.toThrow(/cannot be written/);
  });
});

test('a SQLite store moves to Postgres whole, but not while a server uses it', async () => {
  const here = await PLACES.sqlite();
  const { DATABASE_URL } = await PLACES.postgres();
  const server = await testServer(here);
  const { id, people } = await livedIn(server);
  const both = { ...here, DATABASE_URL };
  await expect(moveStore(settingsOf(both))).rejects.toThrow(/is in use by another server\.$/);
  await expect(moveStore(settingsOf(here))).rejects.toThrow(/^DATABASE_URL must say/);
  await server.close();
  const ran = await admin(both, 'move-store');
  expect(ran.err).toBe('');
  expect(ran.out).toMatch(/^Moved, and every row compared: .*\bmatches 2\b.*\.\n$/);
  const there = { ...here, DATA_DIR: '', DATABASE_URL };
  expect(await contents(there)).toEqual(await contents(here));
  await expect(moveStore(settingsOf(both))).rejects.toThrow(/^The place is not empty/);
  const again = await testServer(there);
  const [ann, bob] = people.map((person) => person.at(again.url));
  await playOut([await openTable(ann!, id), await openTable(bob!, id)]);
  expect(await ann!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
}, 60_000);
