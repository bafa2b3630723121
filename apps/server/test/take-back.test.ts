import type { MatchRecord } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { askedSeat, moveId, playOut, playRandomly } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const KB = 'kingdom-builder';

test('undo takes back one’s own choices up to the border, and not beyond', async () => {
  const server = await testServer();
  const { clients } = await seated(server, { game: KB, seats: 2 });
  // Where only one place is left core goes on by itself, and nothing can be taken back: look further.
  let mover = clients[0]!;
  let first = mover.snapshots.get(0)!;
  for (let turn = 0; ; turn++) {
    const asked = clients.findIndex((c) => askedSeat(c) !== undefined);
    mover = clients[asked]!;
    if (mover.snapshots.get(asked)!.seatView.undoable === 0) first = mover.snapshots.get(asked)!;
    const { version } = mover.snapshots.get(asked)!;
    const choices = mover.choices(asked);
    await mover.ask({
      type: 'move',
      id: moveId(),
      seat: asked,
      version,
      action: choices[Math.floor(choices.length / 2)]!,
    });
    const other = clients[1 - asked]!;
    await other.until(
      (c) => c.snapshots.get(1 - asked)!.version === mover.snapshots.get(asked)!.version,
      'both are level',
    );
    if (mover.snapshots.get(asked)!.seatView.undoable === 2 || turn > 50) break;
  }
  const seat = mover.table.mine[0]!;
  const other = clients[1 - seat]!;
  expect(mover.snapshots.get(seat)!.seatView.undoable).toBe(2);
  const undo = { type: 'undo', id: 'u1', seat, choices: 2 } as const;
  expect(await mover.ask(undo)).toMatchObject({ type: 'news', ack: { id: 'u1' } });
  expect(mover.snapshots.get(seat)!.seatView).toEqual(first.seatView);
  const { version } = mover.snapshots.get(seat)!;
  await other.until((c) => [...c.snapshots.values()][0]!.version === version, 'the other sees it taken back');
  // Sent again it is answered again; another one finds nothing.
  expect(await mover.ask(undo)).toMatchObject({ ack: { id: 'u1' }, updates: [] });
  expect(await mover.ask({ type: 'undo', id: 'u2', seat })).toMatchObject({
    type: 'refused',
    why: 'nothing-to-undo',
  });
});

test('beyond the border all must agree; it is named in the log and chance is drawn anew', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, { game: KB, seats: 3 });
  const [a, b, c] = clients;
  const start = a!.snapshots.get(0)!.version;
  await Promise.all(
    clients.map((client, i) =>
      playRandomly(client, 9 + i, (x) => [...x.snapshots.values()][0]!.version > start + 20),
    ),
  );
  const ask = async (seat: number, version: number): Promise<void> => {
    await clients[seat]!.ask({ type: 'rewind', id: moveId(), seat, version });
    for (const client of clients)
      await client.until((x) => x.table.rewind !== undefined, 'the wish is shown');
  };
  await ask(0, start);
  const again = { type: 'rewind', id: `t-again`, seat: 0, version: start } as const;
  expect(b!.table.rewind).toMatchObject({ by: 0, version: start, agreed: [0] });
  expect(await c!.ask({ type: 'rewind', id: moveId(), seat: 2, version: start })).toMatchObject({
    why: 'not-now',
  });
  // One "no" ends it.
  await b!.ask({ type: 'rewind-answer', id: moveId(), seat: 1, ask: b!.table.rewind!.ask, agree: false });
  await a!.until((x) => x.table.rewind === undefined, 'the wish is gone');
  // Sent twice with one id, as after a cut line: asked once.
  expect(await a!.ask(again)).toMatchObject({ type: 'done' });
  expect(await a!.ask(again)).toMatchObject({ type: 'done' });
  for (const client of clients) await client.until((x) => x.table.rewind !== undefined, 'it is asked');
  const wish = a!.table.rewind!.ask;
  await b!.ask({ type: 'rewind-answer', id: moveId(), seat: 1, ask: wish, agree: true });
  expect(a!.table.rewind?.agreed.toSorted()).toEqual([0, 1]);
  await c!.ask({ type: 'rewind-answer', id: moveId(), seat: 2, ask: wish, agree: true });
  for (const client of clients) {
    await client.until(
      (x) => x.entries.some(({ entries }) => entries.some((t) => t.type === 'rewind')),
      'it is told',
    );
    await client.until((x) => x.table.rewind === undefined, 'the wish is done');
  }
  const settlements = (a!.snapshots.get(0)!.seatView.view as unknown as { settlements: string[][] })
    .settlements;
  expect(settlements.flat()).toEqual([]);
  expect(await a!.ask(again)).toMatchObject({ type: 'done' });
  const late = { type: 'rewind-answer', id: moveId(), seat: 1, ask: wish } as const;
  expect(await b!.ask({ ...late, agree: true })).toMatchObject({ type: 'done' });
  expect(await b!.ask({ ...late, agree: false })).toMatchObject({ type: 'refused', why: 'not-now' });
  await playOut(clients, 20);
  const record = await people[0]!.ask<MatchRecord>('GET', `/api/tables/${id}/record`);
  expect(record.entries.filter((e) => e.type === 'rewind')).toMatchObject([{ consent: [0, 1, 2] }]);
  expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
});

