import { sql } from 'kysely';
import type { ControlledTransaction } from 'kysely';
import type { CannotStart, Settings } from '../settings/settings.ts';
import type { Engine } from '../store/engine.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Db, Tables } from '../store/schema.ts';
import { readSqlite } from '../store/sqlite-reader.ts';
import { readShapes } from './shape.ts';
import type { Shape } from './shape.ts';

export type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** What both engines can hold and JSON can say; truth is 0 or 1, a moment is its ISO text. */
export type Value = string | number | null;
export type Row = readonly Value[];

/** Everything that a store holds at one moment, while servers keep writing. */
export interface StoreCopy {
  readonly engine: Engine['name'];
  readonly db: Db;
  readonly shapes: readonly Shape[];
  readonly migrations: readonly string[];
  /** What this store says went wrong, as one sentence; undefined if it is no error of a store. */
  readonly trouble: (error: unknown) => CannotStart | undefined;
  /** In the order of the key, some hundred at a time. */
  rows(shape: Shape, columns?: readonly string[]): AsyncIterable<Row[]>;
  close(): Promise<void>;
}

const AT_ONCE = 500;

/** Throws `CannotStart` with one sentence. */
export async function openStoreCopy(place: Place): Promise<StoreCopy> {
  const engine = place.databaseUrl === '' ? 'sqlite' : 'postgres';
  const { db, trouble, isAway, close } = await openToRead(place);
  try {
    const tx = await begin(db, engine);
    // The first read fixes the moment.
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
    const shapes = await readShapes(tx, engine);
    return {
      engine,
      db: tx,
      shapes,
      migrations: rows.map(({ name }) => name),
      trouble: (error) => (isAway(error) ? trouble(error) : undefined),
      rows: (shape, columns = shape.columns) =>
        engine === 'sqlite' ? sqliteRows(tx, shape, columns) : postgresRows(tx, shape, columns),
      close: async () => {
        await tx.rollback().execute();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw trouble(error);
  }
}

async function openToRead({
  dataDir,
  databaseUrl,
}: Place): Promise<Pick<Engine, 'db' | 'trouble' | 'isAway' | 'close'>> {
  if (databaseUrl === '') {
    const { db, ...rest } = readSqlite(dataDir);
    return { db, ...rest, close: () => db.destroy() };
  }
  const { patient, trouble, isAway, close } = await openPostgres(databaseUrl);
  return { db: patient, trouble, isAway, close };
}

function begin(db: Db, engine: Engine['name']): Promise<ControlledTransaction<Tables>> {
  const transaction = db.startTransaction();
  if (engine === 'sqlite') return transaction.execute();
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute();
}

async function* sqliteRows(db: Db, shape: Shape, columns: readonly string[]): AsyncIterable<Row[]> {
  const { ref } = db.dynamic;
  const table = sql<Record<string, unknown>>`${sql.table(shape.table)}`.as('t');
  let query = db.selectFrom(table).select(columns.map((name) => ref(name)));
  for (const key of shape.key) query = query.orderBy(ref(key));
  let batch: Row[] = [];
  for await (const row of query.stream()) {
    batch.push(valuesOf(row, columns));
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* postgresRows(db: Db, shape: Shape, columns: readonly string[]): AsyncIterable<Row[]> {
  const order = shape.key.map((key) =>
    shape.texts.has(key) ? sql`${sql.ref(key)} collate "C"` : sql.ref(key),
  );
  await sql`declare snapshot_rows no scroll cursor for
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(shape.table)}
    order by ${sql.join(order)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch ${sql.lit(AT_ONCE)} from snapshot_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map((row) => valuesOf(row, columns));
  }
  await sql`close snapshot_rows`.execute(db);
}

function valuesOf(row: Readonly<Record<string, unknown>>, columns: readonly string[]): Value[] {
  return columns.map((name) => valueOf(row[name]));
}

function valueOf(x: unknown): Value {
  if (typeof x === 'string' || typeof x === 'number' || x === null) return x;
  if (typeof x === 'boolean') return x ? 1 : 0;
  if (x instanceof Date) return x.toISOString();
  throw new Error(`a backup has no form for ${typeof x}`);
}
