import type { Result, ScoreLine, Seat, VisibleEntry, View, Viewer } from '@four-crowns/core';
import type { Choices } from './choices.ts';
import type { Patch } from './patch.ts';

/**
 * All that one viewer sees at one version. A person holding several seats (hot-seat) has one
 * snapshot for each of them; a spectator has the snapshot of `'table'`.
 */
export type Snapshot = { readonly viewer: Viewer; readonly version: number; readonly seatView: SeatView };

/** The part of a snapshot that patches change. */
export type SeatView = {
  readonly view: View;
  /** Everything legal for this seat now; empty if it is not to act, and for spectators. */
  readonly choices: Choices;
  readonly scores: readonly ScoreLine[];
  /** The seats that must act now. */
  readonly toAct: readonly Seat[];
  /** How many of its own latest choices this seat may take back at once. */
  readonly undoable: number;
  readonly resigned: readonly Seat[];
  /** Only after the end. */
  readonly result?: Result;
};

/**
 * From version `from` to version `to`. Without `patch` nothing in the seat view has changed. `entries` are what
 * happened, for the log and for motion; the picture follows from the patch alone.
 */
export type Update = {
  readonly viewer: Viewer;
  readonly from: number;
  readonly to: number;
  readonly patch?: Patch;
  readonly entries: readonly VisibleEntry[];
};
