/** Names of people: shown as entered, but no two may look alike. */
import type { PersonId } from '@four-crowns/protocol';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { rectifyConfusion } from 'unicode-confusables';
import type { Engine } from '../store/engine.ts';
import type { Db, Tables } from '../store/schema.ts';

/** Names that the server or the page uses, in both languages, and those of the operator. */
const OURS = [
  'Former player',
  'A former player',
  'Бывший игрок',
  'Four Crowns',
  'Четыре короны',
  'Operator',
  'Оператор',
  'Распорядитель',
  'Admin',
  'Administrator',
  'Администратор',
  'Админ',
  'Moderator',
  'Модератор',
  'Server',
  'Сервер',
  'System',
  'Система',
].map(nameKey);
/** Names that are reserved with a number after them. */
const NUMBERED = ['Guest', 'Гость', 'Player', 'Игрок'].map(nameKey);
/** The namespace of these advisory locks, so that locking a name locks nothing else. */
const LOCKS = 4_040_405;
const FILLED_AT_ONCE = 500;

/**
 * As it looks: names that look the same have the same key. That is the skeleton of UTS 39, made alike for capitals and
 * small letters: Н and H are one, so н and h are, too.
 */
export function nameKey(name: string): string {
  const bare = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD');
  const latin = asLatin(asLatin(asLatin(bare).toUpperCase()).toLowerCase());
  return rectifyConfusion(latin).toLowerCase().normalize('NFC');
}

/** Replaces characters that look like a Latin letter or another ASCII character; the rest stays. */
function asLatin(text: string): string {
  return Array.from(text, (c) => {
    const taken = rectifyConfusion(c);
    return /^[\x20-\x7e]+$/.test(taken) ? taken : c;
  }).join('');
}

/** Nobody may take such a name: its owner could pose as the operator, or be mistaken for some guest. */
export function isReservedName(name: string): boolean {
  const number = /^(.*?\S)\s*[\p{N}lIO|]+$/u.exec(name)?.[1];
  return OURS.includes(nameKey(name)) || (number !== undefined && NUMBERED.includes(nameKey(number)));
}

/** False if somebody else has this name or one that looks like it. Names of guests that are gone are free again. */
export function takeName(engine: Engine, person: PersonId, name: string): Promise<boolean> {
  return engine.db.transaction().execute((tx) => takeNameIn(tx, engine, person, name));
}

export async function takeNameIn(
  tx: Transaction<Tables>,
  engine: Engine,
  person: PersonId,
  name: string,
): Promise<boolean> {
  const key = nameKey(name);
  // SQLite runs one transaction at a time.
  if (engine.name === 'postgres') {
    await sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${key}))`.execute(tx);
  }
  const other = await tx
    .selectFrom('people')
    .select('id')
    .where('name_key', '=', key)
    .where('user_id', 'is not', null)
    .where('id', '!=', person)
    .executeTakeFirst();
  if (other !== undefined) return false;
  await tx.updateTable('people').set({ name, name_key: key }).where('id', '=', person).execute();
  return true;
}

/** Names that an older version has written. Duplicates among them stay as they are until one is renamed. */
export async function fillNameKeys(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('name_key', 'is', null)
      .where('user_id', 'is not', null)
      .limit(FILLED_AT_ONCE)
      .execute();
    for (const { id, name } of rows) {
      const query = db
        .updateTable('people')
        .set({ name_key: nameKey(name) })
        .where('id', '=', id);
      await query.where('name', '=', name).execute();
    }
    if (rows.length < FILLED_AT_ONCE) return;
  }
}
