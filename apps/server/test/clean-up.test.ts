import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeToken } from '@four-crowns/protocol';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import { storedTime } from '../src/auth/sessions.ts';
import type { Server } from '../src/server.ts';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import type { Postgres } from '@four-crowns/harness/own-postgres';
import { cleanUp } from '../src/admin/clean-up.ts';
import type { Cleaned } from '../src/admin/clean-up.ts';
import { moveId, playOut, playRandomly } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import type { Guest } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const DAY = 24 * 3600 * 1000;
const LONG_AGO = Date.now() - 400 * DAY;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 330_000);
afterAll(() => postgres.stop(), 60_000);

let databases = 0;
const PLACES = {
  sqlite: () => Promise.resolve({}),
  postgres: async () => ({ MEMORY_LOG: 'off', DATABASE_URL: await postgres.database(`c${databases++}`) }),
};

/** As if it had all been long ago: when they came, and when they were seen. */
async function age({ context }: Server, guests: readonly Guest[]): Promise<void> {
  const { db } = context.engine;
  const ids = guests.map(({ me }) => me.id);
  await db.updateTable('people').set({ created_at: LONG_AGO }).where('id', 'in', ids).execute();
  await db
    .updateTable('tokens')
    .set({ created_at: LONG_AGO, used_at: LONG_AGO })
    .where('person', 'in', ids)
    .execute();
  await db
    .updateTable('session')
    .set({ updatedAt: storedTime(context.engine, LONG_AGO) })
    .where('userId', 'in', (e) =>
      e
        .selectFrom('people')
        .select((p) => p.ref('user_id').$notNull().as('user_id'))
        .where('id', 'in', ids),
    )
    .execute();
}

async function clean(server: Server): Promise<Cleaned> {
  await server.context.engine.db.deleteFrom('meta').where('key', '=', 'cleaned-at').execute();
  const cleaned = await cleanUp(server.context, server.rooms);
  expect(cleaned).toBeDefined();
  return cleaned!;
}

async function isKnown({ context }: Server, { me }: Guest): Promise<boolean> {
  const row = await context.engine.db
    .selectFrom('people')
    .select('user_id')
    .where('id', '=', me.id)
    .executeTakeFirst();
  return row !== undefined && row.user_id !== null;
}

