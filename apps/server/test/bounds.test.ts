import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchRecord } from '@four-crowns/core';
import type { LogPage, Welcome } from '@four-crowns/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BOUND_NAMES, boundLine, BOUNDS } from '../src/limits/bounds.ts';
import type { BoundName } from '../src/limits/bounds.ts';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { Server } from '../src/server.ts';
import { softAuthenticator } from './helpers/authenticator.ts';
import { atLocalhost, guest as guestOf } from './helpers/browser.ts';
import { moveId, playOut } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import type { Guest } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const TOY = { game: 'toy', seats: 2 } as const;
const WATCHED = { ...TOY, mine: [] };

async function withGuest(env: Record<string, string> = {}): Promise<{ server: Server; ann: Guest }> {
  const server = await testServer(env);
  return { server, ann: await newGuest(server.url) };
}

const statusOf = (guest: HttpClient, method: string, path: string, body?: object | string): Promise<number> =>
  guest
    .raw(method, path, typeof body === 'string' ? body : JSON.stringify(body))
    .then((answer) => answer.status);

async function aRecord(server: Server): Promise<{ guest: Guest; record: MatchRecord }> {
  const { id, people, clients } = await seated(server, TOY);
  await playOut(clients);
  return { guest: people[0]!, record: await people[0]!.ask('GET', `/api/tables/${id}/record`) };
}

/** How a line that was opened ends, if it does. */
function lineOf(guest: Guest, table: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${guest.url.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { ...guest.headers(), ...headers },
  });
  const closed = new Promise<number>((done) => socket.on('close', done));
  const opened = new Promise((done) => socket.on('open', done));
  return { socket, closed, opened };
}

async function thirdLineIsClosed(env: Record<string, string>, same: 'person' | 'address'): Promise<void> {
  const { server, ann } = await withGuest({ ...env, TRUST_PROXY: 'on' });
  const { id } = await newTable(ann, { ...TOY, access: 'public' });
  const knock = async () => {
    const who = same === 'person' ? ann : await newGuest(server.url);
    const line = lineOf(who, id, { 'x-forwarded-for': '198.51.100.7' });
    await line.opened;
    return line;
  };
  const [first, second] = [await knock(), await knock()];
  const third = await knock();
  expect(await third.closed).toBe(4429);
  first.socket.close();
  await first.closed;
  const again = await knock();
  again.socket.send('{"type":"hello","protocol":2}');
  await new Promise((done) => again.socket.once('message', done));
  for (const line of [second, again]) line.socket.close();
}

