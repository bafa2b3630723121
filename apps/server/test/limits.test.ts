import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableInfo } from '@four-crowns/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { LIMIT_NAMES, limitLine, limitRow, LIMITS } from '../src/limits/limits.ts';
import type { LimitName } from '../src/limits/limits.ts';
import type { Server } from '../src/server.ts';
import { settingName } from '../src/settings/settings.ts';
import { moveId } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

/** Undefined: done. Else in how many seconds it may be. */
type Tried = number | undefined;

interface Ground {
  readonly server: Server;
  readonly table: TableInfo;
}

interface Who {
  readonly http: HttpClient;
  readonly address: string;
}

let addresses = 0;
const newAddress = (): string => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

/** Over HTTP: refused with 429 and `Retry-After`, or anything else. */
function asked(method: string, path: string, body?: object): (ground: Ground, who: Who) => Promise<Tried> {
  return async ({ table }, { http, address }) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await http.raw(method, path.replace(':id', table.id), text, {
      'x-forwarded-for': address,
    });
    const body429 = await answer.text();
    if (answer.status !== 429) return undefined;
    expect(body429).toMatch(/Too many [a-z -]+ in a short time: try again in \d+ s\./);
    return Number(answer.headers.get('retry-after'));
  };
}

/** On a socket: `too-fast` and `retry`, or anything else. */
function said(message: object): (ground: Ground, who: Who) => Promise<Tried> {
  return async ({ table }, { http, address }) => {
    const headers = (): Record<string, string> => ({ ...http.headers(), 'x-forwarded-for': address });
    const client = await openTable({ ...http, headers }, table.id);
    onTestFinished(() => client.close());
    const answer = await client.ask({ id: moveId(), ...message } as Parameters<typeof client.ask>[0]);
    client.close();
    if (answer.type !== 'refused' || answer.why !== 'too-fast') return undefined;
    return (answer.retry ?? NaN) / 1000;
  };
}

/** Each has an account of its own to guess the password of. */
const usernames = new Map<HttpClient, string>();
function usernameOf(http: HttpClient): string {
  const name = usernames.get(http) ?? `nobody${usernames.size}`;
  usernames.set(http, name);
  return name;
}

/** So that not every mail is for the same one. */
let recipients = 0;
const setMail = (address: string) => asked('POST', '/api/account/email', { address });

/** How one of each is spent. */
const TRIES: Readonly<Record<LimitName, (ground: Ground, who: Who) => Promise<Tried>>> = {
  http: asked('GET', '/api/config'),
  guests: (ground, { address }) =>
    asked('POST', '/api/session')(ground, { http: httpClient(ground.server.url), address }),
  signIns: asked('POST', '/api/account/sign-in', { username: 'nobody', password: 'not-the-password' }),
  guesses: (ground, who) =>
    asked('POST', '/api/account/sign-in', { username: usernameOf(who.http), password: 'not-the-password' })(
      ground,
      who,
    ),
  mails: (ground, who) => setMail(`somebody${recipients++}@mail.example`)(ground, who),
  mailsToOne: async (ground, { http }) =>
    setMail(`${usernameOf(http)}+${recipients++}@mail.example`)(ground, await newPerson(ground.server)),
  reports: asked('POST', '/api/reports', { person: 'nobody', reason: 'none' }),
  tables: asked('POST', '/api/tables', { game: 'toy', seats: 2 }),
  records: asked('POST', '/api/records', {}),
  exports: asked('GET', '/api/tables/:id/log'),
  lists: asked('GET', '/api/me/tables'),
  verdicts: asked('GET', '/api/tables/:id/verdict'),
  visits: asked('GET', '/api/tables/:id'),
  hints: said({ type: 'hint', seat: 0 }),
  chat: said({ type: 'chat', text: 'hello' }),
  writes: said({ type: 'mute', person: 'nobody', muted: true }),
  moves: said({ type: 'undo', seat: 0 }),
};

async function groundOf(name: LimitName): Promise<Ground> {
  const env = { TRUST_PROXY: 'on', [settingName(LIMITS[name].setting)]: '1' };
  const server = await testServer(env);
  const host = (await newPerson(server)).http;
  const body = JSON.stringify({ game: 'toy', seats: 2, access: 'public' });
  const made = await host.raw('POST', '/api/tables', body, { 'x-forwarded-for': newAddress() });
  return { server, table: (await made.json()) as TableInfo };
}

async function newPerson(server: Server): Promise<Who> {
  const http = httpClient(server.url);
  const answer = await http.raw('POST', '/api/session', undefined, { 'x-forwarded-for': newAddress() });
  expect(answer.status).toBe(200);
  return { http, address: newAddress() };
}

