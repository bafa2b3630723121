import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CannotStart } from '../settings/settings.ts';
import { codesOf } from './codes.ts';
import { groupCommit } from './log.ts';
import type { LogStore, OnCommit, Waiting } from './log.ts';
import { logReader } from './log-read.ts';
import type { Engine } from './engine.ts';
import { impatient } from './impatient.ts';
import { isAway, isDamage, postgresTrouble } from './postgres-trouble.ts';
import type { Db, Tables } from './schema.ts';

const MOST_AT_ONCE = 500;
const POOL = 10;
const PATIENCE_MS = 5000;
/** Far longer than the slowest query of a match; the caller is then told to try again. */
const ANSWER_MS = 15_000;

/** Durable across a power cut, as far as the database server decides it. */
const SETTINGS = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
} as const;

const BIGINT = 20;

export interface PostgresOptions {
  /** A query that takes longer has failed. */
  readonly answerMs?: number;
  readonly onCommit?: OnCommit | undefined;
}

export async function openPostgres(
  url: string,
  { answerMs = ANSWER_MS, onCommit }: PostgresOptions = {},
): Promise<Engine> {
  // Epoch milliseconds fit into a number; as strings they would compare wrongly.
  const types = {
    // The library declares an overload for each format; one function answers them all.
    getTypeParser: ((id: number, format?: 'text' | 'binary') =>
      id === BIGINT
        ? Number
        : format === 'binary'
          ? pg.types.getTypeParser(id, format)
          : pg.types.getTypeParser(id)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL,
    types,
    connectionTimeoutMillis: PATIENCE_MS,
    // Keep-alive finally detects a connection that was cut silently.
    keepAlive: true,
    // Only another program holds a lock this long. An error can be reported, a hanging query cannot.
    lock_timeout: PATIENCE_MS,
  });
  // An idle connection that breaks is replaced at its next use; one in use fails there.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let damage: string | undefined;
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: impatient(pool, answerMs) }),
    log: (event) => {
      if (event.level === 'error' && isDamage(event.error))
        damage ??= postgresTrouble(event.error, url).message;
    },
  });
  const patient: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const durability = await readBack(db);
    return {
      name: 'postgres',
      db,
      patient,
      log: postgresLog(db, onCommit),
      durability: () => durability,
      trouble: (error) => postgresTrouble(error, url),
      isAway,
      damage: () => damage,
      isTaken: (error) => codesOf(error).includes('23505'),
      size: async () => {
        const { rows } = await sql<{
          used: number;
        }>`select pg_database_size(current_database()) as used`.execute(db);
        return { used: rows[0]?.used ?? 0 };
      },
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw postgresTrouble(error, url);
  }
}

async function readBack(db: Db): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, wanted] of Object.entries(SETTINGS)) {
    const { rows } = await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(db);
    const is = rows[0]?.[name] ?? 'unknown';
    found[name] = is;
    if (!wanted.some((value) => value === is)) {
      throw new CannotStart(`Postgres does not keep matches safe: ${name} is ${is}, not ${wanted[0]}.`);
    }
  }
  return found;
}

function postgresLog(db: Db, onCommit: OnCommit | undefined): LogStore {
  return {
    ...logReader(db),
    append: groupCommit(
      async (rows) => {
        const written = await writeRows(db, rows);
        return rows.map(({ row }) => (written.has(row.match) ? 'written' : 'taken'));
      },
      MOST_AT_ONCE,
      onCommit,
    ),
  };
}

/** Writes rows and their matches' due times in one statement, so with one round trip and one flush. */
async function writeRows(db: Db, rows: readonly Waiting[]): Promise<Set<string>> {
  const column = <K extends keyof Waiting['row']>(key: K): Waiting['row'][K][] =>
    rows.map(({ row }) => row[key]);
  const due = rows.filter((waiting) => waiting.due !== undefined);
  const { rows: made } = await sql<{ match: string }>`
    with made as (
      insert into "log" ("match", "seq", "count", "move_id", "entries", "checkpoint", "clock", "at")
      select * from unnest(
        ${column('match')}::text[], ${column('seq')}::integer[], ${column('count')}::integer[],
        ${column('move_id')}::text[], ${column('entries')}::text[], ${column('checkpoint')}::text[],
        ${column('clock')}::text[], ${column('at')}::bigint[])
      on conflict do nothing returning "match"
    ), due as (
      update "matches" set "due_at" = d."due"
      from unnest(${due.map(({ row }) => row.match)}::text[], ${due.map((w) => w.due)}::bigint[]) as d("id", "due")
      where "matches"."id" = d."id" and ("matches"."due_at" is null or "matches"."due_at" > d."due")
        and d."id" in (select "match" from made)
    )
    select "match" from made`.execute(db);
  return new Set(made.map(({ match }) => match));
}
