import type { TableInfo } from '@four-crowns/protocol';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import { freePort } from '@four-crowns/harness/free-port';
import type { Server } from '../src/server.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings/settings.ts';
import { commonGround, testNodes } from './helpers/nodes.ts';
import { askedSeat, moveId, playOut, playRandomly } from '@four-crowns/harness/play';
import { dealt, seated } from '@four-crowns/harness/seated';
import { OPERATOR, testEnv, testServer } from './helpers/server.ts';

// Several servers and their databases in one process: slow where much else runs.
vi.setConfig({ testTimeout: 120_000 });

const ground = commonGround();
const KB = 'kingdom-builder';
const PATIENT = { timeout: 10_000 };
/** What is seen then was not found by the comparison with the store. */
const NO_BEAT = { BEAT_MS: '600000' };

async function twoNodes(env: Record<string, string> = {}): Promise<[Server, Server]> {
  const [a, b] = await testNodes(ground, [env, env]);
  return [a!, b!];
}

async function moveOnce(clients: readonly TableClient[]): Promise<void> {
  const client = clients.find((c) => askedSeat(c) !== undefined)!;
  const seat = askedSeat(client)!;
  const { version } = client.snapshots.get(seat)!;
  await client.ask({ type: 'move', id: moveId(), seat, version, action: client.choices(seat)[0]! });
}

function isHere(table: TableInfo, seat: number): boolean {
  const { holder } = table.seats[seat]!;
  return holder.type === 'person' && holder.here;
}

describe('news between nodes', () => {
  test('a match is played through two nodes, and the news is there long before any beat', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const { id, people, clients } = await seated(a, { game: KB, seats: 2 });
    const there = await openTable(people[1]!.at(b.url), id);
    clients[1]!.close();
    await playOut([clients[0]!, there], 3);
    expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
    expect(there.snapshots.get(1)?.seatView.result).toEqual(clients[0]!.snapshots.get(0)?.seatView.result);
  });

  test('chat, and lines that the operator removes, reach the other node', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const { id, people, clients } = await seated(a, { game: 'toy', seats: 2 });
    const there = await openTable(people[1]!.at(b.url), id);
    await clients[0]!.ask({ type: 'chat', id: 'c', text: 'hello there' });
    await there.until((c) => c.chat.some((l) => l.text === 'hello there'), 'it is heard');
    const line = there.chat[0]!.id;
    await httpClient(a.url, OPERATOR).ask('DELETE', `/api/operator/chat/${line}`);
    await there.until((c) => c.chat[0]?.removed === true, 'it is removed');
  });

  test('a chat line that is sent to both nodes at once is said once', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const { id, people, clients } = await seated(a, { game: 'toy', seats: 2 });
    const there = await openTable(people[0]!.at(b.url), id);
    for (let i = 0; i < 5; i++) {
      const line = { type: 'chat', id: `c${i}`, text: `line ${i}` } as const;
      expect(await Promise.all([clients[0]!.ask(line), there.ask(line)])).toEqual([
        { type: 'done', id: line.id },
        { type: 'done', id: line.id },
      ]);
    }
    await clients[1]!.until((c) => c.chat.length >= 5, 'they are read');
    const rows = await a.context.engine.db.selectFrom('chat').select('text').orderBy('id').execute();
    expect(rows.map(({ text }) => text)).toEqual(Array.from({ length: 5 }, (_, i) => `line ${i}`));
  });

  test('whoever sits down at one node is known at the other at once', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const host = await newGuest(a.url);
    const made = await newTable(host, { game: 'toy', seats: 2 });
    // The other node has the table in memory, as it was.
    await openTable(host.at(b.url), made.id);
    for (let i = 0; i < 5; i++) {
      const guest = await newGuest(a.url);
      await guest.ask('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
      const there = await openTable(guest.at(b.url), made.id);
      expect(there.table.mine).toEqual([1]);
      if (there.table.status !== 'open') break;
      await guest.ask('POST', `/api/tables/${made.id}/leave`, {});
    }
  });

  test('a ban at one node cuts the lines at the other', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const { id, people } = await seated(a, { game: 'toy', seats: 2 });
    const there = await openTable(people[1]!.at(b.url), id);
    const person = people[1]!.me.id;
    await httpClient(a.url, OPERATOR).ask('POST', '/api/operator/bans', { person, reason: 'test' });
    expect((await there.closed).reason).toBe('banned');
  });

  test('a table closed at one node is closed at the other, with all lines to it', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const { id, people, clients } = await seated(a, { game: 'toy', seats: 2 });
    const there = await openTable(people[1]!.at(b.url), id);
    const reason = 'spam';
    await httpClient(a.url, OPERATOR).ask('POST', `/api/operator/tables/${id}/close`, { reason });
    for (const client of [...clients, there]) {
      expect(await client.closed).toMatchObject({ code: 4410 });
      expect(client.table).toMatchObject({ status: 'closed', closed: reason });
    }
    // To look at it is no fault.
    const back = await openTable(people[1]!.at(b.url), id);
    expect(back.table.status).toBe('closed');
  });

  test('a table closed while Redis is away is closed at the other node with the next comparison', async () => {
    const [a, b] = await twoNodes({ BEAT_MS: '300' });
    const { id, people } = await seated(a, { game: 'toy', seats: 2 });
    const there = await openTable(people[1]!.at(b.url), id);
    await ground.redis.kill();
    try {
      await httpClient(a.url, OPERATOR).ask('POST', `/api/operator/tables/${id}/close`, { reason: 'spam' });
      expect(await there.closed).toMatchObject({ code: 4410 });
    } finally {
      await ground.redis.start();
      await redisIsBack(a, b);
    }
  });
});

