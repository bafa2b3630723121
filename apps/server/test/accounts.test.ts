import type { AccountExport, Me, RecoveryCodes, SessionLine } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { Server } from '../src/server.ts';
import { testServer } from './helpers/server.ts';

const ANN = { username: 'Ann', password: 'correct horse battery' };
const NEW_PASSWORD = 'staple paper lantern';

const BY_PERSON = [
  'tokens',
  'emails',
  'mail_codes',
  'recovery_codes',
  'imports',
  'records',
  'mutes',
  'chat_ids',
] as const;

async function newAccount(server: Server): Promise<HttpClient & { readonly me: Me }> {
  const client = await newGuest(server.url);
  const me = await client.ask<Me>('POST', '/api/account', ANN);
  return { ...client, me };
}

async function signIn(server: Server, password = ANN.password): Promise<HttpClient> {
  const client = httpClient(server.url);
  await client.ask<Me>('POST', '/api/account/sign-in', { ...ANN, password });
  return client;
}

describe('the life of an account', () => {
  test('a new password ends every other session and token, and their sockets', async () => {
    const server = await testServer();
    const ann = await newAccount(server);
    const elsewhere = await signIn(server);
    const { token } = await ann.ask<{ token: string }>('POST', '/api/tokens', { name: 'bot' });
    const program = httpClient(server.url, token);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const [here, there, bot] = [
      await openTable(ann, id),
      await openTable(elsewhere, id),
      await openTable(program, id),
    ];
    await expect(
      ann.ask('POST', '/api/account/password', { current: 'wrong horse battery', next: NEW_PASSWORD }),
    ).rejects.toMatchObject({ status: 401, code: 'wrong-password' });
    await expect(
      ann.ask('POST', '/api/account/password', { current: ANN.password, next: 'password1' }),
    ).rejects.toMatchObject({ status: 400, code: 'weak-password' });
    await ann.ask('POST', '/api/account/password', { current: ANN.password, next: NEW_PASSWORD });
    expect((await there.closed).code).toBe(4401);
    expect((await bot.closed).code).toBe(4401);
    await expect(elsewhere.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    await expect(program.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    await here.ask({ type: 'chat', id: 'c1', text: 'still here' });
    await expect(signIn(server)).rejects.toMatchObject({ code: 'wrong-password' });
    await signIn(server, NEW_PASSWORD);
  });

  test('sessions are listed and ended one by one, all others, or all', async () => {
    const server = await testServer();
    const ann = await newAccount(server);
    const second = await signIn(server);
    const third = await signIn(server);
    const lines = await ann.ask<SessionLine[]>('GET', '/api/account/sessions');
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.current)).toHaveLength(1);
    expect(lines[0]).toMatchObject({ address: '127.0.0.1', browser: 'node' });
    const [own] = (await second.ask<SessionLine[]>('GET', '/api/account/sessions')).filter((l) => l.current);
    await ann.ask('DELETE', `/api/account/sessions/${own!.id}`);
    await expect(second.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    const stranger = await newGuest(server.url);
    const mine = lines.find((line) => line.current)!;
    await expect(stranger.ask('DELETE', `/api/account/sessions/${mine.id}`)).rejects.toMatchObject({
      status: 404,
    });
    await ann.ask('DELETE', '/api/account/sessions?but=this');
    await expect(third.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    expect(await ann.ask<SessionLine[]>('GET', '/api/account/sessions')).toHaveLength(1);
    const fourth = await signIn(server);
    await ann.ask('DELETE', '/api/account/sessions');
    await expect(fourth.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    await expect(ann.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
  });

  test('a recovery code sets a new password once, and ends every session', async () => {
    const server = await testServer();
    const ann = await newAccount(server);
    const { codes } = await ann.ask<RecoveryCodes>('POST', '/api/account/recovery-codes');
    expect(new Set(codes).size).toBe(10);
    expect(await ann.ask<Me>('GET', '/api/me')).toMatchObject({ account: { recoveryCodes: 10 } });
    const stored = JSON.stringify(
      await server.context.engine.db.selectFrom('recovery_codes').selectAll().execute(),
    );
    expect(stored).not.toContain(codes[0]!.slice(0, 9));
    const lost = await newGuest(server.url);
    const recover = (code: string, username = 'ann'): Promise<Me> =>
      lost.ask<Me>('POST', '/api/account/recover', { username, code, password: NEW_PASSWORD });
    await expect(recover('AAAA-BBBB-CCCC-DDDD')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(recover(codes[0]!, 'nobody')).rejects.toMatchObject({ code: 'wrong-password' });
    expect(await recover(codes[0]!.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      id: ann.me.id,
      account: { recoveryCodes: 9 },
    });
    await expect(ann.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    await expect(recover(codes[0]!)).rejects.toMatchObject({ code: 'wrong-password' });
    await signIn(server, NEW_PASSWORD);
  });

  test('everything kept about a person is exported, and gone after deletion', async () => {
    const server = await testServer();
    const ann = await newAccount(server);
    const friend = await newGuest(server.url);
    await ann.ask('PATCH', '/api/me', { name: 'Ännchen' });
    await ann.ask('POST', '/api/tokens', { name: 'bot' });
    await ann.ask('POST', '/api/account/recovery-codes');
    const made = await newTable(ann, { game: 'toy', seats: 2 });
    await friend.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
    const line = await openTable(ann, made.id);
    const other = await openTable(friend, made.id);
    await line.ask({ type: 'chat', id: 'c1', text: 'a secret of mine' });
    await ann.ask('POST', '/api/reports', { person: friend.me.id, reason: 'cheats' });
    const { db } = server.context.engine;
    const person = ann.me.id;
    const { user_id } = await db
      .selectFrom('people')
      .select('user_id')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const userId = user_id ?? '';
    const key = { publicKey: 'k', deviceType: 'multiDevice', transports: '', name: 'k', counter: 0 };
    const added = { id: 'key', userId, credentialID: 'key', createdAt: new Date().toISOString() };
    await db
      .insertInto('passkey')
      .values({ ...key, ...added, backedUp: 0 })
      .execute();
    await db.insertInto('emails').values({ person, address: 'ann@mail.example', confirmed_at: 1 }).execute();
    await db
      .insertInto('mail_codes')
      .values({ hash: 'h', person, purpose: 'recover', expires_at: Date.now() + 1e6 })
      .execute();
    const record = { id: 'r', game: 'toy', person, verdict: '{}', at: Date.now() };
    await db
      .insertInto('records')
      .values({ ...record, body: '{}' })
      .execute();
    const packed = { sha256: 's', packed: 'x', bytes: 1 };
    await db
      .insertInto('imports')
      .values({ ...record, ...packed })
      .execute();
    await line.ask({ type: 'mute', id: 'm1', person: friend.me.id, muted: true });
    const data = await ann.ask<AccountExport>('GET', '/api/account/export');
    expect(data).toEqual({
      format: 'account-1',
      at: expect.closeTo(Date.now(), -5),
      profile: {
        id: person,
        name: 'Ännchen',
        createdAt: expect.closeTo(Date.now(), -5),
        account: expect.objectContaining({
          username: 'Ann',
          passkeys: 1,
          recoveryCodes: 10,
          email: { address: 'ann@mail.example', confirmed: true },
        }),
      },
      sessions: [expect.objectContaining({ current: true, address: '127.0.0.1' })],
      tokens: [expect.objectContaining({ name: 'bot' })],
      passkeys: [{ id: 'key', name: 'k', createdAt: expect.closeTo(Date.now(), -5) }],
      tables: [expect.objectContaining({ id: made.id, game: 'toy', host: true, seats: [0] })],
      chat: [{ table: made.id, at: expect.closeTo(Date.now(), -5), text: 'a secret of mine' }],
      records: [
        { id: 'r', game: 'toy', at: record.at },
        { id: 'r', game: 'toy', at: record.at },
      ],
      muted: [friend.me.id],
      reports: [{ about: friend.me.id, at: expect.closeTo(Date.now(), -5), reason: 'cheats' }],
    });
    const kept = async (): Promise<Record<string, number>> => {
      const counts: Record<string, number> = {};
      for (const table of ['account', 'session', 'passkey'] as const) {
        counts[table] = (
          await db.selectFrom(table).select('id').where('userId', '=', userId).execute()
        ).length;
      }
      for (const table of BY_PERSON) {
        const rows = await db.selectFrom(table).select('person').where('person', '=', person).execute();
        counts[table] = rows.length;
      }
      return counts;
    };
    for (const [table, n] of Object.entries(await kept())) expect(n, table).toBeGreaterThan(0);
    await ann.ask('DELETE', '/api/account');
    for (const [table, n] of Object.entries(await kept())) expect(n, table).toBe(0);
    expect((await line.closed).code).toBe(4401);
    await expect(ann.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    await expect(signIn(server)).rejects.toMatchObject({ code: 'wrong-password' });
    await other.until(({ table: { seats } }) => {
      const { holder, standIn } = seats[0]!;
      return holder.type === 'person' && holder.name === 'Former player' && standIn?.because === 'left';
    }, 'a bot stands in for a former player');
    for (const table of [
      'people',
      'tokens',
      'chat',
      'recovery_codes',
      'reports',
      'user',
      'session',
    ] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toMatch(/Ännchen|a secret of mine|"Ann"|"ann"|cheats/);
    }
  });
});
