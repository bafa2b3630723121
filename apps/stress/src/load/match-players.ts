import { fastRng } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import { newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import { openLight } from './light-client.ts';
import type { LightClient } from './light-client.ts';
import type { Felt } from './phase.ts';

/** A match with one client per seat, or with one for all seats. */
export interface LoadMatch {
  readonly clients: readonly LightClient[];
  readonly rng: Rng;
  /** Does everybody see every step at once, or some of them only when a draft is done? */
  readonly drafts: 'open' | 'closed';
}

export interface MatchPlan {
  readonly game: string;
  readonly drafts: 'open' | 'closed';
  /** One per seat. The same person at all of them: then there is one socket for all. */
  readonly people: readonly HttpClient[];
}

const OPENED_AT_ONCE = 20;

/** `planOf`: all matches may share their people, as the server does not mind. */
export async function openMatches(
  count: number,
  seed: number,
  planOf: (n: number) => MatchPlan,
): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = [];
  for (let from = 0; from < count; from += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - from) }, (_, i) =>
      openMatch(planOf(from + i), seed + from + i),
    );
    matches.push(...(await Promise.all(some)));
  }
  return matches;
}

async function openMatch({ game, drafts, people }: MatchPlan, seed: number): Promise<LoadMatch> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody to play');
  const mine = people.flatMap((person, seat) => (person === host ? [seat] : []));
  const { id, invite } = await newTable(host, { game, seats: people.length, mine, chat: 'off' });
  for (const other of others) {
    if (other !== host) await other.ask('POST', `/api/tables/${id}/join`, { invite });
  }
  const clients = await Promise.all([...new Set(people)].map((person) => openLight(person, id)));
  await Promise.all(
    clients.map((client) => client.until(() => client.status === 'playing', 'the match is dealt')),
  );
  return { clients, rng: fastRng(seed), drafts };
}

export function closeMatches(matches: readonly LoadMatch[]): void {
  for (const match of matches) for (const client of match.clients) client.cut();
}

/**
 * Random legal moves, one after the other, at most `most` or until the match is over; with `every` one
 * in so many milliseconds. A move counts when everybody who is told of it has received it.
 */
export function playMatch(
  match: LoadMatch,
  felt: Felt,
  most: number,
  every?: number,
  phase = 0,
): Promise<void> {
  const { clients, rng, drafts } = match;
  return new Promise((done) => {
    const bytes = clients.map((client) => client.bytes);
    let made = 0;
    let sentAt = 0;
    let mover: LightClient | undefined;
    let owed = 0;
    let isWaiting = false;
    const finish = (): void => {
      clients.forEach((client, i) => {
        felt.bytes += client.bytes - (bytes[i] ?? 0);
        client.onNews(() => undefined);
      });
      done();
    };
    const send = (): void => {
      isWaiting = false;
      if (made >= most || clients.some((client) => client.isOver)) return finish();
      for (const client of clients) {
        const asked = client.asked();
        const action = asked?.choice(rng.below(asked.count));
        if (asked === undefined || action === undefined) continue;
        const { seat, version } = asked;
        mover = client;
        // Of a closed draft only its own seat hears.
        owed = drafts === 'open' ? clients.length : 1;
        sentAt = performance.now();
        client.send(JSON.stringify({ type: 'move', id: `l-${version}`, seat, version, action }));
        return;
      }
      isWaiting = true;
    };
    const next = (): void => {
      if (every !== undefined) setTimeout(send, Math.max(0, every - (performance.now() - sentAt)));
      else if (drafts === 'open') send();
      else setImmediate(send);
    };
    for (const client of clients) {
      client.onNews((news) => {
        if (client !== mover || clients.length === 1) felt.waits.push(performance.now() - sentAt);
        if (isWaiting) return send();
        if (drafts === 'closed' && news.ack === undefined) return;
        if (--owed > 0) return;
        made++;
        felt.moves++;
        next();
      });
    }
    if (every === undefined) send();
    else setTimeout(send, (phase * 7.31) % every);
  });
}
