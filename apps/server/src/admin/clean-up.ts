/**
 * What nobody needs any more goes by its age: guests who never came back, what has expired, old chat and imported
 * records, tables that never began. Nothing of a match that somebody still plays.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { deletePerson } from '../auth/delete.ts';
import type { Person } from '../auth/people.ts';
import { storedTime } from '../auth/sessions.ts';
import type { ServerContext } from '../context.ts';
import type { Rooms } from '../room/rooms.ts';

const DAY = 24 * 3600 * 1000;
const LIVE = ['open', 'dealing', 'playing'] as const;
/** Nobody sends a line again after this time. */
const CHAT_ID_DAYS = 7;
/** In one statement or one round: others have to be served meanwhile. */
const AT_ONCE = 200;
const PAUSE_MS = 20;

export type Cleaned = Readonly<
  Record<'guests' | 'expired' | 'chat' | 'records' | 'reports' | 'tables', number>
>;

/** Undefined if another node has cleaned up recently. */
export async function cleanUp(context: ServerContext, rooms: Rooms): Promise<Cleaned | undefined> {
  const now = context.time.now();
  if (!(await claim(context, now))) return undefined;
  const cleaned = {
    guests: await forgetGuests(context, rooms, now),
    expired: await dropExpired(context, now),
    chat: await dropChat(context, now),
    records: await dropRecords(context, now),
    reports: await dropReports(context, now),
    tables: await dropTables(context, now),
  };
  if (Object.values(cleaned).some((n) => n > 0)) context.logger.info(cleaned, 'cleaned up');
  return cleaned;
}

/** Only one node at a time, and no more often than a single node would. */
async function claim({ engine, settings }: ServerContext, now: number): Promise<boolean> {
  const key = 'cleaned-at';
  await engine.db
    .insertInto('meta')
    .values({ key, value: '0' })
    .onConflict((c) => c.column('key').doNothing())
    .execute();
  const { numUpdatedRows } = await engine.db
    .updateTable('meta')
    .set({ value: String(now) })
    .where('key', '=', key)
    .where(sql<number>`cast(value as bigint)`, '<=', now - settings.cleanMs / 2)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undefined if it is kept for ever. */
function before(now: number, days: number): number | undefined {
  return days === 0 ? undefined : now - days * DAY;
}

async function forgetGuests(context: ServerContext, rooms: Rooms, now: number): Promise<number> {
  const since = before(now, context.settings.guestDays);
  if (since === undefined) return 0;
  let n = 0;
  for (;;) {
    const guests = await unseenGuests(context, since, now);
    for (const guest of guests) {
      await deletePerson(context, rooms, guest);
      await dropUnlessPlayed(context, guest.id);
      n++;
      await pause(PAUSE_MS);
    }
    if (guests.length < AT_ONCE) return n;
  }
}

/** Neither a browser nor a program has come as one of them, and no table that is not over has them. */
function unseenGuests({ engine }: ServerContext, since: number, now: number): Promise<Person[]> {
  return (
    engine.db
      .selectFrom('people')
      .innerJoin('user', 'user.id', 'people.user_id')
      .selectAll('people')
      .where('people.created_at', '<', since)
      // A boolean in Postgres, 0 or 1 in SQLite: a condition as it is in both.
      .where((e) => e.ref('user.isAnonymous') as Expression<SqlBool>)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('session')
              .select('session.id')
              .whereRef('session.userId', '=', 'user.id')
              .where('session.updatedAt', '>', storedTime(engine, since)),
          ),
        ),
      )
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('tokens')
              .select('tokens.id')
              .whereRef('tokens.person', '=', 'people.id')
              .where('tokens.expires_at', '>', now)
              .where((t) => t.or([t('tokens.used_at', '>', since), t('tokens.created_at', '>', since)])),
          ),
        ),
      )
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('matches')
              .leftJoin('seats', 'seats.match', 'matches.id')
              .select('matches.id')
              .where('matches.status', 'in', LIVE)
              .where((m) =>
                m.or([
                  m('matches.host', '=', m.ref('people.id')),
                  m('seats.person', '=', m.ref('people.id')),
                ]),
              ),
          ),
        ),
      )
      .limit(AT_ONCE)
      .execute()
  );
}

