import type { Action, MatchRecord } from '@four-crowns/core';
import type { News, Refused } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { askedSeat, moveId, playOut, playRandomly } from '@four-crowns/harness/play';
import { seated, spectator } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const KB = 'kingdom-builder';

describe('whole matches over real sockets', () => {
  test('two people play Kingdom Builder, a third watches, and the record verifies', async () => {
    const server = await testServer();
    const { id, made, people, clients } = await seated(server, { game: KB, seats: 2 });
    const watcher = await spectator(server, id, made.invite);
    expect([...watcher.snapshots.keys()]).toEqual(['table']);
    await playOut(clients);
    const [a, b] = clients;
    await watcher.until((c) => c.table.status === 'over', 'the watcher sees the end');
    expect(a!.snapshots.get(0)?.seatView.result).toEqual(b!.snapshots.get(1)?.seatView.result);
    expect(watcher.snapshots.get('table')?.seatView.result).toEqual(watcher.table.result);
    const record = await people[0]!.ask<MatchRecord>('GET', `/api/tables/${id}/record`);
    expect(record.entries.at(-1)?.type).toBe('reveal');
    expect(record.checkpoints.length).toBeGreaterThan(10);
    const verdict = await people[1]!.ask<{ ok: boolean }>('GET', `/api/tables/${id}/verdict`);
    expect(verdict).toMatchObject({ ok: true });
  });

  test('one person plays both seats from one line (hot-seat)', async () => {
    const server = await testServer();
    const ann = await newGuest(server.url);
    const { id, status } = await newTable(ann, { game: 'toy', seats: 2, mine: [0, 1] });
    expect(status).toBe('playing');
    const a = await openTable(ann, id);
    expect([...a.snapshots.keys()]).toEqual([0, 1]);
    await playOut([a]);
    expect(a.snapshots.get(0)?.seatView.result).toBeDefined();
    expect(a.snapshots.get(1)?.seatView.result).toBeDefined();
  });

  test('a person against bots of two kinds, which never answer before the floor', async () => {
    const server = await testServer({ BOT_FLOOR_MS: '40' });
    const ann = await newGuest(server.url);
    const { id } = await newTable(ann, {
      game: KB,
      seats: 3,
      bots: [
        { seat: 1, bot: 'greedy' },
        { seat: 2, bot: 'random' },
      ],
    });
    const a = await openTable(ann, id);
    await playRandomly(a, 5, (c) => c.entries.length > 40);
    const rows = await server.context.engine.log.read(id, 0);
    const waits = rows
      .slice(1)
      .flatMap((row, i) => (row.move_id?.startsWith('~answer') === true ? [row.at - rows[i]!.at] : []));
    expect(waits.length).toBeGreaterThan(10);
    // A timer may ring a millisecond early.
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(39);
  });

  test('a bot that fails plays the first action there is', async () => {
    const server = await testServer();
    const ann = await newGuest(server.url);
    const { id } = await newTable(ann, { game: 'toy', seats: 2, bots: [{ seat: 1, bot: 'failing' }] });
    const a = await openTable(ann, id);
    await playOut([a]);
    const record = await ann.ask<MatchRecord>('GET', `/api/tables/${id}/record`);
    const bids = record.entries.filter((e) => e.type === 'step' && e.by === 1 && e.action.type === 'bid');
    expect(bids).toMatchObject([{ action: { bid: 0 } }]);
  });
});

