import type { GameEvent } from '@four-crowns/core';
import type { KnownRecord } from '@four-crowns/protocol';
import { expect, test } from 'vitest';
import { playRandomly } from '@four-crowns/harness/play';
import { seated } from '@four-crowns/harness/seated';
import { testServer } from './helpers/server.ts';

const EFFECTS = ['place', 'swap', 'move', 'exchange', 'negotiate', 'no-effect'];

/** TKD-2.7: with only the top cards open, a card that lies covered now is not told again. */
test('the record of a running match names no covered card of others, nor what it did', async () => {
  const server = await testServer();
  const { id, people, clients } = await seated(server, {
    game: 'the-king-is-dead',
    seats: 3,
    access: 'public',
    options: { piles: 'top', first: 0 },
  });
  // Between two turns everybody knows of the same cards, so all stop at the same moment.
  await Promise.all(
    clients.map((client, i) =>
      playRandomly(client, i, (c) =>
        [...c.snapshots.values()].some(
          ({ seatView: { view } }) => view['stage'] === 'turn' && Number(view['clock']) >= 12,
        ),
      ),
    ),
  );
  const answers = await Promise.all(
    [0, 1, 2].map((seat) => people[seat]!.ask<KnownRecord>('GET', `/api/tables/${id}/record`)),
  );
  const open = await people[0]!.ask<KnownRecord>('GET', `/api/tables/${id}/record?viewer=table`);
  for (const { viewer, entries } of [...answers, open]) {
    const events = entries.flatMap((t) => (t.type === 'step' ? t.events : []));
    expect(events.filter((e) => e.type === 'covered').length).toBeGreaterThan(2);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => entries[0]!.version + i));
    for (const others of [0, 1, 2].filter((seat) => seat !== viewer)) {
      const own = events.filter((e) => e['seat'] === others);
      const last = own.findLastIndex((e) => e.type === 'play' || e.type === 'covered');
      expect(own.slice(0, last).filter((e) => e.type === 'play' || EFFECTS.includes(e.type))).toEqual<
        GameEvent[]
      >([]);
    }
  }
});
