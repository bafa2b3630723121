import { fc } from '@fast-check/vitest';
import type { ErrorBody } from '@four-crowns/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newGuest } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import { describedPaths, fuzzedMessages, TABLE } from '@four-crowns/harness/fuzz';
import { playOut } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const sample = <T>(arbitrary: fc.Arbitrary<T>, n: number): T[] =>
  fc.sample(arbitrary, { numRuns: n, seed: SEED });

test(
  `no message on a socket breaks the server or another player (FUZZ_SEED=${SEED})`,
  { timeout: 60_000 },
  async () => {
    const server = await testServer();
    const { id, made, people, clients } = await seated(server, { game: 'toy', seats: 2 });
    const stranger = await newGuest(server.url);
    const texts = fuzzedMessages(800, SEED);
    const lines = [...clients, await openTable(stranger, id, { invite: made.invite! })];
    for (const [i, text] of texts.entries()) lines[i % lines.length]!.sendText(text);
    for (const line of lines) {
      const received = line.received.length;
      line.send({ type: 'resync' });
      await line.until(
        (c) => c.received.slice(received).some((m) => m.type === 'news' && m.snapshots !== undefined),
        'the line still works',
        40_000,
      );
    }
    for (const message of lines.flatMap((line) => line.received)) {
      if (message.type === 'refused') expect(message.text).toMatch(/^[A-Z][^\n]*\.$/);
      expect(JSON.stringify(message)).not.toMatch(/\.ts:\d|node_modules|    at /);
    }
    // Whatever was handed over or asked for, the match is played to its end.
    const again: TableClient[] = [];
    for (const [seat, person] of people.entries()) {
      const line = await openTable(person, id);
      await line.ask({ type: 'return', id: `back-${seat}`, seat });
      if (line.table.rewind !== undefined) {
        await line.ask({
          type: 'rewind-answer',
          id: `no-${seat}`,
          seat,
          ask: line.table.rewind.ask,
          agree: false,
        });
      }
      again.push(line);
    }
    await playOut(again);
    expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
  },
);

test('what is no message closes the line and nothing else', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, { game: 'toy', seats: 2 });
  const raw = (): Promise<WebSocket> =>
    new Promise((done, failed) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers: people[0]!.headers(),
      });
      socket.on('open', () => done(socket));
      socket.on('error', failed);
    });
  const closeOf = (socket: WebSocket): Promise<number> => new Promise((done) => socket.on('close', done));
  const big = await raw();
  big.send('x'.repeat(9000));
  expect(await closeOf(big)).toBe(1009);
  const wrong = await raw();
  wrong.send(JSON.stringify({ type: 'hello', protocol: 99 }));
  expect(await closeOf(wrong)).toBe(4400);
  const binary = await raw();
  binary.send(Buffer.from([1, 2, 3]));
  binary.send('{"type":"move","id":"a","seat":0,"version":1,"action":{"type":"bid"}}');
  const answers: string[] = [];
  binary.on('message', (data) => answers.push(String(data)));
  await expect.poll(() => answers.length).toBe(2);
  expect(answers.join()).toContain('Messages are text.');
  expect(answers.join()).toContain('Say hello first.');
  binary.terminate();
  await playOut(clients);
});

test('a socket from another origin, or without a person, is not opened', async () => {
  const server = await testServer();
  const { id, people } = await seated(server, { game: 'toy', seats: 2, access: 'public' });
  const attempt = (headers: Record<string, string>): Promise<number> =>
    new Promise((done) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
        headers,
      });
      socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
      socket.on('open', () => socket.send('{"type":"hello","protocol":2}'));
      socket.on('close', (code) => done(code));
      socket.on('message', () => done(200));
      socket.on('error', () => undefined);
    });
  const cookie = people[0]!.headers()['cookie']!;
  expect(await attempt({ cookie, origin: server.url })).toBe(200);
  expect(await attempt({ cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await attempt({ cookie })).toBe(403);
  expect(await attempt({ origin: server.url })).toBe(4401);
  expect(await attempt({ authorization: 'Bearer fct_wrong' })).toBe(401);
});

test(
  `no HTTP request breaks the server or tells more than a sentence (FUZZ_SEED=${SEED})`,
  { timeout: 60_000 },
  async () => {
    const server = await testServer();
    const ann = await newGuest(server.url);
    const paths = [
      ...describedPaths().map((path) => path.replace(TABLE, 'x')),
      '/api/tables/..%2f/log',
      '/api/me/history?before=x',
      '/api/tables/x/record?viewer=99',
      '/api/nothing',
      '/%',
      '/api/tables/%00',
    ];
    const bodies = [
      ...sample(fc.json({ maxDepth: 4 }), 40),
      ...sample(fc.string(), 20),
      '',
      '{',
      '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}',
      '['.repeat(30_000),
    ];
    const requests = sample(
      fc.tuple(
        fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
        fc.constantFrom(...paths),
        fc.constantFrom(...bodies),
        fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', ''),
      ),
      500,
    );
    for (const [method, path, body, type] of requests) {
      if (method === 'DELETE' && /^\/api\/(session|account)/.test(path)) continue;
      const answer = await ann.raw(
        method,
        path,
        method === 'GET' ? undefined : body,
        type === '' ? {} : { 'content-type': type },
      );
      const text = await answer.text();
      expect(answer.status, `${method} ${path} ${body.slice(0, 80)}`).toBeLessThan(500);
      expect(text).not.toMatch(/\.ts:\d|node_modules|    at /);
      if (answer.status >= 400) expect((JSON.parse(text) as ErrorBody).error.text).toMatch(/^[A-Z][^\n]*\.$/);
    }
    expect(({} as { x?: number }).x).toBeUndefined();
    expect(await ann.ask('GET', '/api/me')).toMatchObject({ id: ann.me.id });
  },
);

test('requests that change something must come from the page’s own origin', async () => {
  const server = await testServer({ ALLOWED_ORIGINS: 'https://play.example' });
  const ann = await newGuest(server.url);
  const status = (headers: Record<string, string>): Promise<number> =>
    ann.raw('PATCH', '/api/me', '{"name":"x"}', headers).then((r) => r.status);
  expect(await status({})).toBe(200);
  expect(await status({ origin: 'https://play.example' })).toBe(200);
  expect(await status({ origin: 'https://evil.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  const { cookie } = ann.headers();
  const bare = await fetch(`${server.url}/api/me`, {
    method: 'PATCH',
    headers: { cookie: cookie!, 'content-type': 'application/json' },
    body: '{"name":"x"}',
  });
  expect(bare.status).toBe(403);
});

test('HTTP requests are limited by address, and bodies by size', async () => {
  const server = await testServer({ HTTP_PER_MINUTE: '20' });
  const ann = await newGuest(server.url);
  expect((await ann.raw('POST', '/api/tables', `{"x":"${'y'.repeat(70_000)}"}`)).status).toBe(413);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => ann.raw('GET', '/api/config').then((r) => r.status)),
  );
  expect(statuses).toContain(429);
});
