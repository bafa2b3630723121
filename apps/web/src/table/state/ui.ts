import type { Action, GameEvent, Seat } from '@four-crowns/core';
import type { PersonId } from '@four-crowns/protocol/client';
import { createStore } from 'zustand/vanilla';

export type DialogName =
  | 'rules'
  | 'settings'
  | 'keys'
  | 'fair'
  | 'resign'
  | 'rewind'
  | 'result'
  | 'describe'
  | 'share'
  | 'report'
  | 'recap'
  | 'hint';

/** On a phone one of these is shown; on a large screen only log and chat alternate. */
export type Tab = 'hand' | 'shared' | 'log' | 'chat';

/** What is open, pointed at and selected at this table in this window. */
export interface UiState {
  readonly dialog: DialogName | undefined;
  /** The paragraph at which the rules are open. */
  readonly rule: string | undefined;
  readonly pointed: GameEvent | undefined;
  /** The person a report is about, if it was started from a line of chat. */
  readonly reported: PersonId | undefined;
  /** Its type depends on the game. */
  readonly chosen: unknown;
  readonly tab: Tab;
  readonly side: 'log' | 'chat';
  /** An action that cannot be undone and waits for confirmation. */
  readonly toConfirm: Action | undefined;
  /** With several people at one device: the seat of the person looking at the screen. */
  readonly device: Seat | undefined;
  /** Chat lines up to this id have been visible. */
  readonly chatRead: number;
}

/** A key for comparing selections. What a game puts after a `~` is only looked at, not selected. */
export function takenUp(chosen: unknown): string {
  const text = typeof chosen === 'string' ? chosen.split('~', 1)[0] : JSON.stringify(chosen);
  return text ?? '';
}

export const makeUi = () =>
  createStore<UiState>()(() => ({
    dialog: undefined,
    rule: undefined,
    pointed: undefined,
    reported: undefined,
    chosen: undefined,
    tab: 'hand',
    side: 'log',
    toConfirm: undefined,
    device: undefined,
    chatRead: 0,
  }));