test('nodes that are started at the same moment on an empty database all start', async () => {
  const DATABASE_URL = await ground.postgres.database('at_once');
  const env = { MEMORY_LOG: 'off', DATABASE_URL, REDIS_URL: ground.redis.url };
  const nodes = await Promise.all([1, 2, 3].map(() => testServer(env)));
  for (const { url } of nodes) await newGuest(url);
});

describe('presence, limits and quotas hold across nodes', () => {
  test('who is here, through whichever node, until its line or its node is gone', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const { id, people, clients } = await seated(a, { game: 'toy', seats: 2 });
    const here = clients[0]!;
    clients[1]!.close();
    await here.until((c) => !isHere(c.table, 1), 'the other has left');
    const there = await openTable(people[1]!.at(b.url), id);
    await here.until((c) => isHere(c.table, 1), 'the other is seen through the other node');
    await there.until((c) => isHere(c.table, 0), 'and sees me');
    expect(isHere(await people[1]!.at(b.url).ask<TableInfo>('GET', `/api/tables/${id}`), 0)).toBe(true);
    const watcher = await openTable((await newGuest(b.url)).at(b.url), id, { invite: here.table.invite! });
    await here.until((c) => c.table.watchers === 1, 'somebody watches there');
    watcher.close();
    await here.until((c) => c.table.watchers === 0, 'and has gone');
    await b.close();
    await here.until((c) => !isHere(c.table, 1), 'the other node has gone');
  });

  test('guests of one address, chat of one person, open tables of one host', async () => {
    const [a, b] = await twoNodes({ GUESTS_PER_HOUR: '2', CHAT_PER_MINUTE: '2', OPEN_TABLES: '2' });
    await ground.redis.kill();
    await ground.redis.start();
    await redisIsBack(a, b);
    const ann = await newGuest(a.url);
    await newGuest(b.url);
    await expect(newGuest(a.url)).rejects.toThrow('Too many new guests');
    await expect(newGuest(b.url)).rejects.toThrow('Too many new guests');
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    await newTable(ann.at(b.url), { game: 'toy', seats: 2 });
    await expect(newTable(ann.at(b.url), { game: 'toy', seats: 2 })).rejects.toThrow('You host 2 tables');
    const [here, there] = [await openTable(ann, id), await openTable(ann.at(b.url), id)];
    expect(await here.ask({ type: 'chat', id: '1', text: 'one' })).toMatchObject({ type: 'done' });
    expect(await there.ask({ type: 'chat', id: '2', text: 'two' })).toMatchObject({ type: 'done' });
    expect(await here.ask({ type: 'chat', id: '3', text: 'three' })).toMatchObject({ why: 'too-fast' });
    expect(await there.ask({ type: 'chat', id: '4', text: 'four' })).toMatchObject({ why: 'too-fast' });
  });

  test('sockets of one person', async () => {
    const [a, b] = await twoNodes({ MAX_SOCKETS_PER_PERSON: '3' });
    const ann = await newGuest(a.url);
    const { id } = await newTable(ann, { game: 'toy', seats: 2 });
    const first = await openTable(ann, id);
    await openTable(ann.at(b.url), id);
    await openTable(ann.at(b.url), id);
    // Each node knows of the other since its last sign of life.
    await expect
      .poll(() => a.context.uptime.isUp(b.context.run) && b.context.uptime.isUp(a.context.run))
      .toBe(true);
    // Before the welcome or after it.
    const isRefused = (): Promise<boolean> =>
      openTable(ann, id).then(
        (late) => Promise.race([late.closed.then(() => true), settled(500).then(() => false)]),
        (error: Error) => error.message.includes('too many sockets'),
      );
    expect(await isRefused()).toBe(true);
    first.close();
    await first.closed;
    await expect.poll(isRefused, { timeout: 10_000 }).toBe(false);
  });
});

