/** A server whose store takes nothing for a while. */
import type { ErrorBody } from '@four-crowns/protocol';
import { expect } from 'vitest';
import { httpClient, newGuest, newTable } from '@four-crowns/harness/http-client';
import { askedSeat, playOut } from '@four-crowns/harness/play';
import { dealt } from '@four-crowns/harness/seated';
import { openTable } from '@four-crowns/harness/table-client';

export async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok;
}

/** What a server tells whose store takes nothing, and that it goes on where it was once it does again. */
export async function staysHonest(
  url: string,
  {
    stop,
    start,
    why,
    isRead = true,
  }: {
    readonly stop: () => unknown;
    readonly start: () => unknown;
    /** What the operator is told. */
    readonly why: RegExp;
    /** What was stored before can still be read. */
    readonly isRead?: boolean;
  },
): Promise<void> {
  const [ann, bob] = [await newGuest(url), await newGuest(url)];
  const { id, invite } = await newTable(ann, { game: 'toy', seats: 2 });
  await bob.ask('POST', `/api/tables/${id}/join`, { invite });
  const clients = [await openTable(ann, id), await openTable(bob, id)];
  await Promise.all(clients.map(dealt));
  expect(await isReady(url)).toBe(true);
  await stop();
  const seat = clients.findIndex((client) => askedSeat(client) !== undefined);
  const client = clients[seat]!;
  const move = {
    type: 'move',
    id: 'while-away',
    seat,
    version: client.snapshots.get(seat)!.version,
    action: client.choices(seat)[0]!,
  } as const;
  expect(await client.ask(move)).toMatchObject({ type: 'refused', why: 'try-again' });
  for (const [method, path, body] of [
    ['POST', '/api/tables', '{"game":"toy","seats":2}'],
    ['PATCH', '/api/me', '{"name":"Anna"}'],
    ['POST', '/api/tokens', '{"name":"t"}'],
    ['POST', '/api/account', '{"username":"anna","password":"nine lives of a cat"}'],
  ] as const) {
    const answer = await ann.raw(method, path, body);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(((await answer.json()) as ErrorBody).error).toEqual({
      code: 'unavailable',
      text: 'The store cannot do this for a moment: try again.',
    });
  }
  const guest = await httpClient(url).raw('POST', '/api/session');
  expect(guest.status).toBe(503);
  await expect.poll(() => isReady(url), { timeout: 10_000 }).toBe(false);
  const ready = await fetch(`${url}/readyz`);
  expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(((await ready.json()) as ErrorBody).error.text).toMatch(why);
  // What only reads goes on.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const tables = await ann.raw('GET', '/api/me/tables');
  expect(tables.status).toBe(isRead ? 200 : 503);
  if (isRead) expect(await tables.json()).toHaveLength(1);
  await start();
  await expect.poll(() => isReady(url), { timeout: 10_000 }).toBe(true);
  expect(await client.ask(move)).toMatchObject({ type: 'news', ack: { id: 'while-away' } });
  await playOut(clients);
  expect(await ann.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
}
