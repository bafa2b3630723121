import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { CannotStart } from '../settings.ts';
import { groupCommit } from './log.ts';
import type { Appended, LogStore, Waiting } from './log.ts';
import { logReader } from './log-read.ts';
import type { Engine } from './engine.ts';
import type { Db, Tables } from './schema.ts';

export const SQLITE_FILE = 'four-crowns.sqlite';

const MOST_AT_ONCE = 200;
/** A backup may hold the database for a moment. */
const LOCKED_MS = 2000;

/** Durable at a power cut: every commit is flushed to the disk. */
const PRAGMAS = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 } as const;

export function openSqlite(folder: string | ':memory:'): Engine {
  const inMemory = folder === ':memory:';
  const file = inMemory ? folder : join(folder, SQLITE_FILE);
  const lock = inMemory ? undefined : openFolder(folder);
  const sqlite = new SqliteDatabase(file, { timeout: LOCKED_MS });
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    if (!inMemory) readBack(sqlite, file);
  } catch (error) {
    sqlite.close();
    lock?.close();
    throw sqliteTrouble(error, file);
  }
  const db: Db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: () => Promise.resolve(sqlite) }),
  });
  return {
    name: 'sqlite',
    db,
    patient: db,
    log: sqliteLog(db, sqlite),
    durability: () => ({
      journal_mode: String(sqlite.pragma('journal_mode', { simple: true })),
      synchronous: String(sqlite.pragma('synchronous', { simple: true })),
      foreign_keys: String(sqlite.pragma('foreign_keys', { simple: true })),
    }),
    trouble: (error) => sqliteTrouble(error, file),
    isTaken: isConstraint,
    close: async () => {
      await db.destroy();
      lock?.close();
    },
  };
}

/** One process at a time: a second one would judge matches that the first has in memory. */
function openFolder(folder: string): SqliteDatabase.Database {
  try {
    makeFolder(resolve(folder));
  } catch (error) {
    throw new CannotStart(`The data folder "${folder}" cannot be made: ${reason(error)}.`);
  }
  const file = join(folder, 'lock.sqlite');
  let lock: SqliteDatabase.Database | undefined;
  try {
    lock = new SqliteDatabase(file, { timeout: 200 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (codeOf(error)?.startsWith('SQLITE_BUSY') === true) {
      throw new CannotStart(`The database in "${folder}" is in use by another server.`);
    }
    throw sqliteTrouble(error, file);
  }
}

/** Node's own recursive `mkdir` never ends where a file system says "no such folder" to a new one. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function readBack(sqlite: SqliteDatabase.Database, file: string): void {
  for (const [name, wanted] of Object.entries(PRAGMAS)) {
    const is = sqlite.pragma(name, { simple: true });
    if (is !== wanted) {
      throw new CannotStart(`SQLite does not keep "${file}" safe: ${name} is ${String(is)}, not ${wanted}.`);
    }
  }
}

function sqliteLog(db: Db, sqlite: SqliteDatabase.Database): LogStore {
  // Prepared at the first use: the tables come with the migrations.
  let write: ((rows: readonly Waiting[]) => Appended[]) | undefined;
  const prepareWrite = (): ((rows: readonly Waiting[]) => Appended[]) => {
    const insert = sqlite.prepare(
      `insert into "log" ("match", "seq", "count", "move_id", "entries", "checkpoint", "clock", "at")
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    );
    const due = sqlite.prepare(
      'update "matches" set "due_at" = ? where "id" = ? and ("due_at" is null or "due_at" > ?)',
    );
    return sqlite.transaction((rows: readonly Waiting[]) =>
      rows.map(({ row, due: at }): Appended => {
        const { match, seq, count, move_id, entries, checkpoint, clock } = row;
        const made = insert.run(match, seq, count, move_id, entries, checkpoint, clock, row.at);
        if (made.changes === 0) return 'taken';
        if (at !== undefined) due.run(at, match, at);
        return 'written';
      }),
    ).immediate;
  };
  return {
    ...logReader(db),
    // Through Kysely's only connection, so that no transaction of others is open meanwhile.
    append: groupCommit(
      (rows) => db.connection().execute(() => Promise.resolve((write ??= prepareWrite())(rows))),
      MOST_AT_ONCE,
    ),
  };
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function isConstraint(error: unknown): boolean {
  return codeOf(error)?.startsWith('SQLITE_CONSTRAINT') === true;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}

/** What went wrong, as a sentence for the operator. */
export function sqliteTrouble(error: unknown, file: string): CannotStart {
  if (error instanceof CannotStart) return error;
  const code = codeOf(error) ?? '';
  if (code.startsWith('SQLITE_FULL'))
    return new CannotStart(`The disk is full: "${file}" cannot be written.`);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new CannotStart(`The database "${file}" is locked by another program.`);
  }
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) {
    return new CannotStart(`The file "${file}" is not a sound SQLite database: ${reason(error)}.`);
  }
  if (code.startsWith('SQLITE_READONLY'))
    return new CannotStart(`The database "${file}" may not be written.`);
  return new CannotStart(`The database "${file}" cannot be used: ${reason(error)}.`);
}
