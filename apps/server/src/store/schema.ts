/**
 * The tables, in words that mean the same to SQLite and Postgres: text, integer, bigint (epoch
 * milliseconds), JSON as text. A table of players has one match, so both have one id.
 */
import type { TableStatus } from '@four-crowns/protocol';
import type { Kysely } from 'kysely';

export interface Tables {
  matches: MatchesRow;
  seats: SeatsRow;
  log: LogTableRow;
  /** Kept apart from everything else: it is in no view, log line or export until the match has ended. */
  secrets: { match: string; seed: string };
  people: PeopleRow;
  tokens: TokensRow;
  recovery_codes: { hash: string; person: string; created_at: number };
  emails: { person: string; address: string; confirmed_at: number | null };
  /** What was mailed: `confirm` an address, or `recover` the account. */
  mail_codes: { hash: string; person: string; purpose: string; expires_at: number };
  address_bans: { address: string; person: string; until: number; reason: string };
  reports: ReportsRow;
  /** The tables of the session library, as far as we read them. */
  user: { id: string; username: string | null; displayUsername: string | null; isAnonymous: boolean | null };
  session: SessionRow;
  /** Challenges sent for passkeys. */
  verification: { id: string; expiresAt: string | Date };
  account: { id: string; userId: string; providerId: string; password: string | null };
  passkey: PasskeyRow;
  /** Of older programs. */
  passkeys: PasskeysRow;
  challenges: { id: string; challenge: string; expires_at: number };
  chat: ChatRow;
  mutes: { person: string; muted: string };
  /** What was said once is not said again, even if asked twice: see chat.ts. */
  chat_ids: { match: string; person: string; id: string; at: number };
  /** Of older programs, which kept the text as it came; only read. */
  records: { id: string; game: string; person: string; body: string; verdict: string; at: number };
  imports: ImportsRow;
  /** When nodes were up. Clocks stop while none is. */
  nodes: { id: string; from_at: number; to_at: number };
  meta: { key: string; value: string };
}

export interface MatchesRow {
  id: string;
  /** Raised by 1 with every change of this row or its seats, for optimistic concurrency. */
  rev: number;
  game: string;
  rules_version: number;
  options: string;
  seats: number;
  access: 'public' | 'link';
  invite: string;
  host: string;
  status: TableStatus;
  start_mode: 'full' | 'host';
  pace: string;
  stand_in_bot: string;
  chat: 'on' | 'off';
  /** Null: as who sits there makes it. */
  hints: 'on' | 'off' | null;
  created_at: number;
  /** The last move, or the last change before the start. */
  touched_at: number;
  deals_at: number | null;
  ended_at: number | null;
  rematch: string | null;
  rematch_of: string | null;
  closed: string | null;
  result: string | null;
  /** A clock set without a move (a holder came back); a later one in the log takes precedence. */
  clock: string | null;
  rewind: string | null;
  /** At or before the next time when something must be done without a request. */
  due_at: number | null;
}

export interface SeatsRow {
  match: string;
  seat: number;
  person: string | null;
  bot: string | null;
  stand_in: string | null;
  stand_in_because: 'left' | 'time' | 'resigned' | null;
}

/** One append: a seat's action and everything that followed from it until a seat must choose again. */
export interface LogTableRow {
  match: string;
  /** The index of its first entry, which is the length of the log before it. */
  seq: number;
  count: number;
  move_id: string | null;
  entries: string;
  checkpoint: string | null;
  clock: string | null;
  at: number;
}

export interface PeopleRow {
  id: string;
  user_id: string | null;
  name: string;
  created_at: number;
  banned_until: number | null;
  ban_reason: string | null;
  muted_until: number | null;
  /** The key of the name's looks: names that look alike share it. Missing in rows of older versions. */
  name_key: string | null;
}

export interface TokensRow {
  id: string;
  person: string;
  name: string;
  hash: string;
  created_at: number;
  /** Null in rows of older versions. */
  expires_at: number | null;
  used_at: number | null;
}

/** Times are text in SQLite and dates in Postgres. */
export interface SessionRow {
  id: string;
  token: string;
  userId: string;
  createdAt: string | Date;
  updatedAt: string | Date;
  expiresAt: string | Date;
  ipAddress: string | null;
  userAgent: string | null;
  /** When the password or a passkey was last confirmed. */
  confirmedAt: string | Date | null;
}

export interface ReportsRow {
  id: string;
  by_person: string;
  about: string;
  match: string | null;
  reason: string;
  at: number;
}

/** The library's table; booleans are numbers in SQLite. */
export interface PasskeyRow {
  id: string;
  name: string | null;
  publicKey: string;
  userId: string;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: boolean | number;
  transports: string | null;
  createdAt: string | Date | null;
}

export interface PasskeysRow {
  id: string;
  person: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
}

/** An imported record. */
export interface ImportsRow {
  id: string;
  game: string;
  person: string;
  /** The hash of the canonical text, so that a person has each record only once. */
  sha256: string;
  /** The canonical text, compressed with Brotli, in base64 because the engines treat bytes differently. */
  packed: string;
  /** The length of `packed`. */
  bytes: number;
  verdict: string;
  at: number;
}

export interface ChatRow {
  id: number;
  match: string;
  person: string;
  name: string;
  text: string;
  at: number;
  removed: number;
}

export type Db = Kysely<Tables>;
