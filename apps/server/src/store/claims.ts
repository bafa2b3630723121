import type { TableId } from '@four-crowns/protocol';
import type { Db } from './schema.ts';

/** Work that this node has claimed; other nodes may claim it again from `until` on. */
export interface Claim {
  readonly id: TableId;
  readonly until: number;
  /** When it was due. */
  readonly was: number;
}

/** Always due: the node that had it has released it and will not finish it. */
export const HANDED_OVER = 0;

/** Due tables, each moved forward by the lease so that no other node claims it in the meantime. */
export async function claimDue(db: Db, now: number, leaseMs: number, most: number): Promise<Claim[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
  const claims: Claim[] = [];
  const until = now + leaseMs;
  for (const { id, due_at } of rows) {
    const { numUpdatedRows } = await db
      .updateTable('matches')
      .set({ due_at: until })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) claims.push({ id, until, was: due_at ?? now });
  }
  return claims;
}

/**
 * The work is done, and nothing is due before `next`. If the log has grown beyond `head` meanwhile,
 * somebody else knows better: then the claim simply runs out and the table is looked at once more.
 */
export async function settleDue(db: Db, claim: Claim, next: number | undefined, head: number): Promise<void> {
  await db
    .updateTable('matches')
    .set({ due_at: next ?? null })
    .where('id', '=', claim.id)
    .where('due_at', '=', claim.until)
    .where((e) =>
      e.not(
        e.exists(e.selectFrom('log').select('seq').where('match', '=', claim.id).where('seq', '>=', head)),
      ),
    )
    .execute();
}

/** Not later than `due`. */
export async function hastenDue(db: Db, id: TableId, due: number): Promise<void> {
  await db
    .updateTable('matches')
    .set({ due_at: due })
    .where('id', '=', id)
    .where((e) => e.or([e('due_at', 'is', null), e('due_at', '>', due)]))
    .execute();
}
