import { sql } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Db } from '../store/schema.ts';

/** A table as it stands in a database, whatever made it: ours, or the library of sessions. */
export interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
  /** Rows are read in this order, which is the same in every engine. */
  readonly key: readonly string[];
  /** The tables that its rows point at. */
  readonly parents: readonly string[];
  /** Text is compared by the language of the database unless it is told not to. */
  readonly texts: ReadonlySet<string>;
}

interface Link {
  readonly from: string;
  readonly to: string;
}

/** Every table, parents first. */
export async function readShapes(db: Db, engine: Engine['name']): Promise<Shape[]> {
  const { keys, links, schema } = engine === 'sqlite' ? await ofSqlite(db) : await ofPostgres(db);
  const tables = await db.introspection.getTables();
  const shapes = tables
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name, columns }): Shape => {
      const names = columns.map((column) => column.name);
      const key = keys.filter(({ from }) => from === name).map(({ to }) => to);
      return {
        table: name,
        columns: names,
        key: key.length > 0 ? key : names,
        parents: links.filter(({ from, to }) => from === name && to !== name).map(({ to }) => to),
        texts: new Set(columns.filter(({ dataType }) => dataType === 'text').map((column) => column.name)),
      };
    });
  return parentsFirst(shapes.toSorted((a, b) => (a.table < b.table ? -1 : 1)));
}

async function ofSqlite(db: Db): Promise<{ keys: Link[]; links: Link[]; schema: undefined }> {
  const keys = await sql<Link>`
    select t.name as "from", c.name as "to" from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and c.pk > 0 order by t.name, c.pk`.execute(db);
  const links = await sql<Link>`
    select t.name as "from", f."table" as "to" from sqlite_master t, pragma_foreign_key_list(t.name) f
    where t.type = 'table'`.execute(db);
  return { keys: keys.rows, links: links.rows, schema: undefined };
}

async function ofPostgres(db: Db): Promise<{ keys: Link[]; links: Link[]; schema: string }> {
  const keys = await sql<Link>`
    select t.relname as "from", a.attname as "to"
    from pg_index i
    join pg_class t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
    where i.indisprimary and t.relnamespace = current_schema()::regnamespace
    order by t.relname, array_position(i.indkey::int2[], a.attnum)`.execute(db);
  const links = await sql<Link>`
    select c.relname as "from", p.relname as "to"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return { keys: keys.rows, links: links.rows, schema: rows[0]?.schema ?? 'public' };
}

function parentsFirst(shapes: readonly Shape[]): Shape[] {
  const out: Shape[] = [];
  const add = (shape: Shape): void => {
    if (out.includes(shape)) return;
    for (const parent of shapes.filter(({ table }) => shape.parents.includes(table))) add(parent);
    out.push(shape);
  };
  for (const shape of shapes) add(shape);
  return out;
}
