/** A server with a match that was begun elsewhere: its log is put into the store as it is. */
import {
  choicesOf,
  codes,
  commit,
  contributionsOf,
  DEALER,
  fastRng,
  openMatch,
  replayEntry,
  seededDealer,
  seatsOf,
  settle,
  submit,
} from '@four-crowns/core';
import type { Action, AnyGame, Dealer, Entry, Json, Match, Seat } from '@four-crowns/core';
import type { Server } from '../../src/server.ts';
import { insertTable } from '../../src/store/tables.ts';
import type { Guest } from '@four-crowns/harness/seated';

const SEED = 'ab'.repeat(32);
export const PLANTED = 'planted-table';

/** Dealt up to the first question. */
export function dealtMatch(game: AnyGame, options: Json, seats: number): Match {
  const parsed = game.parseOptions(options, seats);
  const match = openMatch(game, PLANTED, parsed, seats);
  commit(match, SEED);
  settle(match, dealerOf(match));
  return match;
}

function dealerOf(m: Match): Dealer {
  const contributions = contributionsOf(m);
  return seededDealer(SEED, {
    match: m.id,
    game: m.game.id,
    options: m.options,
    seats: m.seats,
    contributions,
  });
}

/**
 * A match played at random until chance has just told `seat` alone something, and the same match with
 * something else told.
 */
export function untilSecretOf(
  seat: Seat,
  game: AnyGame,
  options: Json,
  seats: number,
): readonly [Match, Match] {
  for (let seed = 1; seed < 100; seed++) {
    const rng = fastRng(seed);
    const match = dealtMatch(game, options, seats);
    const dealer = dealerOf(match);
    for (let from = 0; match.result === undefined;) {
      const told = match.entries.findIndex((entry, i) => i >= from && isSecretOf(seat, entry));
      const other = told < 0 ? undefined : toldOtherwise(match, told);
      if (other !== undefined) return [match, other];
      from = match.entries.length;
      const [asked] = seatsOf(game.rules.actors(match.state));
      const choices = choicesOf(match, asked!);
      const answer = submit(match, asked!, choices[rng.below(choices.length)], dealer);
      if (!answer.ok) throw new Error(answer.why);
    }
  }
  throw new Error(`nothing secret is ever told to seat ${seat}`);
}

function isSecretOf(seat: Seat, entry: Entry): boolean {
  return entry.type === 'step' && entry.by === DEALER && entry.events.some((e) => e.secret?.to === 1 << seat);
}

/** Undefined where every other outcome would make a later step impossible. */
function toldOtherwise(base: Match, told: number): Match | undefined {
  for (let nth = 0; ; nth++) {
    let isLast = false;
    try {
      const other = otherwiseDealt(base, (entry, _match, all) => {
        if (entry.type !== 'step' || entry !== base.entries[told]) return undefined;
        const rest = all.filter((action) => JSON.stringify(action) !== JSON.stringify(entry.action));
        isLast = nth >= rest.length - 1;
        return rest[nth];
      });
      return JSON.stringify(other.entries) === JSON.stringify(base.entries) ? undefined : other;
    } catch {
      if (isLast) return undefined;
    }
  }
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
  const { db, log } = server.context.engine;
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
