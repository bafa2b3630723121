/** Guessing: passwords are tried slowly, from wherever, and the first that anybody would try are not taken. */
import { describe, expect, test, vi } from 'vitest';
import type { Server } from '../src/server.ts';
import { browser, thief } from './helpers/browser.ts';
import type { Browser } from './helpers/browser.ts';
import { places } from './helpers/places.ts';
import { testServer } from './helpers/server.ts';

vi.setConfig({ testTimeout: 120_000 });

const PASSWORD = 'correct horse battery';
const GUESSES = 6;
const LIMITED = { GUESSES_PER_HOUR: String(GUESSES) };

async function account(server: Server, username: string, from: string): Promise<Browser> {
  const client = browser(server, { from });
  await client.ask('POST', '/api/account', { username, password: PASSWORD });
  return client;
}

async function tryIn(client: Browser, username: string, password: string): Promise<number> {
  const body = JSON.stringify({ username, password });
  return (await client.raw('POST', '/api/account/sign-in', body)).status;
}

describe.each(places())('%s', (_name, place) => {
  test('of many guesses from many addresses few are tried, and the owner gets in', async () => {
    const [here, there] = await place(LIMITED);
    const ann = await account(here, 'Ann', '127.0.0.2');
    await ann.ask('DELETE', '/api/session');
    const tried: number[] = [];
    for (let i = 0; i < 3 * GUESSES; i++) {
      const from = `127.0.1.${(i % 9) + 1}`;
      tried.push(await tryIn(browser(i % 2 === 0 ? here : there, { from }), 'Ann', `wrong horse ${i}`));
    }
    expect(tried.slice(0, GUESSES)).toEqual(Array.from({ length: GUESSES }, () => 401));
    expect(tried.slice(GUESSES)).toEqual(Array.from({ length: 2 * GUESSES }, () => 429));
    // The right one is not tried either, from an address that has tried nothing yet, whatever capitals.
    const stranger = browser(there, { from: '127.0.2.1' });
    expect(await tryIn(stranger, 'Ann', PASSWORD)).toBe(429);
    expect(await tryIn(stranger, 'aNN', PASSWORD)).toBe(429);
    // The owner's browser has been here before: a stranger's tries do not lock it out.
    expect(await tryIn(ann, 'Ann', PASSWORD)).toBe(200);
    expect(await tryIn(thief(there, ann), 'Ann', 'wrong horse battery')).toBe(401);
  });

  test('a stolen session does not find out the password', async () => {
    const [here, there] = await place(LIMITED);
    const ann = await account(here, 'Berta', '127.0.0.2');
    const tried: number[] = [];
    for (let i = 0; i < 2 * GUESSES; i++) {
      const found = thief(i % 2 === 0 ? here : there, ann, { from: `127.0.1.${i + 1}` });
      const body =
        i % 3 === 0
          ? { path: 'password', json: { current: `wrong horse ${i}`, next: 'staple paper lantern' } }
          : { path: 'confirm', json: { password: `wrong horse ${i}` } };
      tried.push((await found.raw('POST', `/api/account/${body.path}`, JSON.stringify(body.json))).status);
    }
    expect(tried.filter((status) => status === 401)).toHaveLength(GUESSES);
    expect(tried.slice(GUESSES).every((status) => status === 429)).toBe(true);
    // The owner may still sign in elsewhere.
    expect(await tryIn(browser(there, { from: '127.0.2.1' }), 'Berta', PASSWORD)).toBe(200);
  });
});

test('one browser’s mark is worth nothing for another account, nor is one made up', async () => {
  const server = await testServer(LIMITED);
  const ann = await account(server, 'Ann', '127.0.0.2');
  const mallory = browser(server, { from: '127.0.0.3' });
  await mallory.ask('POST', '/api/account', { username: 'mallory', password: 'another horse battery' });
  await mallory.ask('DELETE', '/api/session');
  const mark = mallory.cookies.get('four-crowns.device')!;
  expect(mark).toBeDefined();
  const forged = [mark, mark.replace(/^[^.]+/, encodeURIComponent('ann 0123456789abcdef')), 'ann x', ''];
  const tried: number[] = [];
  for (let i = 0; i < 3 * GUESSES; i++) {
    const cookies = new Map([['four-crowns.device', forged[i % forged.length]!]]);
    tried.push(await tryIn(browser(server, { from: '127.0.0.4' }, cookies), 'Ann', `wrong horse ${i}`));
  }
  expect(tried.filter((status) => status === 401)).toHaveLength(GUESSES);
  await ann.ask('DELETE', '/api/session');
  expect(await tryIn(ann, 'Ann', PASSWORD)).toBe(200);
});

test.each([
  '12345678',
  '123456789a',
  'password',
  'Passw0rd',
  'qwertyuiop',
  'йцукенгшщз',
  'пароль123',
  'aaaaaaaaaa',
  'fourcrowns',
  'mallory1',
  'Mallory2026',
  'iloveyou1',
  '19840615',
])('the password %s is not taken', async (password) => {
  const server = await testServer();
  const client = browser(server);
  const refusal = { status: 400, code: 'weak-password' };
  await expect(client.ask('POST', '/api/account', { username: 'mallory', password })).rejects.toMatchObject(
    refusal,
  );
  await client.ask('POST', '/api/account', { username: 'mallory', password: PASSWORD });
  const change = { current: PASSWORD, next: password };
  await expect(client.ask('POST', '/api/account/password', change)).rejects.toMatchObject(refusal);
  const { codes } = await client.ask<{ codes: string[] }>('POST', '/api/account/recovery-codes');
  const recovery = { username: 'mallory', code: codes[0]!, password };
  await expect(browser(server).ask('POST', '/api/account/recover', recovery)).rejects.toMatchObject(refusal);
});
