/** Bodies of the HTTP interface. Every path begins with `/api`; docs/protocol.md lists them. */
import type { Json, MatchRecord, Result, Seat, Told, Viewer } from '@four-crowns/core';
import type { BotId, Pace, PersonId, TableId } from './table.ts';

export type ErrorCode =
  | 'bad-request'
  | 'signed-out'
  | 'wrong-password'
  | 'forbidden'
  | 'banned'
  | 'not-found'
  | 'taken'
  | 'not-now'
  | 'too-large'
  | 'too-many'
  | 'unavailable'
  | 'internal';

/** Every answer with a status of 400 and more. `text` is one plain English sentence. */
export type ErrorBody = { readonly error: { readonly code: ErrorCode; readonly text: string } };

export type Config = {
  readonly protocol: number;
  readonly run: string;
  readonly build: string;
  readonly games: readonly GameInfo[];
  readonly limits: {
    readonly chatChars: number;
    readonly nameChars: number;
    readonly openTables: number;
    readonly recordBytes: number;
  };
};

export type GameInfo = {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  /** By number of seats: the options a table has if none are given. */
  readonly defaults: { readonly [seats: string]: Json };
  /** Weakest first. */
  readonly bots: readonly BotId[];
};

export type Me = {
  readonly id: PersonId;
  readonly name: string;
  /** Undefined for a guest. */
  readonly account?: { readonly username: string; readonly passkeys: number };
};

export type SignUp = { readonly username: string; readonly password: string };
export type SignIn = SignUp;
export type ChangeMe = { readonly name: string };

export type NewTable = {
  readonly game: string;
  readonly seats: number;
  readonly options?: Json;
  readonly access?: 'public' | 'link';
  readonly pace?: Pace;
  /** `full`: begins when the last seat is taken (also at once). `host`: when the host says so. */
  readonly start?: 'full' | 'host';
  readonly chat?: 'on' | 'off';
  /** If not given: on where one person plays alone against bots, else off. */
  readonly hints?: 'on' | 'off';
  /** Seats of the maker; [0] if not given, [] to watch only, several for hot-seat. */
  readonly mine?: readonly Seat[];
  readonly bots?: readonly { readonly seat: Seat; readonly bot: BotId }[];
  readonly standInBot?: BotId;
};

export type JoinTable = { readonly seat?: Seat; readonly invite?: string };
/** Without a seat: all of one's own. */
export type LeaveTable = { readonly seat?: Seat };
export type KickSeat = { readonly seat: Seat };
export type SeatBot = { readonly seat: Seat; readonly bot: BotId };

/** One line of a person's finished matches. */
export type HistoryLine = {
  readonly id: TableId;
  readonly game: string;
  readonly endedAt: number;
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
  readonly result: Result;
};

/** A match that is not over, as one viewer may know it. */
export type KnownRecord = {
  readonly format: 'known-1';
  readonly match: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly commitment: string;
  readonly told: readonly Told[];
};

export type LogPage = { readonly told: readonly Told[]; readonly next?: number };

export type ExportedRecord = MatchRecord | KnownRecord;

/** An imported record: anyone with its id may read it. */
export type ImportedRecord = {
  readonly id: string;
  readonly game: string;
  readonly verdict:
    | { readonly ok: true; readonly steps: number; readonly dealt: number; readonly checkpoints: number }
    | { readonly ok: false; readonly where: string; readonly what: string };
};

export type NewToken = { readonly name: string };
/** `token` is shown this once; only its hash is kept. */
export type MadeToken = TokenLine & { readonly token: string };
export type TokenLine = { readonly id: string; readonly name: string; readonly createdAt: number };

export type PasskeyLine = { readonly id: string; readonly name: string; readonly createdAt: number };

export type OperatorBan = { readonly person: PersonId; readonly minutes?: number; readonly reason: string };
export type OperatorMute = { readonly person: PersonId; readonly minutes: number };
export type OperatorClose = { readonly reason: string };
