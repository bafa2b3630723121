import type { Games } from '../tables/hosted-games.ts';
import { logReader } from '../store/log-read.ts';
import type { Db } from '../store/schema.ts';
import { readTables } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';
import { replayLog } from './replay-log.ts';
import { openStoreCopy } from './store-copy.ts';
import type { Place } from './store-copy.ts';

export interface Differing {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** The first that would not be as it is in the log; undefined if it does not come to that. */
  readonly entry?: number;
  readonly why: string;
}

export interface LiveCheck {
  readonly checked: number;
  readonly differ: readonly Differing[];
}

const AT_ONCE = 200;

/** Replays every unfinished table with the games of this program. It only reads, so servers can keep running. */
export async function checkLive(place: Place, games: Games): Promise<LiveCheck> {
  const copy = await openStoreCopy(place);
  try {
    const differ: Differing[] = [];
    let checked = 0;
    for (let after = ''; ;) {
      const tables = await liveTables(copy.db, after);
      const last = tables.at(-1);
      if (last === undefined) return { checked, differ };
      after = last.id;
      for (const table of tables) {
        checked++;
        const found = await difference(copy.db, games, table);
        const { id, game, rulesVersion } = table;
        if (found !== undefined) differ.push({ id, game, rulesVersion, ...found });
      }
    }
  } finally {
    await copy.close();
  }
}

async function liveTables(db: Db, after: string): Promise<Table[]> {
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('status', 'in', ['open', 'dealing', 'playing'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return readTables(db, rows);
}

async function difference(
  db: Db,
  games: Games,
  table: Table,
): Promise<Pick<Differing, 'entry' | 'why'> | undefined> {
  const hosted = games.at(table.game, table.rulesVersion);
  if (hosted === undefined) return { why: 'these rules are not hosted any more' };
  const rows = await logReader(db).read(table.id, 0);
  const secret = await db
    .selectFrom('secrets')
    .select('seed')
    .where('match', '=', table.id)
    .executeTakeFirst();
  const replayed = replayLog(hosted.game, table, rows, secret?.seed);
  return replayed.ok ? undefined : { entry: replayed.entry, why: replayed.why };
}
