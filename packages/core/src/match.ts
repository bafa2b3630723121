import type { AnyGame, ParsedOptionsOf, StateOf } from './any-game.ts';
import { BadInput } from './bad-input.ts';
import type { Checkpoint, Entry, MatchRecord, Result } from './entries.ts';
import type { Action, Code, Game, GameEvent, Json, Seat, SeatMask, View, Viewer } from './game.ts';

/** A match in memory: its entries, and everything derived from them. */
export interface Match<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly id: string;
  readonly options: ParsedOptionsOf<G>;
  readonly seats: number;
  readonly sides: readonly SeatMask[];
  readonly entries: Entry[];
  readonly checkpoints: Checkpoint[];
  /** The steps that have not been undone, in order. */
  readonly line: Standing[];
  /** Entries that an undo took back. */
  readonly takenBack: Set<number>;
  state: StateOf<G>;
  /** The last barrier: the length of the line, the version and the state at that point. */
  border: Border<StateOf<G>>;
  /** The versions of all barriers, ascending. Each made the closed drafts before it public. */
  readonly barriers: number[];
  /** By viewer, for games with closed drafts: see known.ts. */
  readonly known: Map<Viewer, Known>;
  /** How many draws the dealer has made. It never decreases, so no undo can show what the next card would be. */
  dealt: number;
  /** In the order in which they resigned. */
  readonly resigned: Seat[];
  result: Result | undefined;
}

/** The entries that a viewer knows of, in the order in which it learned of them. Fixed up to the last barrier. */
export interface Known {
  readonly entries: number[];
  /** For each barrier: how many entries were known by then. */
  readonly counts: number[];
  /** All entries of another seat's play that share one version, by the first of them. See known.ts. */
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
  /** Overwritten at the next barrier. */
  readonly state: S;
}

/** A match in which nothing has happened yet. `options` come from `parseOptions`. */
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

/** The record with every secret, for the server's store and for a finished match. */
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