describe.each(Object.entries(PLACES))('%s', (_name, place) => {
  test('guests who did not come back are forgotten, but nobody who plays, has an account or was seen', async () => {
    const server = await testServer(await place());
    const playing = await seated(server, { game: 'toy', seats: 2 });
    const over = await seated(server, { game: 'toy', seats: 2 });
    await playOut(over.clients);
    const [gone, host, seen, program, account] = [
      await newGuest(server.url),
      await newGuest(server.url),
      await newGuest(server.url),
      await newGuest(server.url),
      await newGuest(server.url),
    ];
    await newTable(host, { game: 'toy', seats: 2, mine: [], bots: [{ seat: 0, bot: 'random' }] });
    const { token } = await program.ask<MadeToken>('POST', '/api/tokens', { name: 'bot' });
    await account.ask('POST', '/api/account', { username: 'keeper', password: 'nine lives of a cat' });
    const everybody = [...playing.people, ...over.people, gone, host, seen, program, account];
    await age(server, everybody);
    await seen.ask('GET', '/api/me');
    await httpClient(server.url, token).ask('GET', '/api/me');
    const { guests } = await clean(server);
    expect(guests).toBe(3);
    const kept: boolean[] = [];
    for (const one of everybody) kept.push(await isKnown(server, one));
    expect(kept).toEqual([true, true, false, false, false, true, true, true, true]);
    // Anyone who has played stays in the finished match as nobody; the others are gone.
    const { db } = server.context.engine;
    const names = await db
      .selectFrom('people')
      .select('name')
      .where('id', 'in', [over.people[0]!.me.id, gone.me.id])
      .execute();
    expect(names).toEqual([{ name: 'Former player' }]);
    await expect(gone.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    expect((await clean(server)).guests).toBe(0);
    await playOut(playing.clients, 7);
    expect(await playing.people[0]!.ask('GET', `/api/tables/${playing.id}/verdict`)).toMatchObject({
      ok: true,
    });
  }, 60_000);

  test('chat, records, tables that never began and what has expired go by their age', async () => {
    const server = await testServer(await place());
    const { db } = server.context.engine;
    const playing = await seated(server, { game: 'toy', seats: 2 });
    const over = await seated(server, { game: 'toy', seats: 2 });
    await playRandomly(playing.clients[0]!, 1, () => true);
    for (const { clients } of [playing, over]) {
      for (const text of ['old', 'new']) await clients[0]!.ask({ type: 'chat', id: moveId(), text });
    }
    await playOut(over.clients);
    await db.updateTable('chat').set({ at: LONG_AGO }).where('text', '=', 'old').execute();
    const record = await (await over.people[0]!.raw('GET', `/api/tables/${over.id}/record`)).text();
    for (const guest of over.people) await guest.raw('POST', '/api/records', record);
    await db
      .updateTable('imports')
      .set({ at: LONG_AGO })
      .where('person', '=', over.people[0]!.me.id)
      .execute();
    const never = await newTable(over.people[0]!, { game: 'toy', seats: 2 });
    const open = await newTable(over.people[0]!, { game: 'toy', seats: 2 });
    const closed = { status: 'closed', ended_at: LONG_AGO, created_at: LONG_AGO } as const;
    await db.updateTable('matches').set(closed).where('id', '=', never.id).execute();
    await db.updateTable('matches').set({ created_at: LONG_AGO }).where('id', '=', open.id).execute();
    await over.people[1]!.ask('POST', '/api/tokens', { name: 'expired' });
    await db.updateTable('tokens').set({ expires_at: LONG_AGO }).execute();
    await db.updateTable('chat_ids').set({ at: LONG_AGO }).execute();
    const about = { about: 'x', match: null, reason: 'r', by_person: 'y' };
    await db
      .insertInto('reports')
      .values([
        { id: 'a', at: LONG_AGO, ...about },
        { id: 'b', at: Date.now(), ...about },
      ])
      .execute();
    expect(await clean(server)).toEqual({
      guests: 0,
      expired: 5,
      chat: 1,
      records: 1,
      reports: 1,
      tables: 1,
    });
    const lines = await db.selectFrom('chat').select(['match', 'text']).orderBy('id').execute();
    expect(lines).toEqual([
      { match: playing.id, text: 'old' },
      { match: playing.id, text: 'new' },
      { match: over.id, text: 'new' },
    ]);
    const tables = await db.selectFrom('matches').select('id').execute();
    expect(tables.map(({ id }) => id).toSorted()).toEqual([playing.id, over.id, open.id].toSorted());
    expect(await clean(server)).toEqual({
      guests: 0,
      expired: 0,
      chat: 0,
      records: 0,
      reports: 0,
      tables: 0,
    });
  }, 60_000);

  test('of what has an end, all that has expired goes, and nothing else', async () => {
    const server = await testServer(await place());
    const { engine } = server.context;
    const { db } = engine;
    const [gone, here] = [await newGuest(server.url), await newGuest(server.url)];
    const soon = Date.now() + DAY;
    for (const { me } of [gone, here]) {
      const [expires_at, id] = [me === gone.me ? LONG_AGO : soon, me.id];
      await db
        .insertInto('tokens')
        .values({ id, person: id, name: 'bot', hash: id, created_at: LONG_AGO, expires_at, used_at: null })
        .execute();
      await db
        .insertInto('mail_codes')
        .values({ hash: id, person: id, purpose: 'recover', expires_at })
        .execute();
      await db.insertInto('challenges').values({ id, challenge: id, expires_at }).execute();
      await db
        .insertInto('address_bans')
        .values({ address: '198.51.100.7', person: id, until: expires_at, reason: 'r' })
        .execute();
      const at = me === gone.me ? LONG_AGO : Date.now();
      await db.insertInto('chat_ids').values({ match: 'm', person: id, id, at }).execute();
      await gone.ask('POST', '/api/passkeys/sign-in/options');
    }
    const first = (rows: readonly { readonly id: string }[]): string => rows[0]?.id ?? '';
    const challenges = await db.selectFrom('verification').select('id').execute();
    await db
      .updateTable('verification')
      .set({ expiresAt: storedTime(engine, LONG_AGO) })
      .where('id', '=', first(challenges))
      .execute();
    const sessions = await db
      .selectFrom('session')
      .innerJoin('people', 'people.user_id', 'session.userId')
      .select('session.id')
      .where('people.id', '=', gone.me.id)
      .execute();
    await db
      .updateTable('session')
      .set({ expiresAt: storedTime(engine, LONG_AGO) })
      .where('id', '=', first(sessions))
      .execute();
    const kept = async () => ({
      session: await db
        .selectFrom('session')
        .innerJoin('people', 'people.user_id', 'session.userId')
        .select('people.id as whose')
        .execute(),
      tokens: await db.selectFrom('tokens').select('person as whose').execute(),
      mail_codes: await db.selectFrom('mail_codes').select('person as whose').execute(),
      challenges: await db.selectFrom('challenges').select('id as whose').execute(),
      address_bans: await db.selectFrom('address_bans').select('person as whose').execute(),
      chat_ids: await db.selectFrom('chat_ids').select('person as whose').execute(),
    });
    for (const [table, rows] of Object.entries(await kept())) expect(rows, table).toHaveLength(2);
    expect(challenges).toHaveLength(2);
    expect(await clean(server)).toMatchObject({ expired: 7 });
    for (const [table, rows] of Object.entries(await kept())) {
      expect(rows, table).toEqual([{ whose: here.me.id }]);
    }
    expect(await db.selectFrom('verification').select('id').execute()).toEqual(challenges.slice(1));
  });

  test('a session ends when it was not seen for SESSION_DAYS, and its row goes', async () => {
    const server = await testServer({ ...(await place()), SESSION_DAYS: '7' });
    const { engine } = server.context;
    const left = async (): Promise<number[]> => {
      const rows = await engine.db.selectFrom('session').select('expiresAt').execute();
      return rows.map(({ expiresAt }) => (new Date(expiresAt).getTime() - Date.now()) / DAY);
    };
    const guest = httpClient(server.url);
    const made = await guest.raw('POST', '/api/session');
    expect(await left()).toEqual([expect.closeTo(7, 1)]);
    // The browser keeps it for as long as a session can be put off.
    expect(made.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=34560000/);
    const seen = (daysAgo: number): Promise<unknown> =>
      engine.db
        .updateTable('session')
        .set({
          updatedAt: storedTime(engine, Date.now() - daysAgo * DAY),
          expiresAt: storedTime(engine, Date.now() + (7 - daysAgo) * DAY),
        })
        .execute();
    await seen(6);
    expect((await guest.raw('GET', '/api/me')).status).toBe(200);
    expect(await left()).toEqual([expect.closeTo(7, 1)]);
    expect(await clean(server)).toMatchObject({ expired: 0 });
    await seen(8);
    expect((await guest.raw('GET', '/api/me')).status).toBe(401);
    expect(await clean(server)).toMatchObject({ expired: 1 });
    expect(await left()).toEqual([]);
  });

  test('0 days keep everything', async () => {
    const days = { GUEST_DAYS: '0', CHAT_DAYS: '0', RECORD_DAYS: '0', REPORT_DAYS: '0', TABLE_DAYS: '0' };
    const server = await testServer({ ...(await place()), ...days });
    const { people, clients } = await seated(server, { game: 'toy', seats: 2 });
    await clients[0]!.ask({ type: 'chat', id: 'c', text: 'old' });
    await playOut(clients);
    await server.context.engine.db.updateTable('chat').set({ at: LONG_AGO }).execute();
    await age(server, people);
    expect(await clean(server)).toEqual({
      guests: 0,
      expired: 0,
      chat: 0,
      records: 0,
      reports: 0,
      tables: 0,
    });
  });
});

test('of several nodes one cleans up', async () => {
  const env = { MEMORY_LOG: 'off', DATABASE_URL: await postgres.database('shared'), CLEAN_MS: '60000' };
  const servers = [await testServer(env), await testServer(env)];
  const done = await Promise.all(servers.map(({ context, rooms }) => cleanUp(context, rooms)));
  expect(done.filter((one) => one !== undefined)).toHaveLength(1);
  expect(await cleanUp(servers[0]!.context, servers[0]!.rooms)).toBeUndefined();
});

test('it is done by itself', async () => {
  const server = await testServer({ CLEAN_MS: '200' });
  const guest = await newGuest(server.url);
  await age(server, [guest]);
  await expect.poll(() => isKnown(server, guest), { timeout: 10_000 }).toBe(false);
});
