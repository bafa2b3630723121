import type { Action, Seat, Viewer } from '@four-crowns/core';
import type { PersonId } from './table.ts';

/** The protocol's version: another one is refused with close code 4400. */
export const PROTOCOL = 2;

/**
 * What a client sends on a table's socket, one JSON text a message, `hello` first. `id` is the
 * client's own name for what it asks (unique at this table, at most 64 characters): sent again with
 * the same id it is answered again, not done twice.
 */
export type ClientMessage =
  | Hello
  | Move
  | { readonly type: 'undo'; readonly id: string; readonly seat: Seat; readonly choices?: number }
  | { readonly type: 'resign'; readonly id: string; readonly seat: Seat }
  /** A seat's own part of chance, 16 to 128 lower-case hexadecimal digits, while the table is `dealing`. */
  | { readonly type: 'contribute'; readonly id: string; readonly seat: Seat; readonly nonce: string }
  /** Back to how the table stood at `version`, beyond what can be undone, if all agree. */
  | { readonly type: 'rewind'; readonly id: string; readonly seat: Seat; readonly version: number }
  | {
      readonly type: 'rewind-answer';
      readonly id: string;
      readonly seat: Seat;
      readonly ask: string;
      readonly agree: boolean;
    }
  /** A bot answers for this seat until `return`. */
  | { readonly type: 'hand-over'; readonly id: string; readonly seat: Seat }
  | { readonly type: 'return'; readonly id: string; readonly seat: Seat }
  | { readonly type: 'chat'; readonly id: string; readonly text: string }
  /** Chat of this person is no longer (or again) sent to you, at any table. */
  | { readonly type: 'mute'; readonly id: string; readonly person: PersonId; readonly muted: boolean }
  /** The host switches the table's chat on or off. */
  | { readonly type: 'chat-switch'; readonly id: string; readonly chat: 'on' | 'off' }
  /** What could be done with this seat now, and why; only at tables with `hints`. */
  | { readonly type: 'hint'; readonly id: string; readonly seat: Seat }
  /** Something does not fit: send my snapshots whole. */
  | { readonly type: 'resync' };

export type Hello = {
  readonly type: 'hello';
  readonly protocol: number;
  /** The invitation, for a table by link at which one does not sit yet. */
  readonly invite?: string;
  /** What the client still has from before a cut line. */
  readonly seen?: readonly { readonly viewer: Viewer; readonly version: number }[];
};

/** `version` is that of the snapshot the action was chosen from. */
export type Move = {
  readonly type: 'move';
  readonly id: string;
  readonly seat: Seat;
  readonly version: number;
  readonly action: Action;
};
