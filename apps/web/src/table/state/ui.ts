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

/** On a phone one of these is in the snapshot; on a big screen only log and chat take turns. */
export type Tab = 'hand' | 'shared' | 'log' | 'chat';

/** What is open, pointed at and taken up at this table, in this window. */
export interface UiState {
  readonly dialog: DialogName | undefined;
  /** The paragraph the rules are opened at. */
  readonly rule: string | undefined;
  readonly pointed: GameEvent | undefined;
  /** Whom the report is about, if it was asked for beside a line of chat. */
  readonly reported: PersonId | undefined;
  /** Of the game's own type. */
  readonly chosen: unknown;
  readonly tab: Tab;
  readonly side: 'log' | 'chat';
  /** Cannot be taken back, and waits for a yes. */
  readonly toConfirm: Action | undefined;
  /** Hot-seat: whose eyes are on the screen. */
  readonly device: Seat | undefined;
  /** Chat lines up to this id have been in sight. */
  readonly chatRead: number;
}

/** To compare. What a game says after a `~` is only looked at. */
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
