/** A server with a match that was begun elsewhere: its log is put into the store as it is. */
import {
  codes,
  commit,
  contributionsOf,
  DEALER,
  openMatch,
  replayEntry,
  seededDealer,
  settle,
} from '@four-crowns/core';
import type { Action, AnyGame, Entry, Json, Match } from '@four-crowns/core';
import type { Server } from '../../src/server.ts';
import { insertTable } from '../../src/store/tables.ts';
import type { Guest } from './seated.ts';

const SEED = 'ab'.repeat(32);
export const PLANTED = 'planted-table';

/** Dealt up to the first question. */
export function dealtMatch(game: AnyGame, options: Json, seats: number): Match {
  const parsed = game.parseOptions(options, seats);
  const match = openMatch(game, PLANTED, parsed, seats);
  commit(match, SEED);
  const context = {
    match: PLANTED,
    game: game.id,
    options: parsed,
    seats,
    contributions: contributionsOf(match),
  };
  settle(match, seededDealer(SEED, context));
  return match;
}

/** The same match, but where `pick` says so chance has dealt something else. */
export function otherwiseDealt(
  base: Match,
  pick: (entry: Entry, match: Match, others: readonly Action[]) => Action | undefined,
): Match {
  const { game } = base;
  const match = openMatch(game, PLANTED, base.options, base.seats);
  const out = codes();
  base.entries.forEach((entry, i) => {
    let replayed = entry;
    if (entry.type === 'step' && entry.by === DEALER) {
      out.n = 0;
      game.rules.legal(match.state, DEALER, out);
      const all = Array.from(out.at.slice(0, out.n), (code) => game.decode(match.state, DEALER, code));
      const action = pick(entry, match, all);
      if (action !== undefined) replayed = { ...entry, action };
    }
    replayEntry(match, replayed, i);
  });
  return match;
}

/** Seat i belongs to guest i. */
export async function plant(
  server: Server,
  match: Match,
  people: readonly Guest[],
  now: number,
): Promise<void> {
  const { db, log } = server.house.engine;
  await insertTable(db, {
    id: PLANTED,
    rev: 1,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    options: match.options,
    access: 'public',
    invite: 'invite',
    host: people[0]!.me.id,
    status: 'playing',
    start: 'full',
    pace: { type: 'none' },
    standInBot: 'random',
    chat: 'on',
    createdAt: now,
    touchedAt: now,
    seats: people.map((person) => ({ person: person.me.id, name: person.me.name })),
  });
  await db.insertInto('secrets').values({ match: PLANTED, seed: SEED }).execute();
  const { entries } = match;
  await log.append({
    match: PLANTED,
    seq: 0,
    count: entries.length,
    move_id: null,
    entries: JSON.stringify(entries),
    checkpoint: null,
    clock: null,
    at: now,
  });
}
