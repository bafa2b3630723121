/** Where requests say they come from, and where they say they go. */
import type { Me, SessionLine } from '@four-crowns/protocol';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { httpClient, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { plainAddress } from '../src/http/address.ts';
import { printedUrl } from '../src/http/site.ts';
import type { Server } from '../src/server.ts';
import { browser, guest } from './helpers/browser.ts';
import { fakeTime } from './helpers/fake-time.ts';
import { places } from './helpers/places.ts';
import { OPERATOR, tempFolder, testServer } from './helpers/server.ts';

vi.setConfig({ testTimeout: 120_000 });

const DAY = 24 * 3600 * 1000;

describe('a name that somebody else made point here (DNS rebinding)', () => {
  const rebound = (server: Server, name: string): Record<string, string> => {
    const host = `${name}:${new URL(server.url).port}`;
    return { host, origin: `http://${host}` };
  };
  const REQUESTS = [
    ['POST', '/api/session', '{}'],
    ['GET', '/api/config'],
    ['GET', '/api/tables'],
    ['GET', '/%61pi/tables'],
    ['GET', '/API/tables'],
    ['GET', '//api/tables'],
    ['GET', '/operator'],
    ['GET', '/metrics'],
    ['GET', '/'],
  ] as const;

  test.each<Record<string, string>>([{}, { TRUST_PROXY: 'on' }])('reaches nothing, with %o', async (env) => {
    const server = await testServer(env);
    for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil']) {
      // A page of that name may send these.
      const more = { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
      const page = browser(server, { headers: { ...rebound(server, name), ...more } });
      for (const [method, path, body] of REQUESTS) {
        const answer = await page.raw(method, path, body);
        expect([403, 404], `${name} ${method} ${path}`).toContain(answer.status);
        expect(await answer.text()).not.toMatch(/"id"|fc_moves|\[\]/);
      }
    }
  });

  test('opens no socket', async () => {
    const server = await testServer();
    const host = await guest(server);
    const { id } = await newTable(host, { game: 'toy', seats: 2, access: 'public' });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: rebound(server, 'evil.example'),
    });
    const status = await new Promise((done) => {
      socket.on('unexpected-response', (_request, answer) => done(answer.statusCode));
      socket.on('open', () => done('open'));
    });
    expect(status).toBe(403);
  });

  test('what the server is called by itself and by its operator works', async () => {
    const server = await testServer({ ALLOWED_ORIGINS: 'https://play.example' });
    for (const name of ['localhost', '127.0.0.1', '[::1]', '192.168.7.9', 'crowns.localhost']) {
      const page = browser(server, { headers: rebound(server, name) });
      expect((await page.ask<Me>('POST', '/api/session')).name, name).toMatch(/^Guest/);
    }
    const allowed = { host: 'play.example', origin: 'https://play.example' };
    expect((await browser(server, { headers: allowed }).raw('POST', '/api/session', '{}')).status).toBe(200);
    const health = browser(server, { headers: rebound(server, 'evil.example') });
    expect((await health.raw('GET', '/healthz')).status).toBe(200);
    const fixed = await testServer({ PUBLIC_URL: 'https://play.example' });
    const foreign = { host: 'play.example', origin: 'http://evil.example' };
    expect((await browser(fixed, { headers: foreign }).raw('POST', '/api/session', '{}')).status).toBe(403);
  });
});

test('pages are shown by name, so that passkeys work; programs are served at digits too', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  mkdirSync(join(folder, 'assets'));
  const server = await testServer({ WEB_DIR: folder });
  const { port } = new URL(server.url);
  const open = (host: string, path: string, accept = 'text/html,*/*') =>
    browser(server, { headers: { host, accept } }).raw('GET', path);
  for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`]) {
    const sent = await open(host, '/t/abc?invite=x%20y');
    expect(sent.status).toBe(307);
    expect(sent.headers.get('location')).toBe(`http://localhost:${port}/t/abc?invite=x%20y`);
    expect((await open(host, '/api/config')).status).toBe(200);
    expect((await open(host, '/operator')).status).toBe(200);
    expect((await open(host, '/', '*/*')).status).toBe(200);
  }
  expect((await open(`localhost:${port}`, '/t/abc')).status).toBe(200);
  expect((await open(`192.168.7.9:${port}`, '/t/abc')).status).toBe(200);
  const refused = await open('evil.example', '/');
  expect(refused.headers.get('content-type')).toContain('text/plain');
  expect(await refused.text()).toContain('PUBLIC_URL');
  const support = async (host: string): Promise<unknown> =>
    ((await (await open(host, '/api/config')).json()) as { accounts: { passkeys: unknown } }).accounts
      .passkeys;
  expect(await support(`localhost:${port}`)).toEqual({ works: true });
  expect(await support(`127.0.0.1:${port}`)).toEqual({
    works: false,
    why: 'address',
    instead: `http://localhost:${port}`,
  });
  expect(await support(`192.168.7.9:${port}`)).toEqual({ works: false, why: 'address' });
  const site = await testServer({ PUBLIC_URL: 'https://play.example', WEB_DIR: folder });
  expect((await browser(site, { headers: { accept: 'text/html' } }).raw('GET', '/')).status).toBe(200);
  expect(printedUrl('', 'http://127.0.0.1:8080')).toBe('http://localhost:8080');
  expect(printedUrl('', 'http://[::1]:8080')).toBe('http://localhost:8080');
  expect(printedUrl('', 'http://0.0.0.0:8080')).toBe('http://0.0.0.0:8080');
  expect(printedUrl('https://play.example', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
});