/** Each is tried at its end and beyond it. */
const TRIES: Readonly<Record<BoundName, () => Promise<void>>> = {
  message: async () => {
    const { ann } = await withGuest();
    const { id } = await newTable(ann, TOY);
    const { socket, opened, closed } = lineOf(ann, id);
    await opened;
    const answer = new Promise((done) => socket.once('message', done));
    socket.send('x'.repeat(BOUNDS.message.most));
    await answer;
    socket.send('x'.repeat(BOUNDS.message.most + 1));
    expect(await closed).toBe(1009);
  },
  body: async () => {
    const { ann } = await withGuest();
    const padded = (length: number): string => JSON.stringify(WATCHED).padEnd(length);
    expect(await statusOf(ann, 'POST', '/api/tables', padded(BOUNDS.body.most))).toBe(200);
    expect(await statusOf(ann, 'POST', '/api/tables', padded(BOUNDS.body.most + 1))).toBe(413);
  },
  record: async () => {
    const { ann } = await withGuest({ RECORD_BYTES: '2000' });
    expect(await statusOf(ann, 'POST', '/api/records', '{}'.padEnd(2000))).toBe(400);
    expect(await statusOf(ann, 'POST', '/api/records', '{}'.padEnd(2001))).toBe(413);
  },
  keptRecord: async () => {
    const server = await testServer({ RECORD_KEPT_BYTES: '1000' });
    const { guest, record } = await aRecord(server);
    expect(await statusOf(guest, 'POST', '/api/records', record)).toBe(200);
    const noise = Array.from({ length: 3000 }, (_, i) => (i * 7919) % 10_007).join('');
    const stuffed = { ...record, checkpoints: [{ after: 0, stateVersion: 1, state: noise }] };
    expect(await statusOf(guest, 'POST', '/api/records', stuffed)).toBe(413);
  },
  keptRecords: async () => {
    const server = await testServer({ RECORDS_KEPT_BYTES: '0' });
    const { guest, record } = await aRecord(server);
    expect(await statusOf(guest, 'POST', '/api/records', record)).toBe(409);
  },
  records: async () => {
    const server = await testServer({ RECORDS_PER_PERSON: '1' });
    const { guest, record } = await aRecord(server);
    expect(await statusOf(guest, 'POST', '/api/records', record)).toBe(200);
    expect(await statusOf(guest, 'POST', '/api/records', { ...record, match: 'another' })).toBe(409);
  },
  name: async () => {
    const { ann } = await withGuest();
    const { most } = BOUNDS.name;
    expect(await statusOf(ann, 'PATCH', '/api/me', { name: 'x'.repeat(most) })).toBe(200);
    expect(await statusOf(ann, 'PATCH', '/api/me', { name: 'x'.repeat(most + 1) })).toBe(400);
  },
  chatLine: async () => {
    const { ann } = await withGuest();
    const client = await openTable(ann, (await newTable(ann, TOY)).id);
    const say = async (length: number): Promise<string> =>
      (await client.ask({ type: 'chat', id: moveId(), text: 'x'.repeat(length) })).type;
    expect(await say(BOUNDS.chatLine.most)).toBe('done');
    expect(await say(BOUNDS.chatLine.most + 1)).toBe('refused');
  },
  label: async () => {
    const { ann } = await withGuest();
    const { most } = BOUNDS.label;
    expect(await statusOf(ann, 'POST', '/api/tokens', { name: 'x'.repeat(most) })).toBe(200);
    for (const path of ['/api/tokens', '/api/passkeys']) {
      const body = { name: 'x'.repeat(most + 1), ...(path === '/api/passkeys' ? { response: {} } : {}) };
      expect(await (await ann.raw('POST', path, JSON.stringify(body))).json()).toMatchObject({
        error: { text: `In the body, "name" must have at most ${most} characters.` },
      });
    }
  },
  report: async () => {
    const { ann } = await withGuest();
    const { most } = BOUNDS.report;
    const report = (length: number) => ({ person: ann.me.id, reason: 'x'.repeat(length) });
    expect(await statusOf(ann, 'POST', '/api/reports', report(most))).toBe(204);
    expect(await statusOf(ann, 'POST', '/api/reports', report(most + 1))).toBe(400);
  },
  reports: async () => {
    const { server, ann } = await withGuest();
    const { db } = server.context.engine;
    const about = { about: ann.me.id, match: null, reason: 'r', by_person: ann.me.id };
    const rows = Array.from({ length: BOUNDS.reports.most }, (_, i) => ({ id: `old-${i}`, at: i, ...about }));
    await db.insertInto('reports').values(rows).execute();
    expect(await statusOf(ann, 'POST', '/api/reports', { person: ann.me.id, reason: 'new' })).toBe(204);
    const kept = await db.selectFrom('reports').select(['id', 'reason']).orderBy('at').execute();
    expect(kept).toHaveLength(BOUNDS.reports.most);
    expect([kept[0]?.id, kept.at(-1)?.reason]).toEqual(['old-1', 'new']);
  },
  mutes: async () => {
    const { server, ann } = await withGuest({ MUTES_PER_PERSON: '1' });
    const client = await openTable(ann, (await newTable(ann, TOY)).id);
    const mute = async (): Promise<string> => {
      const person = (await newGuest(server.url)).me.id;
      return (await client.ask({ type: 'mute', id: moveId(), person, muted: true })).type;
    };
    expect(await mute()).toBe('done');
    expect(await mute()).toBe('refused');
  },
  tokens: async () => {
    const { ann } = await withGuest();
    for (let i = 0; i < BOUNDS.tokens.most; i++) {
      expect(await statusOf(ann, 'POST', '/api/tokens', { name: `${i}` })).toBe(200);
    }
    expect(await statusOf(ann, 'POST', '/api/tokens', { name: 'one more' })).toBe(409);
  },
  passkeys: async () => {
    const server = await testServer();
    const { origin, visit } = atLocalhost(server);
    const ann = await guestOf(server, visit);
    await ann.ask('POST', '/api/account', { username: 'ann', password: 'nine lives of a cat' });
    const add = async (): Promise<number> => {
      const asked = await ann.raw('POST', '/api/passkeys/options', '{}');
      if (!asked.ok) return asked.status;
      const response = softAuthenticator(origin).create((await asked.json()) as { challenge: string });
      return statusOf(ann, 'POST', '/api/passkeys', { response, name: 'key' });
    };
    for (let i = 0; i < BOUNDS.passkeys.most; i++) expect(await add()).toBe(200);
    expect(await add()).toBe(409);
  },
  sessions: async () => {
    const server = await testServer();
    const credentials = { username: 'ann', password: 'nine lives of a cat' };
    const signedUp = await newGuest(server.url);
    await signedUp.ask('POST', '/api/account', credentials);
    const line = await openTable(signedUp, (await newTable(signedUp, TOY)).id);
    const { db } = server.context.engine;
    const [first] = await db.selectFrom('session').selectAll().execute();
    const later = new Date(Date.now() + 1000).toISOString();
    const copies = Array.from({ length: BOUNDS.sessions.most - 1 }, (_, i) => ({
      ...first!,
      id: `s${i}`,
      token: `t${i}`,
      updatedAt: later,
    }));
    await db.insertInto('session').values(copies).execute();
    expect(await statusOf(signedUp, 'GET', '/api/me')).toBe(200);
    const last = httpClient(server.url);
    await last.ask('POST', '/api/account/sign-in', credentials);
    expect(await last.ask('GET', '/api/account/sessions')).toHaveLength(BOUNDS.sessions.most);
    expect((await line.closed).code).toBe(4401);
    expect(await statusOf(signedUp, 'GET', '/api/me')).toBe(401);
  },
  openTables: async () => {
    const { ann } = await withGuest({ OPEN_TABLES: '1' });
    expect(await statusOf(ann, 'POST', '/api/tables', WATCHED)).toBe(200);
    expect(await statusOf(ann, 'POST', '/api/tables', WATCHED)).toBe(409);
  },
  sockets: () => thirdLineIsClosed({ MAX_SOCKETS: '2' }, 'person'),
  personSockets: () => thirdLineIsClosed({ MAX_SOCKETS_PER_PERSON: '2' }, 'person'),
  addressSockets: () => thirdLineIsClosed({ MAX_SOCKETS_PER_ADDRESS: '2' }, 'address'),
  burst: async () => {
    const { ann } = await withGuest({ SOCKET_BURST: '5' });
    const client = await openTable(ann, (await newTable(ann, TOY)).id);
    for (let i = 0; i < 5; i++) client.send({ type: 'resync' });
    await client.until(
      (c) => c.received.some((m) => m.type === 'refused' && m.why === 'too-fast'),
      'it is too fast',
    );
    for (let i = 0; i < 60; i++) client.send({ type: 'resync' });
    expect((await client.closed).code).toBe(4429);
  },
  unsent: async () => {
    const server = await testServer();
    const { id, people } = await seated(server, { game: 'kings-bounty', seats: 2 });
    const { socket, opened, closed } = lineOf(people[0]!, id);
    await opened;
    socket.send('{"type":"hello","protocol":2}');
    await new Promise((done) => socket.once('message', done));
    const sent = async (): Promise<number> =>
      Number(/^fc_socket_bytes_total (\d+)/m.exec(await server.context.metrics.text())?.[1]);
    // More than the system keeps for it, and then some.
    socket.pause();
    for (let i = 0; i < 3000; i++) socket.send('{"type":"resync"}');
    for (let before = -1, now = 0; now !== before;) {
      before = now;
      await pause(300);
      now = await sent();
    }
    socket.resume();
    expect(await closed).toBe(4429);
  },
  chatShown: async () => {
    const { server, ann } = await withGuest();
    const { id } = await newTable(ann, TOY);
    const lines = Array.from({ length: BOUNDS.chatShown.most + 5 }, (_, i) => ({
      id: i + 1,
      match: id,
      person: ann.me.id,
      name: 'Ann',
      text: `line ${i}`,
      at: 1,
      removed: 0,
    }));
    await server.context.engine.db.insertInto('chat').values(lines).execute();
    const client = await openTable(ann, id);
    const { chat } = client.received.find((m) => m.type === 'welcome') as Welcome;
    expect(chat.map(({ text }) => text)).toEqual(lines.slice(5).map(({ text }) => text));
  },
  listed: async () => {
    const { ann } = await withGuest();
    for (let i = 0; i < BOUNDS.listed.most + 2; i++) await newTable(ann, { ...WATCHED, access: 'public' });
    for (const path of ['/api/tables', '/api/me/tables']) {
      expect(await ann.ask('GET', path)).toHaveLength(BOUNDS.listed.most);
    }
  },
  logPage: async () => {
    const server = await testServer();
    const { id, people, clients } = await seated(server, { game: 'kingsburg', seats: 2 });
    await playOut(clients);
    const page = await people[0]!.ask<LogPage>('GET', `/api/tables/${id}/log`);
    expect(page.entries.length).toBeLessThanOrEqual(BOUNDS.logPage.most);
    let [told, next] = [page.entries.length, page.next];
    while (next !== undefined) {
      const more = await people[0]!.ask<LogPage>('GET', `/api/tables/${id}/log?from=${next}`);
      expect(more.entries.length).toBeLessThanOrEqual(BOUNDS.logPage.most);
      told += more.entries.length;
      next = more.next;
    }
    expect(told).toBeGreaterThan(100);
  },
};

test.each(BOUND_NAMES)('%s has an end', (name) => TRIES[name](), 60_000);

test('the table of bounds in the docs is that of the program, and the protocol says the same', () => {
  const docs = (name: string): string =>
    readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
  const operations = docs('operations.md');
  for (const name of BOUND_NAMES) expect(operations).toContain(`${boundLine(name)}\n`);
  const protocol = docs('protocol.md');
  expect(protocol).toContain(`${BOUNDS.message.most / 1024} kB`);
  expect(protocol).toContain(`${BOUNDS.chatLine.most} characters`);
  expect(protocol).toContain(`${BOUNDS.logPage.most} a page`);
});
