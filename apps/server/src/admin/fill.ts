import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { migrateAuth } from '../auth/auth.ts';
import { CannotStart } from '../settings/settings.ts';
import type { Engine } from '../store/engine.ts';
import { openEngine } from '../store/open-engine.ts';
import type { Tables } from '../store/schema.ts';
import { readShapes } from './shape.ts';
import type { Place, Row } from './store-copy.ts';

/** An empty database with all its tables, locked until `fill` is done. */
export interface Filling {
  table(name: string, columns: readonly string[]): void;
  rows(rows: readonly Row[]): Promise<void>;
}

/** All or nothing: if `fill` throws, the database is as empty as before. */
export async function fillEmpty<T>(place: Place, fill: (filling: Filling) => Promise<T>): Promise<T> {
  const engine = await openEngine({ ...place, memoryLog: false });
  try {
    await migrateAuth(engine);
    return await engine.patient.transaction().execute(async (tx) => {
      await takeEmpty(tx, engine);
      return fill(await fillingOf(tx, engine));
    });
  } catch (error) {
    throw engine.trouble(error);
  } finally {
    await engine.close();
  }
}

async function takeEmpty(tx: Transaction<Tables>, engine: Engine): Promise<void> {
  const shapes = await readShapes(tx, engine.name);
  if (engine.name === 'postgres') {
    // A server that starts meanwhile waits, and then finds all of it.
    await sql`lock table ${sql.join(shapes.map(({ table }) => sql.table(table)))} in exclusive mode`.execute(
      tx,
    );
  }
  // Every start leaves its time here, and the check of the place is one.
  await tx.deleteFrom('meta').where('key', '=', 'last-start').execute();
  for (const { table } of shapes) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length === 0) continue;
    throw new CannotStart(`The place is not empty: its table "${table}" has rows; nothing was changed.`);
  }
}

async function fillingOf(tx: Transaction<Tables>, engine: Engine): Promise<Filling> {
  const known = new Map((await readShapes(tx, engine.name)).map((shape) => [shape.table, shape.columns]));
  let now: { readonly table: string; readonly columns: readonly string[] } | undefined;
  return {
    table: (table, columns) => {
      const has = known.get(table);
      const strange = has === undefined ? `table "${table}"` : columns.find((name) => !has.includes(name));
      if (strange !== undefined) {
        throw new CannotStart(
          `What is brought has ${strange}, which this version of Four Crowns does not know.`,
        );
      }
      now = { table, columns };
    },
    rows: async (rows) => {
      if (now !== undefined && rows.length > 0) await insert(tx, engine, now.table, now.columns, rows);
    },
  };
}

/** The rows as one JSON parameter: each engine gives the values the types of its own columns. */
async function insert(
  tx: Transaction<Tables>,
  engine: Engine,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null]))),
  );
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await (
    engine.name === 'postgres'
      ? sql`insert into ${sql.table(table)} (${names})
          select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
      : sql`insert into ${sql.table(table)} (${names})
          select ${sql.join(columns.map((name) => sql`value ->> ${sql.lit(`$."${name}"`)}`))} from json_each(${json})`
  ).execute(tx);
}