describe('Redis', () => {
  test('one that is not there stops the start with one sentence, and so does a wrong address', async () => {
    const DATABASE_URL = await ground.postgres.database('no_redis');
    const start = (REDIS_URL: string): Promise<Server> =>
      startServer(readSettings(testEnv({ MEMORY_LOG: 'off', DATABASE_URL, REDIS_URL })));
    const port = await freePort();
    await expect(start(`redis://:secret@127.0.0.1:${port}`)).rejects.toThrow(
      new RegExp(`^Redis at 127\\.0\\.0\\.1:${port} does not answer\\.$`),
    );
    expect(() => readSettings({ DATABASE_URL, REDIS_URL: 'http://x' })).toThrow(
      /^REDIS_URL must be an address/,
    );
    expect(() => readSettings({ REDIS_URL: ground.redis.url })).toThrow(/DATABASE_URL in common\.$/);
  });

  test('lost and back: moves are made and seen meanwhile, limits hold, and then news is quick again', async () => {
    const env = { BEAT_MS: '300', CHAT_PER_MINUTE: '3' };
    const [a, b] = await twoNodes(env);
    const { id, people, clients } = await seated(a, { game: KB, seats: 2 });
    const there = await openTable(people[1]!.at(b.url), id);
    clients[1]!.close();
    const both = [clients[0]!, there];
    await ground.redis.kill();
    const from = there.snapshots.get(1)!.version;
    await Promise.all(
      both.map((c, i) => playRandomly(c, i, (me) => me.snapshots.get(i)!.version > from + 12)),
    );
    const chat = await Promise.all(
      [1, 2, 3, 4].map((n) => clients[0]!.ask({ type: 'chat', id: `c${n}`, text: `line ${n}` })),
    );
    expect(chat.filter((answer) => answer.type === 'done')).toHaveLength(3);
    await there.until((c) => c.chat.length === 3, 'chat is found in the store');
    await newGuest(b.url);
    await ground.redis.start();
    await redisIsBack(a, b);
    await expect.poll(() => both.some((c) => askedSeat(c) !== undefined), PATIENT).toBe(true);
    await moveOnce(both);
    await expect.poll(() => isHere(clients[0]!.table, 1) && isHere(there.table, 0), PATIENT).toBe(true);
    await playOut(both, 9);
    expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
  });

  test('a node that heard of nothing does not take a seat whose holder has moved elsewhere', async () => {
    const [a, b] = await twoNodes(NO_BEAT);
    const pace = { type: 'live', base: 2500, increment: 0 } as const;
    const { id, people, clients } = await seated(a, { game: 'toy', seats: 2, pace });
    const there = await openTable(people[1]!.at(b.url), id);
    await ground.redis.kill();
    try {
      const { version } = clients[0]!.snapshots.get(0)!;
      const bid = { type: 'move', id: 'b', seat: 0, version, action: { type: 'bid', bid: 1 } } as const;
      expect(await clients[0]!.ask(bid)).toMatchObject({ type: 'news' });
      await there.until((c) => c.table.seats[1]?.standIn?.because === 'time', 'the other runs out of time');
      await settled(500);
      const { seats } = await people[0]!.ask<TableInfo>('GET', `/api/tables/${id}`);
      expect(seats[0]?.standIn).toBeUndefined();
    } finally {
      await ground.redis.start();
    }
  });

  test('one that hangs holds nobody up', async () => {
    const [a, b] = await twoNodes({ BEAT_MS: '300' });
    const { id, people, clients } = await seated(a, { game: 'toy', seats: 2 });
    const there = await openTable(people[1]!.at(b.url), id);
    process.kill(ground.redis.pid, 'SIGSTOP');
    try {
      const from = performance.now();
      await newGuest(a.url);
      await playOut([clients[0]!, there], 4);
      expect(performance.now() - from).toBeLessThan(15_000);
    } finally {
      process.kill(ground.redis.pid, 'SIGCONT');
    }
  });
});

