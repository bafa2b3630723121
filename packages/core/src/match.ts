import type { AnyGame, ParsedOptionsOf, StateOf } from './any-game.ts';
import { BadInput } from './bad-input.ts';
import type { Checkpoint, Entry, MatchRecord, Result } from './entries.ts';
import type { Action, Code, Game, GameEvent, Json, Seat, SeatMask, View, Viewer } from './game.ts';

/** A match in memory: its entries, and what follows from them. */
export interface Match<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly id: string;
  readonly options: ParsedOptionsOf<G>;
  readonly seats: number;
  readonly sides: readonly SeatMask[];
  readonly entries: Entry[];
  readonly checkpoints: Checkpoint[];
  /** The steps that stand, in order. */
  readonly line: Standing[];
  /** Entries that an undo took back. */
  readonly takenBack: Set<number>;
  state: StateOf<G>;
  /** The last barrier: how much of the line it holds, the version it came with, and the state there. */
  border: Border<StateOf<G>>;
  /** The versions of all barriers, ascending; closed drafts became known there. */
  readonly barriers: number[];
  /** By viewer, where drafts are closed: see known.ts. */
  readonly known: Map<Viewer, Known>;
  /** How often the dealer was ever asked; never goes back, so no take-back shows the next card. */
  dealt: number;
  /** In the order of resigning. */
  readonly resigned: Seat[];
  result: Result | undefined;
}

/** What a viewer came to know, in that order. Up to the last barrier it never changes again. */
export interface Known {
  readonly entries: number[];
  /** By barrier: how many of them were known there. */
  readonly counts: number[];
  /** By the first entry of another seat's play that has one version: all of its entries. See known.ts. */
  readonly plays: Map<number, number[]>;
}

export interface Standing {
  readonly entry: number;
  readonly by: Seat;
  readonly code: Code;
  readonly auto: boolean;
}

export interface Border<S = unknown> {
  line: number;
  version: number;
  /** Written over at the next barrier. */
  readonly state: S;
}

/** A table at which nothing has happened. `options` come from `parseOptions`. */
export function openMatch<S, A extends Action, V extends View, E extends GameEvent, O extends Json>(
  game: Game<S, A, V, E, O>,
  id: string,
  options: O,
  seats: number,
): Match<Game<S, A, V, E, O>> {
  if (!game.seatCounts.includes(seats)) {
    throw new BadInput('seats', `${game.id} is for ${game.seatCounts.join(', ')} players, not ${seats}`);
  }
  const state = game.rules.start(options, seats);
  return {
    game,
    id,
    options,
    seats,
    sides: game.sides(options, seats),
    entries: [],
    checkpoints: [],
    line: [],
    takenBack: new Set(),
    state,
    border: { line: 0, version: 0, state: game.rules.clone(state) },
    barriers: [0],
    known: new Map(),
    dealt: 0,
    resigned: [],
    result: undefined,
  };
}

/** The whole truth: with every secret, for the server's store and for a finished match. */
export function recordOf(m: Match): MatchRecord {
  const record = {
    format: 2,
    match: m.id,
    game: m.game.id,
    rulesVersion: m.game.rulesVersion,
    options: m.options,
    seats: m.seats,
    entries: m.entries,
    checkpoints: m.checkpoints,
  } as const;
  return m.result === undefined ? record : { ...record, result: m.result };
}
