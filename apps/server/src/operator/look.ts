import { sql } from 'kysely';
import type { House } from '../house.ts';
import type { Rooms } from '../rooms.ts';
import type { ChatRow, PeopleRow } from '../store/schema.ts';
import { readTables } from '../store/tables.ts';
import type { Table } from '../store/tables.ts';

export interface LiveTable {
  readonly table: Table;
  readonly entries: number;
  /** On this node. */
  readonly listeners: number;
  readonly hostName: string;
  /** Newest first. */
  readonly chat: readonly ChatRow[];
}

export interface Tables {
  readonly live: readonly LiveTable[];
  /** All there are, of which `live` are the ones last touched. */
  readonly count: number;
}

const SHOWN = 50;
const LINES = 5;
const LIVE = ['open', 'dealing', 'playing'];

export async function liveTables({ engine }: House, rooms: Rooms): Promise<Tables> {
  const { db, log } = engine;
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('status', 'in', LIVE)
    .orderBy('touched_at', 'desc')
    .limit(SHOWN)
    .execute();
  const { count } = await db
    .selectFrom('matches')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('status', 'in', LIVE)
    .executeTakeFirstOrThrow();
  if (rows.length === 0) return { live: [], count };
  const ids = rows.map(({ id }) => id);
  const [tables, heads, chat, hosts] = [
    await readTables(db, rows),
    await log.heads(ids),
    await lastLines(db, ids),
    await db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(rows.map(({ host }) => host))])
      .execute(),
  ];
  const live = tables.map((table) => ({
    table,
    entries: heads.get(table.id) ?? 0,
    listeners: rooms.inMemory(table.id)?.listeners.size ?? 0,
    hostName: hosts.find(({ id }) => id === table.host)?.name ?? table.host,
    chat: chat.filter(({ match }) => match === table.id),
  }));
  return { live, count };
}

async function lastLines(db: House['engine']['db'], ids: readonly string[]): Promise<ChatRow[]> {
  const numbered = db
    .selectFrom('chat')
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by ${sql.ref('match')} order by ${sql.ref('id')} desc)`.as(
        'nth',
      ),
    )
    .where('match', 'in', [...ids])
    .where('removed', '=', 0);
  return db
    .selectFrom(numbered.as('c'))
    .select(['id', 'match', 'person', 'name', 'text', 'at', 'removed'])
    .where('nth', '<=', LINES)
    .orderBy('id', 'desc')
    .execute();
}

/** People under a ban or a mute that has not run out. */
export async function restricted({ engine, time }: House): Promise<PeopleRow[]> {
  const now = time.now();
  return engine.db
    .selectFrom('people')
    .selectAll()
    .where((e) => e.or([e('banned_until', '>', now), e('muted_until', '>', now)]))
    .orderBy('name')
    .limit(200)
    .execute();
}
