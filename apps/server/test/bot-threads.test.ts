import { describe, expect, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { fairQueue } from '../src/bots/fair-queue.ts';
import { chooseThread, timeFor } from '../src/bots/share-out.ts';
import { openThread } from '../src/bots/thread.ts';
import { playRandomly } from '@four-crowns/harness/play';
import { dealt } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

test('a turn has its whole time when few are asked for, and a share of it when many are', () => {
  expect(timeFor(2000, 1, 1, 2)).toBe(2000);
  expect(timeFor(2000, 6, 1, 2)).toBe(2000);
  expect(timeFor(2000, 8, 1, 2)).toBe(1500);
  expect(timeFor(2000, 8, 1, 1)).toBe(750);
  // A faster level is not slowed down by what the others need.
  expect(timeFor(100, 100, 1, 2)).toBe(100);
  // Who asks for many has short ones, and the others what is theirs.
  expect(timeFor(2000, 150, 2, 2)).toBe(40);
  expect(timeFor(2000, 1, 2, 2)).toBe(2000);
  expect(timeFor(2000, 1, 12, 2)).toBe(1000);
});

test('a seat stays with the thread that knows its plan, unless that one has much more to do', () => {
  const thread = (turns: number) => ({ crowd: () => turns });
  const [a, b] = [thread(1), thread(0)];
  expect(chooseThread([a, b], undefined, 'me')).toBe(b);
  expect(chooseThread([a, b], a, 'me')).toBe(a);
  expect(chooseThread([thread(2), b], undefined, 'me')).toBe(b);
  const busy = thread(2);
  expect(chooseThread([busy, b], busy, 'me')).toBe(b);
});

test('a thread does one job after the other, goes on after a bad one, and takes none once it is closed', async () => {
  const thread = openThread('');
  const record = JSON.stringify({ format: 1 });
  const bad = thread.run({ type: 'hint', game: 'none' } as never, 60_000, 'me');
  const good = thread.run({ type: 'verify', record }, 60_000, 'me');
  expect(thread.load).toBe(2);
  await expect(bad).rejects.toThrow('no hints for none');
  await expect(good).resolves.toMatchObject({ ok: false });
  expect(thread.load).toBe(0);
  await thread.close();
  await expect(thread.run({ type: 'verify', record }, 60_000, 'me')).rejects.toThrow('goes down');
});

describe('of many who wait', () => {
  /** Serves until nobody waits; every piece of work costs its owner as much as is said. */
  function served(queue: ReturnType<typeof fairQueue<string>>, cost: (owner: string) => number): string[] {
    const order: string[] = [];
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      order.push(next.work);
      queue.charge(next.owner, cost(next.owner));
    }
    return order;
  }

  test('whoever has used least is next, however many the others have asked for', () => {
    const queue = fairQueue<string>();
    for (let i = 0; i < 150; i++) queue.add('greedy', `g${i}`);
    const first = queue.next()!;
    queue.charge(first.owner, 100);
    for (let i = 0; i < 3; i++) queue.add('modest', `m${i}`);
    const order = served(queue, () => 100);
    expect([first.work, ...order].slice(0, 8)).toEqual(['g0', 'm0', 'g1', 'm1', 'g2', 'm2', 'g3', 'g4']);
    expect(order).toHaveLength(152);
  });

  test('time counts and not pieces: short ones of the one, long ones of the other', () => {
    const queue = fairQueue<string>();
    for (let i = 0; i < 20; i++) queue.add('short', 's');
    for (let i = 0; i < 20; i++) queue.add('long', 'l');
    const half = served(queue, (owner) => (owner === 'long' ? 90 : 30)).slice(0, 16);
    expect(half.filter((one) => one === 's')).toHaveLength(12);
  });

  test('nobody saves up time by waiting', () => {
    const queue = fairQueue<string>();
    queue.add('early', 'e');
    served(queue, () => 1);
    for (let i = 0; i < 10; i++) queue.add('busy', 'b');
    for (let i = 0; i < 5; i++) queue.charge(queue.next()!.owner, 1000);
    for (let i = 0; i < 50; i++) queue.add('early', 'e');
    // What one piece of work of the other took it may catch up with, but not what it never asked for.
    expect(served(queue, () => 100).slice(0, 12)).toContain('b');
  });
});

test('thirty tables of bots of one guest leave the others’ bots their turn', async () => {
  const server = await testServer({ BOT_THREADS: '1' });
  const [greedy, modest] = [await newGuest(server.url), await newGuest(server.url)];
  const bots = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ seat, bot: 'slow' }));
  const ids: string[] = [];
  for (let i = 0; i < 30; i++) {
    const wish = { game: 'toy', seats: 3, mine: [], bots: bots(3), options: { rounds: 3 } };
    ids.push((await newTable(greedy, wish)).id);
  }
  const answers = async (tables: readonly string[]): Promise<number> => {
    const rows = await Promise.all(tables.map((id) => server.context.engine.log.read(id, 0)));
    return rows.flat().filter((row) => row.move_id?.startsWith('~answer') === true).length;
  };
  await expect.poll(() => answers(ids), { timeout: 20_000 }).toBeGreaterThan(5);
  const { id } = await newTable(modest, { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'slow' }] });
  const client = await openTable(modest, id);
  await dealt(client);
  const before = await answers(ids);
  await playRandomly(client, 1);
  const [own, others] = [await answers([id]), (await answers(ids)) - before];
  expect(own).toBeGreaterThan(3);
  // In the order of their coming it would be thirty of the others for each of the own.
  expect(others / own).toBeLessThan(6);
}, 60_000);
