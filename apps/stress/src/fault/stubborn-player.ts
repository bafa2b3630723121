import { fastRng } from '@four-crowns/core';
import type { Rng, Seat } from '@four-crowns/core';
import type { ClientMessage, Move } from '@four-crowns/protocol';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import type { TableClient } from '@four-crowns/harness/table-client';
import { metNode, saw } from './witness.ts';
import type { Witness } from './witness.ts';

const RETRY_MS = 50;

/**
 * Plays one seat whatever happens: after a cut line it connects again with what it has and sends its
 * last move again under the same id, until that is answered. `thinkMs`: so long it thinks, about.
 */
export interface StubbornPlayer {
  readonly over: Promise<void>;
  stop(): void;
}

export function playStubbornly(
  http: HttpClient,
  table: string,
  seat: Seat,
  seed: number,
  witness: Witness,
  thinkMs = 0,
): StubbornPlayer {
  const rng = fastRng(seed);
  const state = { stopped: false };
  return {
    over: keepPlaying(http, table, seat, rng, witness, state, thinkMs),
    stop: () => {
      state.stopped = true;
    },
  };
}

async function keepPlaying(
  http: HttpClient,
  table: string,
  seat: Seat,
  rng: Rng,
  witness: Witness,
  state: { readonly stopped: boolean },
  thinkMs: number,
): Promise<void> {
  let snapshots: TableClient['snapshots'] = new Map();
  let pending: Move | undefined;
  let made = 0;
  while (!state.stopped) {
    const seen = [...snapshots.values()].map(({ viewer, version }) => ({ viewer, version }));
    const client = await openTable(http, table, { seen, snapshots, keep: false }).catch(() => undefined);
    if (client === undefined) {
      await pause(RETRY_MS + rng.below(RETRY_MS));
      continue;
    }
    const look = (): void => {
      for (const snapshot of client.snapshots.values()) saw(witness, table, snapshot);
      snapshots = client.snapshots;
    };
    metNode(witness, table, client);
    client.onMessage(look);
    look();
    try {
      while (!state.stopped) {
        if (thinkMs > 0) await pause(rng.below(2 * thinkMs));
        pending ??= await nextMove(client, seat, rng, () => `s${seat}-${made++}`);
        if (pending === undefined) {
          client.close();
          return;
        }
        const answer = await client.ask(pending satisfies ClientMessage);
        look();
        if (answer.type === 'news' && answer.ack !== undefined) {
          witness.acked.push({ match: table, seat, id: pending.id, entry: answer.ack.entry });
        } else if (answer.type === 'refused' && answer.why === 'try-again') {
          await pause(RETRY_MS);
          continue;
        } else
          witness.complaints.push(
            `${table}: ${pending.id} was refused: ${JSON.stringify(answer).slice(0, 200)}`,
          );
        pending = undefined;
      }
      client.close();
    } catch {
      // The line was cut: connect again.
      look();
    }
  }
}

/** Watches whatever happens, without a seat. */
export function watchStubbornly(
  http: HttpClient,
  table: string,
  invite: string,
  witness: Witness,
): StubbornPlayer {
  const state = { stopped: false };
  let client: TableClient | undefined;
  const keepWatching = async (): Promise<void> => {
    let snapshots: TableClient['snapshots'] = new Map();
    while (!state.stopped) {
      const seen = [...snapshots.values()].map(({ viewer, version }) => ({ viewer, version }));
      client = await openTable(http, table, { invite, seen, snapshots, keep: false }).catch(() => undefined);
      if (client === undefined) {
        await pause(2 * RETRY_MS);
        continue;
      }
      const watched = client;
      const look = (): void => {
        snapshots = watched.snapshots;
        for (const snapshot of snapshots.values()) saw(witness, table, snapshot);
        if ([...snapshots.values()].some(({ seatView }) => seatView.result !== undefined)) {
          state.stopped = true;
          watched.close();
        }
      };
      metNode(witness, table, watched);
      watched.onMessage(look);
      look();
      await watched.closed;
    }
  };
  return {
    over: keepWatching(),
    stop: () => {
      state.stopped = true;
      client?.close();
    },
  };
}

/** Undefined when the match is over. */
async function nextMove(
  client: TableClient,
  seat: Seat,
  rng: Rng,
  id: () => string,
): Promise<Move | undefined> {
  const isOver = (): boolean => client.snapshots.get(seat)?.seatView.result !== undefined;
  await client.until(() => isOver() || client.choices(seat).length > 0, 'this seat is asked', 600_000);
  const snapshot = client.snapshots.get(seat);
  if (isOver() || snapshot === undefined) return undefined;
  const choices = client.choices(seat);
  const action = choices[rng.below(choices.length)];
  if (action === undefined) return undefined;
  return { type: 'move', id: id(), seat, version: snapshot.version, action };
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
