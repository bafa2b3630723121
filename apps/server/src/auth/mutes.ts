import type { PersonId } from '@four-crowns/protocol';
import type { Db } from '../store/schema.ts';

export type MuteAnswer = 'done' | 'nobody' | 'too-many';

/** The people whom this person has muted. They are read at every hello, so there are never more than `most`. */
export async function mutedBy(db: Db, person: PersonId, most: number): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', person)
    .limit(most)
    .execute();
  return rows.map((row) => row.muted);
}

export async function setMute(
  db: Db,
  person: PersonId,
  other: PersonId,
  muted: boolean,
  most: number,
): Promise<MuteAnswer> {
  if (!muted) {
    await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute();
    return 'done';
  }
  const known = await db.selectFrom('people').select('id').where('id', '=', other).executeTakeFirst();
  if (known === undefined) return 'nobody';
  const already = await mutedBy(db, person, most);
  if (already.includes(other)) return 'done';
  if (already.length >= most) return 'too-many';
  await db
    .insertInto('mutes')
    .values({ person, muted: other })
    .onConflict((c) => c.columns(['person', 'muted']).doNothing())
    .execute();
  return 'done';
}
