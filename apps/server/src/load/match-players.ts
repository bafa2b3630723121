import { fastRng } from '@four-crowns/core';
import type { Rng, Seat } from '@four-crowns/core';
import { newTable } from '../client/http-client.ts';
import type { HttpClient } from '../client/http-client.ts';
import { openTable } from '../client/table-client.ts';
import type { TableClient } from '../client/table-client.ts';
import type { Felt } from './phase.ts';

/** A match with one client per seat. */
export interface LoadMatch {
  readonly clients: readonly TableClient[];
  readonly rng: Rng;
}

/** `people`: one per seat; all matches share them, as the server does not mind. */
export async function openMatches(
  people: readonly HttpClient[],
  game: string,
  count: number,
  seed: number,
): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = [];
  for (let from = 0; from < count; from += 20) {
    const some = Array.from({ length: Math.min(20, count - from) }, (_, i) =>
      openMatch(people, game, seed + from + i),
    );
    matches.push(...(await Promise.all(some)));
  }
  return matches;
}

async function openMatch(people: readonly HttpClient[], game: string, seed: number): Promise<LoadMatch> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody to play');
  const { id, invite } = await newTable(host, { game, seats: people.length, chat: 'off' });
  for (const other of others) await other.ask('POST', `/api/tables/${id}/join`, { invite });
  const clients = await Promise.all(people.map((person) => openTable(person, id, { keep: false })));
  await Promise.all(
    clients.map((client) =>
      client.until((c) => c.sheets.size > 0 && c.table.status === 'playing', 'the match is dealt'),
    ),
  );
  return { clients, rng: fastRng(seed) };
}

export function closeMatches(matches: readonly LoadMatch[]): void {
  for (const match of matches) for (const client of match.clients) client.cut();
}

/**
 * Random legal moves, one after the other, at most `most` or until the match is over; with `every` one
 * in so many milliseconds. A move counts when all other players have received it.
 */
export function playMatch(
  match: LoadMatch,
  felt: Felt,
  most: number,
  every?: number,
  phase = 0,
): Promise<void> {
  const { clients, rng } = match;
  return new Promise((done) => {
    let made = 0;
    let sentAt = 0;
    let mover: Seat = -1;
    let owed = 0;
    const bytes = clients.map((client) => client.bytes);
    const send = (): void => {
      const seat = clients.findIndex((client, i) => client.choices(i).length > 0);
      const client = clients[seat];
      const sheet = client?.sheets.get(seat);
      if (client === undefined || sheet === undefined || made >= most) {
        finish();
        return;
      }
      const choices = client.choices(seat);
      const action = choices[rng.below(choices.length)];
      if (action === undefined) return finish();
      mover = seat;
      owed = clients.length;
      sentAt = performance.now();
      client.send({ type: 'move', id: `l-${sheet.version}`, seat, version: sheet.version, action });
    };
    const finish = (): void => {
      clients.forEach((client, i) => {
        felt.bytes += client.bytes - (bytes[i] ?? 0);
        client.onMessage(() => undefined);
      });
      active = false;
      done();
    };
    let active = true;
    clients.forEach((client, seat) => {
      client.onMessage((message) => {
        if (!active || (message.type !== 'news' && message.type !== 'refused')) return;
        if (message.type === 'refused') throw new Error(`refused: ${message.text}`);
        owed--;
        if (seat !== mover) felt.waits.push(performance.now() - sentAt);
        if (owed > 0) return;
        made++;
        felt.moves++;
        if (every === undefined) send();
        else setTimeout(send, Math.max(0, every - (performance.now() - sentAt)));
      });
    });
    if (every === undefined) send();
    else setTimeout(send, (phase * 7.31) % every);
  });
}
