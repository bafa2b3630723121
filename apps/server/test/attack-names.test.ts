/** Names that cannot be seen, that look like somebody else's, or that speak for the house. */
import type { Me } from '@four-crowns/protocol';
import { describe, expect, test, vi } from 'vitest';
import { fillNameKeys, isReservedName, nameKey } from '../src/auth/names.ts';
import { httpClient } from '@four-crowns/harness/http-client';
import { plainText } from '../src/common/plain-text.ts';
import type { Server } from '../src/server.ts';
import { browser, guest } from './helpers/browser.ts';
import type { Browser } from './helpers/browser.ts';
import { places } from './helpers/places.ts';
import { seated } from '@four-crowns/harness/seated';
import { OPERATOR, testServer } from './helpers/server.ts';

vi.setConfig({ testTimeout: 120_000 });

const PASSWORD = 'correct horse battery';
const INVISIBLE = [
  '\u3164',
  '\u2800',
  '\u115f\u1160',
  '\u00ad',
  '\u034f',
  '\u180e',
  '\u200d',
  '\ufe0f',
  '\u{e0061}',
  '\u0301',
];
const TWINS_OF_ANNA = [
  'Anna',
  'ANNA',
  'Аnna',
  'Αnna',
  'АNNА',
  'Ａｎｎａ',
  '𝐀nna',
  'An\u200dna',
  'Anna\u3164',
  'An\u00adna',
  'Ann\u0430',
];

async function named(server: Server, name: string): Promise<Browser & { readonly me: Me }> {
  const client = await guest(server);
  return { ...client, me: await client.ask<Me>('PATCH', '/api/me', { name }) };
}

