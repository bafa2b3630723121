import type { Settings } from '../settings/settings.ts';
import type { Engine } from './engine.ts';
import type { OnCommit } from './log.ts';
import { memoryLog } from './log-memory.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';
import { openSqlite } from './sqlite.ts';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'memoryLog'> & Partial<Pick<Settings, 'storeCheck'>>;

/** Opens, checks and migrates the database; throws `CannotStart` with one sentence. */
export async function openEngine(
  { dataDir, databaseUrl, memoryLog: inMemory, storeCheck = true }: Place,
  onCommit?: OnCommit,
): Promise<Engine> {
  const engine = inMemory
    ? { ...openSqlite(':memory:'), log: memoryLog() }
    : databaseUrl === ''
      ? openSqlite(dataDir, { isChecked: storeCheck, onCommit })
      : await openPostgres(databaseUrl, { onCommit });
  try {
    await migrate(engine.patient);
    await tryWriting(engine.db);
    return engine;
  } catch (error) {
    await engine.close();
    throw engine.trouble(error);
  }
}

/** A full or read-only disk shows at the first write, so this makes one now instead of at the first move. */
async function tryWriting(db: Db): Promise<void> {
  const value = String(Date.now());
  await db
    .insertInto('meta')
    .values({ key: 'last-start', value })
    .onConflict((c) => c.column('key').doUpdateSet({ value }))
    .execute();
}
