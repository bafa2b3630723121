import type { HistoryLine, MadeToken, Me, TokenLine } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { plainText } from '../src/common/plain-text.ts';
import { playOut } from '@four-crowns/harness/play';
import { OPERATOR, testServer } from './helpers/server.ts';

const DAY = 24 * 3600 * 1000;
const ANN = { username: 'Ann', password: 'correct horse battery' };

describe('people', () => {
  test('a guest at once, no form; the session is in HttpOnly cookies', async () => {
    const server = await testServer();
    const client = httpClient(server.url);
    await expect(client.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
    const answer = await client.raw('POST', '/api/session', '{}');
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/i);
    const me = (await answer.json()) as Me;
    expect(me.name).toMatch(/^Guest \d{4}$/);
    expect(me).not.toHaveProperty('account');
    expect(await client.ask<Me>('POST', '/api/session')).toEqual(me);
    expect(await client.ask<Me>('PATCH', '/api/me', { name: '  Ännchen \u202e<b> ' })).toMatchObject({
      name: 'Ännchen <b>',
    });
    await expect(client.ask('PATCH', '/api/me', { name: '\u200b \u0007' })).rejects.toMatchObject({
      status: 400,
    });
    await client.ask('DELETE', '/api/session');
    await expect(client.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
  });

  test('behind https every cookie is Secure, HttpOnly and SameSite, and goes no further than it must', async () => {
    const origin = 'https://play.example';
    const server = await testServer({ PUBLIC_URL: origin });
    const cookiesOf = async (path: string, type: string, body: string): Promise<Map<string, string[]>> => {
      const headers = { origin, 'content-type': type };
      const options = { method: 'POST', headers, body, redirect: 'manual' } as const;
      const set = (await fetch(server.url + path, options)).headers.getSetCookie();
      return new Map(
        set.map((one) => {
          const [pair = '', ...attributes] = one.split('; ').map((part) => part.trim());
          return [pair.split('=')[0] ?? '', attributes];
        }),
      );
    };
    const json = 'application/json';
    const guest = await cookiesOf('/api/session', json, '{}');
    const account = await cookiesOf('/api/account', json, JSON.stringify(ANN));
    const challenge = await cookiesOf('/api/passkeys/sign-in/options', json, '{}');
    const form = 'application/x-www-form-urlencoded';
    const operator = await cookiesOf('/operator/sign-in', form, `token=${OPERATOR}`);
    expect([...guest.keys()]).toEqual(['__Secure-four-crowns.session_token']);
    expect([...account.keys()]).toEqual(['__Secure-four-crowns.session_token', 'four-crowns.device']);
    expect([...challenge.keys()]).toEqual(['__Secure-four-crowns.challenge']);
    expect([...operator.keys()]).toEqual(['four-crowns-operator']);
    const sites = { 'four-crowns.device': 'Strict', 'four-crowns-operator': 'Strict' } as Record<
      string,
      string
    >;
    const paths = {
      'four-crowns.device': '/api/account',
      'four-crowns-operator': '/operator',
    } as typeof sites;
    for (const [name, attributes] of [...guest, ...account, ...challenge, ...operator]) {
      expect(attributes, name).toEqual(expect.arrayContaining(['Secure', 'HttpOnly']));
      expect(attributes, name).toContain(`SameSite=${sites[name] ?? 'Lax'}`);
      expect(attributes, name).toContain(`Path=${paths[name] ?? '/'}`);
      expect(attributes.join(), name).not.toContain('Domain');
    }
  });

  test('an account keeps the guest’s history; signing in elsewhere brings the other guest’s along', async () => {
    const server = await testServer();
    const ann = await newGuest(server.url);
    const playOne = async (who: typeof ann): Promise<string> => {
      const { id } = await newTable(who, { game: 'toy', seats: 2, mine: [0, 1] });
      await playOut([await openTable(who, id)]);
      await expect
        .poll(() => who.ask<HistoryLine[]>('GET', '/api/me/history').then((h) => h.some((l) => l.id === id)))
        .toBe(true);
      return id;
    };
    const first = await playOne(ann);
    const me = await ann.ask<Me>('POST', '/api/account', ANN);
    expect(me).toMatchObject({ id: ann.me.id, account: { username: 'Ann', passkeys: 0 } });
    await expect(ann.ask('POST', '/api/account', { ...ANN, username: 'Other' })).rejects.toMatchObject({
      status: 409,
    });
    const elsewhere = await newGuest(server.url);
    const second = await playOne(elsewhere);
    await expect(elsewhere.ask('POST', '/api/account', ANN)).rejects.toMatchObject({
      status: 409,
      code: 'taken',
    });
    await expect(
      elsewhere.ask('POST', '/api/account/sign-in', { ...ANN, password: 'wrong horse battery' }),
    ).rejects.toMatchObject({
      status: 401,
      code: 'wrong-password',
      message: 'Name or password is wrong.',
    });
    expect(
      await elsewhere.ask<Me>('POST', '/api/account/sign-in', { ...ANN, username: 'ANN' }),
    ).toMatchObject({ id: ann.me.id });
    const history = await elsewhere.ask<HistoryLine[]>('GET', '/api/me/history');
    expect(new Set(history.map((l) => l.id))).toEqual(new Set([first, second]));
    const { db } = server.context.engine;
    const stored = JSON.stringify(
      await db
        .selectFrom('account' as 'meta')
        .selectAll()
        .execute(),
    );
    expect(stored).not.toContain(ANN.password);
  });

  test('a token for programs is shown once, stored as a hash, and can be taken back', async () => {
    const server = await testServer();
    const ann = await newGuest(server.url);
    const made = await ann.ask<MadeToken>('POST', '/api/tokens', { name: 'my bot' });
    const program = httpClient(server.url, made.token);
    expect(await program.ask<Me>('GET', '/api/me')).toMatchObject({ id: ann.me.id });
    expect(await ann.ask<TokenLine[]>('GET', '/api/tokens')).toEqual([
      {
        id: made.id,
        name: 'my bot',
        createdAt: made.createdAt,
        expiresAt: made.createdAt + 90 * DAY,
        usedAt: expect.any(Number) as number,
      },
    ]);
    const rows = JSON.stringify(await server.context.engine.db.selectFrom('tokens').selectAll().execute());
    expect(rows).not.toContain(made.token.slice(4));
    const stranger = await newGuest(server.url);
    await stranger.ask('DELETE', `/api/tokens/${made.id}`);
    expect(await program.ask<Me>('GET', '/api/me')).toMatchObject({ id: ann.me.id });
    await ann.ask('DELETE', `/api/tokens/${made.id}`);
    await expect(program.ask('GET', '/api/me')).rejects.toMatchObject({ status: 401 });
  });

  test('a banned person is let in nowhere until the ban is lifted', async () => {
    const server = await testServer();
    const operator = httpClient(server.url, OPERATOR);
    const ann = await newGuest(server.url);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const a = await openTable(ann, id);
    await expect(
      ann.ask('POST', '/api/operator/bans', { person: ann.me.id, reason: 'x' }),
    ).rejects.toMatchObject({ status: 403 });
    await operator.ask('POST', '/api/operator/bans', { person: ann.me.id, reason: 'insults' });
    expect((await a.closed).code).toBe(4401);
    await expect(ann.ask('GET', '/api/me')).rejects.toMatchObject({
      status: 403,
      message: 'You are banned: insults.',
    });
    expect(await openTable(ann, id).catch((e: Error) => e.message)).toContain('closed with 4403');
    await operator.ask('DELETE', `/api/operator/bans/${ann.me.id}`);
    expect(await ann.ask<Me>('GET', '/api/me')).toMatchObject({ id: ann.me.id });
    await expect(
      operator.ask('POST', '/api/operator/bans', { person: 'nobody', reason: 'x' }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('guests and sign-ins are limited by address', async () => {
    const server = await testServer({ GUESTS_PER_HOUR: '2', SIGN_INS_PER_HOUR: '2' });
    for (let i = 0; i < 2; i++) await newGuest(server.url);
    await expect(newGuest(server.url)).rejects.toMatchObject({ status: 429 });
    const client = httpClient(server.url);
    for (let i = 0; i < 2; i++) await client.ask('POST', '/api/account/sign-in', ANN).catch(() => undefined);
    await expect(client.ask('POST', '/api/account/sign-in', ANN)).rejects.toMatchObject({ status: 429 });
  });
});

test('what people type is made harmless as data', () => {
  expect(plainText('a\u0000b\u001b[31mc\r\nd', 99)).toBe('a b [31mc d');
  expect(plainText('\u202eevil\u2066\u200b\ufeff', 99)).toBe('evil');
  expect(plainText('<script>alert(1)</script>', 99)).toBe('<script>alert(1)</script>');
  expect(plainText(`Z${'\u0301'.repeat(50)}`, 99)).toHaveLength(4);
  expect(plainText('👑'.repeat(40), 32)).toBe('👑'.repeat(32));
  expect(plainText('\ud800x', 9)).toBe('x');
});
