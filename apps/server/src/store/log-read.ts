import type { LogStore } from './log.ts';
import type { Db } from './schema.ts';

/** Reads the log, in the same way on both engines. */
export function logReader(db: Db): Omit<LogStore, 'append'> {
  return {
    read: (match, from) =>
      db
        .selectFrom('log')
        .selectAll()
        .where('match', '=', match)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute(),
    findMove: (match, moveId) =>
      db
        .selectFrom('log')
        .selectAll()
        .where('match', '=', match)
        .where('move_id', '=', moveId)
        .executeTakeFirst(),
    heads: async (matches) => {
      if (matches.length === 0) return new Map();
      const rows = await db
        .selectFrom('log')
        .select((e) => ['match', e.fn.max<number>(e('seq', '+', e.ref('count'))).as('head')])
        .where('match', 'in', [...matches])
        .groupBy('match')
        .execute();
      return new Map(rows.map(({ match, head }) => [match, head]));
    },
  };
}
