import type SqliteDatabase from 'better-sqlite3';
import { SqliteDialect } from 'kysely';

/**
 * SQLite rolls a transaction back by itself if it runs out of space. Rolling it back once more is an error that would
 * hide the original one.
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
