import type { Json, Result, Seat } from '@four-crowns/core';

export type PersonId = string;
export type TableId = string;
/** A kind of bot, as `config` lists them for each game. */
export type BotId = string;

/** How much time there is. Times are whole milliseconds. */
export type Pace =
  | { readonly type: 'none' }
  /** A clock for the whole match, and so much more for every turn taken. */
  | { readonly type: 'live'; readonly base: number; readonly increment: number }
  /** By correspondence: so many days for each turn. */
  | { readonly type: 'days'; readonly days: number };

/**
 * `open`: people sit down. `dealing`: the commitment is out and seats may add to chance. `playing`.
 * `over`: the match has a result. `closed`: it ended without one (expired, or closed by the operator).
 */
export type TableStatus = 'open' | 'dealing' | 'playing' | 'over' | 'closed';

export type SeatHolder =
  | { readonly type: 'free' }
  | { readonly type: 'person'; readonly person: PersonId; readonly name: string; readonly here: boolean }
  | { readonly type: 'bot'; readonly bot: BotId };

export type SeatInfo = {
  readonly holder: SeatHolder;
  /** A bot answers for the holder, who may come back at any time unless the seat has resigned. */
  readonly standIn?: { readonly bot: BotId; readonly because: 'left' | 'time' | 'resigned' };
};

/** As it stood at the server's time `at`: a running seat has lost since then what has passed since then. */
export type ClockInfo = {
  readonly at: number;
  /** By seat: milliseconds left, for the match (live) or for this turn (days). */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
};

/** A wish to go back beyond what can be undone. It happens when everyone has agreed. */
export type RewindAsk = {
  readonly ask: string;
  readonly by: Seat;
  /** Back to how the table stood at this version. */
  readonly version: number;
  readonly agreed: readonly Seat[];
};

export type TableInfo = {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  /** `public`: anyone may find, join and watch it. `link`: only anyone who has the invitation. */
  readonly access: 'public' | 'link';
  /** The secret part of the link; only for anyone who sits at the table. */
  readonly invite?: string;
  readonly host: PersonId;
  readonly status: TableStatus;
  /** Does it begin by itself when the last seat is taken, or when the host says so? */
  readonly start: 'full' | 'host';
  readonly pace: Pace;
  /** The bot that answers for anyone who leaves or runs out of time. */
  readonly standInBot: BotId;
  readonly chat: 'on' | 'off';
  /** May anyone who sits here ask what to do? */
  readonly hints: 'on' | 'off';
  readonly seats: readonly SeatInfo[];
  /** The seats that the receiver holds. */
  readonly mine: readonly Seat[];
  readonly watchers: number;
  readonly createdAt: number;
  /** Hash that binds the secret seed of this match; out before anybody adds to chance. */
  readonly commitment?: string;
  /** While `dealing`: when the first step is dealt at the latest, and who has added to chance. */
  readonly dealsAt?: number;
  readonly contributed?: readonly Seat[];
  readonly clock?: ClockInfo;
  readonly rewind?: RewindAsk;
  readonly rematch?: TableId;
  readonly rematchOf?: TableId;
  /** Why a table is `closed`, in one sentence. */
  readonly closed?: string;
  readonly result?: Result;
};

/** A line in a list of tables. */
export type TableLine = Pick<
  TableInfo,
  | 'id'
  | 'game'
  | 'options'
  | 'access'
  | 'host'
  | 'status'
  | 'pace'
  | 'seats'
  | 'mine'
  | 'createdAt'
  | 'rematchOf'
  | 'result'
> & {
  /** The seats that must act now; empty in the list of public tables. */
  readonly asked: readonly Seat[];
  readonly invite?: string;
};

export type ChatLine = {
  readonly id: number;
  readonly at: number;
  readonly person: PersonId;
  readonly name: string;
  /** What the author wrote, as data: show it as text, never as HTML. Empty if the operator removed it. */
  readonly text: string;
  readonly removed?: true;
};
