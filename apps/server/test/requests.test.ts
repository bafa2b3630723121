/** What is sent wrong, too slowly or too large: who sends it is told what it is, and nobody else is troubled. */
import { connect } from 'node:net';
import type { ErrorBody } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newGuest } from '@four-crowns/harness/http-client';
import { makeLogger, recentErrors } from '../src/operator/recent-errors.ts';
import { playOut } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

describe('the sentence of the validator reaches the client', () => {
  const SENTENCES: readonly (readonly [method: string, path: string, body: string, sentence: string])[] = [
    ['POST', '/api/tables', '{"game":"toy"}', 'In the body, "seats" is missing.'],
    ['POST', '/api/tables', '{"game":"toy","seats":"2"}', 'In the body, "seats" must be a whole number.'],
    ['POST', '/api/tables', '{"game":"toy","seats":0}', 'In the body, "seats" must be at least 1.'],
    ['POST', '/api/tables', '{"game":"toy","seats":2,"chairs":2}', 'In the body, "chairs" is not known.'],
    ['POST', '/api/tables', '{"game":"toy","seats":2,"\\u000ax":2}', 'In the body, "…" is not known.'],
    [
      'POST',
      '/api/tables',
      '{"game":"toy","seats":2,"access":"secret"}',
      'In the body, "access" must be "public" or "link".',
    ],
    [
      'POST',
      '/api/tables',
      '{"game":"toy","seats":2,"pace":{"type":"live","base":1,"increment":0}}',
      'In the body, "pace.base" must be at least 1000.',
    ],
    [
      'POST',
      '/api/tables',
      '{"game":"toy","seats":2,"mine":[0,0]}',
      'In the body, "mine" must not name anything twice.',
    ],
    ['POST', '/api/tables', '[]', 'The body must be an object.'],
    ['POST', '/api/tables', '{"game":', 'The body is not JSON.'],
    ['POST', '/api/tables', '', 'The body is empty: send JSON, or no content type.'],
    [
      'PATCH',
      '/api/me',
      `{"name":"${'x'.repeat(40)}"}`,
      'In the body, "name" must have at most 32 characters.',
    ],
    ['GET', '/api/me/history?before=soon', '', 'In the query, "before" must match pattern "^\\d{1,15}$".'],
  ];

  test.each(SENTENCES)('%s %s %s', async (method, path, body, sentence) => {
    const ann = await newGuest((await testServer()).url);
    const answer = await ann.raw(method, path, method === 'GET' ? undefined : body);
    expect(answer.status).toBe(400);
    expect((await answer.json()) as ErrorBody).toEqual({ error: { code: 'bad-request', text: sentence } });
  });

  test('on a socket too', async () => {
    const { clients } = await seated(await testServer(), { game: 'toy', seats: 2 });
    const said: Readonly<Record<string, string>> = {
      '{"type":"move","id":"a","seat":0,"action":{"type":"bid"}}': 'In this "move", "version" is missing.',
      '{"type":"move","id":"b","seat":-1,"version":1,"action":{"type":"bid"}}':
        'In this "move", "seat" must be at least 0.',
      '{"type":"chat","id":"c","text":""}': 'In this "chat", "text" must have at least 1 character.',
      '{"type":"chat-switch","id":"d","chat":"maybe"}':
        'In this "chat-switch", "chat" must be "on" or "off".',
      '{"type":"resync","all":true}': 'In this "resync", "all" is not known.',
      '{"type":"fly","id":"e"}': 'The message has no "type" of this protocol.',
      '[': 'The message is not JSON.',
    };
    const client = clients[0]!;
    for (const [text, sentence] of Object.entries(said)) {
      const from = client.received.length;
      client.sendText(text);
      await client.until((c) => c.received.slice(from).some((m) => m.type === 'refused'), 'it is refused');
      expect(client.received.slice(from).find((m) => m.type === 'refused')).toMatchObject({
        why: 'malformed',
        text: sentence,
      });
    }
  });
});

test('a body that drips is cut off, and so are headers that never end', async () => {
  const server = await testServer({ REQUEST_MS: '400' });
  const { port, hostname } = new URL(server.url);
  const drip = (head: string): Promise<{ said: string; ms: number }> =>
    new Promise((done) => {
      const from = performance.now();
      const line = connect(Number(port), hostname);
      let said = '';
      line.write(head);
      const drops = setInterval(() => line.write('x'), 50);
      line.on('data', (data) => (said += String(data)));
      line.on('error', () => undefined);
      line.on('close', () => {
        clearInterval(drops);
        done({ said, ms: performance.now() - from });
      });
    });
  const lines = await Promise.all([
    drip(
      `POST /api/tables HTTP/1.1\r\nhost: ${hostname}\r\norigin: ${server.url}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`,
    ),
    drip(
      `POST /api/records HTTP/1.1\r\nhost: ${hostname}\r\norigin: ${server.url}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n`,
    ),
    drip('GET /api/config HTTP/1.1\r\nx-slow: '),
  ]);
  for (const { said, ms } of lines) {
    expect(ms).toBeLessThan(5000);
    expect(said).toMatch(/^HTTP\/1\.1 40[0138] /);
  }
  expect(lines[2].said).toContain(' 408 ');
  await newGuest(server.url);
}, 20_000);

test('what is too large closes its line and is no error for the operator, who still sees the real ones', async () => {
  const errors = recentErrors();
  const server = await testServer(
    {},
    { errors, logger: makeLogger('error', errors, { write: () => undefined }) },
  );
  const { id, people, clients } = await seated(server, { game: 'toy', seats: 2 });
  server.context.logger.error({ err: new Error('why') }, 'a real error');
  const closed = (text: string | Buffer): Promise<number> =>
    new Promise((done, failed) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers: people[0]!.headers(),
      });
      socket.on('open', () => socket.send(text));
      socket.on('close', done);
      socket.on('error', failed);
    });
  for (let i = 0; i < 120; i += 20) {
    const codes = await Promise.all(Array.from({ length: 20 }, () => closed('x'.repeat(9000))));
    expect(new Set(codes)).toEqual(new Set([1009]));
  }
  // Sent as text, though it is not valid UTF-8.
  const broken = await new Promise<number>((done) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: people[0]!.headers(),
    });
    socket.on('open', () => socket.send(Buffer.from([0xff, 0xfe]), { binary: false }));
    socket.on('close', done);
  });
  expect(broken).toBe(1007);
  expect(errors.list().map(({ text }) => text)).toEqual(['a real error']);
  await playOut(clients);
}, 30_000);

test('errors of one kind are counted and leave room for the others', () => {
  const errors = recentErrors();
  errors.add({ at: 1, text: 'rare', why: 'once' });
  for (let i = 0; i < 50; i++) errors.add({ at: 10 + i, text: 'common', why: 'the same' });
  expect(errors.list()).toEqual([
    { at: 59, text: 'common', why: 'the same', times: 50 },
    { at: 1, text: 'rare', why: 'once', times: 1 },
  ]);
  for (let i = 0; i < 500; i++) errors.add({ at: 100 + i, text: 'flood', why: `number ${i}` });
  const list = errors.list();
  expect(list).toHaveLength(100);
  expect(list[0]).toMatchObject({ text: 'flood', why: 'number 499' });
  expect(list.map(({ text }) => text)).toEqual(expect.arrayContaining(['rare', 'common']));
});
