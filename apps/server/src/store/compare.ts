/** What nodes compare with their memory, for many tables at once. */
import type { TableId } from '@four-crowns/protocol';
import type { Engine } from './engine.ts';

export interface Stands {
  /** Entries in the log. */
  readonly head: number;
  readonly rev: number;
  /** The newest chat line. */
  readonly line: number;
}

/** The number of parameters that one statement can have on both engines. */
const MOST_AT_ONCE = 500;

export async function howTheyStand(
  { db, log }: Engine,
  tables: readonly TableId[],
): Promise<Map<TableId, Stands>> {
  const found = new Map<TableId, Stands>();
  for (let from = 0; from < tables.length; from += MOST_AT_ONCE) {
    const ids = tables.slice(from, from + MOST_AT_ONCE);
    const heads = await log.heads(ids);
    const lines = await db
      .selectFrom('chat')
      .select((e) => ['match', e.fn.max<number>('id').as('line')])
      .where('match', 'in', ids)
      .groupBy('match')
      .execute();
    const lineOf = new Map(lines.map(({ match, line }) => [match, line]));
    const revs = await db.selectFrom('matches').select(['id', 'rev']).where('id', 'in', ids).execute();
    for (const { id, rev } of revs) {
      found.set(id, { head: heads.get(id) ?? 0, rev, line: lineOf.get(id) ?? 0 });
    }
  }
  return found;
}