test('HSTS is about this host alone', async () => {
  const server = await testServer({ PUBLIC_URL: 'https://play.example' });
  const answer = await httpClient(server.url).raw('GET', '/healthz');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('a proxy that writes ports makes no new addresses of one', async () => {
  const server = await testServer({ TRUST_PROXY: 'on', GUESTS_PER_HOUR: '2' });
  const from = (address: string) =>
    browser(server, { headers: { 'x-forwarded-for': `1.2.3.4, ${address}` } });
  const statusFrom = async (address: string): Promise<number> =>
    (await from(address).raw('POST', '/api/session', '{}')).status;
  expect(await statusFrom('203.0.113.9:4711')).toBe(200);
  expect(await statusFrom('203.0.113.9:4712')).toBe(200);
  expect(await statusFrom('203.0.113.9:4713')).toBe(429);
  expect(await statusFrom('::ffff:203.0.113.9')).toBe(429);
  expect(await statusFrom('[2001:db8::1]:50001')).toBe(200);
  expect(await statusFrom('[2001:db8::2]:50002')).toBe(200);
  expect(await statusFrom('2001:db8::3')).toBe(429);
  // What is no address is the proxy's own, however many of them it names.
  expect([await statusFrom('unknown'), await statusFrom('_hidden1'), await statusFrom('0x7f.1')]).toEqual([
    200, 200, 429,
  ]);
  const client = from('203.0.113.77:4711');
  await client.ask('POST', '/api/account', { username: 'Ann', password: 'correct horse battery' });
  expect(await client.ask<SessionLine[]>('GET', '/api/account/sessions')).toMatchObject([
    { address: '203.0.113.77' },
  ]);
  expect(plainAddress('203.0.113.9:4711')).toBe('203.0.113.9');
  expect(plainAddress('"[2001:db8::1]:4711"')).toBe('2001:db8::1');
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
  for (const none of ['', 'unknown', '1.2.3', '203.0.113.9:', '::1::', '127.1', '0177.0.0.1'])
    expect(plainAddress(none)).toBeUndefined();
});

describe.each(places())('bans: %s', (_name, place) => {
  test('a banned guest is not back as another one from the same address', async () => {
    const time = fakeTime(Date.now());
    const [here, there] = await place({}, { time });
    const operator = httpClient(here.url, OPERATOR);
    const [from, elsewhere] = ['127.0.0.7', '127.0.0.8'];
    const owner = browser(here, { from });
    const OWNER = { username: 'Owner', password: 'correct horse battery' };
    await owner.ask('POST', '/api/account', OWNER);
    const mallory = await guest(here, { from });
    const { id } = await newTable(mallory, { game: 'toy', seats: 2 });
    const line = await openTable(mallory, id);
    await operator.ask('POST', '/api/operator/bans', { person: mallory.me.id, reason: 'insults' });
    expect((await line.closed).code).toBe(4401);
    const banned = { status: 403, code: 'banned', message: 'You are banned: insults.' };
    for (const door of [here, there]) {
      await expect(guest(door, { from })).rejects.toMatchObject(banned);
      const fresh = { username: 'Another', password: 'correct horse battery' };
      await expect(browser(door, { from }).ask('POST', '/api/account', fresh)).rejects.toMatchObject(banned);
    }
    // Who was here before stays, who has an account may come, and other addresses are not meant.
    await owner.ask('GET', '/api/me');
    await browser(there, { from }).ask('POST', '/api/account/sign-in', OWNER);
    await guest(there, { from: elsewhere });
    // Addresses go to other people: after a week at most.
    await time.pass(7 * DAY + 1);
    await guest(there, { from });
    await expect(mallory.ask('GET', '/api/me')).rejects.toMatchObject(banned);
  });

  test('a ban of an account is about its addresses only if the operator says so, and ends with it', async () => {
    const [here, there] = await place();
    const operator = httpClient(here.url, OPERATOR);
    const from = '127.0.0.9';
    const mallory = browser(here, { from });
    const { id: person } = await mallory.ask<Me>('POST', '/api/account', {
      username: 'Mallory',
      password: 'correct horse battery',
    });
    await operator.ask('POST', '/api/operator/bans', { person, reason: 'spite' });
    await guest(there, { from });
    await operator.ask('POST', '/api/operator/bans', { person, reason: 'spite', address: true });
    await expect(guest(there, { from })).rejects.toMatchObject({ code: 'banned' });
    await operator.ask('DELETE', `/api/operator/bans/${person}`);
    await guest(there, { from });
    await mallory.ask('GET', '/api/me');
  });
});

test('this machine itself is never banned: behind a proxy it may be everybody', async () => {
  const server = await testServer();
  const operator = httpClient(server.url, OPERATOR);
  const mallory = await guest(server);
  await operator.ask('POST', '/api/operator/bans', { person: mallory.me.id, reason: 'x', address: true });
  await guest(server);
});
