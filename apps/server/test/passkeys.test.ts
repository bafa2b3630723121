import type { Config, Me, PasskeyLine, SessionLine } from '@four-crowns/protocol';
import { describe, expect, test, vi } from 'vitest';
import { adoptPasskeys } from '../src/auth/passkeys.ts';
import type { Server } from '../src/server.ts';
import { softAuthenticator } from './helpers/authenticator.ts';
import type { Authenticator } from './helpers/authenticator.ts';
import { atLocalhost, browser } from './helpers/browser.ts';
import type { Browser } from './helpers/browser.ts';
import { fakeTime } from './helpers/fake-time.ts';
import { places } from './helpers/places.ts';
import { testServer } from './helpers/server.ts';

vi.setConfig({ testTimeout: 120_000 });

const PASSWORD = 'correct horse battery';
type Asked = { readonly challenge: string };
type Made = Asked & { readonly user: { readonly name: string; readonly displayName: string } };

const SITE = 'https://crowns.example';
const at = (server: Server): Browser => browser(server, { headers: { origin: SITE } });
const newKey = (): Authenticator => softAuthenticator(SITE);

async function account(server: Server, username: string): Promise<Browser & { readonly me: Me }> {
  const client = at(server);
  return { ...client, me: await client.ask<Me>('POST', '/api/account', { username, password: PASSWORD }) };
}

async function addKey(who: Browser, key: Authenticator): Promise<PasskeyLine> {
  const options = await who.ask<Made>('POST', '/api/passkeys/options');
  return who.ask<PasskeyLine>('POST', '/api/passkeys', { response: key.create(options), name: 'laptop' });
}

async function show(who: Browser, key: Authenticator, path = 'sign-in'): Promise<Me> {
  const asked = await who.ask<Asked>('POST', '/api/passkeys/sign-in/options');
  return who.ask<Me>('POST', `/api/passkeys/${path}`, { response: key.get(asked) });
}

const UNKNOWN = { status: 401, code: 'wrong-password' };