test('resigning with two ends the match', async () => {
  const server = await testServer();
  const { clients } = await seated(server, { game: KB, seats: 2 });
  const [a, b] = clients;
  expect(await a!.ask({ type: 'resign', id: 'r', seat: 0 })).toMatchObject({
    type: 'news',
    ack: { id: 'r' },
  });
  await b!.until((c) => c.table.status === 'over', 'the match is over');
  expect(b!.table.result?.outcome).toMatchObject({ places: [[1], [0]], decidedBy: 'resigned' });
  expect(b!.snapshots.get(1)?.seatView.result?.outcome.places).toEqual([[1], [0]]);
});

test(
  'resigning with five lets a bot play on, and the seat is placed last',
  { timeout: 120_000 },
  async () => {
    const server = await testServer();
    const table = { game: 'kings-bounty', seats: 5, standInBot: 'random' };
    const { people, id, clients } = await seated(server, table);
    expect(await clients[2]!.ask({ type: 'resign', id: 'r', seat: 2 })).toMatchObject({ ack: { id: 'r' } });
    await clients[2]!.until((c) => c.table.seats[2]?.standIn?.because === 'resigned', 'a bot stands in');
    expect(await clients[2]!.ask({ type: 'return', id: 'back', seat: 2 })).toMatchObject({
      type: 'refused',
      why: 'not-now',
    });
    await playOut([clients[0]!, clients[1]!, clients[3]!, clients[4]!]);
    await clients[2]!.until((c) => c.table.status === 'over', 'the match is over');
    expect(clients[2]!.table.result?.outcome.places.at(-1)).toEqual([2]);
    expect(await people[0]!.ask('GET', `/api/tables/${id}/verdict`)).toMatchObject({ ok: true });
  },
);

test('a seat is handed over to a bot and taken back', async () => {
  const server = await testServer();
  const { clients } = await seated(server, { game: KB, seats: 2 });
  const mover = clients.find((c) => askedSeat(c) !== undefined)!;
  const seat = askedSeat(mover)!;
  const { version } = mover.snapshots.get(seat)!;
  await mover.ask({ type: 'hand-over', id: 'h', seat });
  await mover.until((c) => c.table.seats[seat]?.standIn?.because === 'left', 'a bot stands in');
  expect(
    await mover.ask({ type: 'move', id: 'm', seat, version, action: { type: 'end-turn' } }),
  ).toMatchObject({ why: 'handed-over' });
  await mover.until((c) => c.snapshots.get(seat)!.version > version, 'the bot has moved');
  await mover.ask({ type: 'return', id: 'b', seat });
  await mover.until((c) => c.table.seats[seat]?.standIn === undefined, 'the seat is back');
  await playOut(clients, 4);
});
