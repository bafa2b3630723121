import { fastRng } from '@four-crowns/core';
import type { Rng, Seat } from '@four-crowns/core';
import { newTable } from '../client/http-client.ts';
import type { HttpClient } from '../client/http-client.ts';
import { openLight } from './light-client.ts';
import type { LightClient } from './light-client.ts';
import type { Felt } from './phase.ts';

/** A match with one client per seat, or one for all (hot-seat). */
export interface LoadMatch {
  readonly clients: readonly LightClient[];
  readonly rng: Rng;
}

const AT_ONCE = 20;

/** `people`: one per seat; all matches share them, as the server does not mind. */
export async function openMatches(
  people: readonly HttpClient[],
  game: string,
  count: number,
  seed: number,
): Promise<LoadMatch[]> {
  return manyMatches(count, async (i) => {
    const [host, ...others] = people;
    if (host === undefined) throw new Error('nobody to play');
    const { id, invite } = await newTable(host, { game, seats: people.length, chat: 'off' });
    for (const other of others) await other.ask('POST', `/api/tables/${id}/join`, { invite });
    const clients = await Promise.all(people.map((person, seat) => openLight(person, id, [seat])));
    return { clients, rng: fastRng(seed + i) };
  });
}

/** One person holds all seats, on one socket. */
export async function openHotSeats(
  person: HttpClient,
  game: string,
  seats: number,
  count: number,
  seed: number,
): Promise<LoadMatch[]> {
  const mine = Array.from({ length: seats }, (_, seat) => seat);
  return manyMatches(count, async (i) => {
    const { id } = await newTable(person, { game, seats, mine, chat: 'off' });
    return { clients: [await openLight(person, id, mine)], rng: fastRng(seed + i) };
  });
}

async function manyMatches(count: number, open: (i: number) => Promise<LoadMatch>): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => open(from + i));
    matches.push(...(await Promise.all(some)));
  }
  return matches;
}

export function closeMatches(matches: readonly LoadMatch[]): void {
  for (const match of matches) for (const client of match.clients) client.close();
}

/**
 * Random legal moves, one after the other, at most `most` or until the match is over; with `every` one
 * in so many milliseconds. A move counts when all players have received it.
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
    let mover: LightClient | undefined;
    let owed = 0;
    const bytes = clients.map((client) => client.bytes);
    const finish = (): void => {
      clients.forEach((client, i) => {
        felt.bytes += client.bytes - (bytes[i] ?? 0);
        client.onNews = () => undefined;
      });
      done();
    };
    const send = (): void => {
      const next = made < most ? askedIn(clients) : undefined;
      const action = next?.client.pick(next.seat, rng);
      if (next === undefined || action === undefined) return finish();
      mover = next.client;
      owed = clients.length;
      sentAt = performance.now();
      const { seat } = next;
      const version = mover.version(seat);
      mover.send(JSON.stringify({ type: 'move', id: `l-${version}`, seat, version, action }));
    };
    for (const client of clients) {
      client.onNews = () => {
        // With one client for all seats its own answer is all there is.
        if (client !== mover || clients.length === 1) felt.waits.push(performance.now() - sentAt);
        if (--owed > 0) return;
        made++;
        felt.moves++;
        if (every === undefined) send();
        else setTimeout(send, Math.max(0, every - (performance.now() - sentAt)));
      };
    }
    if (every === undefined) send();
    else setTimeout(send, (phase * 7.31) % every);
  });
}

function askedIn(clients: readonly LightClient[]): { client: LightClient; seat: Seat } | undefined {
  for (const client of clients) {
    for (const seat of client.seats) if (client.isAsked(seat)) return { client, seat };
  }
  return undefined;
}
