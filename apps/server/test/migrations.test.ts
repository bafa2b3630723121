import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrationNames } from '../src/store/migrations.ts';
import type { Db, Tables } from '../src/store/schema.ts';

/** The law of docs/operations.md holds from here on. */
const FIRST_SHAPE = '0003-talk-and-records';

/** What a server of the first shape writes: its columns, with values that tell them apart. Never changed. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> = {
  matches: {
    id: 'm',
    rev: 1,
    game: 'toy',
    rules_version: 1,
    options: '{}',
    seats: 2,
    access: 'link',
    invite: 'i',
    host: 'p',
    status: 'open',
    start_mode: 'full',
    pace: '{}',
    stand_in_bot: 'random',
    chat: 'on',
    created_at: 1,
    touched_at: 2,
    deals_at: null,
    ended_at: null,
    rematch: null,
    rematch_of: null,
    closed: null,
    result: null,
    clock: null,
    rewind: null,
    due_at: 3,
  },
  seats: { match: 'm', seat: 0, person: 'p', bot: null, stand_in: null, stand_in_because: null },
  log: { match: 'm', seq: 0, count: 1, move_id: 'a', entries: '[]', checkpoint: null, clock: null, at: 4 },
  secrets: { match: 'm', seed: 's' },
  nodes: { id: 'n', from_at: 1, to_at: 2 },
  meta: { key: 'k', value: 'v' },
  people: {
    id: 'p',
    user_id: 'u',
    name: 'Ann',
    created_at: 1,
    banned_until: null,
    ban_reason: null,
    muted_until: null,
  },
  tokens: { id: 't', person: 'p', name: 'x', hash: 'h', created_at: 1 },
  passkeys: {
    id: 'k',
    person: 'p',
    name: 'x',
    public_key: 'x',
    counter: 0,
    transports: '[]',
    created_at: 1,
  },
  challenges: { id: 'c', challenge: 'x', expires_at: 1 },
  chat: { id: 1, match: 'm', person: 'p', name: 'Ann', text: 'hi', at: 1, removed: 0 },
  mutes: { person: 'p', muted: 'q' },
  records: { id: 'r', game: 'toy', person: 'p', body: '{}', verdict: '{}', at: 1 },
};

function database(log?: (statement: string, parameters: readonly unknown[]) => void): Db {
  const sqlite = new SqliteDatabase(':memory:');
  sqlite.pragma('foreign_keys = ON');
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: sqlite }),
    ...(log === undefined ? {} : { log: ({ query }) => log(query.sql, query.parameters) }),
  });
}

/** New tables and plain indexes, and columns that older writers need not fill. */
function onlyAdds(statement: string): boolean {
  const text = statement.toLowerCase().replaceAll(/\s+/g, ' ');
  if (/^(create table|create index) /.test(text)) return true;
  const column = /^alter table "\w+" add column (.*)$/.exec(text)?.[1];
  if (column === undefined) return false;
  return (
    !/\b(unique|references|primary)\b/.test(column) &&
    (!column.includes('not null') || column.includes('default'))
  );
}

test('the law knows what adds and what takes away', () => {
  for (const good of [
    'create table "jobs" ("id" text primary key)',
    'create index "log_at" on "log" ("at")',
    'alter table "log" add column "node" text',
    'alter table "log" add column "size" integer default 0 not null',
  ]) {
    expect(onlyAdds(good), good).toBe(true);
  }
  for (const bad of [
    'alter table "log" add column "node" text not null',
    'alter table "log" add column "node" text unique',
    'alter table "log" rename column "at" to "written_at"',
    'alter table "log" drop column "clock"',
    'drop table "nodes"',
    'create unique index "one_seed" on "secrets" ("seed")',
    'update "matches" set "status" = \'over\'',
  ]) {
    expect(onlyAdds(bad), bad).toBe(false);
  }
});

test('every migration after the first shape only adds', async () => {
  const steps = new Map<string, string[]>();
  let statements: string[] = [];
  const db = database((statement, parameters) => {
    if (statement.startsWith('insert into "kysely_migration" ')) {
      steps.set(String(parameters[0]), statements);
      statements = [];
    } else if (!/^(select|begin|commit|insert into "kysely|pragma|with)/i.test(statement))
      statements.push(statement);
  });
  await migrate(db);
  expect([...steps.keys()]).toEqual(migrationNames);
  expect(steps.get(FIRST_SHAPE)!.length).toBeGreaterThan(2);
  for (const [name, made] of steps) {
    if (name > FIRST_SHAPE) for (const one of made) expect(onlyAdds(one), `${name}: ${one}`).toBe(true);
  }
  await db.destroy();
});

test('a server of the first shape can write and read every table of the newest', async () => {
  const db = database();
  await migrate(db);
  for (const [table, row] of Object.entries(WRITTEN)) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      db,
    );
    const { rows } = await sql`select ${columns} from ${sql.table(table)}`.execute(db);
    expect(rows, table).toEqual([row]);
  }
  await db.destroy();
});

test('an older program starts again on a database that a newer one has migrated', async () => {
  const db = database();
  await migrate(db);
  await sql`alter table log add column of_the_future text`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030')`.execute(db);
  await migrate(db);
  await migrate(db);
  expect(await db.selectFrom('matches').selectAll().execute()).toEqual([]);
  await db.destroy();
});
