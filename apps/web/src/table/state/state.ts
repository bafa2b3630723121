import type { GameEvent, Refusal, Seat, Viewer } from '@four-crowns/core';
import type {
  ChatLine,
  HintCandidate,
  PersonId,
  RefusedWhy,
  Snapshots,
  TableInfo,
} from '@four-crowns/protocol/client';
import type { Log } from './log.ts';
import type { LineState } from './line.ts';

export interface RefusedNote {
  readonly why: RefusedWhy;
  readonly refusal: Refusal | undefined;
  /** Counts up, so that the same refusal twice is news twice. */
  readonly count: number;
}

/** A hint that was asked for when the seat's snapshot was at `version`. */
export interface HintNote {
  readonly id: string;
  readonly seat: Seat;
  readonly version: number;
  readonly candidates?: readonly HintCandidate[];
  readonly refused?: RefusedWhy;
}

/** All that one page knows of one table. */
export interface TableState {
  readonly line: LineState;
  /** The server runs another release than the one this page came from. */
  readonly isOld: boolean;
  readonly you: PersonId | undefined;
  readonly table: TableInfo | undefined;
  readonly snapshots: Snapshots;
  readonly logs: ReadonlyMap<Viewer, Log>;
  /** What the latest news brought, by viewer; for motion. */
  readonly happened: ReadonlyMap<Viewer, readonly GameEvent[]>;
  readonly chat: readonly ChatLine[];
  readonly muted: ReadonlySet<PersonId>;
  readonly refused: RefusedNote | undefined;
  readonly hint: HintNote | undefined;
  /** The move that is on its way. */
  readonly pending: string | undefined;
  /** By seat: since when it has been asked, in this browser's time. */
  readonly askedSince: ReadonlyMap<Seat, number>;
  /** The server's time minus this browser's, as far as the messages tell. */
  readonly clockAhead: number;
  /** What this browser added to chance, by seat. */
  readonly nonces: ReadonlyMap<Seat, string>;
}

export const NOTHING: TableState = {
  line: 'opening',
  isOld: false,
  you: undefined,
  table: undefined,
  snapshots: new Map(),
  logs: new Map(),
  happened: new Map(),
  chat: [],
  muted: new Set(),
  refused: undefined,
  hint: undefined,
  pending: undefined,
  askedSince: new Map(),
  clockAhead: -Infinity,
  nonces: new Map(),
};