describe.each(places())('%s', (_name, place) => {
  test('a passkey is added to an account, signs in without a password, and is removed', async () => {
    const [here, there] = await place({ PUBLIC_URL: SITE });
    const guest = at(here);
    await guest.ask('POST', '/api/session');
    await expect(guest.ask('POST', '/api/passkeys/options')).rejects.toMatchObject({ status: 403 });
    const ann = await account(here, 'Ann');
    const key = newKey();
    const options = await ann.ask<Made>('POST', '/api/passkeys/options');
    expect(options.user).toMatchObject({ name: 'Ann', displayName: 'Ann' });
    const response = key.create(options);
    const line = await ann.ask<PasskeyLine>('POST', '/api/passkeys', { response, name: ' lap\u202etop ' });
    expect(line).toMatchObject({ name: 'laptop', createdAt: expect.any(Number) as number });
    expect(Math.abs(line.createdAt - Date.now())).toBeLessThan(60_000);
    // A challenge is good for one answer.
    await expect(ann.ask('POST', '/api/passkeys', { response, name: 'again' })).rejects.toMatchObject({
      status: 400,
    });
    expect(await ann.ask<Me>('GET', '/api/me')).toMatchObject({ account: { passkeys: 1 } });

    const elsewhere = at(there);
    expect(await show(elsewhere, key)).toMatchObject({ id: ann.me.id });
    expect(await elsewhere.ask<Me>('GET', '/api/me')).toMatchObject({ id: ann.me.id });
    await expect(show(at(here), newKey())).rejects.toMatchObject(UNKNOWN);
    const other = at(here);
    const asked = await other.ask<Asked>('POST', '/api/passkeys/sign-in/options');
    const wrong = key.get({ challenge: `${asked.challenge}x` });
    await expect(other.ask('POST', '/api/passkeys/sign-in', { response: wrong })).rejects.toMatchObject(
      UNKNOWN,
    );
    await expect(
      at(here).ask('POST', '/api/passkeys/sign-in', { response: key.get(asked) }),
    ).rejects.toMatchObject(UNKNOWN);

    const stranger = await account(here, 'Berta');
    await stranger.ask('DELETE', `/api/passkeys/${line.id}`);
    expect(await ann.ask('GET', '/api/passkeys')).toEqual([line]);
    await ann.ask('DELETE', `/api/passkeys/${line.id}`);
    expect(await ann.ask('GET', '/api/passkeys')).toEqual([]);
    await expect(show(at(here), key)).rejects.toMatchObject(UNKNOWN);
  });

  test('a passkey confirms its own account only, and leaves no session behind', async () => {
    const time = fakeTime(Date.now());
    const [here, there] = await place({ PUBLIC_URL: SITE }, { time });
    const [ann, berta] = [await account(here, 'Ann'), await account(here, 'Berta')];
    const [annsKey, bertasKey] = [newKey(), newKey()];
    await addKey(ann, annsKey);
    await addKey(berta, bertasKey);
    await time.pass(11 * 60_000);
    await expect(ann.ask('POST', '/api/account/recovery-codes')).rejects.toMatchObject({
      code: 'confirm-first',
    });
    await expect(show(ann, bertasKey, 'confirm')).rejects.toMatchObject(UNKNOWN);
    await expect(ann.ask('POST', '/api/account/recovery-codes')).rejects.toMatchObject({
      code: 'confirm-first',
    });
    expect(await show(ann, annsKey, 'confirm')).toMatchObject({ id: ann.me.id });
    await ann.ask('POST', '/api/account/recovery-codes');
    for (const who of [ann, berta]) {
      expect(await who.ask<SessionLine[]>('GET', '/api/account/sessions')).toHaveLength(1);
    }
    await there.context.engine.db.deleteFrom('session').execute();
    await expect(show(ann, annsKey, 'confirm')).rejects.toMatchObject({ status: 401 });
  });

  test('what an older program has kept still signs in, and stays away once it is removed', async () => {
    const [here, there] = await place({ PUBLIC_URL: SITE });
    const ann = await account(here, 'Ann');
    const key = newKey();
    await addKey(ann, key);
    const { db } = here.context.engine;
    const row = await db.selectFrom('passkey').selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom('passkey').execute();
    await db
      .insertInto('passkeys')
      .values({
        id: row.credentialID,
        person: ann.me.id,
        name: 'old laptop',
        public_key: Buffer.from(row.publicKey, 'base64').toString('base64url'),
        counter: row.counter,
        transports: '["internal"]',
        created_at: 1_700_000_000_000,
      })
      .execute();
    for (const { context } of [here, there]) await adoptPasskeys(context.engine);
    expect(await show(at(here), key)).toMatchObject({ id: ann.me.id });
    const [line, ...more] = await ann.ask<PasskeyLine[]>('GET', '/api/passkeys');
    expect([line, more]).toMatchObject([{ name: 'old laptop', createdAt: 1_700_000_000_000 }, []]);
    await ann.ask('DELETE', `/api/passkeys/${line!.id}`);
    await adoptPasskeys(there.context.engine);
    expect(await ann.ask('GET', '/api/passkeys')).toEqual([]);
  });

  test('with the account its passkeys go', async () => {
    const [here, there] = await place({ PUBLIC_URL: SITE });
    const ann = await account(here, 'Ann');
    const key = newKey();
    await addKey(ann, key);
    await ann.ask('DELETE', '/api/account');
    expect(await there.context.engine.db.selectFrom('passkey').selectAll().execute()).toEqual([]);
    await expect(show(at(here), key)).rejects.toMatchObject(UNKNOWN);
  });
});

test('the page is told where they work, and why not elsewhere', async () => {
  const supportAt = async (publicUrl: string, host?: string): Promise<unknown> => {
    const server = await testServer({ PUBLIC_URL: publicUrl });
    const { port } = new URL(server.url);
    const headers = host === undefined ? {} : { host: `${host}:${port}` };
    const config = await browser(server, { headers }).ask<Config>('GET', '/api/config');
    return JSON.parse(JSON.stringify(config.accounts.passkeys).replace(port, 'PORT'));
  };
  expect(await supportAt(SITE)).toEqual({ works: true });
  expect(await supportAt('http://crowns.example')).toEqual({ works: false, why: 'insecure' });
  expect(await supportAt('http://192.0.2.7:8080')).toEqual({ works: false, why: 'address' });
  expect(await supportAt('', 'localhost')).toEqual({ works: true });
  const instead = 'http://localhost:PORT';
  expect(await supportAt('', '127.0.0.1')).toEqual({ works: false, why: 'address', instead });
});

test('without PUBLIC_URL they are those of localhost', async () => {
  const server = await testServer();
  const { origin, visit } = atLocalhost(server);
  const client = browser(server, visit);
  await client.ask('POST', '/api/account', { username: 'Ann', password: PASSWORD });
  const key = softAuthenticator(origin);
  await addKey(client, key);
  expect(await show(browser(server, visit), key)).toMatchObject({ account: { username: 'Ann' } });
  // One that says it is somewhere else is not believed.
  const elsewhere = softAuthenticator('http://127.0.0.1:8080');
  await expect(addKey(client, elsewhere)).rejects.toMatchObject({ status: 400 });
});
