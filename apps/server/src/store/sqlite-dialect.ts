import type SqliteDatabase from 'better-sqlite3';
import { SqliteDialect } from 'kysely';

/**
 * SQLite rolls a transaction back by itself where it runs out of room. To roll it back once more is an error, which
 * would hide the one that says why.
 */
export function sqliteDialect(sqlite: SqliteDatabase.Database): SqliteDialect {
  return new SqliteDialect({
    database: () =>
      Promise.resolve({
        close: () => void sqlite.close(),
        prepare: (text) =>
          sqlite.prepare(text === 'rollback' && !sqlite.inTransaction ? 'select null limit 0' : text),
      }),
  });
}
