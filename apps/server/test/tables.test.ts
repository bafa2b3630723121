import type { MatchRecord } from '@four-crowns/core';
import type { Config, HistoryLine, TableInfo, TableLine } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { playOut } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

describe('tables', () => {
  test('the config names games, bots, defaults and limits', async () => {
    const server = await testServer();
    const config = await (await newGuest(server.url)).ask<Config>('GET', '/api/config');
    const kb = config.games.find((g) => g.id === 'kingdom-builder');
    expect(kb).toMatchObject({ seatCounts: [2, 3, 4] });
    expect(kb?.bots.slice(0, 2)).toEqual(['random', 'greedy']);
    expect(kb?.defaults['3']).toMatchObject({ board: 'random' });
    // Of two rules versions side by side the newer one is offered.
    expect(config.games.find((g) => g.id === 'toy')?.rulesVersion).toBe(2);
  });

  test('open, find, join, leave, kick, seat a bot, start', async () => {
    const server = await testServer();
    const [ann, ben, cid] = [
      await newGuest(server.url),
      await newGuest(server.url),
      await newGuest(server.url),
    ];
    const made = await newTable(ann, {
      game: 'kingdom-builder',
      seats: 4,
      access: 'public',
      start: 'host',
      mine: [1],
    });
    expect(made).toMatchObject({ status: 'open', mine: [1], host: ann.me.id });
    const [line] = await ben.ask<TableLine[]>('GET', '/api/tables');
    expect(line).toMatchObject({ id: made.id, status: 'open', mine: [] });
    expect(line).not.toHaveProperty('invite');
    const path = `/api/tables/${made.id}`;
    expect(await ben.ask<TableInfo>('POST', `${path}/join`, {})).toMatchObject({ mine: [0] });
    expect(await cid.ask<TableInfo>('POST', `${path}/join`, { seat: 2 })).toMatchObject({ mine: [2] });
    await expect(ben.ask('POST', `${path}/join`, { seat: 2 })).rejects.toMatchObject({
      status: 409,
      message: 'Seat 2 is taken.',
    });
    await expect(ben.ask('POST', `${path}/join`, { seat: 7 })).rejects.toMatchObject({ status: 400 });
    await expect(ben.ask('POST', `${path}/start`)).rejects.toMatchObject({ status: 403 });
    await expect(ben.ask('POST', `${path}/kick`, { seat: 2 })).rejects.toMatchObject({ status: 403 });
    await expect(ann.ask('POST', `${path}/start`)).rejects.toMatchObject({
      message: 'A seat is still free.',
    });
    await ben.ask('POST', `${path}/leave`);
    await ann.ask('POST', `${path}/kick`, { seat: 2 });
    expect((await ann.ask<TableInfo>('GET', path)).seats.map((s) => s.holder.type)).toEqual([
      'free',
      'person',
      'free',
      'free',
    ]);
    await expect(ann.ask('POST', `${path}/bot`, { seat: 0, bot: 'nobody' })).rejects.toMatchObject({
      status: 400,
    });
    for (const seat of [0, 2]) await ann.ask('POST', `${path}/bot`, { seat, bot: 'random' });
    const full = await cid.ask<TableInfo>('POST', `${path}/join`, {});
    expect(full).toMatchObject({ mine: [3], status: 'open' });
    const started = await ann.ask<TableInfo>('POST', `${path}/start`);
    expect(started.status).toBe('playing');
    expect(started.commitment).toMatch(/^[0-9a-f]{64}$/);
    await expect(ben.ask('POST', `${path}/join`, {})).rejects.toMatchObject({
      status: 409,
      message: 'The match has begun already.',
    });
    await expect(ann.ask('POST', `${path}/kick`, { seat: 3 })).rejects.toMatchObject({ status: 409 });
    expect((await ann.ask<TableLine[]>('GET', '/api/me/tables'))[0]).toMatchObject({
      id: made.id,
      mine: [1],
      invite: made.invite,
    });
  });

  test('a table by link is only for whoever has the link', async () => {
    const server = await testServer();
    const [ann, ben] = [await newGuest(server.url), await newGuest(server.url)];
    const made = await newTable(ann, { game: 'toy', seats: 2, access: 'link' });
    expect(await ben.ask<TableLine[]>('GET', '/api/tables')).toEqual([]);
    const path = `/api/tables/${made.id}`;
    for (const wrong of [path, `${path}?invite=wrong`, `${path}/record`, `${path}/log`]) {
      await expect(ben.ask('GET', wrong)).rejects.toMatchObject({ status: 403 });
    }
    await expect(ben.ask('POST', `${path}/join`, {})).rejects.toMatchObject({ status: 403 });
    const seen = await ben.ask<TableInfo>('GET', `${path}?invite=${made.invite}`);
    expect(seen).not.toHaveProperty('invite');
    const line = await openTable(ben, made.id).catch((error: Error) => error.message);
    expect(line).toContain('closed with 4403');
    expect((await ben.ask<TableInfo>('POST', `${path}/join`, { invite: made.invite })).invite).toBe(
      made.invite,
    );
    await expect(ben.ask('GET', '/api/tables/nothing')).rejects.toMatchObject({ status: 404 });
  });

  test('what cannot be is refused with one sentence', async () => {
    const server = await testServer();
    const ann = await newGuest(server.url);
    const wishes = [
      { game: 'chess', seats: 2 },
      { game: 'toy', seats: 7 },
      { game: 'toy', seats: 2, options: { rounds: 99 } },
      { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'nobody' }] },
      { game: 'toy', seats: 2, bots: [{ seat: 5, bot: 'random' }] },
      { game: 'toy', seats: 2, mine: [0], bots: [{ seat: 0, bot: 'random' }] },
      { game: 'toy', seats: 2, pace: { type: 'live', base: -5, increment: 0 } },
      { game: 'toy', seats: 2, secret: 1 },
      { game: 'toy' },
    ];
    for (const wish of wishes) {
      const error = await ann.ask('POST', '/api/tables', wish).catch((e: unknown) => e);
      expect(error, JSON.stringify(wish)).toMatchObject({ status: 400 });
      expect((error as Error).message).toMatch(/^[A-Z][^\n]*\.$/);
    }
  });

  test('quotas: tables at once and tables an hour', async () => {
    const server = await testServer({ OPEN_TABLES: '2' });
    const ann = await newGuest(server.url);
    for (let i = 0; i < 2; i++) await newTable(ann, { game: 'toy', seats: 2 });
    await expect(newTable(ann, { game: 'toy', seats: 2 })).rejects.toMatchObject({ status: 409 });
    const strict = await testServer({ TABLES_PER_HOUR: '1' });
    const ben = await newGuest(strict.url);
    await newTable(ben, { game: 'toy', seats: 2 });
    await expect(newTable(ben, { game: 'toy', seats: 2 })).rejects.toMatchObject({ status: 429 });
  });

  test('the commitment goes out, people add to chance, then the first step is dealt', async () => {
    const server = await testServer({ CONTRIBUTE_MS: '20000' });
    const [ann, ben] = [await newGuest(server.url), await newGuest(server.url)];
    const made = await newTable(ann, { game: 'toy', seats: 2, access: 'public' });
    const a = await openTable(ann, made.id);
    await ben.ask('POST', `/api/tables/${made.id}/join`, {});
    const b = await openTable(ben, made.id);
    await a.until((c) => c.table.status === 'dealing', 'it is being dealt');
    expect(a.table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(
      await a.ask({ type: 'move', id: 'm', seat: 0, version: 0, action: { type: 'bid', bid: 0 } }),
    ).toMatchObject({ why: 'not-begun' });
    const give = { type: 'contribute', id: 'c', seat: 0, nonce: 'ab'.repeat(16) } as const;
    expect(await a.ask(give)).toMatchObject({ type: 'done' });
    expect(await a.ask(give)).toMatchObject({ type: 'done' });
    expect(await a.ask({ ...give, id: 'c2' })).toMatchObject({ type: 'refused', why: 'not-now' });
    expect(a.table.contributed).toEqual([0]);
    expect(await b.ask({ type: 'contribute', id: 'c', seat: 1, nonce: 'cd'.repeat(8) })).toMatchObject({
      type: 'done',
    });
    await a.until(
      (c) => c.table.status === 'playing' && c.snapshots.size > 0,
      'all have given: it is dealt at once',
    );
    await playOut([a, b]);
    const record = await ann.ask<MatchRecord>('GET', `/api/tables/${made.id}/record`);
    expect(record.entries.slice(0, 3).map((e) => e.type)).toEqual(['commit', 'contribute', 'contribute']);
    expect(await ann.ask('GET', `/api/tables/${made.id}/verdict`)).toMatchObject({ ok: true });
  });

  test('who adds nothing is not waited for longer than said', async () => {
    const server = await testServer({ CONTRIBUTE_MS: '150' });
    const ann = await newGuest(server.url);
    const made = await newTable(ann, { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'random' }] });
    expect(made.status).toBe('dealing');
    const a = await openTable(ann, made.id);
    await a.until((c) => c.table.status === 'playing', 'it is dealt without');
  });

  test('rematch: the first asker makes the table, the others sit down at it; history remembers', async () => {
    const server = await testServer();
    const { id, people, clients } = await seated(server, { game: 'toy', seats: 2 });
    await expect(people[0]!.ask('POST', `/api/tables/${id}/rematch`)).rejects.toMatchObject({ status: 409 });
    await playOut(clients);
    await clients[1]!.until((c) => c.table.status === 'over', 'it is over');
    const next = await people[0]!.ask<TableInfo>('POST', `/api/tables/${id}/rematch`);
    expect(next).toMatchObject({ status: 'open', mine: [0], rematchOf: id });
    await clients[1]!.until((c) => c.table.rematch === next.id, 'the other is told');
    const joined = await people[1]!.ask<TableInfo>('POST', `/api/tables/${id}/rematch`);
    expect(joined).toMatchObject({ id: next.id, mine: [1], status: 'playing' });
    const stranger = await newGuest(server.url);
    await expect(stranger.ask('POST', `/api/tables/${id}/rematch`)).rejects.toMatchObject({ status: 403 });
    const history = await people[0]!.ask<HistoryLine[]>('GET', '/api/me/history');
    expect(history).toMatchObject([{ id, mine: [0], game: 'toy' }]);
    expect(history[0]?.seats.map(({ holder }) => holder.type)).toEqual(['person', 'person']);
  });

  test('leaving in the middle lets a bot stand in', async () => {
    const server = await testServer();
    const { id, people, clients } = await seated(server, { game: 'toy', seats: 2 });
    await people[1]!.ask('POST', `/api/tables/${id}/leave`);
    await clients[0]!.until((c) => c.table.seats[1]?.standIn?.because === 'left', 'a bot stands in');
    await playOut([clients[0]!]);
  });

  test('presence: who is here and how many watch', async () => {
    const server = await testServer();
    const { id, made, clients } = await seated(server, { game: 'toy', seats: 2 });
    const [a, b] = clients;
    const watcher = await newGuest(server.url);
    const w = await openTable(watcher, id, { invite: made.invite! });
    await a!.until((c) => c.table.watchers === 1, 'one watches');
    b!.close();
    const isHere = (c: typeof a): boolean => {
      const holder = c!.table.seats[1]!.holder;
      return holder.type === 'person' && holder.here;
    };
    await a!.until((c) => !isHere(c), 'the other is gone');
    w.close();
    await a!.until((c) => c.table.watchers === 0, 'nobody watches');
  });

  test('a match stays on the rules it began with', async () => {
    const server = await testServer();
    const ann = await newGuest(server.url);
    const { id } = await newTable(ann, { game: 'toy', seats: 2, mine: [0, 1] });
    // As if it had been begun before the rules changed, and as if rules 9 were no longer here.
    const { db } = server.context.engine;
    await db.updateTable('matches').set({ rules_version: 1 }).where('id', '=', id).execute();
    const again = await testServer({}, { engine: server.context.engine });
    expect((await ann.at(again.url).ask<TableInfo>('GET', `/api/tables/${id}`)).rulesVersion).toBe(1);
    await db.updateTable('matches').set({ rules_version: 9 }).where('id', '=', id).execute();
    const third = await testServer({}, { engine: server.context.engine });
    await expect(ann.at(third.url).ask('GET', `/api/tables/${id}`)).rejects.toMatchObject({
      status: 503,
      message: 'This match is played by rules 9 of "toy", which this server does not have.',
    });
  });
});
