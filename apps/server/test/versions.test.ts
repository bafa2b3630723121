import { fastRng } from '@four-crowns/core';
import type { Action } from '@four-crowns/core';
import type { Update } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';
import { newGuest } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import { moveId, playRandomly } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

/** Where drafts are closed. */
const GAMES = ['the-king-is-dead', 'kings-bounty'];

function updatesOf(client: TableClient): Update[] {
  return client.received.flatMap((message) =>
    message.type === 'news' || message.type === 'welcome' ? message.updates : [],
  );
}

/** A seat changes its mind a few times, if it can; the answer is how often. */
async function changeMind(client: TableClient, seat: number, times: number): Promise<number> {
  const rng = fastRng(times);
  for (let n = 0; n < times; n++) {
    const snapshot = client.snapshots.get(seat)!;
    const choices = client.choices(seat);
    const action = choices[rng.below(choices.length)];
    if (action === undefined) return n;
    await client.ask({ type: 'move', id: moveId(), seat, version: snapshot.version, action });
    if ((client.snapshots.get(seat)?.seatView.undoable ?? 0) === 0) return n;
    await client.ask({ type: 'undo', id: moveId(), seat });
  }
  return times;
}

/** What is said to a move from the own version, and from those above it. */
async function probe(client: TableClient, seat: number, action: Action): Promise<string[]> {
  const { version } = client.snapshots.get(seat)!;
  const whys: string[] = [];
  for (let more = 0; more < 10; more++) {
    const answer = await client.ask({ type: 'move', id: moveId(), seat, version: version + more, action });
    whys.push(answer.type === 'refused' ? answer.why : answer.type);
  }
  return whys;
}

describe.each(GAMES)('%s: hidden drafts cannot be counted', (game) => {
  test('a version grows by what its viewer is told, however much others draft and take back', async () => {
    const server = await testServer();
    const { id, clients, made } = await seated(server, { game, seats: 2 });
    const watcher = await openTable(await newGuest(server.url), id, { invite: made.invite! });
    let changed = 0;
    for (let turn = 0; turn < 12; turn++) {
      for (const [seat, client] of clients.entries()) {
        if (client.choices(seat).length > 0) changed += await changeMind(client, seat, 3);
      }
      const before = clients.map((client, seat) => client.snapshots.get(seat)!.version);
      const grown = (client: TableClient, seat: number): boolean =>
        client.snapshots.get(seat)!.version > before[seat]!;
      await Promise.all(
        clients.map((client, seat) =>
          playRandomly(client, turn, (c) => grown(c, seat) || clients.some((other, i) => grown(other, i))),
        ),
      );
    }
    expect(changed).toBeGreaterThan(5);
    for (const client of [...clients, watcher]) {
      const updates = updatesOf(client);
      expect(updates.length).toBeGreaterThan(3);
      for (const { from, to, entries } of updates) {
        expect(entries.map(({ version }) => version)).toEqual(
          Array.from({ length: to - from }, (_, i) => from + i + 1),
        );
      }
    }
    // So they differ from each other: each has counted its own.
    const versions = clients.map((client, seat) => client.snapshots.get(seat)!.version);
    expect(versions.some((version) => version !== watcher.snapshots.get('table')!.version)).toBe(true);
  }, 60_000);

  test('no version above the own one is taken, as if nobody had drafted anything', async () => {
    const server = await testServer();
    // Some choices bring something to light at once: a table is needed where one was drafted and taken back.
    for (let attempt = 0; ; attempt++) {
      expect(attempt).toBeLessThan(20);
      const { clients } = await seated(server, { game, seats: 2 });
      const asked = clients.findIndex((client, seat) => client.choices(seat).length > 0);
      const other = 1 - asked;
      const action = clients[asked]!.choices(asked)[0]!;
      const before = await probe(clients[other]!, other, action);
      expect(before.slice(1)).toEqual(Array.from({ length: 9 }, () => 'malformed'));
      if ((await changeMind(clients[asked]!, asked, 3)) < 3) continue;
      expect(await probe(clients[other]!, other, action)).toEqual(before);
      break;
    }
  });

  test('a wish to go back names the same moment to each seat in its own version', async () => {
    const server = await testServer();
    const { clients } = await seated(server, { game, seats: 2 });
    const asked = clients.findIndex((client, seat) => client.choices(seat).length > 0);
    await changeMind(clients[asked]!, asked, 3);
    const start = clients.map((client, seat) => client.snapshots.get(seat)!.version);
    await Promise.all(
      clients.map((client, i) =>
        playRandomly(client, i, () =>
          clients.every((c, seat) => c.snapshots.get(seat)!.version > start[seat]! + 1),
        ),
      ),
    );
    const [ann, bob] = clients;
    const back = bob!.entries
      .flatMap(({ entries }) => entries)
      .find((t) => t.type === 'step' && t.version > start[1]!)!;
    expect(
      await bob!.ask({ type: 'rewind', id: moveId(), seat: 1, version: back.version - 1 }),
    ).toMatchObject({ type: 'done' });
    await ann!.until((c) => c.table.rewind !== undefined, 'the wish is asked');
    const { version, ask } = ann!.table.rewind!;
    expect(version).toBeLessThanOrEqual(ann!.snapshots.get(0)!.version);
    expect(bob!.table.rewind!.version).toBeLessThanOrEqual(back.version - 1);
    await ann!.ask({ type: 'rewind-answer', id: moveId(), seat: 0, ask, agree: true });
    await ann!.until(
      (c) => c.entries.some(({ entries }) => entries.some((t) => t.type === 'rewind')),
      'it happens',
    );
  });
});
