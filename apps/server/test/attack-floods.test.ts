/** One guest with many lines writes as much as it can, while two others play: they notice nothing. */
import { setTimeout as pause } from 'node:timers/promises';
import { fastRng } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { ClientMessage } from '@four-crowns/protocol';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { Answer, TableClient } from '@four-crowns/harness/table-client';
import { openRedis } from '../src/nodes/redis.ts';
import { startRedis } from '@four-crowns/harness/own-redis';
import { redisLimit } from '../src/limits/redis-limit.ts';
import type { Server } from '../src/server.ts';
import { guest } from './helpers/browser.ts';
import { places } from './helpers/places.ts';
import { testServer } from './helpers/server.ts';
import { moveId } from '@four-crowns/harness/play';
import { dealt } from '@four-crowns/harness/seated';

vi.setConfig({ testTimeout: 180_000 });

const [WRITES, CHATS] = [60, 20];
const LIMITED = { WRITES_PER_MINUTE: String(WRITES), CHAT_PER_MINUTE: String(CHATS) };
const LINES = 6;
const BATCH = 40;
const STRANGERS = 300;
const MINUTE = 60_000;

/** To the end; how every move was answered. */
async function playSeat(client: TableClient, seat: Seat): Promise<Answer[]> {
  const rng = fastRng(seat + 1);
  const answers: Answer[] = [];
  const isOver = (): boolean => client.snapshots.get(seat)?.seatView.result !== undefined;
  for (;;) {
    await client.until(() => isOver() || client.choices(seat).length > 0, 'the seat is asked', MINUTE);
    const [snapshot, choices] = [client.snapshots.get(seat), client.choices(seat)];
    const action = choices[rng.below(choices.length)];
    if (isOver() || snapshot === undefined || action === undefined) return answers;
    answers.push(await client.ask({ type: 'move', id: moveId(), seat, version: snapshot.version, action }));
  }
}

/** Who can be muted, without the trouble of their coming. */
async function strangers({ context }: Server): Promise<string[]> {
  const ids = Array.from({ length: STRANGERS }, (_, i) => `stranger-${i}`);
  const rest = { user_id: null, name: 'Nobody', created_at: 0, banned_until: null, ban_reason: null };
  const rows = ids.map((id) => ({ id, ...rest, muted_until: null, name_key: null }));
  await context.engine.db.insertInto('people').values(rows).execute();
  return ids;
}

describe.each(places())('%s', (_name, place) => {
  test('a flood of what writes is refused with a reason, and no move of others is', async () => {
    const [here, there] = await place(LIMITED);
    const [ann, bob, mallory] = [await guest(here), await guest(there), await guest(here)];
    const others = await strangers(here);
    const { id } = await newTable(ann, { game: 'kingdom-builder', seats: 2, access: 'public' });
    await bob.ask('POST', `/api/tables/${id}/join`, { seat: 1 });
    const players = [await openTable(ann, id), await openTable(bob, id)];
    for (const player of players) await dealt(player);

    const from = performance.now();
    const told = { done: 0, tooFast: 0, else: new Set<string>() };
    let [isOver, sent] = [false, 0];
    const flood = async (line: TableClient): Promise<void> => {
      line.onMessage((message) => {
        if (message.type === 'done') told.done++;
        if (message.type !== 'refused') return;
        if (message.why === 'too-fast' && (message.retry ?? 0) > 0) told.tooFast++;
        else told.else.add(message.text);
      });
      while (!isOver) {
        for (let i = 0; i < BATCH; i++) {
          const [n, id_] = [sent++, moveId()];
          const person = others[n % others.length] ?? '';
          const message: ClientMessage =
            n % 2 === 0
              ? { type: 'mute', id: id_, person, muted: true }
              : { type: 'chat', id: id_, text: `flood ${n}` };
          line.send(message);
        }
        await pause(5);
      }
    };
    const lines = await Promise.all(
      Array.from({ length: LINES }, (_, i) =>
        openTable(mallory.at((i % 2 === 0 ? here : there).url), id, { keep: false }),
      ),
    );
    const floods = lines.map(flood);
    const answers = await Promise.all(players.map(playSeat));
    isOver = true;
    await Promise.all(floods);
    for (const line of lines) await line.ask({ type: 'mute', id: moveId(), person: '-', muted: false });
    // A node that Redis answers late counts for itself.
    const counters = here === there ? 1 : 3;
    const windows = counters * (1 + Math.floor((performance.now() - from) / MINUTE));

    const moves = answers.flat();
    expect(moves.length).toBeGreaterThan(50);
    expect(moves.filter(({ type }) => type !== 'news')).toEqual([]);
    expect(sent).toBeGreaterThan(10 * (WRITES + CHATS) * windows);
    expect(told.tooFast).toBeGreaterThan(0);
    expect([...told.else]).toEqual([]);
    expect(told.done).toBeLessThanOrEqual((WRITES + CHATS) * windows);
    const { db } = here.context.engine;
    const mutes = await db.selectFrom('mutes').select('muted').execute();
    const chats = await db.selectFrom('chat').select('text').execute();
    expect(mutes.length).toBeGreaterThan(0);
    expect(mutes.length).toBeLessThanOrEqual(WRITES * windows);
    expect(chats.length).toBeGreaterThan(0);
    expect(chats.length).toBeLessThanOrEqual(CHATS * windows);
  });
});

