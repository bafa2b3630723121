/** Bodies of the HTTP interface. Every path begins with `/api`; docs/protocol.md lists them. */
import type { Json, MatchRecord, Result, Seat, VisibleEntry, Viewer } from '@four-crowns/core';
import type { BotId, Pace, PersonId, SeatInfo, TableId } from './table.ts';

export type ErrorCode =
  | 'bad-request'
  | 'signed-out'
  | 'wrong-password'
  | 'weak-password'
  /** Asks for the password or a passkey again: `POST /api/account/confirm`. */
  | 'confirm-first'
  | 'forbidden'
  | 'banned'
  | 'not-found'
  | 'taken'
  | 'not-now'
  | 'too-large'
  | 'too-many'
  /** There is no room for another one: a list or quota has come to its end. */
  | 'full'
  | 'unavailable'
  | 'internal';

/** Every answer with a status of 400 and more. `text` is one plain English sentence. */
export type ErrorBody = { readonly error: { readonly code: ErrorCode; readonly text: string } };

export type Config = {
  readonly protocol: number;
  readonly run: string;
  readonly build: string;
  readonly games: readonly GameInfo[];
  readonly accounts: {
    /** Can the server send mail, so that an address can be set and a password recovered by it? */
    readonly mail: boolean;
    readonly passkeys: PasskeySupport;
  };
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
  /** What a table may choose. */
  readonly options: { readonly [id: string]: OptionInfo };
  /** Weakest first. */
  readonly bots: readonly BotId[];
};

/** An option as its game declares it. One that is not open at a table must be left at its default. */
export type OptionInfo = {
  /** Open only at tables with one of these numbers of seats. */
  readonly seats?: readonly number[];
  /** Open only where other options have these values. */
  readonly needs?: { readonly [id: string]: Json };
} & (
  | { readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly default: string | number;
      readonly values: readonly (string | number)[];
      /** What may be given instead of one of the values. */
      readonly more?:
        /** A list of different things; how many, or how many by the number of seats. */
        | {
            readonly kind: 'pick';
            readonly count: number | { readonly [seats: string]: number };
            readonly from: readonly string[];
          }
        /** A list of objects: a different thing under the key `item`, and whether it is `turned`. */
        | {
            readonly kind: 'lay';
            readonly count: number;
            readonly from: readonly string[];
            readonly item: string;
          }
        /** A seat. */
        | { readonly kind: 'seat' };
    }
  /** A whole number for each of these things, whose defaults stand here; only those that differ are given. */
  | {
      readonly kind: 'numbers';
      readonly of: { readonly [item: string]: number };
      readonly least: number;
      readonly most: number;
    }
);

/**
 * Can a passkey be used at the address of this request? `insecure`: plain http on a host other than localhost;
 * `address`: a passkey belongs to a host name, and this is an IP address. `instead` is where it would work.
 */
export type PasskeySupport =
  | { readonly works: true }
  | { readonly works: false; readonly why: 'insecure' | 'address'; readonly instead?: string };

export type Me = {
  readonly id: PersonId;
  readonly name: string;
  /** Undefined for a guest. */
  readonly account?: Account;
};

export type Account = {
  readonly username: string;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  /** Recovery codes that have not been used. */
  readonly recoveryCodes: number;
  readonly email?: { readonly address: string; readonly confirmed: boolean };
  /**
   * Until when this session may do what needs a fresh sign-in (tokens, passkeys, recovery codes, e-mail,
   * export, deletion); in the past or missing if it has to confirm first.
   */
  readonly confirmedUntil?: number;
};

export type SignUp = { readonly username: string; readonly password: string };
export type SignIn = SignUp;
export type ChangeMe = { readonly name: string };
/** Ends every other session and every token of the account. */
export type ChangePassword = { readonly current: string; readonly next: string };
export type ConfirmAccount = { readonly password: string };
/** `code` is one of the recovery codes, or the one that was mailed. Ends every session and token. */
export type RecoverAccount = { readonly username: string; readonly code: string; readonly password: string };
/** Answered the same whether there is such an account, with an address, or not. */
export type AskRecoveryMail = { readonly username: string };
export type SetEmail = { readonly address: string };
export type ConfirmEmail = { readonly code: string };
/** Shown this once; only hashes are kept. New codes replace the old ones. */
export type RecoveryCodes = { readonly codes: readonly string[] };

export type SessionLine = {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  readonly signedInAt: number;
  /** To the hour. */
  readonly seenAt: number;
  readonly address: string;
  /** What the browser says it is (`User-Agent`). */
  readonly browser: string;
};

/** Everything the server keeps about a person. */
export type AccountExport = {
  readonly format: 'account-1';
  readonly at: number;
  readonly profile: Me & { readonly createdAt: number };
  readonly sessions: readonly SessionLine[];
  readonly tokens: readonly TokenLine[];
  readonly passkeys: readonly PasskeyLine[];
  readonly tables: readonly {
    readonly id: TableId;
    readonly game: string;
    readonly status: string;
    readonly createdAt: number;
    readonly endedAt?: number;
    readonly host: boolean;
    readonly seats: readonly Seat[];
  }[];
  readonly chat: readonly { readonly table: TableId; readonly at: number; readonly text: string }[];
  readonly records: readonly { readonly id: string; readonly game: string; readonly at: number }[];
  /** People whose chat is hidden. */
  readonly muted: readonly PersonId[];
  readonly reports: readonly { readonly about: PersonId; readonly at: number; readonly reason: string }[];
};

export type NewReport = { readonly person: PersonId; readonly table?: TableId; readonly reason: string };
export type ReportLine = {
  readonly id: string;
  readonly at: number;
  readonly by: { readonly person: PersonId; readonly name: string };
  readonly about: { readonly person: PersonId; readonly name: string };
  readonly table?: TableId;
  readonly reason: string;
};

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
  readonly seats: readonly SeatInfo[];
  readonly result: Result;
};

/** A match that is not over, as one viewer may know it. */
export type KnownRecord = {
  readonly format: 'known-2';
  readonly match: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly commitment: string;
  readonly entries: readonly VisibleEntry[];
};

export type LogPage = { readonly entries: readonly VisibleEntry[]; readonly next?: number };

export type ExportedRecord = MatchRecord | KnownRecord;

/** An imported record: anyone with its id may read it. */
export type ImportedRecord = {
  readonly id: string;
  readonly game: string;
  readonly verdict:
    | { readonly ok: true; readonly steps: number; readonly dealt: number; readonly checkpoints: number }
    | { readonly ok: false; readonly where: string; readonly what: string };
};

/** `days`: how long it is valid; 90 if not given. A guest's token ends when the guest signs in or up. */
export type NewToken = { readonly name: string; readonly days?: number };
/** `token` is shown this once; only its hash is kept. */
export type MadeToken = TokenLine & { readonly token: string };
export type TokenLine = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** To the hour; missing if it was never used. */
  readonly usedAt?: number;
};

export type PasskeyLine = { readonly id: string; readonly name: string; readonly createdAt: number };

/**
 * `address`: also refuses new guests and accounts from the addresses the person was last seen at, for at most
 * a week; if not given, it does so for guests, who could come back as another one at once.
 */
export type OperatorBan = {
  readonly person: PersonId;
  readonly minutes?: number;
  readonly reason: string;
  readonly address?: boolean;
};
export type OperatorMute = { readonly person: PersonId; readonly minutes: number };
export type OperatorClose = { readonly reason: string };
