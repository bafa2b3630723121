import type { Action, Json, Seat } from '@four-crowns/core';
import type { SeatHolder, TableId } from '@four-crowns/protocol/client';

/** A match on this device alone, as it was begun. */
export type LocalMatch = {
  readonly id: TableId;
  readonly game: string;
  readonly options: Json;
  readonly holders: readonly SeatHolder[];
  readonly hints: 'on' | 'off';
  /** Fixes all chance: 64 hexadecimal digits. */
  readonly seed: string;
  readonly createdAt: number;
};

/** What was done since. With the seed it gives the same match again, so nothing else has to be kept. */
export type Course = {
  readonly rulesVersion: number;
  readonly commands: readonly Command[];
  readonly isOver: boolean;
};

/** What changes the match. */
export type Command =
  | { readonly type: 'move'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'undo'; readonly seat: Seat; readonly choices: number }
  | { readonly type: 'resign'; readonly seat: Seat }
  /** Back to how it stood when the log had the length `version`. */
  | { readonly type: 'rewind'; readonly version: number };
