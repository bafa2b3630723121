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
  /** Increases every time, so that the same refusal twice is noticed twice. */
  readonly count: number;
}

/** A hint that was requested when the seat's snapshot was at `version`. */
export interface HintNote {
  readonly id: string;
  readonly seat: Seat;
  readonly version: number;
  readonly candidates?: readonly HintCandidate[];
  readonly refused?: RefusedWhy;
}

/** Everything one page knows about one table. */
export interface TableState {
  readonly line: LineState;
  /** The server runs a different release from the one that served this page. */
  readonly isOld: boolean;
  readonly you: PersonId | undefined;
  readonly table: TableInfo | undefined;
  readonly snapshots: Snapshots;
  readonly logs: ReadonlyMap<Viewer, Log>;
  /** The events of the latest news, by viewer, for animation. */
  readonly happened: ReadonlyMap<Viewer, readonly GameEvent[]>;
  readonly chat: readonly ChatLine[];
  readonly muted: ReadonlySet<PersonId>;
  readonly refused: RefusedNote | undefined;
  readonly hint: HintNote | undefined;
  /** The id of the move that was sent and not yet answered. */
  readonly pending: string | undefined;
  /** By seat: since when it has had to act, in this browser's time. */
  readonly askedSince: ReadonlyMap<Seat, number>;
  /** The server's time minus this browser's, as estimated from the messages. */
  readonly clockAhead: number;
  /** This browser's contributions to chance, by seat. */
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
