/** Somebody else's browser, cookie or token, at the door of an account: what ends must end everywhere, at once. */
import type { MadeToken, Me, RecoveryCodes, SessionLine, TableInfo } from '@four-crowns/protocol';
import { describe, expect, test, vi } from 'vitest';
import { describedRequests } from '@four-crowns/harness/described';
import { httpClient, newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import type { Server } from '../src/server.ts';
import { softAuthenticator } from './helpers/authenticator.ts';
import { atLocalhost, browser, guest, thief } from './helpers/browser.ts';
import type { Browser } from './helpers/browser.ts';
import { fakeTime } from './helpers/fake-time.ts';
import { places } from './helpers/places.ts';
import { moveId } from '@four-crowns/harness/play';
import { dealt } from '@four-crowns/harness/seated';

vi.setConfig({ testTimeout: 120_000 });

const ANN = { username: 'Ann', password: 'correct horse battery' };
const NEW_PASSWORD = 'staple paper lantern';
const MINUTE = 60_000;
type Challenge = { readonly challenge: string };
const PATIENCE_MS = 10_000;
/** What is seen then was not found by looking into the store again and again. */
const NO_LOOK = { BEAT_MS: '600000', LINE_CHECK_MS: '600000' };

async function account(server: Server): Promise<Browser & { readonly me: Me }> {
  const client = browser(server);
  return { ...client, me: await client.ask<Me>('POST', '/api/account', ANN) };
}

async function signedIn(server: Server, password = ANN.password): Promise<Browser> {
  const client = browser(server);
  await client.ask('POST', '/api/account/sign-in', { ...ANN, password });
  return client;
}

/** Well-formed, of each request that no program may send. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/tokens': { name: 'more' },
  'POST /api/passkeys': { response: {}, name: 'key' },
  'POST /api/passkeys/sign-in': { response: {} },
  'POST /api/passkeys/confirm': { response: {} },
  'POST /api/account': { ...ANN, username: 'Other' },
  'POST /api/account/sign-in': ANN,
  'POST /api/account/confirm': { password: ANN.password },
  'POST /api/account/password': { current: ANN.password, next: NEW_PASSWORD },
  'POST /api/account/recover': { username: 'Ann', code: 'AAAA', password: NEW_PASSWORD },
  'POST /api/account/recover/mail': { username: 'Ann' },
  'POST /api/account/email': { address: 'ann@mail.example' },
  'POST /api/account/email/confirm': { code: 'AAAA' },
  'POST /api/operator/tables/{table}/close': { reason: 'none' },
  'POST /api/operator/bans': { person: 'x', reason: 'none' },
  'POST /api/operator/mutes': { person: 'x', minutes: 1 },
};

/** How the line was closed, or that it was not. */
const endOf = (line: TableClient): Promise<number | 'still open'> =>
  Promise.race([
    line.closed.then(({ code }) => code),
    new Promise<'still open'>((done) => setTimeout(done, PATIENCE_MS, 'still open').unref()),
  ]);

const mint = (who: HttpClient): Promise<MadeToken> =>
  who.ask<MadeToken>('POST', '/api/tokens', { name: 'a program' });

/** Nothing is open to a request by something that has ended. */
async function expectOut(who: HttpClient, table: string): Promise<void> {
  for (const [method, path] of [
    ['GET', '/api/me'],
    ['GET', `/api/tables/${table}`],
    ['POST', '/api/tokens'],
    ['POST', '/api/passkeys/options'],
    ['GET', '/api/account/sessions'],
    ['POST', '/api/account/recovery-codes'],
    ['GET', '/api/account/export'],
    ['DELETE', '/api/account'],
  ] as const) {
    const answer = await who.raw(method, path, method === 'POST' ? '{"name":"x"}' : undefined);
    expect([401, 403], `${method} ${path}`).toContain(answer.status);
  }
  await expect(openTable(who, table)).rejects.toThrow(/refused with 401|closed with 440[13]/);
}

describe.each(places())('%s', (_name, place) => {
  test.each(['up', 'in'])(
    'a token of the guest before never is the account’s after signing %s',
    async (way) => {
      const [here, there] = await place(NO_LOOK);
      if (way === 'in') await account(here);
      const shared = await guest(here);
      const program = httpClient(there.url, (await mint(shared)).token);
      const { id } = await newTable(shared, { game: 'toy', seats: 2 });
      const [byToken, byCookie] = [await openTable(program, id), await openTable(thief(there, shared), id)];
      const old = thief(there, shared);
      await shared.ask('POST', way === 'in' ? '/api/account/sign-in' : '/api/account', ANN);
      // Anyone who goes on is told to come back, with what it has now.
      expect(await endOf(byToken)).toBe(1012);
      expect(await endOf(byCookie)).toBe(1012);
      await expectOut(program, id);
      await expectOut(old, id);
      expect((await openTable(shared, id)).table.mine).toEqual([0]);
      expect(await shared.ask('GET', '/api/tokens')).toEqual([]);
      await shared.ask('DELETE', '/api/session');
      await expectOut(program, id);
      await expectOut(shared, id);
    },
  );

  test('a program plays for an account and never becomes it', async () => {
    const [here, there] = await place();
    const ann = await account(here);
    const program = httpClient(there.url, (await mint(ann)).token);
    expect(await program.ask<Me>('GET', '/api/me')).toMatchObject({ id: ann.me.id });
    const closed = describedRequests().filter(({ security }) => !security.some((one) => 'token' in one));
    expect(closed.length).toBeGreaterThan(30);
    for (const { name, method, path, hasBody } of closed) {
      // What is malformed is refused before it is asked who sends it.
      if (hasBody) expect(Object.keys(BODIES), name).toContain(name);
      const body = hasBody ? JSON.stringify(BODIES[name]) : undefined;
      const answer = await program.raw(method, path.replaceAll(/\{\w+\}/g, '1'), body);
      expect([name, answer.status]).toEqual([name, 403]);
    }
    expect(await ann.ask<Me>('GET', '/api/me')).toMatchObject({ id: ann.me.id });
  });

  test('a forgotten session opens no new way in until it shows the password again', async () => {
    const time = fakeTime(Date.now());
    const [here, there] = await place({}, { time });
    const ann = await account(here);
    await mint(ann);
    await time.pass(11 * MINUTE);
    const found = thief(there, ann);
    for (const [method, path, body] of [
      ['POST', '/api/tokens', { name: 'x' }],
      ['POST', '/api/passkeys/options', {}],
      ['POST', '/api/account/recovery-codes', {}],
      ['GET', '/api/account/export'],
      ['DELETE', '/api/account'],
    ] as const) {
      await expect(found.ask(method, path, body), path).rejects.toMatchObject({ code: 'confirm-first' });
    }
    await expect(
      found.ask('POST', '/api/account/password', { current: 'a wild guess of mine', next: NEW_PASSWORD }),
    ).rejects.toMatchObject({ code: 'wrong-password' });
    await ann.ask('POST', '/api/account/confirm', { password: ANN.password });
    await mint(ann);
  });

  test('signing out ends a copy of the cookie and its sockets', async () => {
    const [here, there] = await place(NO_LOOK);
    const ann = await account(here);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const copy = thief(there, ann);
    const line = await openTable(copy, id);
    await ann.ask('DELETE', '/api/session');
    expect(await endOf(line)).toBe(4401);
    await expectOut(copy, id);
  });

  test('a token that is taken back moves no more, nor does a socket that was opened before', async () => {
    const [here, there] = await place(NO_LOOK);
    const ann = await account(here);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const { id: tokenId, token } = await mint(ann);
    const program = httpClient(there.url, token);
    const playing = await openTable(program, id);
    const opened = Promise.withResolvers<undefined>();
    const mayGoOn = Promise.withResolvers<undefined>();
    const waiting = openTable(program, id, {
      beforeHello: () => {
        opened.resolve(undefined);
        return mayGoOn.promise;
      },
    });
    await opened.promise;
    await ann.ask('DELETE', `/api/tokens/${tokenId}`);
    expect(await endOf(playing)).toBe(4401);
    mayGoOn.resolve(undefined);
    await expect(waiting).rejects.toThrow('closed with 4401');
    await expectOut(program, id);
  });

  test('a new password, sessions ended one by one or all at once: everything else is out', async () => {
    const [here, there] = await place(NO_LOOK);
    const ann = await account(here);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const own = await openTable(ann, id);
    const others = [await signedIn(there), await signedIn(there), await signedIn(there)] as const;
    const program = httpClient(there.url, (await mint(ann)).token);
    const [first, second, third] = await Promise.all(others.map((who) => openTable(who, id)));
    const bot = await openTable(program, id);
    const [line] = (await others[0].ask<SessionLine[]>('GET', '/api/account/sessions')).filter(
      (s) => s.current,
    );
    await ann.ask('DELETE', `/api/account/sessions/${line!.id}`);
    expect(await endOf(first!)).toBe(4401);
    await expectOut(others[0], id);
    await others[1].ask<SessionLine[]>('GET', '/api/account/sessions');
    await ann.ask('POST', '/api/account/password', { current: ANN.password, next: NEW_PASSWORD });
    for (const gone of [second!, third!, bot]) expect(await endOf(gone)).toBe(4401);
    for (const who of [others[1], others[2], program]) await expectOut(who, id);
    await own.ask({ type: 'chat', id: 'c1', text: 'still here' });
    const again = await signedIn(there, NEW_PASSWORD);
    const back = await openTable(again, id);
    await ann.ask('DELETE', '/api/account/sessions');
    for (const gone of [back, own]) expect(await endOf(gone)).toBe(4401);
    for (const who of [again, ann]) await expectOut(who, id);
  });

  test('a guest that signs in during its match keeps its seat, its hand and its clock', async () => {
    const time = fakeTime(Date.now());
    const [here, there] = await place(NO_LOOK, { time });
    const ann = await account(here);
    await ann.ask('DELETE', '/api/session');
    const [mine, friend] = [await guest(here), await guest(there)];
    const pace = { type: 'live', base: 60_000, increment: 0 } as const;
    const made = await newTable(mine, { game: 'kingdom-builder', seats: 2, pace });
    await friend.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
    // The room is in memory at both doors, and stays there: the friend does not leave.
    const [before, other] = [await openTable(mine, made.id), await openTable(friend, made.id)];
    await openTable(friend.at(here.url), made.id);
    await time.pass(3000);
    await Promise.all([dealt(before), dealt(other)]);
    await mine.ask('POST', '/api/account/sign-in', ANN);
    expect(await endOf(before)).toBe(1012);
    const clients = [await openTable(mine, made.id), await openTable(mine.at(there.url), made.id)];
    for (const client of clients) {
      expect(client.table.mine).toEqual([0]);
      expect(client.snapshots.get(0)?.seatView.view).toBeDefined();
    }
    // Nobody moves, and one after the other is out of time: by whichever room, it is the account's seat.
    const left = (): (string | undefined)[] => clients[0]!.table.seats.map(({ standIn }) => standIn?.because);
    // Bots think in real time.
    const end = Date.now() + 60_000;
    while (left().includes(undefined) && Date.now() < end) await time.pass(61_000);
    expect(left()).toEqual(['time', 'time']);
    const seats = await here.context.engine.db
      .selectFrom('seats')
      .select('person')
      .where('match', '=', made.id)
      .orderBy('seat')
      .execute();
    expect(seats.map(({ person }) => person)).toEqual([ann.me.id, friend.me.id]);
    for (const client of clients) {
      expect(await client.ask({ type: 'return', id: moveId(), seat: 0 })).toMatchObject({ type: 'done' });
    }
    expect((await openTable(mine.at(there.url), made.id)).table.seats[0]).toMatchObject({
      holder: { person: ann.me.id, name: 'Ann' },
    });
  });

  test.each(['a passkey', 'a recovery code'])(
    'a guest that comes back by %s during its match keeps its seat and its hand',
    async (way) => {
      const [here, there] = await place(NO_LOOK);
      const { origin, visit } = atLocalhost(here);
      const ann = browser(here, visit);
      const me = await ann.ask<Me>('POST', '/api/account', ANN);
      const key = softAuthenticator(origin);
      const options = await ann.ask<Challenge>('POST', '/api/passkeys/options');
      await ann.ask('POST', '/api/passkeys', { response: key.create(options), name: 'laptop' });
      const { codes } = await ann.ask<RecoveryCodes>('POST', '/api/account/recovery-codes');
      await ann.ask('DELETE', '/api/session');
      const [mine, friend] = [await guest(here, visit), await guest(there)];
      const made = await newTable(mine, { game: 'kingdom-builder', seats: 2 });
      await friend.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
      const [before, other] = [await openTable(mine, made.id), await openTable(friend, made.id)];
      await Promise.all([dealt(before), dealt(other)]);
      if (way === 'a passkey') {
        const asked = await mine.ask<Challenge>('POST', '/api/passkeys/sign-in/options');
        await mine.ask('POST', '/api/passkeys/sign-in', { response: key.get(asked) });
      } else {
        const wish = { username: 'Ann', code: codes[0], password: NEW_PASSWORD };
        await mine.ask('POST', '/api/account/recover', wish);
      }
      expect(await endOf(before)).toBe(1012);
      for (const door of [here, there]) {
        const client = await openTable(mine.at(door.url), made.id);
        expect(client.table.mine).toEqual([0]);
        expect(client.table.seats[0]).toMatchObject({ holder: { person: me.id, name: 'Ann' } });
        expect(client.snapshots.get(0)?.seatView.view).toBeDefined();
      }
      await other.until(({ table }) => nameAt(table, 0) === 'Ann', 'the friend sees who it is');
    },
  );

  test('whoever recovers an account ends every session, token and socket of it', async () => {
    const [here, there] = await place(NO_LOOK);
    const ann = await account(here);
    const { codes } = await ann.ask<RecoveryCodes>('POST', '/api/account/recovery-codes');
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const copy = thief(there, ann);
    const program = httpClient(there.url, (await mint(ann)).token);
    const lines = [await openTable(ann, id), await openTable(copy, id), await openTable(program, id)];
    const wish = { username: 'Ann', code: codes[0], password: NEW_PASSWORD };
    const owner = browser(there);
    await owner.ask('POST', '/api/account/recover', wish);
    for (const line of lines) expect(await endOf(line)).toBe(4401);
    for (const who of [ann, copy, program]) await expectOut(who, id);
    expect((await openTable(owner, id)).table.mine).toEqual([0]);
  });

  test('a token that has run out opens nothing', async () => {
    const time = fakeTime(Date.now());
    const [here, there] = await place({}, { time });
    const ann = await account(here);
    const { id } = await newTable(ann, { game: 'toy', seats: 2, access: 'public' });
    const { token } = await ann.ask<MadeToken>('POST', '/api/tokens', { name: 'short', days: 1 });
    const program = httpClient(there.url, token);
    await time.pass(24 * 60 * MINUTE - 1000);
    expect(await program.ask<Me>('GET', '/api/me')).toMatchObject({ id: ann.me.id });
    await time.pass(1000);
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', `/api/tables/${id}`],
      ['PATCH', '/api/me'],
      ['POST', '/api/tables'],
    ] as const) {
      expect((await program.raw(method, path)).status, `${method} ${path}`).toBe(401);
    }
    await expect(openTable(program, id)).rejects.toThrow('refused with 401');
  });

  test('whoever deletes its account is out everywhere, and a former player to the others', async () => {
    const [here, there] = await place(NO_LOOK);
    const ann = await account(here);
    const friend = await guest(there);
    const made = await newTable(ann, { game: 'kingdom-builder', seats: 2 });
    await friend.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
    const [elsewhere, watching] = [
      await openTable(thief(there, ann), made.id),
      await openTable(friend, made.id),
    ];
    await dealt(watching);
    await ann.ask('DELETE', '/api/account');
    expect(await endOf(elsewhere)).toBe(4401);
    await watching.until(({ table }) => isFormer(table, 0), 'a former player, with a bot in its place');
    await expectOut(ann, made.id);
    await expect(signedIn(there)).rejects.toMatchObject({ code: 'wrong-password' });
    // The name is free again, and anyone who takes it is somebody else.
    const next = await account(there);
    expect(next.me.id).not.toBe(ann.me.id);
  });

  test('what ended while nobody told this node, or by time, is cut when it looks', async () => {
    const time = fakeTime(Date.now());
    const [here] = await place(
      { LINE_CHECK_MS: '100', BEAT_MS: '600000', OPEN_TABLE_MS: String(9e9) },
      { time },
    );
    const ann = await account(here);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const { token } = await ann.ask<MadeToken>('POST', '/api/tokens', { name: 'short', days: 1 });
    const [line, bot] = [await openTable(ann, id), await openTable(httpClient(here.url, token), id)];
    await time.pass(24 * 60 * MINUTE);
    expect(await endOf(bot)).toBe(4401);
    await here.context.engine.db.deleteFrom('session').execute();
    expect(await endOf(line)).toBe(4401);
  });
});

function nameAt(table: TableInfo, seat: number): string | undefined {
  const holder = table.seats[seat]?.holder;
  return holder?.type === 'person' ? holder.name : undefined;
}

function isFormer(table: TableInfo, seat: number): boolean {
  const { holder, standIn } = table.seats[seat]!;
  return holder.type === 'person' && holder.name === 'Former player' && standIn?.because === 'left';
}
