import { layTable, mixSeed, playout, randomBot } from '@four-crowns/bots';
import type { Allowance, BotKind, Table } from '@four-crowns/bots';
import type { Json, SeatMask } from '@four-crowns/core';
import { totalsOf } from '../tell.ts';
import type { GameDoor } from '../door.ts';
import { kindNamed } from './kinds.ts';

/** A bot and how many times the budget it gets: `king` or `king:4`. */
export type Entrant = {
  readonly name: string;
  readonly bot: string;
  readonly times: number;
};

/** One entrant against another, at one kind of table. Plain data: it is sent to threads and names a file. */
export type Duel = {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly allowance: Allowance | null;
  readonly seed: number;
  /** The first one plays one side, the second all others. */
  readonly entrants: readonly [Entrant, Entrant];
};

/** How one match ended. */
export interface Played {
  readonly match: number;
  /** The first one's share of the victory. */
  readonly won: number;
  /** Mean points of a seat of each. */
  readonly points: readonly [number, number];
  readonly failures: number;
}

/** A table where matches of one duel are played. */
export interface DuelTable {
  play(match: number): Promise<Played>;
}

export function openDuel(door: GameDoor, duel: Duel): DuelTable {
  const { game } = door;
  const table = layTable(game, duel.options, duel.seats);
  const sides = game.sides(duel.options, duel.seats);
  return { play: (match) => playMatch(door, duel, table, sides, match) };
}

/**
 * The same deal for every place the first one can sit at, then the next deal: what the cards favour
 * they favour for both.
 */
async function playMatch(
  door: GameDoor,
  duel: Duel,
  table: Table,
  sides: readonly SeatMask[],
  match: number,
): Promise<Played> {
  const { game } = door;
  const own = sides[match % sides.length] ?? 1;
  const deal = Math.floor(match / sides.length);
  let failures = 0;
  const onFailure = (): void => void failures++;
  const [first, second] = duel.entrants.map((entrant): BotKind => {
    const kind = kindNamed(door, entrant.bot);
    if (kind === undefined) throw new Error(`${game.id} has no bot ${entrant.bot}`);
    const allowance = allowed(duel.allowance, entrant.times);
    return { ...kind, sit: () => kind.sit({ ...(allowance && { allowance }), onFailure }) };
  });
  const isFirst = (seat: number): boolean => (own & (1 << seat)) !== 0;
  const seats = Array.from({ length: duel.seats }, (_, seat) => seat);
  const bots = seats.map((seat) => (isFirst(seat) ? first : second) ?? randomBot);
  await playout(table, bots, mixSeed(duel.seed, deal));
  const winners = game.outcome(table.state)?.places[0] ?? [];
  const winning = sides.filter((side) => winners.some((seat) => (side & (1 << seat)) !== 0));
  const totals = totalsOf(game.scores(table.state, 'all'), duel.seats);
  const mean = (of: readonly number[]): number =>
    of.length === 0 ? 0 : of.reduce((sum, seat) => sum + (totals[seat] ?? 0), 0) / of.length;
  return {
    match,
    won: winning.includes(own) ? 1 / winning.length : 0,
    points: [mean(seats.filter(isFirst)), mean(seats.filter((seat) => !isFirst(seat)))],
    failures,
  };
}

function allowed(allowance: Allowance | null, times: number): Allowance | undefined {
  if (allowance === null) return times === 1 ? undefined : { share: times };
  if ('share' in allowance) return { share: allowance.share * times };
  return 'ms' in allowance ? { ms: allowance.ms * times } : { iterations: allowance.iterations * times };
}
