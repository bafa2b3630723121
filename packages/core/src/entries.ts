import type { Action, GameEvent, Json, Outcome, ScoreLine, Seat } from './game.ts';

/**
 * A match is an append-only list of entries: the commitment, the seats' contributions to chance, the
 * steps, undos and rewinds, and so on. The steps that have not been undone are its line. A version is a
 * number of entries.
 */
export type Entry =
  | { readonly type: 'commit'; readonly scheme: string; readonly commitment: string }
  | { readonly type: 'contribute'; readonly by: Seat; readonly nonce: string }
  | Step
  /** Takes back this seat's latest `steps` steps, all of them after the last barrier. */
  | { readonly type: 'undo'; readonly by: Seat; readonly steps: number }
  /** Goes back to the first `to` steps of the line, with everyone's consent. Chance is drawn again. */
  | { readonly type: 'rewind'; readonly to: number; readonly consent: readonly Seat[] }
  | { readonly type: 'resign'; readonly by: Seat }
  | { readonly type: 'reveal'; readonly seed: string };

/** `auto`: the only legal choice, which core made for the seat. `by` is DEALER for chance. */
export type Step = {
  readonly type: 'step';
  readonly by: Seat;
  readonly action: Action;
  readonly auto?: true;
  readonly events: readonly GameEvent[];
};

/** The state after the first `after` entries, saved once per turn. A finished match is shown from these. */
export type Checkpoint = { readonly after: number; readonly stateVersion: number; readonly state: Json };

/**
 * `ranks` are the numbers of the places: if two share the first place, the next is third. A team counts once.
 * Results of format 1 records have no ranks.
 */
export type Result = {
  readonly outcome: Outcome;
  readonly ranks?: readonly number[];
  readonly scores: readonly ScoreLine[];
};

/** Everything about a match. It stays on the server until the match ends. Format 2 says what decided each place. */
export type MatchRecord = {
  readonly format: 1 | 2;
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  readonly seats: number;
  readonly entries: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
  readonly result?: Result;
};
