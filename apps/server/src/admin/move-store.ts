import { CannotStart } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Counts } from './backup-file.ts';
import { fillEmpty } from './fill.ts';
import { checkMigrations } from './restore.ts';
import { openStoreCopy } from './store-copy.ts';
import type { Row, StoreCopy } from './store-copy.ts';

/** From the SQLite database of `dataDir` into the empty Postgres of `databaseUrl`; every row is compared. */
export async function moveStore({ dataDir, databaseUrl }: Settings): Promise<Counts> {
  if (databaseUrl === '') throw new CannotStart('DATABASE_URL must say where the Postgres is.');
  const from = await openStoreCopy({ dataDir, databaseUrl: '' });
  try {
    checkMigrations(`The database in "${dataDir}"`, from.migrations);
    // A server that kept writing would lose what it writes.
    const held = openSqlite(dataDir);
    try {
      await fillEmpty({ dataDir, databaseUrl }, async (filling) => {
        for (const shape of from.shapes) {
          filling.table(shape.table, shape.columns);
          for await (const rows of from.rows(shape)) await filling.rows(rows);
        }
      });
      return await compared(from, databaseUrl);
    } finally {
      await held.close();
    }
  } finally {
    await from.close();
  }
}

async function compared(from: StoreCopy, databaseUrl: string): Promise<Counts> {
  const to = await openStoreCopy({ dataDir: '', databaseUrl });
  try {
    const counts: Record<string, number> = {};
    for (const shape of from.shapes) {
      const copy = to.shapes.find(({ table }) => table === shape.table);
      if (copy === undefined) throw new CannotStart(`The table "${shape.table}" has not arrived.`);
      const there = eachRow(to.rows({ ...copy, key: shape.key }, shape.columns));
      let n = 0;
      for await (const row of eachRow(from.rows(shape))) {
        const { value } = await there.next();
        if (JSON.stringify(value) !== JSON.stringify(row)) {
          throw new CannotStart(`Row ${n} of "${shape.table}" has not arrived as it was: use the old place.`);
        }
        n++;
      }
      if ((await there.next()).done !== true) {
        throw new CannotStart(`The table "${shape.table}" has more rows than it had: use the old place.`);
      }
      counts[shape.table] = n;
    }
    return counts;
  } finally {
    await to.close();
  }
}

async function* eachRow(batches: AsyncIterable<Row[]>): AsyncGenerator<Row, undefined> {
  for await (const batch of batches) yield* batch;
  return undefined;
}
