import type { Welcome } from '@four-crowns/protocol';
import { expect, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { localFanout } from '../src/nodes/fanout.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings/settings.ts';
import { askedSeat, moveId, playOut, playRandomly } from '@four-crowns/harness/play';
import { dealt, seated } from '@four-crowns/harness/seated';
import { tempFolder, testEnv, testServer } from './helpers/server.ts';

const KB = 'kingdom-builder';

test('after a cut line a client gets what it missed, or a whole snapshot if it was too much', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, { game: KB, seats: 2 });
  const watcher = clients.find((c) => askedSeat(c) === undefined)!;
  const mover = clients.find((c) => c !== watcher)!;
  const me = people[clients.indexOf(watcher)]!;
  const seat = watcher.table.mine[0]!;
  const had = watcher.snapshots;
  const { version } = had.get(seat)!;
  watcher.cut();
  const moverSeat = mover.table.mine[0]!;
  await playRandomly(mover, 1, (c) => c.snapshots.get(moverSeat)!.version >= version + 2);
  const back = await openTable(me, id, { seen: [{ viewer: seat, version }], snapshots: had });
  const welcome = back.received.find((m) => m.type === 'welcome') as Welcome;
  expect(welcome.snapshots).toEqual([]);
  // One update may carry several versions: what the mover did at once comes at once.
  expect(welcome.updates.length).toBeGreaterThanOrEqual(1);
  const fresh = await openTable(me, id);
  expect(back.snapshots.get(seat)).toEqual(fresh.snapshots.get(seat));
  expect((fresh.received.find((m) => m.type === 'welcome') as Welcome).snapshots).toHaveLength(1);
  // Nothing missed: nothing sent. Too old or never seen: the whole snapshot.
  const { version: now } = back.snapshots.get(seat)!;
  const none = await openTable(me, id, { seen: [{ viewer: seat, version: now }], snapshots: back.snapshots });
  expect(none.received.find((m) => m.type === 'welcome')).toMatchObject({ snapshots: [], updates: [] });
  const old = await openTable(me, id, { seen: [{ viewer: seat, version: 0 }] });
  expect((old.received.find((m) => m.type === 'welcome') as Welcome).snapshots).toHaveLength(1);
});

test('the answer that was lost with the line comes again, and the beat tells of a lost message', async () => {
  const server = await testServer({ BEAT_MS: '100' });
  const { id, people, clients } = await seated(server, { game: KB, seats: 2 });
  const mover = clients.find((c) => askedSeat(c) !== undefined)!;
  const me = people[clients.indexOf(mover)]!;
  const seat = askedSeat(mover)!;
  const { version } = mover.snapshots.get(seat)!;
  const move = { type: 'move', id: 'once', seat, version, action: mover.choices(seat)[0]! } as const;
  mover.send(move);
  // Let it arrive, then cut before the answer is read.
  await new Promise((done) => setTimeout(done, 30));
  mover.cut();
  const back = await openTable(me, id, { seen: [{ viewer: seat, version }], snapshots: new Map() });
  expect(await back.ask(move)).toMatchObject({ type: 'news', ack: { id: 'once', entry: version } });
  await back.until((c) => c.received.some((m) => m.type === 'beat'), 'a beat comes');
  // This client said it had the old snapshot, but has none: the update did not fit and it asked again.
  await back.until((c) => (c.snapshots.get(seat)?.version ?? 0) > version, 'it is up to date');
});

test('a server that restarts in order says so, and nothing is lost', async () => {
  const env = testEnv({ MEMORY_LOG: 'off', DATA_DIR: tempFolder(), BOT_FLOOR_MS: '20' });
  const first = await startServer(readSettings(env));
  const ann = await newGuest(first.url);
  const { id } = await newTable(ann, { game: KB, seats: 2, bots: [{ seat: 1, bot: 'random' }] });
  const a = await openTable(ann, id);
  await dealt(a);
  await playRandomly(a, 2, (c) => c.snapshots.get(0)!.version > 40);
  const before = a.snapshots.get(0)!;
  const { port } = new URL(first.url);
  await first.close();
  expect((await a.closed).code).toBe(1012);
  expect(a.received.at(-1)).toMatchObject({ type: 'bye', code: 1012 });
  const second = await startServer(readSettings({ ...env, PORT: port }));
  try {
    const b = await openTable(ann, id, {
      seen: [{ viewer: 0, version: before.version }],
      snapshots: a.snapshots,
    });
    expect(b.snapshots.get(0)!.version).toBeGreaterThanOrEqual(before.version);
    await playOut([b], 7);
    expect(await ann.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
  } finally {
    await second.close();
  }
});

test('a match nobody watches leaves memory and comes back when touched', async () => {
  const server = await testServer({ ROOM_IDLE_MS: '50' });
  const { id, people, clients } = await seated(server, { game: KB, seats: 2 });
  const before = clients[0]!.snapshots.get(0);
  expect(server.rooms.inMemory(id)).toBeDefined();
  for (const client of clients) client.close();
  await expect.poll(() => server.rooms.inMemory(id), { timeout: 5000 }).toBeUndefined();
  const back = await openTable(people[0]!, id);
  expect(back.snapshots.get(0)).toEqual(before);
});

test('two nodes serve one match: each judges against the store, and both tell their listeners', async () => {
  const fanout = localFanout();
  const first = await testServer({ MEMORY_LOG: 'off', DATA_DIR: tempFolder() }, { fanout });
  // The second node works on the first one's database: what Postgres allows to another process.
  const { engine } = first.context;
  const second = await testServer({}, { fanout, engine });
  const { id, people, clients } = await seated(first, { game: KB, seats: 2 });
  const bHere = await openTable(people[1]!.at(second.url), id);
  clients[1]!.close();
  await playOut([clients[0]!, bHere], 3);
  expect(clients[0]!.snapshots.get(0)?.seatView.result).toEqual(bHere.snapshots.get(1)?.seatView.result);
  expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
});

test('two nodes at once: sealed picks sent to both at the same moment all stand', async () => {
  const fanout = localFanout();
  const first = await testServer({ MEMORY_LOG: 'off', DATA_DIR: tempFolder() }, { fanout });
  const second = await testServer({}, { fanout, engine: first.context.engine });
  for (let round = 0; round < 5; round++) {
    const { id, people, clients } = await seated(first, { game: 'toy', seats: 4 });
    const there = await Promise.all(people.map((p) => openTable(p.at(second.url), id)));
    const { version } = clients[0]!.snapshots.get(0)!;
    const answers = await Promise.all(
      [0, 1, 2, 3].map((seat) =>
        (seat % 2 === 0 ? clients : there)[seat]!.ask({
          type: 'move',
          id: moveId(),
          seat,
          version,
          action: { type: 'bid', bid: 1 },
        }),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject({ type: 'news' });
    await playOut(clients, round);
    await there[3]!.until(
      (c) => c.snapshots.get(3)!.seatView.result !== undefined,
      'the other node tells the end',
    );
    expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
  }
});
