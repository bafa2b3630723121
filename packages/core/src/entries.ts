import type { Action, GameEvent, Json, Outcome, ScoreLine, Seat } from './game.ts';

/**
 * A match is a list of entries that only ever grows: the commitment, what the seats add to chance,
 * the steps, and what was taken back. The steps that still stand are its line. A version is a number
 * of entries.
 */
export type Entry =
  | { readonly type: 'commit'; readonly scheme: string; readonly commitment: string }
  | { readonly type: 'contribute'; readonly by: Seat; readonly nonce: string }
  | Step
  /** Takes back the seat's own latest `steps` steps, all after the last barrier. */
  | { readonly type: 'undo'; readonly by: Seat; readonly steps: number }
  /** Goes back to the first `to` steps of the line by consent of all; chance is drawn again. */
  | { readonly type: 'rewind'; readonly to: number; readonly consent: readonly Seat[] }
  | { readonly type: 'resign'; readonly by: Seat }
  | { readonly type: 'reveal'; readonly seed: string };

/** `auto`: the only answer there was, given by core. `by` is DEALER for chance. */
export type Step = {
  readonly type: 'step';
  readonly by: Seat;
  readonly action: Action;
  readonly auto?: true;
  readonly events: readonly GameEvent[];
};

/** The state after the first `after` entries, once a turn: a finished match is shown from these. */
export type Checkpoint = { readonly after: number; readonly stateVersion: number; readonly state: Json };

/**
 * `ranks` are the numbers of the places: after two who share the first comes the third, and a team counts once.
 * Results of records in format 1 do not have them.
 */
export type Result = {
  readonly outcome: Outcome;
  readonly ranks?: readonly number[];
  readonly scores: readonly ScoreLine[];
};

/** The truth about a match; on the server only until it ends. Format 2 says of every place what decided it. */
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
