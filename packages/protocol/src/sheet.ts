import type { Result, ScoreLine, Seat, Told, View, Viewer } from '@four-crowns/core';
import type { Choices } from './choices.ts';
import type { Patch } from './patch.ts';

/**
 * All that one viewer has in sight at one version. A person holding several seats (hot-seat) has one
 * sheet for each of them; a spectator has the sheet of `'table'`.
 */
export type Sheet = { readonly viewer: Viewer; readonly version: number; readonly sight: Sight };

/** The part of a sheet that patches change. */
export type Sight = {
  readonly view: View;
  /** Everything legal for this seat now; empty if it is not asked, and for spectators. */
  readonly choices: Choices;
  readonly scores: readonly ScoreLine[];
  /** The seats that must act now. */
  readonly asked: readonly Seat[];
  /** How many of its own latest choices this seat may take back at once. */
  readonly undoable: number;
  readonly resigned: readonly Seat[];
  /** Only after the end. */
  readonly result?: Result;
};

/**
 * From version `from` to version `to`. Without `patch` nothing in sight has changed. `told` is what
 * happened, for the log and for motion; the picture follows from the patch alone.
 */
export type Update = {
  readonly viewer: Viewer;
  readonly from: number;
  readonly to: number;
  readonly patch?: Patch;
  readonly told: readonly Told[];
};
