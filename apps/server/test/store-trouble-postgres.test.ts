/** A Postgres that is full or gone: the same is told as of a SQLite file, and play goes on where it was. */
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { testServer } from './helpers/server.ts';
import { staysHonest } from './helpers/stays-honest.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 330_000);
afterAll(() => postgres.stop(), 60_000);

test('its disk is full: writes are 503 with Retry-After, readyz says so, and nothing is lost', async () => {
  const databaseUrl = await postgres.database('full');
  const server = await testServer({ MEMORY_LOG: 'off', DATABASE_URL: databaseUrl });
  const beside = new pg.Client({ connectionString: databaseUrl });
  await beside.connect();
  onTestFinished(() => beside.end());
  // What Postgres says when a write finds no room.
  await beside.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file' using errcode = '53100'; end $$`);
  const { rows } = await beside.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public'`,
  );
  const tables = rows.map(({ tablename }) => tablename);
  expect(tables).toEqual(expect.arrayContaining(['meta', 'people', 'tokens', 'matches', 'log', 'user']));
  const onEach = (statement: (table: string) => string): Promise<unknown> =>
    beside.query(tables.map(statement).join(';'));
  await staysHonest(server.url, {
    stop: () =>
      onEach(
        (table) =>
          `create trigger full_disk before insert or update on "${table}" execute function no_room()`,
      ),
    start: () => onEach((table) => `drop trigger full_disk on "${table}"`),
    why: /^The disk of Postgres at 127\.0\.0\.1:\d+ is full\.$/,
  });
}, 120_000);

test('it is shut down and comes back: the same, and what only reads is 503 too', async () => {
  const databaseUrl = await postgres.database('stopped');
  const server = await testServer({ MEMORY_LOG: 'off', DATABASE_URL: databaseUrl });
  await staysHonest(server.url, {
    stop: () => postgres.shutDown(),
    start: () => postgres.start(),
    why: /^Postgres at 127\.0\.0\.1:\d+ (does not answer|cannot be used: .*)\.$/,
    isRead: false,
  });
}, 120_000);
