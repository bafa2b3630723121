import type { CannotStart, Settings } from '../settings.ts';
import { memoryLog } from './log-memory.ts';
import type { LogStore } from './log.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** A database: the same tables and queries on either, and what differs behind a few functions. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly log: LogStore;
  /** The settings that decide what survives a power cut, as the database itself tells them. */
  readonly durability: () => Readonly<Record<string, string>>;
  /** An error of this database as one sentence. */
  readonly trouble: (error: unknown) => CannotStart;
  /** Was it refused because such a row exists? */
  readonly isTaken: (error: unknown) => boolean;
  readonly close: () => Promise<void>;
}

/** Opens, checks and migrates; throws `CannotStart` with one sentence. */
export async function openEngine(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'memoryLog'>,
): Promise<Engine> {
  const engine = settings.memoryLog
    ? { ...openSqlite(':memory:'), log: memoryLog() }
    : settings.databaseUrl === ''
      ? openSqlite(settings.dataDir)
      : await openPostgres(settings.databaseUrl);
  try {
    await migrate(engine.db);
    await tryWriting(engine.db);
    return engine;
  } catch (error) {
    await engine.close();
    throw engine.trouble(error);
  }
}

/** A full or read-only disk shows at the first write: better now than at the first move. */
async function tryWriting(db: Db): Promise<void> {
  const value = String(Date.now());
  await db
    .insertInto('meta')
    .values({ key: 'last-start', value })
    .onConflict((c) => c.column('key').doUpdateSet({ value }))
    .execute();
}