describe.each(places())('%s', (_name, place) => {
  test('no two are called what looks the same, whoever was first', async () => {
    const [here, there] = await place();
    const anna = await named(here, 'Anna');
    const mallory = await guest(there);
    for (const name of TWINS_OF_ANNA) {
      await expect(mallory.ask('PATCH', '/api/me', { name }), name).rejects.toMatchObject({ code: 'taken' });
    }
    // One's own may change its looks, and what merely resembles it is somebody's good right.
    await anna.ask('PATCH', '/api/me', { name: 'ANNA' });
    await anna.ask('PATCH', '/api/me', { name: 'Anna' });
    for (const name of ['Änna', 'Anna K', 'Hanna', 'Анна']) await mallory.ask('PATCH', '/api/me', { name });
    await anna.ask('PATCH', '/api/me', { name: 'Berta' });
    await mallory.ask('PATCH', '/api/me', { name: 'Anna' });
    await mallory.ask('DELETE', '/api/account');
    await anna.ask('PATCH', '/api/me', { name: 'Anna' });
  });

  test('of many who want a name at the same moment one gets it', async () => {
    const [here, there] = await place();
    const wishing = await Promise.all(Array.from({ length: 8 }, (_, i) => guest(i % 2 === 0 ? here : there)));
    const answers = await Promise.all(
      wishing.map((who, i) =>
        who.raw('PATCH', '/api/me', JSON.stringify({ name: TWINS_OF_ANNA[i % TWINS_OF_ANNA.length] })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  test('a new account is called by its user name, unless somebody is', async () => {
    const [here, there] = await place();
    await named(here, 'mallory');
    const signUp = (username: string) =>
      browser(there).ask<Me>('POST', '/api/account', { username, password: PASSWORD });
    expect((await signUp('Mallory')).name).toBe('Mallory 2');
    expect((await signUp('Trudy')).name).toBe('Trudy');
    expect((await signUp('Operator')).name).toMatch(/^Guest \d+$/);
    expect((await signUp('Guest1234')).name).not.toBe('Guest1234');
  });

  test('people of an older program have their names, too', async () => {
    const [here, there] = await place();
    await named(here, 'Anna');
    await here.context.engine.db.updateTable('people').set({ name_key: null }).execute();
    await fillNameKeys(there.context.engine.db);
    await expect(named(there, 'АNNА')).rejects.toMatchObject({ code: 'taken' });
  });
});

test('what cannot be seen is no name and no message', async () => {
  const server = await testServer();
  const client = await guest(server);
  for (const name of [...INVISIBLE, INVISIBLE.join('')]) {
    await expect(client.ask('PATCH', '/api/me', { name }), JSON.stringify(name)).rejects.toMatchObject({
      status: 400,
    });
  }
  const { clients } = await seated(server, { game: 'toy', seats: 2 });
  for (const text of INVISIBLE) {
    const answer = await clients[0]!.ask({ type: 'chat', id: `c${text.codePointAt(0)}`, text });
    expect(answer).toMatchObject({ type: 'refused', why: 'malformed' });
  }
});

test('what shapes letters and pictures stays', () => {
  for (const text of ['👨‍👩‍👧', '❤️', '1️⃣', '🏳️‍🌈', 'نیم\u200cفاصله', 'क्\u200dष', 'ё Ünïcödé', '한국어']) {
    expect(plainText(text, 99)).toBe(text.normalize('NFC'));
  }
});

test('nobody is called like the house, like a guest of it, or like one who has left', async () => {
  for (const name of [
    'Former player',
    'Former рlayer',
    'бывший игрок',
    'A FORMER PLAYER',
    'Operator',
    'ОРЕRATOR',
    'Администратор',
    'Guest 1234',
    'Guеst 1234',
    'GUEST1234',
    'Гость 12',
    'Player 2',
    'Four Crowns',
  ])
    expect(isReservedName(name), name).toBe(true);
  for (const name of ['Guest', 'Guest star', 'Playera', 'King', 'Anna 2', 'Administer'])
    expect(isReservedName(name), name).toBe(false);
  expect(nameKey('Mila')).toBe(nameKey('MlLA'));
  const server = await testServer();
  const client = await guest(server);
  await expect(client.ask('PATCH', '/api/me', { name: 'Guest 9999999' })).rejects.toMatchObject({
    code: 'taken',
  });
  // What one is called already may be said again.
  await client.ask('PATCH', '/api/me', { name: client.me.name });
});

test('a report reaches the operator with what was said, and is dealt with', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, { game: 'toy', seats: 2 });
  const [ann, mallory] = [people[0]!, people[1]!];
  await mallory.ask('PATCH', '/api/me', { name: '<b>Mallory' });
  await clients[1]!.ask({ type: 'chat', id: 'c1', text: 'something <i>rude' });
  await ann.ask('POST', '/api/reports', { person: mallory.me.id, table: id, reason: 'rude <u>words' });
  await expect(ann.ask('POST', '/api/reports', { person: 'nobody', reason: 'x' })).rejects.toMatchObject({
    status: 404,
  });
  await expect(ann.ask('GET', '/api/operator/reports')).rejects.toMatchObject({ status: 403 });
  const operator = httpClient(server.url, OPERATOR);
  const [line] = await operator.ask<{ id: string; about: object; by: object }[]>(
    'GET',
    '/api/operator/reports',
  );
  expect(line).toMatchObject({
    about: { person: mallory.me.id, name: '<b>Mallory' },
    by: { person: ann.me.id },
    table: id,
    reason: 'rude <u>words',
  });
  const page = browser(server);
  const form = (path: string, fields: Record<string, string>) =>
    page.raw('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  await form('/operator/sign-in', { token: OPERATOR });
  const queue = await (await page.raw('GET', '/operator')).text();
  expect(queue).toContain('rude &lt;u&gt;words');
  expect(queue).toContain('something &lt;i&gt;rude');
  expect(queue).not.toMatch(/<u>|<i>/);
  expect((await form('/operator/dismiss', { report: line!.id })).status).toBe(303);
  expect(await (await page.raw('GET', '/operator')).text()).not.toContain('rude &lt;u&gt;words');
  expect(await operator.ask('GET', '/api/operator/reports')).toEqual([]);
});
