import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { CannotStart } from '../settings/settings.ts';
import type { Engine } from './engine.ts';
import type { Db, Tables } from './schema.ts';
import { SQLITE_FILE } from './sqlite.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { isAway, sqliteTrouble } from './sqlite-trouble.ts';

/** Opens the database only for reading, beside a running server: takes no lock, migrates and creates nothing. */
export function readSqlite(folder: string): Pick<Engine, 'db' | 'trouble' | 'isAway'> {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new CannotStart(`There is no database in "${folder}".`);
  try {
    const sqlite = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(sqlite) });
    return { db, trouble: (error) => sqliteTrouble(error, file), isAway };
  } catch (error) {
    throw sqliteTrouble(error, file);
  }
}