describe('work that any node can take is done once', () => {
  const asked = async (server: Server): Promise<number> => {
    const text = await server.context.metrics.text();
    return Number(/fc_bot_seconds_count (\d+)/.exec(text)?.[1] ?? 0);
  };
  const botRows = async (
    { context }: Server,
    match: string,
  ): Promise<{ move_id: string | null; at: number }[]> =>
    (await context.engine.log.read(match, 0)).filter((row) => row.move_id?.startsWith('~answer:'));

  test('a bot is asked by one of two nodes that both have its table', async () => {
    const [a, b] = await twoNodes({ BOT_MS: '5' });
    const ann = await newGuest(a.url);
    const bots = [1, 2].map((seat) => ({ seat, bot: 'random' }));
    const { id } = await newTable(ann, { game: KB, seats: 3, bots });
    const [here, there] = [await openTable(ann, id), await openTable(ann.at(b.url), id)];
    await dealt(here);
    // The person moves here and there, so that each node makes the bots be asked.
    for (let turn = 0; turn < 12; turn++) {
      const client = turn % 2 === 0 ? here : there;
      await client.until((c) => askedSeat(c) !== undefined, 'it is my turn');
      await moveOnce([client]);
    }
    const [mine, other] = [await asked(a), await asked(b)];
    const rows = await botRows(a, id);
    expect(rows.length).toBeGreaterThan(4);
    expect(mine + other).toBeGreaterThan(0);
    expect(mine + other).toBeLessThanOrEqual(rows.length + 2);
  });

  test('what a node does not finish another takes after the lease, not before', async () => {
    // The first node waits an hour before it lets its bots answer, and looks for nothing else: as good as dead.
    const [a, b] = await testNodes(ground, [
      { BOT_FLOOR_MS: '3600000', LEASE_MS: '1500', SWEEP_MS: '600000' },
      { LEASE_MS: '1500' },
    ]);
    const ann = await newGuest(a!.url);
    const { id } = await newTable(ann, { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'random' }] });
    const there = await openTable(ann.at(b!.url), id);
    await there.until((c) => c.table.status === 'playing', 'it is dealt');
    await expect.poll(() => botRows(a!, id).then((rows) => rows.length), { timeout: 15_000 }).toBe(1);
    const rows = await a!.context.engine.log.read(id, 0);
    const deal = rows.find((row) => row.move_id === '~deal')!;
    expect((await botRows(a!, id))[0]!.at - deal.at).toBeGreaterThanOrEqual(1500);
    expect(await asked(b!)).toBe(1);
  });

  test('a node that stops in order hands its bots over at once', async () => {
    const [a, b] = await testNodes(ground, [
      { BOT_FLOOR_MS: '3600000', LEASE_MS: '600000' },
      { LEASE_MS: '600000' },
    ]);
    const ann = await newGuest(a!.url);
    const { id } = await newTable(ann, { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'random' }] });
    const here = await openTable(ann, id);
    await dealt(here);
    await a!.close();
    expect(here.received.at(-1)).toMatchObject({ type: 'bye', code: 1012 });
    await expect.poll(() => botRows(b!, id).then((rows) => rows.length), { timeout: 10_000 }).toBe(1);
  });

  test('a clock that runs out is noticed by all nodes and acted on by one', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const [a, b] = await testNodes(ground, [{}, {}], { logger });
    const { id, people, clients } = await seated(a!, {
      game: KB,
      seats: 2,
      pace: { type: 'live', base: 1500, increment: 0 },
    });
    const there = await openTable(people[1]!.at(b!.url), id);
    const seat = clients.map(askedSeat).find((s) => s !== undefined)!;
    // Both nodes try at the same moment; whichever is late must still tell its listeners.
    for (const client of [clients[seat]!, there]) {
      await client.until((c) => c.table.seats[seat]?.standIn?.because === 'time', 'a bot stands in', 3000);
    }
    await settled(300);
    const stoodIn = lines.filter(
      (line) => line.includes('a bot stands in') && line.includes(`"seat":${seat}`),
    );
    expect(stoodIn).toHaveLength(1);
  });

  test('a node that goes down gives those who sat there the time to find another', async () => {
    const [a, b] = await twoNodes();
    const { id, people, clients } = await seated(a, {
      game: KB,
      seats: 2,
      pace: { type: 'live', base: 600_000, increment: 0 },
    });
    const seat = clients.map(askedSeat).find((s) => s !== undefined)!;
    await settled(300);
    await a.close();
    const back = await openTable(people[seat]!.at(b.url), id);
    expect(back.table.mine).toEqual([seat]);
    // 1.5 s more, less what was spent on the way.
    expect(back.table.clock!.left[seat]).toBeGreaterThan(599_900);
    expect(back.table.clock!.left[1 - seat]).toBe(600_000);
  });
});

async function redisIsBack(...servers: readonly Server[]): Promise<void> {
  const isBack = (): boolean =>
    servers.every(({ context: { redis } }) => redis?.client.isReady === true && redis.subscriber.isReady);
  await expect.poll(isBack, PATIENT).toBe(true);
}

function settled(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
