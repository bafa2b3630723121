import {
  canonical,
  codes,
  contributionsOf,
  DEALER,
  dealtCode,
  openMatch,
  replayEntry,
  seatsOf,
  seededDealer,
} from '@four-crowns/core';
import type { AnyGame, Dealer, Entry, Match, Seat } from '@four-crowns/core';
import { checkpointIn, entriesIn } from '../store/log.ts';
import type { LogRow } from '../store/log.ts';
import type { Table } from '../store/tables.ts';

export type Replayed =
  | { readonly ok: true; readonly match: Match; readonly checkpoints: number }
  | { readonly ok: false; readonly entry: number; readonly why: string };

/**
 * The match as these rules would have played it: every step legal, chance as the seed deals it, the same
 * choices forced, the same events, the same state at every checkpoint, and now the same question.
 */
export function replayLog(
  game: AnyGame,
  table: Pick<Table, 'id' | 'options' | 'seats'>,
  rows: readonly LogRow[],
  seed: string | undefined,
): Replayed {
  let at = 0;
  try {
    const options = game.parseOptions(table.options, table.seats.length);
    if (canonical(options) !== canonical(table.options)) return no(0, 'its options are read otherwise');
    const match = openMatch(game, table.id, options, table.seats.length);
    let dealer: Dealer | undefined;
    let checkpoints = 0;
    for (const row of rows) {
      if (row.seq !== at) return no(at, `the log goes on at ${row.seq}`);
      const checkpoint = checkpointIn(row);
      for (const entry of entriesIn(row)) {
        if (entry.type === 'step') {
          dealer ??= seed === undefined ? undefined : dealerOf(match, seed);
          const otherwise = notSoNow(match, entry, dealer);
          if (otherwise !== undefined) return no(at, otherwise);
        }
        replayEntry(match, entry, at);
        const now = match.entries[at];
        if (now === undefined || canonical(now) !== canonical(entry)) {
          return no(at, `it would now be ${JSON.stringify(now)}`);
        }
        at++;
        if (checkpoint?.after !== at || checkpoint.stateVersion !== game.stateVersion) continue;
        checkpoints++;
        if (canonical(game.save(match.state)) !== canonical(checkpoint.state)) {
          return no(at - 1, 'the state after it would be another one');
        }
      }
    }
    if (match.result === undefined && match.line.length > 0 && !isAsking(match)) {
      return no(at, 'it would go on by itself where a seat is asked');
    }
    return { ok: true, match, checkpoints };
  } catch (error) {
    return no(at, error instanceof Error ? error.message : String(error));
  }
}

function no(entry: number, why: string): Replayed {
  return { ok: false, entry, why };
}

function dealerOf(match: Match, seed: string): Dealer {
  return seededDealer(seed, {
    match: match.id,
    game: match.game.id,
    options: match.options,
    seats: match.seats,
    contributions: contributionsOf(match),
  });
}

const buffer = codes();

/** Chance, and what is answered for seats that have no choice, follow from the rules and are not asked. */
function notSoNow(
  match: Match,
  entry: Extract<Entry, { type: 'step' }>,
  dealer: Dealer | undefined,
): string | undefined {
  const { game, state } = match;
  if (game.rules.actors(state) === 1 << DEALER) {
    if (dealer === undefined) return 'its seed is missing';
    const dealt = game.decode(state, DEALER, dealtCode(game, state, dealer, match.dealt, buffer));
    if (entry.by === DEALER && canonical(dealt) === canonical(entry.action)) return undefined;
    return `chance would now be ${JSON.stringify(dealt)}`;
  }
  const forced = forcedSeat(match);
  if (entry.auto === true && forced === undefined) return `seat ${entry.by} would now have a choice`;
  if (entry.auto !== true && forced !== undefined) return `seat ${forced} would now have no choice`;
  if (forced !== undefined && forced !== entry.by) return `seat ${forced} would now be first`;
  return undefined;
}

function isAsking(match: Match): boolean {
  return match.game.rules.actors(match.state) !== 1 << DEALER && forcedSeat(match) === undefined;
}

function forcedSeat({ game, state }: Match): Seat | undefined {
  return seatsOf(game.rules.actors(state)).find((seat) => game.forced(state, seat) !== undefined);
}
