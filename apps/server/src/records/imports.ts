import { MAX_RECORD_CHARS } from '@four-crowns/core';
import type { ImportedRecord, PersonId } from '@four-crowns/protocol';
import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { newId } from '../common/ids.ts';
import type { Kept } from '../bots/ask.ts';
import { unpacked } from './packed.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { Db } from '../store/schema.ts';

/** Canonical text may be a little longer than what was sent: numbers are written out. */
const LONGEST = 2 * MAX_RECORD_CHARS;

/** Stored whether or not it verifies; the verdict says where it first differs. A person has each record only once. */
export async function importRecord(
  context: ServerContext,
  person: PersonId,
  text: string,
): Promise<ImportedRecord> {
  const judged = await context.runner.import(text, person);
  if (!judged.ok) throw new HttpRefusal('bad-request', judged.text);
  const { game, verdict, kept } = judged;
  if (kept === undefined) throw new Error('the record was not packed');
  const known = await context.engine.db
    .selectFrom('imports')
    .select('id')
    .where('person', '=', person)
    .where('sha256', '=', kept.sha256)
    .executeTakeFirst();
  if (known !== undefined) return { id: known.id, game, verdict };
  await checkRoom(context, person, kept);
  const id = newId(12);
  await context.engine.db
    .insertInto('imports')
    .values({
      id,
      game,
      person,
      ...kept,
      bytes: kept.packed.length,
      verdict: JSON.stringify(verdict),
      at: context.time.now(),
    })
    .execute();
  return { id, game, verdict };
}

async function checkRoom(
  { engine, settings }: ServerContext,
  person: PersonId,
  { packed }: Kept,
): Promise<void> {
  if (packed.length > settings.recordKeptBytes) {
    throw new HttpRefusal(
      'too-large',
      `This record takes ${packed.length} bytes to keep, more than any match: ${settings.recordKeptBytes} are kept.`,
    );
  }
  const total = sql<number>`coalesce(sum(bytes), 0)`;
  const own = await engine.db
    .selectFrom('imports')
    .select((e) => e.fn.countAll<number>().as('records'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (own.records >= settings.recordsPerPerson) {
    throw new HttpRefusal(
      'full',
      `You have ${settings.recordsPerPerson} imported records: no more are kept.`,
    );
  }
  const all = await engine.db.selectFrom('imports').select(total.as('bytes')).executeTakeFirstOrThrow();
  if (all.bytes + packed.length > settings.recordsKeptBytes) {
    throw new HttpRefusal('full', 'This server has no more room for imported records.');
  }
}

export async function importedRecord({ engine }: ServerContext, id: string): Promise<string | undefined> {
  const row = await engine.db.selectFrom('imports').select('packed').where('id', '=', id).executeTakeFirst();
  if (row !== undefined) return unpacked(row.packed, LONGEST);
  const old = await engine.db.selectFrom('records').select('body').where('id', '=', id).executeTakeFirst();
  return old?.body;
}

/** Newest first. */
export async function importsOf(
  db: Db,
  person: PersonId,
): Promise<{ readonly id: string; readonly game: string; readonly at: number }[]> {
  const lists = await Promise.all(
    (['imports', 'records'] as const).map((table) =>
      db.selectFrom(table).select(['id', 'game', 'at']).where('person', '=', person).execute(),
    ),
  );
  return lists.flat().toSorted((a, b) => b.at - a.at);
}