describe('moves', () => {
  test('the answer to a move is one message with the entry it stands as and what followed', async () => {
    const server = await testServer();
    const { clients } = await seated(server, { game: KB, seats: 2 });
    const mover = clients.find((c) => askedSeat(c) !== undefined)!;
    const other = clients.find((c) => c !== mover)!;
    const seat = askedSeat(mover)!;
    const { version } = mover.snapshots.get(seat)!;
    const before = mover.received.length;
    const answer = await mover.ask({
      type: 'move',
      id: 'm1',
      seat,
      version,
      action: mover.choices(seat)[0]!,
    });
    expect(answer).toMatchObject({
      type: 'news',
      ack: { id: 'm1', entry: version },
      updates: [{ viewer: seat, from: version }],
    });
    const { version: now } = mover.snapshots.get(seat)!;
    expect(now).toBeGreaterThan(version);
    expect(mover.received.slice(before).filter((m) => m.type === 'news')).toHaveLength(1);
    await other.until((c) => [...c.snapshots.values()][0]!.version === now, 'the other hears of it');
    expect(other.received.filter((m) => m.type === 'news').at(-1)).not.toHaveProperty('ack');
  });

  test('sent again it is answered again and not played twice, also much later', async () => {
    const server = await testServer();
    const { clients } = await seated(server, { game: KB, seats: 2 });
    const mover = clients.find((c) => askedSeat(c) !== undefined)!;
    const seat = askedSeat(mover)!;
    const { version } = mover.snapshots.get(seat)!;
    const move = { type: 'move', id: 'same', seat, version, action: mover.choices(seat)[0]! } as const;
    mover.send(move);
    mover.send(move);
    const acks = (): News[] =>
      mover.received.filter((m) => m.type === 'news' && m.ack !== undefined) as News[];
    await mover.until(() => acks().length === 2, 'both are answered');
    expect(acks().map((m) => m.ack)).toEqual([
      { id: 'same', entry: version },
      { id: 'same', entry: version },
    ]);
    const played = mover.snapshots.get(seat)!.version;
    await playRandomly(
      mover,
      3,
      (c) => (c.snapshots.get(seat)?.version ?? 0) > played + 2 || askedSeat(c) === undefined,
    );
    const late = (await mover.ask({ ...move })) as News;
    expect(late).toMatchObject({ ack: { id: 'same', entry: version }, updates: [] });
  });

  test('a stale one is refused with the present snapshot', async () => {
    const server = await testServer();
    const { clients } = await seated(server, { game: KB, seats: 2 });
    const mover = clients.find((c) => askedSeat(c) !== undefined)!;
    const seat = askedSeat(mover)!;
    const { version } = mover.snapshots.get(seat)!;
    const [first, second] = mover.choices(seat);
    await mover.ask({ type: 'move', id: 'a', seat, version, action: first! });
    const answer = (await mover.ask({ type: 'move', id: 'b', seat, version, action: second! })) as Refused;
    expect(answer).toMatchObject({ type: 'refused', id: 'b', why: 'stale' });
    expect(answer.snapshots).toEqual([mover.snapshots.get(seat)]);
  });

  test('an illegal one is refused with its rule, the facts and the present snapshot', async () => {
    const server = await testServer();
    const { clients } = await seated(server, { game: KB, seats: 2 });
    const mover = clients.find((c) => askedSeat(c) !== undefined)!;
    const other = clients.find((c) => c !== mover)!;
    const seat = askedSeat(mover)!;
    const { version } = mover.snapshots.get(seat)!;
    const legal = new Set(mover.choices(seat).map((a) => (a as Action & { hex?: string }).hex));
    const hex = ['A1', 'J10', 'T20', 'C5', 'M7'].find((h) => !legal.has(h));
    const answer = (await mover.ask({
      type: 'move',
      id: 'x',
      seat,
      version,
      action: { type: 'build', hex: hex! },
    })) as Refused;
    expect(answer).toMatchObject({
      type: 'refused',
      why: 'illegal',
      refusal: { rule: expect.stringMatching(/^KB-\d/) as string },
    });
    expect(answer.snapshots?.[0]?.seatView.choices).toEqual(mover.snapshots.get(seat)?.seatView.choices);
    const idle = other.table.mine[0]!;
    const notAsked = (await other.ask({
      type: 'move',
      id: 'y',
      seat: idle,
      version,
      action: { type: 'end-turn' },
    })) as Refused;
    expect(notAsked).toMatchObject({
      why: 'illegal',
      refusal: { rule: expect.stringMatching(/^KB-/) as string },
    });
    const strange = await mover.ask({ type: 'move', id: 'z', seat, version, action: { type: 'fly' } });
    expect(strange).toMatchObject({ type: 'refused', why: 'malformed' });
  });

  test('nobody moves for another seat, and a spectator for none', async () => {
    const server = await testServer();
    const { id, made, clients } = await seated(server, { game: KB, seats: 2 });
    const mover = clients.find((c) => askedSeat(c) !== undefined)!;
    const other = clients.find((c) => c !== mover)!;
    const seat = askedSeat(mover)!;
    const { version } = mover.snapshots.get(seat)!;
    const action = mover.choices(seat)[0]!;
    const watcher = await spectator(server, id, made.invite);
    for (const thief of [other, watcher]) {
      expect(await thief.ask({ type: 'move', id: moveId(), seat, version, action })).toMatchObject({
        type: 'refused',
        why: 'not-yours',
      });
      expect(await thief.ask({ type: 'undo', id: moveId(), seat })).toMatchObject({ why: 'not-yours' });
      expect(await thief.ask({ type: 'resign', id: moveId(), seat })).toMatchObject({ why: 'not-yours' });
      expect(await thief.ask({ type: 'hand-over', id: moveId(), seat })).toMatchObject({ why: 'not-yours' });
    }
    expect(await mover.ask({ type: 'move', id: moveId(), seat: 9, version, action })).toMatchObject({
      why: 'not-yours',
    });
    expect(await mover.ask({ type: 'move', id: 'ok', seat, version, action })).toMatchObject({
      ack: { entry: version },
    });
  });

  test('choices made at once never drop each other', async () => {
    const server = await testServer();
    const { clients } = await seated(server, { game: 'toy', seats: 4 });
    const versions = clients.map((c, seat) => c.snapshots.get(seat)!.version);
    expect(new Set(versions).size).toBe(1);
    const answers = await Promise.all(
      clients.map((c, seat) =>
        c.ask({
          type: 'move',
          id: 'bid',
          seat,
          version: versions[seat]!,
          action: { type: 'bid', bid: seat % 3 },
        }),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject({ type: 'news', ack: { id: 'bid' } });
    await clients[0]!.until((c) => c.snapshots.get(0)!.seatView.toAct.length === 1, 'the bids are resolved');
    // A second answer to the same question is stale, whatever it was.
    const again = await clients[1]!.ask({
      type: 'move',
      id: 'again',
      seat: 1,
      version: versions[1]!,
      action: { type: 'bid', bid: 0 },
    });
    expect(again).toMatchObject({ type: 'refused', why: 'stale' });
  });
});
