import { expect, test } from 'vitest';
import { httpClient } from '@four-crowns/harness/http-client';
import { makeLogger, recentErrors } from '../src/operator/recent-errors.ts';
import { wordsFor } from '../src/operator/words.ts';
import type { Server } from '../src/server.ts';
import { fakeTime } from './helpers/fake-time.ts';
import { seated, spectator } from '@four-crowns/harness/seated';
import { OPERATOR, testServer } from './helpers/server.ts';

/** A browser: keeps its cookies, sends forms, follows nothing by itself. */
function browser(server: Server, language = 'en') {
  let cookie = '';
  const ask = async (path: string, form?: Record<string, string>, more: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}${path}`, {
      redirect: 'manual',
      headers: { cookie, 'accept-language': language, ...(form ? { origin: server.url } : {}), ...more },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0]!;
    return { status: answer.status, headers: answer.headers, text: await answer.text(), set };
  };
  return { ask, signIn: () => ask('/operator/sign-in', { token: OPERATOR }) };
}

test('nobody sees the page without the token, which is never in an address', async () => {
  const server = await testServer();
  const { made } = await seated(server, { game: 'toy', seats: 2 });
  const { ask } = browser(server);
  const closed = await ask('/operator');
  expect(closed.status).toBe(200);
  expect(closed.text).toContain('type="password"');
  expect(closed.text).not.toContain(made.id);
  expect(closed.text).not.toContain('<script');
  // Else the forms of a real browser come from the origin "null" and are refused.
  expect(closed.headers.get('referrer-policy')).toBe('same-origin');
  expect(closed.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await ask(`/operator?token=${OPERATOR}`)).text).not.toContain(made.id);
  expect((await ask('/operator/sign-in', { token: 'wrong'.repeat(8) })).status).toBe(403);
  for (const path of ['close', 'ban', 'unban', 'mute', 'unmute', 'remove']) {
    const form = { table: made.id, person: 'x', reason: 'x', minutes: '60', line: '1' };
    expect((await ask(`/operator/${path}`, form)).status, path).toBe(403);
  }
  const none = await testServer({ OPERATOR_TOKEN: '' });
  const other = browser(none);
  expect((await other.ask('/operator')).text).toContain('OPERATOR_TOKEN');
  expect((await other.ask('/operator/sign-in', { token: '' })).status).toBe(400);
  expect(
    (await other.ask('/operator', undefined, { cookie: 'four-crowns-operator=9e15.' })).text,
  ).not.toContain('<h2>');
});

test('a form sent too often says when to try again, as the interface does', async () => {
  const { ask } = browser(await testServer({ HTTP_PER_MINUTE: '3' }));
  let answer = await ask('/operator/ban', { person: 'x' });
  for (let i = 0; i < 4; i++) answer = await ask('/operator/ban', { person: 'x' });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the session is short, strict, and opens the page only', async () => {
  const time = fakeTime();
  const server = await testServer({ PUBLIC_URL: '' }, { time });
  const { made } = await seated(server, { game: 'toy', seats: 2, access: 'public' });
  const me = browser(server);
  const { set, status } = await me.signIn();
  expect(status).toBe(303);
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/SameSite=Strict/);
  expect(set).toMatch(/Path=\/operator/);
  expect(set).toMatch(/Max-Age=3600/);
  expect(set).not.toContain(OPERATOR);
  expect((await me.ask('/operator')).text).toContain(made.id);
  expect((await me.ask('/operator')).headers.get('cache-control')).toBe('no-store');
  expect((await me.ask(`/api/operator/mutes`, {})).status).not.toBe(204);
  const foreign = { origin: 'https://evil.example' };
  const close = { table: made.id, reason: 'x' };
  expect((await me.ask('/operator/close', close, foreign)).status).toBe(403);
  await time.pass(3600 * 1000 + 1);
  expect((await me.ask('/operator')).text).not.toContain(made.id);
  expect((await me.ask('/operator/close', close)).status).toBe(403);
  await me.signIn();
  expect((await me.ask('/operator')).text).toContain(made.id);
  await me.ask('/operator/sign-out', {});
  expect((await me.ask('/operator')).text).not.toContain(made.id);
});

test('tables, people and messages are shown as text, and every button does what it says', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, { game: 'toy', seats: 2, access: 'public' });
  const [ann, bob] = people;
  await ann!.ask('PATCH', '/api/me', { name: '<b>Ann' });
  const other = await spectator(server, id);
  await clients[0]!.ask({ type: 'chat', id: 'c1', text: '<img src=x> rude' });
  const me = browser(server);
  await me.signIn();
  const page = (await me.ask('/operator')).text;
  expect(page).toContain('&lt;img src=x&gt; rude');
  expect(page).not.toContain('<img');
  expect(page).toContain(bob!.me.id);
  const line = /name="line" value="(\d+)"/.exec(page)![1]!;
  const after = async (path: string, form: Record<string, string>): Promise<string> => {
    const answer = await me.ask(`/operator/${path}`, form);
    expect(answer.status).toBe(303);
    return (await me.ask(answer.headers.get('location')!)).text;
  };

  expect(await after('remove', { line })).toContain('The message is gone.');
  await other.until((c) => c.chat.some((l) => l.removed === true), 'the line is gone for others');
  expect(await after('mute', { person: ann!.me.id, minutes: '60', reason: '' })).toContain('muted until');
  const said = await clients[0]!.ask({ type: 'chat', id: 'c2', text: 'again' });
  expect(said).toMatchObject({ type: 'refused', why: 'muted' });
  expect(await after('unmute', { person: ann!.me.id })).not.toContain('muted until');
  expect(await after('ban', { person: bob!.me.id, minutes: '', reason: 'spite' })).toContain(
    'for ever: spite',
  );
  expect((await clients[1]!.closed).code).toBe(4401);
  await expect(bob!.ask('GET', '/api/me')).rejects.toMatchObject({ status: 403 });
  expect(await after('unban', { person: bob!.me.id })).not.toContain('spite');
  expect(await after('close', { table: id, reason: 'late' })).not.toContain(`value="${id}"`);
  await expect(ann!.ask('GET', `/api/tables/${id}`)).resolves.toMatchObject({
    status: 'closed',
    closed: 'late',
  });
  const missing = await me.ask('/operator/ban', { person: 'nobody', minutes: '', reason: 'x' });
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('There is no such person.');
});

test('load and the last hundred errors, in the language of the browser', async () => {
  const errors = recentErrors();
  const logger = makeLogger('error', errors, { write: () => undefined });
  const server = await testServer({}, { errors, logger });
  for (let i = 0; i < 120; i++)
    logger.child({}).error({ err: new Error(`why ${i}`), match: 'm1' }, 'it failed');
  logger.warn('only a warning');
  expect(errors.list()).toHaveLength(100);
  const me = browser(server, 'ru-RU,ru;q=0.9,en;q=0.8');
  await me.signIn();
  const { text } = await me.ask('/operator');
  expect(text).toContain('<html lang="ru">');
  expect(text).toContain('ходов в секунду');
  expect(text).toContain('why 119');
  expect(text).not.toContain('why 19<');
  expect(text).not.toContain('only a warning');
  expect(wordsFor('de, en;q=0.5, ru;q=0.9').lang).toBe('ru');
  expect(wordsFor('de').lang).toBe('en');
  expect(wordsFor(undefined).lang).toBe('en');
  expect((await httpClient(server.url).raw('GET', '/operator/page.css')).headers.get('content-type')).toMatch(
    /css/,
  );
});