describe('every limit of the table holds, and says when to try again', () => {
  const ofPerson = LIMIT_NAMES.filter((name) => limitRow(name).person !== undefined);
  const ofAddress = LIMIT_NAMES.filter((name) => limitRow(name).address !== undefined);

  test.each(ofPerson)('%s: of one person, from wherever it comes', async (name) => {
    const ground = await groundOf(name);
    const { http } = await newPerson(ground.server);
    const again = (): Promise<Tried> => TRIES[name](ground, { http, address: newAddress() });
    await holds(name, limitRow(name).person ?? 0, again);
    expect(await TRIES[name](ground, await newPerson(ground.server))).toBeUndefined();
  });

  test.each(ofAddress)('%s: of one address, whoever is there', async (name) => {
    const ground = await groundOf(name);
    const here = newAddress();
    const again = async (): Promise<Tried> =>
      TRIES[name](ground, { http: (await newPerson(ground.server)).http, address: here });
    await holds(name, limitRow(name).address ?? 0, again);
    expect(await TRIES[name](ground, await newPerson(ground.server))).toBeUndefined();
  });

  async function holds(name: LimitName, times: number, again: () => Promise<Tried>): Promise<void> {
    for (let i = 0; i < times; i++) expect(await again()).toBeUndefined();
    const wait = await again();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limitRow(name).seconds);
  }
});

test('the table of limits in the docs is that of the program', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  for (const name of LIMIT_NAMES) expect(docs).toContain(`${limitLine(name)}\n`);
});

test('the export of an account spends what logs and records do', async () => {
  const server = await testServer({ EXPORTS_PER_MINUTE: '1' });
  const guest = await newGuest(server.url);
  expect((await guest.raw('GET', '/api/account/export')).status).toBe(200);
  expect((await guest.raw('GET', '/api/account/export')).status).toBe(429);
});

test('every request that changes something has a budget, whatever else it does', async () => {
  const server = await testServer({ WRITES_PER_MINUTE: '2' });
  const guest = await newGuest(server.url);
  const other = await newGuest(server.url);
  const { id } = await newTable(other, { game: 'toy', seats: 2, access: 'public' });
  const tries: [string, string, object][] = [
    ['PATCH', '/api/me', { name: 'One' }],
    ['POST', `/api/tables/${id}/join`, {}],
    ['POST', `/api/tables/${id}/leave`, {}],
    ['PATCH', '/api/me', { name: 'Two' }],
    ['POST', '/api/tokens', { name: 'three' }],
  ];
  const statuses: number[] = [];
  for (const [method, path, body] of tries) {
    statuses.push((await guest.raw(method, path, JSON.stringify(body))).status);
  }
  expect(statuses.slice(0, 2).every((status) => status !== 429)).toBe(true);
  expect(statuses.slice(2)).toEqual([429, 429, 429]);
});

describe('mute', () => {
  test('only people that exist, and no more than the list holds', async () => {
    const server = await testServer({ MUTES_PER_PERSON: '3' });
    const { clients, people } = await seated(server, { game: 'toy', seats: 2 });
    const mute = (person: string, muted = true): Promise<unknown> =>
      clients[0]!.ask({ type: 'mute', id: moveId(), person, muted });
    expect(await mute('nobody-of-this-name')).toMatchObject({ type: 'refused', why: 'not-now' });
    const others = [people[1]!];
    for (let i = 0; i < 3; i++) others.push(await newGuest(server.url));
    for (const { me } of others.slice(0, 3)) expect(await mute(me.id)).toMatchObject({ type: 'done' });
    expect(await mute(others[3]!.me.id)).toMatchObject({
      type: 'refused',
      text: 'You mute 3 people already: unmute one of them first.',
    });
    expect(await mute(others[0]!.me.id)).toMatchObject({ type: 'done' });
    await mute(others[0]!.me.id, false);
    expect(await mute(others[3]!.me.id)).toMatchObject({ type: 'done' });
  });

  test('a long list of old is not read at hello', async () => {
    const server = await testServer({ MUTES_PER_PERSON: '5' });
    const { id, people } = await seated(server, { game: 'toy', seats: 2 });
    const { db } = server.context.engine;
    const person = people[0]!.me.id;
    const rows = Array.from({ length: 5000 }, (_, i) => ({ person, muted: `somebody-${i}` }));
    for (let i = 0; i < rows.length; i += 500) {
      await db
        .insertInto('mutes')
        .values(rows.slice(i, i + 500))
        .execute();
    }
    await openTable(people[0]!, id);
    const room = server.rooms.inMemory(id)!;
    const lists = [...room.listeners].filter((one) => one.person === person).map((one) => one.muted.size);
    expect(Math.max(...lists)).toBe(5);
  });
});
