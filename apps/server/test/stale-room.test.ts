/** What is in memory may be behind the store: every use of a room reads it again first. */
import { expect, test } from 'vitest';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

test('a stale room is read again before any message is answered', async () => {
  const server = await testServer();
  const { id, clients } = await seated(server, { game: 'toy', seats: 2 });
  const [client] = clients;
  const room = server.rooms.inMemory(id)!;
  // As after a move that the store may or may not have taken.
  room.live = undefined;
  room.isStale = true;
  const before = client!.received.length;
  client!.send({ type: 'resync' });
  await client!.until((c) => c.received.slice(before).some((m) => m.type === 'news'), 'the answer');
  const news = client!.received.slice(before).find((m) => m.type === 'news');
  expect(news?.snapshots).toHaveLength(1);
  expect(room.isStale).toBe(false);
});

test('somebody who leaves a stale room is gone from it, even while it cannot be read', async () => {
  const server = await testServer();
  const { id, clients } = await seated(server, { game: 'toy', seats: 2 });
  const room = server.rooms.inMemory(id)!;
  await server.context.engine.db.updateTable('matches').set({ pace: '{' }).where('id', '=', id).execute();
  room.isStale = true;
  expect(room.listeners.size).toBe(2);
  clients[0]!.cut();
  await expect.poll(() => room.listeners.size).toBe(1);
});
