import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { CannotStart } from '../settings.ts';
import type { Db, Tables } from './schema.ts';
import { SQLITE_FILE, sqliteTrouble } from './sqlite.ts';

/** Only to read, beside a server that runs: no lock, no migration, nothing made. */
export function readSqlite(folder: string): {
  readonly db: Db;
  readonly trouble: (e: unknown) => CannotStart;
} {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new CannotStart(`There is no database in "${folder}".`);
  try {
    const sqlite = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    const db: Db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: () => Promise.resolve(sqlite) }),
    });
    return { db, trouble: (error) => sqliteTrouble(error, file) };
  } catch (error) {
    throw sqliteTrouble(error, file);
  }
}
