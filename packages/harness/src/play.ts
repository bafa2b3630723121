import { fastRng } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { TableClient } from './table-client.ts';

let count = 0;
export function moveId(): string {
  return `t-${count++}`;
}

/** The first of the client's seats that is asked now. */
export function askedSeat(client: TableClient): Seat | undefined {
  return client.table.mine.find((seat) => client.choices(seat).length > 0);
}

/** Plays the client's seats at random until `end` holds or the match is over. */
export async function playRandomly(
  client: TableClient,
  seed: number,
  end: (client: TableClient) => boolean = () => false,
): Promise<number> {
  const rng = fastRng(seed);
  const over = (): boolean =>
    [...client.snapshots.values()].some((s) => s.seatView.result !== undefined) || end(client);
  let moves = 0;
  for (;;) {
    await client.until(
      (c) => over() || askedSeat(c) !== undefined,
      'a seat is asked or the match over',
      60_000,
    );
    if (over()) return moves;
    const seat = askedSeat(client) ?? 0;
    const snapshot = client.snapshots.get(seat);
    const choices = client.choices(seat);
    const action = choices[rng.below(choices.length)];
    if (snapshot === undefined || action === undefined) continue;
    const answer = await client.ask({ type: 'move', id: moveId(), seat, version: snapshot.version, action });
    if (answer.type === 'refused' && answer.why !== 'stale' && answer.why !== 'over') {
      throw new Error(`refused: ${JSON.stringify(answer).slice(0, 300)}`);
    }
    moves++;
  }
}

/** Until somebody wins, every client its own seats. */
export async function playOut(clients: readonly TableClient[], seed = 1): Promise<void> {
  await Promise.all(clients.map((client, i) => playRandomly(client, seed + i)));
}
