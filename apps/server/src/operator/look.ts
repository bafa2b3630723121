import type { ReportLine, TableStatus } from '@four-crowns/protocol';
import { sql } from 'kysely';
import { listAddressBans } from '../auth/address-bans.ts';
import type { AddressBan } from '../auth/address-bans.ts';
import { listReports } from '../auth/reports.ts';
import type { ServerContext } from '../context.ts';
import type { Rooms } from '../room/rooms.ts';
import type { ChatRow, Db, PeopleRow } from '../store/schema.ts';
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
const LIVE: readonly TableStatus[] = ['open', 'dealing', 'playing'];

export async function liveTables({ engine }: ServerContext, rooms: Rooms): Promise<Tables> {
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

async function lastLines(db: ServerContext['engine']['db'], ids: readonly string[]): Promise<ChatRow[]> {
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

export interface Reported {
  readonly report: ReportLine;
  /** What the person has said at that table, latest first. */
  readonly said: readonly ChatRow[];
}

/** The queue of reports, oldest first, in the order in which to handle them. */
export async function reported({ engine }: ServerContext): Promise<Reported[]> {
  const reports = await listReports(engine.db, 'oldest');
  return Promise.all(
    reports.map(async (report) => ({
      report,
      said: report.table === undefined ? [] : await saidBy(engine.db, report.table, report.about.person),
    })),
  );
}

function saidBy(db: Db, match: string, person: string): Promise<ChatRow[]> {
  return db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .where('person', '=', person)
    .where('removed', '=', 0)
    .orderBy('id', 'desc')
    .limit(LINES)
    .execute();
}

export interface Restricted extends PeopleRow {
  /** From which nobody new is let in because of this person, and until when. */
  readonly addresses: readonly AddressBan[];
}

/** People under a ban or a mute that has not expired. */
export async function restricted({ engine, time }: ServerContext): Promise<Restricted[]> {
  const now = time.now();
  const people = await engine.db
    .selectFrom('people')
    .selectAll()
    .where((e) => e.or([e('banned_until', '>', now), e('muted_until', '>', now)]))
    .orderBy('name')
    .limit(200)
    .execute();
  const ids = people.map(({ id }) => id);
  const bans = await listAddressBans(engine.db, ids, now);
  return people.map((one) => ({ ...one, addresses: bans.filter(({ person }) => person === one.id) }));
}
