import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { CannotStart } from '../settings/settings.ts';
import { codesOf } from './codes.ts';
import type { Engine, StoreSize } from './engine.ts';
import { groupCommit } from './log.ts';
import type { Appended, LogStore, OnCommit, Waiting } from './log.ts';
import { logReader } from './log-read.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';
import type { Db, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { damaged, isAway, isConstraint, isDamage, reason, sqliteTrouble } from './sqlite-trouble.ts';

export const SQLITE_FILE = 'four-crowns.sqlite';
const LOCK_FILE = 'lock.sqlite';

const MOST_AT_ONCE = 200;
/** A backup may lock the database for a moment. */
const LOCKED_MS = 2000;

/** Durable across a power cut: every commit is flushed to the disk. */
const PRAGMAS = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 } as const;

export interface SqliteOptions {
  /** Reads the whole file once, so that damage shows before anybody plays on it. */
  readonly isChecked: boolean;
  readonly onCommit?: OnCommit | undefined;
}

export function openSqlite(
  folder: string | ':memory:',
  { isChecked, onCommit }: SqliteOptions = { isChecked: true },
): Engine {
  if (folder === ':memory:')
    return engineOf(openFile(':memory:', false), ':memory:', onCommit, () => undefined);
  const file = join(folder, SQLITE_FILE);
  const lock = openFolder(folder);
  try {
    makePrivateFile(file);
    return engineOf(openFile(file, isChecked), file, onCommit, () => lock.close());
  } catch (error) {
    lock.close();
    throw sqliteTrouble(error, file);
  }
}

function openFile(file: string, isChecked: boolean): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(file, { timeout: LOCKED_MS });
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    if (file !== ':memory:') readBack(sqlite, file);
    if (isChecked) checkWhole(sqlite, file);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function engineOf(
  sqlite: SqliteDatabase.Database,
  file: string,
  onCommit: OnCommit | undefined,
  unlock: () => void,
): Engine {
  let damage: string | undefined;
  const notice = (error: unknown): void => {
    if (isDamage(error)) damage ??= sqliteTrouble(error, file).message;
  };
  const db: Db = new Kysely<Tables>({
    dialect: sqliteDialect(sqlite),
    log: (event) => {
      if (event.level === 'error') notice(event.error);
    },
  });
  return {
    name: 'sqlite',
    db,
    patient: db,
    log: sqliteLog(db, sqlite, notice, onCommit),
    durability: () => ({
      journal_mode: String(sqlite.pragma('journal_mode', { simple: true })),
      synchronous: String(sqlite.pragma('synchronous', { simple: true })),
      foreign_keys: String(sqlite.pragma('foreign_keys', { simple: true })),
    }),
    trouble: (error) => sqliteTrouble(error, file),
    isAway,
    damage: () => damage,
    isTaken: isConstraint,
    size: () => sizeOf(sqlite, file),
    close: async () => {
      await db.destroy();
      // Kysely closes only what it has used.
      sqlite.close();
      unlock();
    },
  };
}

/** Allows one process at a time: a second one would change matches that the first has in memory. */
function openFolder(folder: string): SqliteDatabase.Database {
  try {
    makePrivateFolder(resolve(folder), (name) => name.startsWith(SQLITE_FILE) || name.startsWith(LOCK_FILE));
  } catch (error) {
    throw new CannotStart(`The data folder "${folder}" cannot be made: ${reason(error)}.`);
  }
  const file = join(folder, LOCK_FILE);
  let lock: SqliteDatabase.Database | undefined;
  try {
    makePrivateFile(file);
    lock = new SqliteDatabase(file, { timeout: 200 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (codesOf(error)[0]?.startsWith('SQLITE_BUSY') === true) {
      throw new CannotStart(`The database in "${folder}" is in use by another server.`);
    }
    throw sqliteTrouble(error, file);
  }
}

function readBack(sqlite: SqliteDatabase.Database, file: string): void {
  for (const [name, wanted] of Object.entries(PRAGMAS)) {
    const is = sqlite.pragma(name, { simple: true });
    if (is !== wanted) {
      throw new CannotStart(`SQLite does not keep "${file}" safe: ${name} is ${String(is)}, not ${wanted}.`);
    }
  }
}

function checkWhole(sqlite: SqliteDatabase.Database, file: string): void {
  const said = String(sqlite.pragma('quick_check(1)', { simple: true }));
  if (said !== 'ok') throw damaged(file, said.replaceAll(/\s+/g, ' '));
}

async function sizeOf(sqlite: SqliteDatabase.Database, file: string): Promise<StoreSize> {
  const pages = Number(sqlite.pragma('page_count', { simple: true }));
  const used = pages * Number(sqlite.pragma('page_size', { simple: true }));
  if (file === ':memory:') return { used };
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const { bavail, bsize } = await statfs(file);
  return { used: used + wal, free: bavail * bsize };
}

function sqliteLog(
  db: Db,
  sqlite: SqliteDatabase.Database,
  notice: (error: unknown) => void,
  onCommit: OnCommit | undefined,
): LogStore {
  // Prepared on first use, because migrations create the tables.
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
  const writeRows = (rows: readonly Waiting[]): Appended[] => {
    try {
      return (write ??= prepareWrite())(rows);
    } catch (error) {
      notice(error);
      throw error;
    }
  };
  return {
    ...logReader(db),
    // Through Kysely's only connection, so that no transaction of others is open meanwhile.
    append: groupCommit(
      (rows) => db.connection().execute(() => Promise.resolve(writeRows(rows))),
      MOST_AT_ONCE,
      onCommit,
    ),
  };
}
