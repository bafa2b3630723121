import type { Action, Refusal, ScoreLine, Seat } from '@four-crowns/core';
import type { Snapshot, Update } from './snapshot.ts';
import type { ChatLine, ClockInfo, PersonId, TableInfo } from './table.ts';

/** What a server sends on a table's socket. */
export type ServerMessage =
  | Welcome
  | News
  | Refused
  /** The answer to what is neither a move nor refused: chat, mute, contribute, an agreed rewind … */
  | { readonly type: 'done'; readonly id: string }
  /** The table has changed: seats, presence, status, clocks, a rewind asked for. */
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | HintGiven
  | Beat
  | Bye;

/** Answers `hello`. */
export type Welcome = {
  readonly type: 'welcome';
  readonly protocol: number;
  /** Changes with every start of the server; `build` with every release: then reload the page. */
  readonly run: string;
  readonly build: string;
  readonly you: PersonId;
  readonly table: TableInfo;
  /** Whole snapshots, for each viewer that `seen` did not name or whose gap was too wide. */
  readonly snapshots: readonly Snapshot[];
  /** For the others: what was missed. */
  readonly updates: readonly Update[];
  readonly chat: readonly ChatLine[];
};

/** What has happened, for each of the receiver's viewers, and the answer to the receiver's own move. */
export type News = {
  readonly type: 'news';
  /** The receiver's own move, undo, resignation … with this id stands durably as entry `entry`. */
  readonly ack?: { readonly id: string; readonly entry: number };
  readonly updates: readonly Update[];
  /** Instead of an update where a patch is not possible (after a rewind, or a gap). */
  readonly snapshots?: readonly Snapshot[];
  readonly clock?: ClockInfo;
};

/** Answers `hint`, to who asked alone: worked out from what `seat` sees at `version`, the best candidate first. */
export type HintGiven = {
  readonly type: 'hint';
  readonly id: string;
  readonly seat: Seat;
  readonly version: number;
  readonly candidates: readonly HintCandidate[];
};

export type HintCandidate = {
  /** To be played now, and how the turn would go on. */
  readonly actions: readonly Action[];
  /** To win, from 0 to 1. */
  readonly chance: number;
  /** The score expected at the end. */
  readonly scores: readonly ScoreLine[];
  /** What the turn changes in the bots' evaluation, the weightiest first; a game's `bot/words` say it. */
  readonly reasons: readonly HintReason[];
};

export type HintReason = {
  readonly id: string;
  readonly of?: string;
  readonly change: number;
  /** How much more than with the other candidates, on average. */
  readonly apart: number;
  readonly facts: { readonly [name: string]: string | number };
  /** Settles the match: it says all there is to say of the turn. */
  readonly isDecisive?: true;
};

export type RefusedWhy =
  /** Not a message of this protocol. */
  | 'malformed'
  /** What this seat could see or choose has changed since: look again. */
  | 'stale'
  /** `refusal` names the rule. */
  | 'illegal'
  | 'nothing-to-undo'
  | 'over'
  /** The match has not begun, or not yet been dealt. */
  | 'not-begun'
  /** Not a seat of yours, or not for spectators. */
  | 'not-yours'
  /** A bot answers for this seat: send `return` first. */
  | 'handed-over'
  | 'not-now'
  | 'chat-off'
  /** There are no hints at this table. */
  | 'hints-off'
  | 'muted'
  | 'too-fast'
  /** The store is away for a moment: send it again with the same id. */
  | 'try-again';

export type Refused = {
  readonly type: 'refused';
  /** Missing if the message had none that could be read. */
  readonly id?: string;
  readonly why: RefusedWhy;
  /** One plain English sentence. */
  readonly text: string;
  readonly refusal?: Refusal;
  /** For `too-fast`: in how many milliseconds it may be sent again. */
  readonly retry?: number;
  /** For `stale` and `illegal`: how it stands for that seat. */
  readonly snapshots?: readonly Snapshot[];
};

/**
 * Every few seconds: the latest version of each viewer, in the order of the snapshots given. A client
 * that has an older one has missed something and sends `resync`.
 */
export type Beat = {
  readonly type: 'beat';
  readonly seen: readonly { readonly viewer: Snapshot['viewer']; readonly version: number }[];
};

/** The server goes away in order: connect again after about `retry` milliseconds. */
export type Bye = { readonly type: 'bye'; readonly code: CloseCode; readonly retry: number };

/** Why a socket was closed by the server. */
export const CLOSE = {
  /** Going down or restarting: connect again. */
  restart: 1012,
  /** The client's messages are not of this protocol; do not connect again with the same program. */
  protocol: 4400,
  /** No session or token, or a banned one. */
  unauthorised: 4401,
  /** Not a table for you: the invitation is missing or wrong. */
  forbidden: 4403,
  notFound: 4404,
  /** No sign of life, or no `hello` in time. */
  silent: 4408,
  /** Messages too fast, too big, or read too slowly. */
  tooMuch: 4429,
  /** The table was closed by the operator or has expired. */
  closed: 4410,
} as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];