test('a flood from several addresses is counted at each of them, and no move of others is refused', async () => {
  const [requests, guestsEach] = [30, 3];
  const server = await testServer({ ...LIMITED, HTTP_PER_MINUTE: String(requests) });
  const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
  const [ann, bob] = [await guest(server), await guest(server)];
  const { id } = await newTable(ann, { game: 'kingdom-builder', seats: 2, access: 'public' });
  await bob.ask('POST', `/api/tables/${id}/join`, { seat: 1 });
  const players = [await openTable(ann, id), await openTable(bob, id)];
  for (const player of players) await dealt(player);

  const from = performance.now();
  let isOver = false;
  const flood = async (address: string) => {
    const people = await Promise.all(
      Array.from({ length: guestsEach }, () => guest(server, { from: address })),
    );
    const statuses = new Map<number, number>();
    const one = async (person: (typeof people)[number], k: number): Promise<void> => {
      for (let n = 0; !isOver; n++) {
        const answer = await person.raw('PATCH', '/api/me', JSON.stringify({ name: `${address} ${k} ${n}` }));
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    };
    await Promise.all(people.map(one));
    return statuses;
  };
  const floods = addresses.map(flood);
  const moves = (await Promise.all(players.map(playSeat))).flat();
  isOver = true;
  const windows = 1 + Math.floor((performance.now() - from) / MINUTE);

  expect(moves.length).toBeGreaterThan(50);
  expect(moves.filter(({ type }) => type !== 'news')).toEqual([]);
  for (const statuses of await Promise.all(floods)) {
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 429]);
    const done = statuses.get(200) ?? 0;
    // The guests' coming was counted too; nobody has used up what another address has.
    expect(done).toBeGreaterThanOrEqual(requests - guestsEach);
    expect(done).toBeLessThanOrEqual(requests * windows - guestsEach);
    expect(statuses.get(429)).toBeGreaterThan(0);
  }
});

test('whoever has spent all is refused without asking Redis, also while it is away', async () => {
  const redis = await startRedis();
  const line = await openRedis(redis.url, pino({ level: 'silent' }));
  const limit = redisLimit(line, 'test', 2, 60);
  try {
    await limit.consume('mallory');
    await limit.consume('mallory');
    await expect(limit.consume('mallory')).rejects.toMatchObject({ msBeforeNext: expect.any(Number) });
    await redis.kill();
    await expect(limit.consume('mallory')).rejects.toMatchObject({ msBeforeNext: expect.any(Number) });
    await limit.consume('ann');
  } finally {
    line.close();
    await redis.kill();
  }
});
