import { describe, expect, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import { firstClock, grantTime, nextOut, outOfTime, readClock, turnClock } from '../src/room/clock.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings/settings.ts';
import { merged, upBetween } from '../src/nodes/uptime.ts';
import { fakeTime } from './helpers/fake-time.ts';
import { askedSeat, moveId } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { tempFolder, testEnv, testServer } from './helpers/server.ts';

const wall = (from: number, to: number): number => to - from;
const DAY = 24 * 3600 * 1000;

describe('the arithmetic of clocks', () => {
  const live = { type: 'live', base: 60_000, increment: 5000 } as const;
  const days = { type: 'days', days: 3 } as const;

  test('a live clock runs for whoever is asked and earns the increment at the end of a turn', () => {
    const clock = firstClock(live, 2, [0], 1000)!;
    expect(readClock(clock, 11_000, wall).left).toEqual([50_000, 60_000]);
    const same = turnClock(clock, live, 11_000, wall, [0], []);
    expect(same).toEqual({ at: 11_000, left: [50_000, 60_000], running: [0] });
    const passed = turnClock(same, live, 21_000, wall, [1], [0]);
    expect(passed).toEqual({ at: 21_000, left: [45_000, 60_000], running: [1] });
    expect(nextOut(passed, 21_000, wall)).toBe(81_000);
    expect(outOfTime(passed, 80_999, wall)).toEqual([]);
    expect(outOfTime(passed, 81_000, wall)).toEqual([1]);
  });

  test('by correspondence each turn has its days, also when the same seat is asked again', () => {
    const clock = firstClock(days, 2, [0], 0)!;
    const later = turnClock(clock, days, DAY, wall, [0], []);
    expect(later.left[0]).toBe(2 * DAY);
    expect(turnClock(later, days, DAY, wall, [0], [0]).left[0]).toBe(3 * DAY);
    expect(turnClock(later, days, DAY, wall, [1], [0]).left).toEqual([3 * DAY, 3 * DAY]);
  });

  test('all who are asked at once run at once', () => {
    const clock = firstClock(live, 3, [0, 1, 2], 0)!;
    expect(readClock(clock, 1000, wall).left).toEqual([59_000, 59_000, 59_000]);
    expect(turnClock(clock, live, 1000, wall, [0, 2], []).left).toEqual([59_000, 64_000, 59_000]);
  });

  test('a seat taken back has a little time; no clock without a pace', () => {
    const clock = { at: 0, left: [0, 60_000], running: [] };
    expect(grantTime(clock, live, 0, 30_000).left).toEqual([30_000, 60_000]);
    expect(firstClock({ type: 'none' }, 2, [0], 0)).toBeUndefined();
  });

  test('time without a node counts nothing, time with two counts once', () => {
    const before = merged([
      { from: 0, to: 10 },
      { from: 5, to: 20 },
      { from: 50, to: 60 },
      { from: 60, to: 60 },
    ]);
    expect(before).toEqual([
      { from: 0, to: 20 },
      { from: 50, to: 60 },
    ]);
    expect(upBetween(before, 100, 10, 110)).toBe(10 + 10 + 10);
    expect(upBetween(before, 100, 70, 90)).toBe(0);
  });
});

async function moveOnce(client: TableClient): Promise<void> {
  const seat = askedSeat(client)!;
  const { version } = client.snapshots.get(seat)!;
  const choices = client.choices(seat);
  await client.ask({
    type: 'move',
    id: moveId(),
    seat,
    version,
    action: choices[Math.floor(choices.length / 2)]!,
  });
}

describe('clocks at a table', () => {
  test('a seat that runs out is taken over by a bot and can be taken back with a little time', async () => {
    const time = fakeTime();
    const server = await testServer({ RETURN_MS: '7000' }, { time });
    const { clients } = await seated(server, {
      game: 'kingdom-builder',
      seats: 2,
      pace: { type: 'live', base: 60_000, increment: 2000 },
    });
    const mover = clients.find((c) => askedSeat(c) !== undefined)!;
    const seat = askedSeat(mover)!;
    expect(mover.table.clock).toMatchObject({ left: [60_000, 60_000], running: [seat] });
    await time.pass(20_000);
    await moveOnce(mover);
    const clock = mover.received.findLast((m) => m.type === 'news')?.clock;
    expect(clock?.left[seat]).toBeLessThanOrEqual(42_000);
    expect(clock?.left[seat]).toBeGreaterThanOrEqual(40_000);
    await time.pass(39_000);
    expect(mover.table.seats[seat]?.standIn).toBeUndefined();
    const again = clients.find((c) => askedSeat(c) !== undefined)!;
    const slow = askedSeat(again)!;
    await time.pass(30_000);
    await again.until((c) => c.table.seats[slow]?.standIn?.because === 'time', 'a bot stands in');
    await again.until(
      (c) => c.entries.some(({ entries }) => entries.some((t) => t.type === 'step' && t.by === slow)),
      'the bot plays',
    );
    expect(await again.ask({ type: 'return', id: 'back', seat: slow })).toMatchObject({ type: 'done' });
    await again.until((c) => c.table.seats[slow]?.standIn === undefined, 'the seat is back');
    expect(again.table.clock?.left[slow]).toBeGreaterThanOrEqual(7000);
  });

  test('by correspondence a turn that is not taken in its days is played by a bot', async () => {
    const time = fakeTime();
    const server = await testServer({}, { time });
    const { clients } = await seated(server, { game: 'toy', seats: 2, pace: { type: 'days', days: 2 } });
    await clients[0]!.ask({
      type: 'move',
      id: 'b',
      seat: 0,
      version: clients[0]!.snapshots.get(0)!.version,
      action: { type: 'bid', bid: 1 },
    });
    await time.pass(2 * DAY - 1000);
    expect(clients[1]!.table.seats[1]?.standIn).toBeUndefined();
    await time.pass(2000);
    await clients[1]!.until((c) => c.table.seats[1]?.standIn?.because === 'time', 'a bot stands in');
    expect(clients[1]!.table.seats[0]?.standIn).toBeUndefined();
  });

  test('clocks survive a restart, and the time between counts nothing', async () => {
    const time = fakeTime();
    const env = testEnv({ MEMORY_LOG: 'off', DATA_DIR: tempFolder() });
    const first = await startServer(readSettings(env), { time });
    const ann = await newGuest(first.url);
    const { id } = await newTable(ann, {
      game: 'toy',
      seats: 2,
      mine: [0, 1],
      pace: { type: 'live', base: 100_000, increment: 0 },
    });
    const a = await openTable(ann, id);
    await a.until((c) => c.table.status === 'playing', 'it plays');
    await time.pass(30_000);
    await a.ask({
      type: 'move',
      id: 'b0',
      seat: 0,
      version: a.snapshots.get(0)!.version,
      action: { type: 'bid', bid: 1 },
    });
    await time.pass(10_000);
    const { port } = new URL(first.url);
    await first.close();
    await time.pass(10 * DAY);
    const second = await startServer(readSettings({ ...env, PORT: port }), { time });
    const b = await openTable(ann, id);
    expect(b.table.clock).toMatchObject({ running: [1] });
    expect(b.table.clock?.left[0]).toBe(70_000);
    expect(b.table.clock?.left[1]).toBe(60_000);
    await time.pass(59_000);
    expect(b.table.seats[1]?.standIn).toBeUndefined();
    await time.pass(2000);
    await b.until((c) => c.table.seats[1]?.standIn?.because === 'time', 'it runs out after the rest');
    await second.close();
  });

  test('a clock runs out also when the match is in nobody’s memory', async () => {
    const time = fakeTime();
    const server = await testServer(
      { MEMORY_LOG: 'off', DATA_DIR: tempFolder(), ROOM_IDLE_MS: '100', SWEEP_MS: '20' },
      { time },
    );
    const { id, people, clients } = await seated(server, {
      game: 'toy',
      seats: 2,
      pace: { type: 'days', days: 1 },
    });
    for (const client of clients) client.close();
    await time.pass(1000);
    await expect.poll(() => server.rooms.inMemory(id), { timeout: 5000 }).toBeUndefined();
    await time.pass(DAY + 1000);
    const back = await openTable(people[0]!, id);
    await back.until(
      (c) => c.table.seats[0]?.standIn?.because === 'time' && c.table.seats[1]?.standIn?.because === 'time',
      'bots have taken over',
    );
    await expect.poll(() => time.pass(500).then(() => back.table.status), { timeout: 20_000 }).toBe('over');
  });
});

describe('dead tables', () => {
  test('a table that does not begin is closed, and so is a match without moves', async () => {
    const time = fakeTime();
    const server = await testServer({ OPEN_TABLE_MS: '60000', DEAD_TABLE_MS: '600000' }, { time });
    const ann = await newGuest(server.url);
    const open = await newTable(ann, { game: 'toy', seats: 2 });
    const played = await newTable(ann, { game: 'toy', seats: 2, mine: [0, 1] });
    const watch = await openTable(ann, open.id);
    const play = await openTable(ann, played.id);
    await time.pass(59_000);
    expect(watch.table.status).toBe('open');
    await time.pass(2000);
    await watch.until((c) => c.table.status === 'closed', 'the open table is closed');
    expect(watch.table.closed).toBe('Nobody began to play for too long.');
    expect((await watch.closed).code).toBe(4410);
    expect(play.table.status).toBe('playing');
    await time.pass(600_000);
    await play.until((c) => c.table.status === 'closed', 'the dead match is closed');
    expect((await play.closed).code).toBe(4410);
    const back = await openTable(ann, played.id);
    expect(
      await back.ask({ type: 'move', id: 'x', seat: 0, version: 1, action: { type: 'bid', bid: 1 } }),
    ).toMatchObject({ why: 'over' });
  });
});
