import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { CannotStart } from '../settings.ts';
import { groupCommit } from './log.ts';
import type { LogStore, Waiting } from './log.ts';
import { logReader } from './log-read.ts';
import type { Engine } from './engine.ts';
import { impatient } from './impatient.ts';
import type { Db, Tables } from './schema.ts';

const MOST_AT_ONCE = 500;
const POOL = 10;
const PATIENCE_MS = 5000;
/** Far beyond the slowest query of a match; whoever waits is then told to try again. */
const ANSWER_MS = 15_000;

/** Durable at a power cut, as far as the server decides it. */
const SETTINGS = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
} as const;

const BIGINT = 20;

/** `answerMs`: a query that takes longer has failed. */
export async function openPostgres(url: string, answerMs = ANSWER_MS): Promise<Engine> {
  // Epoch milliseconds fit a number; as text they would compare wrongly.
  const types = {
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
    // A line that was cut without a word is noticed in the end.
    keepAlive: true,
    // Whoever holds a lock so long is another program: an error can be told, waiting cannot.
    lock_timeout: PATIENCE_MS,
  });
  // An idle connection that breaks is replaced at its next use; one in use fails there.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: impatient(pool, answerMs) }) });
  const patient: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const durability = await readBack(db);
    return {
      name: 'postgres',
      db,
      patient,
      log: postgresLog(db),
      durability: () => durability,
      trouble: (error) => postgresTrouble(error, url),
      isTaken: (error) => codeOf(error) === '23505',
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
    if (!(wanted as readonly string[]).includes(is)) {
      throw new CannotStart(`Postgres does not keep matches safe: ${name} is ${is}, not ${wanted[0]}.`);
    }
  }
  return found;
}

function postgresLog(db: Db): LogStore {
  return {
    ...logReader(db),
    append: groupCommit(async (rows) => {
      const written = await writeRows(db, rows);
      return rows.map(({ row }) => (written.has(row.match) ? 'written' : 'taken'));
    }, MOST_AT_ONCE),
  };
}

/** One statement, so one round trip and one flush: rows, and when their matches are due. */
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

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What went wrong, as a sentence for the operator; never with the password. */
function postgresTrouble(error: unknown, url: string): CannotStart {
  if (error instanceof CannotStart) return error;
  const { host, pathname, username } = new URL(url);
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return new CannotStart(`Postgres at ${host} does not answer.`);
    case '28P01':
    case '28000':
      return new CannotStart(`Postgres at ${host} does not let in the user "${username}".`);
    case '3D000':
      return new CannotStart(`Postgres at ${host} has no database "${pathname.slice(1)}".`);
    case '53100':
      return new CannotStart(`The disk of Postgres at ${host} is full.`);
    case '25006':
      return new CannotStart(`Postgres at ${host} may only be read.`);
    case '55P03':
      return new CannotStart(`The database of Postgres at ${host} is locked by another program.`);
    default: {
      const why = error instanceof Error && error.message !== '' ? error.message : String(codeOf(error));
      return new CannotStart(`Postgres at ${host} cannot be used: ${why}.`);
    }
  }
}