/** People who never sat at a kept table are in nobody's history. */
async function dropUnlessPlayed({ engine }: ServerContext, person: string): Promise<void> {
  await engine.db
    .deleteFrom('people')
    .where('id', '=', person)
    .where((e) =>
      e.not(
        e.or([
          e.exists(e.selectFrom('seats').select('seat').where('person', '=', person)),
          e.exists(e.selectFrom('matches').select('id').where('host', '=', person)),
          e.exists(e.selectFrom('chat').select('id').where('person', '=', person)),
          e.exists(e.selectFrom('reports').select('id').where('about', '=', person)),
        ]),
      ),
    )
    .execute();
}

async function dropExpired({ engine }: ServerContext, now: number): Promise<number> {
  const { db } = engine;
  const results = [
    await db.deleteFrom('session').where('expiresAt', '<', storedTime(engine, now)).executeTakeFirst(),
    await db.deleteFrom('tokens').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('mail_codes').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('verification').where('expiresAt', '<', storedTime(engine, now)).executeTakeFirst(),
    await db.deleteFrom('challenges').where('expires_at', '<', now).executeTakeFirst(),
    await db.deleteFrom('address_bans').where('until', '<', now).executeTakeFirst(),
    await db
      .deleteFrom('chat_ids')
      .where('at', '<', now - CHAT_ID_DAYS * DAY)
      .executeTakeFirst(),
  ];
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** In small steps, because a long statement would hold up moves. */
async function inSteps(step: () => Promise<{ readonly numDeletedRows: bigint }>): Promise<number> {
  for (let n = 0; ;) {
    const deleted = Number((await step()).numDeletedRows);
    n += deleted;
    if (deleted === 0) return n;
    await pause(PAUSE_MS);
  }
}

async function dropChat({ engine, settings }: ServerContext, now: number): Promise<number> {
  const since = before(now, settings.chatDays);
  if (since === undefined) return 0;
  return inSteps(() =>
    engine.db
      .deleteFrom('chat')
      .where('id', 'in', (e) =>
        e
          .selectFrom('chat')
          .innerJoin('matches', 'matches.id', 'chat.match')
          .select('chat.id')
          .where('chat.at', '<', since)
          .where('matches.status', 'not in', LIVE)
          .limit(AT_ONCE),
      )
      .executeTakeFirst(),
  );
}

async function dropRecords({ engine, settings }: ServerContext, now: number): Promise<number> {
  const since = before(now, settings.recordDays);
  if (since === undefined) return 0;
  let n = 0;
  for (const table of ['imports', 'records'] as const) {
    n += await inSteps(() =>
      engine.db
        .deleteFrom(table)
        .where('id', 'in', (e) => e.selectFrom(table).select('id').where('at', '<', since).limit(AT_ONCE))
        .executeTakeFirst(),
    );
  }
  return n;
}

async function dropReports({ engine, settings }: ServerContext, now: number): Promise<number> {
  const since = before(now, settings.reportDays);
  if (since === undefined) return 0;
  const { numDeletedRows } = await engine.db.deleteFrom('reports').where('at', '<', since).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Tables that were closed before anything was dealt; those that were played are kept. */
async function dropTables({ engine, settings }: ServerContext, now: number): Promise<number> {
  const since = before(now, settings.tableDays);
  if (since === undefined) return 0;
  for (let n = 0; ;) {
    const rows = await engine.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'closed')
      .where('ended_at', '<', since)
      .where((e) =>
        e.not(e.exists(e.selectFrom('log').select('seq').whereRef('log.match', '=', 'matches.id'))),
      )
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return n;
    const ids = rows.map(({ id }) => id);
    await engine.db.transaction().execute(async (tx) => {
      for (const table of ['chat', 'seats', 'secrets'] as const) {
        await tx.deleteFrom(table).where('match', 'in', ids).execute();
      }
      await tx.deleteFrom('matches').where('id', 'in', ids).execute();
    });
    n += rows.length;
    await pause(PAUSE_MS);
  }
}
