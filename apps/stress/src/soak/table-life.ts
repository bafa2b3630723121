/** A table from its making to the end of its last match. */
import type { AnyGame, Rng } from '@four-crowns/core';
import type { TableInfo } from '@four-crowns/protocol';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import type { Door } from './door.ts';
import { playSeat, watch } from './seat-player.ts';
import type { Tally } from './soak-tally.ts';

/** Where all tables are. */
export interface Hall {
  readonly people: readonly HttpClient[];
  readonly tally: Tally;
  readonly door: Door;
}

/** One table in so many. */
const WITH_A_BOT = 8;
const WITH_A_REMATCH = 4;
const WITH_A_VERDICT = 8;
const WITH_A_NEWCOMER = 8;
/** A line is cut before one of the first moves, so that there is one to cut in the shortest match too. */
const CUT_WITHIN = 10;

/** `turn`: the how manieth table of its lane. */
export async function liveOnce(hall: Hall, game: AnyGame, turn: number, rng: Rng): Promise<void> {
  const counts = game.seatCounts.filter((n) => n >= 2);
  const seats = counts[rng.below(counts.length)] ?? 2;
  const hasBot = rng.below(WITH_A_BOT) === 0;
  const first = rng.below(hall.people.length);
  const sitting = Array.from({ length: hasBot ? seats - 1 : seats }, (_, seat) => {
    const person = hall.people[(first + seat) % hall.people.length];
    if (person === undefined) throw new Error('nobody to play');
    return person;
  });
  await hall.door.through();
  const made = await open(sitting, game.id, seats);
  await playMatch(hall, sitting, made, rng);
  if (turn % WITH_A_REMATCH > 0) return;
  let again = made;
  for (const person of sitting) {
    again = await person.ask<TableInfo>('POST', `/api/tables/${made.id}/rematch`);
  }
  await hall.door.through();
  hall.tally.rematches++;
  await playMatch(hall, sitting, again, rng);
}

async function open(sitting: readonly HttpClient[], game: string, seats: number): Promise<TableInfo> {
  const [host, ...others] = sitting;
  if (host === undefined) throw new Error('nobody to play');
  const bots = sitting.length < seats ? [{ seat: seats - 1, bot: 'random' }] : [];
  const made = await newTable(host, { game, seats, bots, chat: 'on' });
  for (const [i, other] of others.entries()) {
    await other.ask('POST', `/api/tables/${made.id}/join`, { seat: i + 1, invite: made.invite });
  }
  return made;
}

async function playMatch(
  { people, tally, door }: Hall,
  sitting: readonly HttpClient[],
  { id: table, game, invite = '' }: TableInfo,
  rng: Rng,
): Promise<void> {
  const [host = people[0]] = sitting;
  if (host === undefined) throw new Error('nobody to play');
  const isNew = rng.below(WITH_A_NEWCOMER) === 0;
  const watcher = isNew ? await newGuest(host.url) : people[rng.below(people.length)];
  const unlucky = rng.below(sitting.length);
  const playing = sitting.map((http, seat) =>
    playSeat({ http, table, door, tally }, seat, rng, seat === unlucky ? rng.below(CUT_WITHIN) : Infinity),
  );
  if (watcher !== undefined) playing.push(watch({ http: watcher, table, door, tally }, invite));
  await Promise.all(playing);
  tally.matches.set(game, (tally.matches.get(game) ?? 0) + 1);
  if (rng.below(WITH_A_VERDICT) > 0) return;
  await door.through();
  const verdict = await host.ask<{ readonly ok: boolean }>('GET', `/api/tables/${table}/verdict`);
  if (!verdict.ok) throw new Error(`the record of ${table} does not hold: ${JSON.stringify(verdict)}`);
  tally.verdicts++;
}
