import type { Rng, Seat } from '@four-crowns/core';
import { countChoices } from '@four-crowns/protocol';
import type { ClientMessage, Move } from '@four-crowns/protocol';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { ClientOptions, TableClient } from '@four-crowns/harness/table-client';
import type { Door } from './door.ts';
import type { Tally } from './soak-tally.ts';

/** Somebody at a table, until its match is over. */
export interface Guest {
  readonly http: HttpClient;
  readonly table: string;
  readonly door: Door;
  readonly tally: Tally;
}

/** A machine may stop for minutes. */
const PATIENCE_MS = 600_000;

/** Random legal moves; before the `cutAt`th its line is cut. */
export async function playSeat(guest: Guest, seat: Seat, rng: Rng, cutAt: number): Promise<void> {
  const { tally } = guest;
  let made = 0;
  let wasCut = false;
  let pending: Move | undefined;
  await stay(guest, {}, async (client) => {
    if (made === 0) {
      await agreed(client, { type: 'chat', id: `hello-${seat}`, text: `Good luck from seat ${seat}` });
      tally.chats++;
    }
    for (;;) {
      if (made === cutAt && !wasCut) {
        wasCut = true;
        client.cut();
      }
      await client.until(() => isOver(client) || isAsked(client, seat), 'this seat is asked', PATIENCE_MS);
      if (isOver(client)) return;
      pending ??= choose(client, seat, rng, `${seat}-${made}`);
      await agreed(client, pending);
      pending = undefined;
      made++;
      tally.moves++;
    }
  });
}

/** Looks on without a seat. */
export async function watch(guest: Guest, invite: string): Promise<void> {
  guest.tally.watchers++;
  await stay(guest, { invite }, (client) =>
    client.until(() => isOver(client), 'the match is over', PATIENCE_MS),
  );
}

/** Whenever the line is gone it comes back with what it has. */
async function stay(
  { http, table, door, tally }: Guest,
  options: ClientOptions,
  act: (client: TableClient) => Promise<void>,
): Promise<void> {
  let known = options;
  for (;;) {
    await door.through();
    const client = await entered(() => openTable(http, table, { ...known, keep: false }));
    door.letIn(client);
    const line = { isOpen: true };
    void client.closed.then(() => (line.isOpen = false));
    try {
      await act(client);
      client.close();
      return;
    } catch (error) {
      if (line.isOpen) throw error;
      const seen = [...client.snapshots.values()].map(({ viewer, version }) => ({ viewer, version }));
      known = { ...options, seen, snapshots: client.snapshots };
      tally.returns++;
    }
  }
}

const TRIES = 5;

/** A program that was stopped for a while finds its half-open line closed. */
async function entered(open: () => Promise<TableClient>): Promise<TableClient> {
  for (let n = 1; n < TRIES; n++) {
    const client = await open().catch(() => undefined);
    if (client !== undefined) return client;
  }
  return open();
}

function choose(client: TableClient, seat: Seat, rng: Rng, id: string): Move {
  const choices = client.choices(seat);
  const action = choices[rng.below(choices.length)];
  const version = client.snapshots.get(seat)?.version;
  if (action === undefined || version === undefined) throw new Error('asked, but without a choice');
  return { type: 'move', id, seat, version, action };
}

async function agreed(client: TableClient, message: ClientMessage & { readonly id: string }): Promise<void> {
  const answer = await client.ask(message);
  if (answer.type === 'refused') throw new Error(`a ${message.type} was refused: ${answer.text}`);
}

function isOver(client: TableClient): boolean {
  return [...client.snapshots.values()].some(({ seatView }) => seatView.result !== undefined);
}

function isAsked(client: TableClient, seat: Seat): boolean {
  const snapshot = client.snapshots.get(seat);
  return snapshot !== undefined && countChoices(snapshot.seatView.choices) > 0;
}
