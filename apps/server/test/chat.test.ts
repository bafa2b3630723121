import { expect, test } from 'vitest';
import { httpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { moveId } from '@four-crowns/harness/play';
import { seated, spectator } from '@four-crowns/harness/seated';
import { OPERATOR, testServer } from './helpers/server.ts';

test('chat at a table: said to all, cleaned, kept as data', async () => {
  const server = await testServer();
  const { id, made, clients, people } = await seated(server, { game: 'toy', seats: 2 });
  const watcher = await spectator(server, id, made.invite);
  const [a, b] = clients;
  expect(
    await a!.ask({ type: 'chat', id: 'c1', text: ' <img src=x onerror=alert(1)>\u202e\u0000 ' }),
  ).toEqual({ type: 'done', id: 'c1' });
  await watcher.until((c) => c.chat.length === 1, 'the watcher reads it');
  expect(b!.chat).toMatchObject([{ person: people[0]!.me.id, text: '<img src=x onerror=alert(1)>' }]);
  await watcher.ask({ type: 'chat', id: 'c1', text: 'hello' });
  await a!.until((c) => c.chat.length === 2, 'the players read the watcher');
  const later = await openTable(people[1]!, id);
  expect(later.chat.map((l) => l.text)).toEqual(['<img src=x onerror=alert(1)>', 'hello']);
  expect(await a!.ask({ type: 'chat', id: 'c2', text: '\u200b\u0007' })).toMatchObject({
    type: 'refused',
    why: 'malformed',
  });
});

test('people are muted for oneself, by the operator, and chat is switched off', async () => {
  const server = await testServer();
  const operator = httpClient(server.url, OPERATOR);
  const { id, clients, people } = await seated(server, { game: 'toy', seats: 3 });
  const [a, b, c] = clients;
  await b!.ask({ type: 'mute', id: 'm', person: people[0]!.me.id, muted: true });
  await a!.ask({ type: 'chat', id: moveId(), text: 'one' });
  await c!.until((x) => x.chat.length === 1, 'c reads it');
  await b!.ask({ type: 'mute', id: 'm2', person: people[0]!.me.id, muted: false });
  await a!.ask({ type: 'chat', id: moveId(), text: 'two' });
  await b!.until((x) => x.chat.length === 1, 'b reads only the second');
  expect(b!.chat[0]!.text).toBe('two');
  await operator.ask('POST', '/api/operator/mutes', { person: people[0]!.me.id, minutes: 5 });
  expect(await a!.ask({ type: 'chat', id: moveId(), text: 'three' })).toMatchObject({
    type: 'refused',
    why: 'muted',
  });
  // A line that the operator removes is gone for everybody, also from the store.
  await operator.ask('DELETE', `/api/operator/chat/${c!.chat[0]!.id}`);
  await c!.until((x) => x.chat.some((l) => l.removed === true && l.text === ''), 'the line is removed');
  const rows = await server.context.engine.db
    .selectFrom('chat')
    .select('text')
    .where('removed', '=', 1)
    .execute();
  expect(rows).toEqual([{ text: '' }]);
  expect(await b!.ask({ type: 'chat-switch', id: 's', chat: 'off' })).toMatchObject({
    type: 'refused',
    why: 'not-yours',
  });
  expect(await a!.ask({ type: 'chat-switch', id: 's', chat: 'off' })).toMatchObject({ type: 'done' });
  expect(await b!.ask({ type: 'chat', id: moveId(), text: 'four' })).toMatchObject({ why: 'chat-off' });
  const again = await openTable(people[2]!, id);
  expect(again.table.chat).toBe('off');
});

test('what is sent again with the same id is answered again and said once', async () => {
  const server = await testServer();
  const { id, clients, people } = await seated(server, { game: 'toy', seats: 2 });
  const [a, b] = clients;
  const line = { type: 'chat', id: 'once', text: 'hello' } as const;
  expect(await a!.ask(line)).toEqual({ type: 'done', id: 'once' });
  expect(await a!.ask(line)).toEqual({ type: 'done', id: 'once' });
  a!.cut();
  const back = await openTable(people[0]!, id);
  expect(await back.ask(line)).toEqual({ type: 'done', id: 'once' });
  // Ids are one person's own.
  expect(await b!.ask({ ...line, text: 'hello too' })).toEqual({ type: 'done', id: 'once' });
  await back.until((c) => c.chat.some(({ text }) => text === 'hello too'), 'the answer is read');
  expect(back.chat.map(({ text }) => text)).toEqual(['hello', 'hello too']);
});

test('chat and messages are limited', async () => {
  const server = await testServer({ CHAT_PER_MINUTE: '2', SOCKET_BURST: '30' });
  const { clients } = await seated(server, { game: 'toy', seats: 2 });
  const [a, b] = clients;
  for (let i = 0; i < 2; i++)
    expect(await a!.ask({ type: 'chat', id: moveId(), text: 'hi' })).toMatchObject({ type: 'done' });
  expect(await a!.ask({ type: 'chat', id: moveId(), text: 'hi' })).toMatchObject({
    type: 'refused',
    why: 'too-fast',
  });
  for (let i = 0; i < 100; i++) b!.send({ type: 'resync' });
  expect((await b!.closed).code).toBe(4429);
  expect(b!.received.some((m) => m.type === 'refused' && m.why === 'too-fast')).toBe(true);
});

test('the operator closes a table', async () => {
  const server = await testServer();
  const operator = httpClient(server.url, OPERATOR);
  const { id, people, clients } = await seated(server, { game: 'toy', seats: 2 });
  await expect(
    people[0]!.ask('POST', `/api/operator/tables/${id}/close`, { reason: 'x' }),
  ).rejects.toMatchObject({ status: 403 });
  await operator.ask('POST', `/api/operator/tables/${id}/close`, { reason: 'Abuse of the chat.' });
  expect((await clients[0]!.closed).code).toBe(4410);
  expect(clients[0]!.table).toMatchObject({ status: 'closed', closed: 'Abuse of the chat.' });
});
