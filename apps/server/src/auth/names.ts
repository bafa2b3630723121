/** What people are called: seen as it is, and no two who could be taken for each other. */
import type { PersonId } from '@four-crowns/protocol';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { rectifyConfusion } from 'unicode-confusables';
import type { Engine } from '../store/engine.ts';
import type { Db, Tables } from '../store/schema.ts';

/** Names that the server or the page gives, in both languages, and those of the operator. */
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
/** The same with a number behind them. */
const NUMBERED = ['Guest', 'Гость', 'Player', 'Игрок'].map(nameKey);
/** Of advisory locks, so that names lock nothing else. */
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

/** What is taken for a Latin letter or a sign of ASCII becomes that; the rest stays. */
function asLatin(text: string): string {
  return Array.from(text, (c) => {
    const taken = rectifyConfusion(c);
    return /^[\x20-\x7e]+$/.test(taken) ? taken : c;
  }).join('');
}

/** Belongs to nobody: one could speak for the house, or be taken for a guest that is somebody else. */
export function isReservedName(name: string): boolean {
  const number = /^(.*?\S)\s*[\p{N}lIO|]+$/u.exec(name)?.[1];
  return OURS.includes(nameKey(name)) || (number !== undefined && NUMBERED.includes(nameKey(number)));
}

/** False if somebody else has this name or one that looks like it. Guests that are gone have given theirs back. */
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
  // SQLite has one transaction at a time.
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

/** Those that an older program has written. Twins among them stay as they are until one is renamed. */
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
