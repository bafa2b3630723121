import { describe, expect, test } from 'vitest';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { steadyTime } from '../src/common/time.ts';
import type { Time } from '../src/common/time.ts';
import { playRandomly } from '@four-crowns/harness/play';
import { dealt, seated } from '@four-crowns/harness/seated';
import { tempFolder, testServer } from './helpers/server.ts';

const HOUR = 3600 * 1000;

/** A wall clock that somebody sets, and the machine's own counter. */
function clocks(): { wall: number; count: number; time: Time; pass(ms: number): number } {
  const it = {
    wall: 1_800_000_000_000,
    count: 5000,
    time: undefined as unknown as Time,
    pass: (ms: number): number => {
      it.wall += ms;
      it.count += ms;
      return it.time.now();
    },
  };
  it.time = steadyTime(
    () => it.wall,
    () => it.count,
  );
  return it;
}

describe('steady time', () => {
  test('is the wall, as long as that goes on evenly', () => {
    const c = clocks();
    for (let i = 0; i < 100; i++) expect(c.pass(123)).toBe(c.wall);
  });

  test('does not go back, and agrees with the wall again after twice the step', () => {
    const c = clocks();
    c.wall -= HOUR;
    let last = c.time.now();
    for (let s = 0; s < 2 * 3600; s++) {
      const now = c.pass(1000);
      expect(now - last).toBeGreaterThanOrEqual(500);
      expect(now - last).toBeLessThanOrEqual(1000);
      last = now;
    }
    expect(last).toBe(c.wall);
  });

  test('a small step forward is made up for bit by bit', () => {
    const c = clocks();
    c.wall += 10_000;
    const before = c.time.now();
    expect(c.pass(1000) - before).toBe(1100);
    for (let s = 0; s < 100; s++) c.pass(1000);
    expect(c.time.now()).toBe(c.wall);
  });

  test('a long sleep is taken at once, and told', () => {
    const c = clocks();
    const gaps: number[] = [];
    c.time.onGap?.((from, to) => gaps.push(to - from));
    c.pass(1000);
    c.wall += 8 * HOUR;
    expect(c.time.now()).toBe(c.wall);
    expect(gaps).toEqual([8 * HOUR]);
    c.pass(1000);
    expect(gaps).toHaveLength(1);
  });
});

describe('a server whose wall clock is set', () => {
  function shifted(): { by: number; time: Time } {
    const it = { by: 0, time: undefined as unknown as Time };
    it.time = steadyTime(() => Date.now() + it.by);
    return it;
  }

  test('back by an hour: bots answer as before, and time runs out as before', async () => {
    const clock = shifted();
    const server = await testServer({ BOT_FLOOR_MS: '20' }, { time: clock.time });
    const ann = await newGuest(server.url);
    const against = async (base: number): Promise<TableClient> => {
      const { id } = await newTable(ann, {
        game: 'toy',
        seats: 2,
        bots: [{ seat: 1, bot: 'random' }],
        pace: { type: 'live', base, increment: 0 },
      });
      const client = await openTable(ann, id);
      await dealt(client);
      return client;
    };
    const [played, left] = [await against(600_000), await against(1000)];
    await playRandomly(played, 1, (c) => [...c.snapshots.values()][0]!.version > 6);
    clock.by -= HOUR;
    const from = performance.now();
    await playRandomly(played, 2);
    await left.until((c) => c.table.seats[0]?.standIn?.because === 'time', 'its time has run out');
    expect(performance.now() - from).toBeLessThan(8000);
  }, 40_000);

  test('forward by an hour: nobody loses time', async () => {
    const clock = shifted();
    const server = await testServer({}, { time: clock.time });
    const { clients } = await seated(server, {
      game: 'toy',
      seats: 2,
      pace: { type: 'live', base: 60_000, increment: 0 },
    });
    clock.by += HOUR;
    await new Promise((done) => setTimeout(done, 300));
    for (const client of clients) client.send({ type: 'chat', id: 'x', text: 'still here' });
    await clients[0]!.until((c) => c.chat.length === 2, 'both have spoken');
    await clients[1]!.ask({ type: 'hand-over', id: 'h', seat: 1 });
    const { clock: told, seats } = clients[1]!.table;
    expect(Math.min(...told!.left)).toBeGreaterThan(50_000);
    expect(seats.map(({ standIn }) => standIn?.because)).toEqual([undefined, 'left']);
    const nodes = await server.context.engine.db.selectFrom('nodes').selectAll().orderBy('from_at').execute();
    // What is kept says so too, for the next start.
    expect(nodes).toHaveLength(2);
    expect(nodes[1]!.from_at - nodes[0]!.to_at).toBeGreaterThan(HOUR - 5000);
  }, 20_000);

  test('back by an hour while it is down: bots and the deal do not wait for it', async () => {
    const folder = tempFolder();
    const env = { MEMORY_LOG: 'off', DATA_DIR: folder, CONTRIBUTE_MS: '400' };
    // Its bot is asked and does not come to answer.
    const first = await testServer(
      { ...env, BOT_FLOOR_MS: '60000', DRAIN_MS: '100' },
      { time: steadyTime(() => Date.now() + HOUR) },
    );
    const ann = await newGuest(first.url);
    const wish = { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'random' }] };
    const playing = await newTable(ann, wish);
    const before = await openTable(ann, playing.id);
    await dealt(before);
    await playRandomly(before, 1, (c) => c.choices(0).length === 0);
    const dealing = await newTable(ann, wish);
    await first.close();
    const second = await testServer({ ...env, BOT_FLOOR_MS: '20' });
    const from = performance.now();
    for (const { id } of [playing, dealing]) {
      const client = await openTable(ann.at(second.url), id);
      await dealt(client);
      await playRandomly(client, 2);
    }
    expect(performance.now() - from).toBeLessThan(10_000);
  }, 30_000);
});
