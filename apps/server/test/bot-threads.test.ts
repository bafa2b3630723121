import { expect, test } from 'vitest';
import { chooseThread, timeFor } from '../src/bots/share-out.ts';
import { openThread } from '../src/bots/thread.ts';

test('a turn has its whole time when few are asked for, and a share of it when many are', () => {
  expect(timeFor(2000, 1, 2)).toBe(2000);
  expect(timeFor(2000, 6, 2)).toBe(2000);
  expect(timeFor(2000, 8, 2)).toBe(1500);
  expect(timeFor(2000, 8, 1)).toBe(750);
  // A faster level is not slowed down by what the others need.
  expect(timeFor(100, 100, 2)).toBe(100);
});

test('a seat stays with the thread that knows its plan, unless that one has much more to do', () => {
  const [a, b] = [{ load: 1 }, { load: 0 }];
  expect(chooseThread([a, b], undefined)).toBe(b);
  expect(chooseThread([a, b], a)).toBe(a);
  expect(chooseThread([{ ...a, load: 2 }, b], undefined)).toBe(b);
  const busy = { load: 2 };
  expect(chooseThread([busy, b], busy)).toBe(b);
});

test('a thread does one job after the other, goes on after a bad one, and takes none once it is closed', async () => {
  const thread = openThread('');
  const record = JSON.stringify({ format: 1 });
  const bad = thread.run({ type: 'hint', game: 'none' } as never, 60_000);
  const good = thread.run({ type: 'verify', record }, 60_000);
  expect(thread.load).toBe(2);
  await expect(bad).rejects.toThrow('no hints for none');
  await expect(good).resolves.toMatchObject({ ok: false });
  expect(thread.load).toBe(0);
  await thread.close();
  await expect(thread.run({ type: 'verify', record }, 60_000)).rejects.toThrow('goes down');
});
