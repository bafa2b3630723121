import type { Action, Json, Seat } from '@four-crowns/core';
import type { SeatHolder, TableId } from '@four-crowns/protocol/client';

/** The set-up of a match on this device. */
export type LocalMatch = {
  readonly id: TableId;
  readonly game: string;
  readonly options: Json;
  readonly holders: readonly SeatHolder[];
  readonly hints: 'on' | 'off';
  /** Determines all chance: 64 hexadecimal digits. */
  readonly seed: string;
  readonly createdAt: number;
};

/**
 * The commands since the start. Together with the seed they give the same match again, so nothing else has to be
 * stored.
 */
export type Course = {
  readonly rulesVersion: number;
  readonly commands: readonly Command[];
  readonly isOver: boolean;
};

/** A command that changes the match. */
export type Command =
  | { readonly type: 'move'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'undo'; readonly seat: Seat; readonly choices: number }
  | { readonly type: 'resign'; readonly seat: Seat }
  /** Goes back to the state in which the log had the length `version`. */
  | { readonly type: 'rewind'; readonly version: number };
