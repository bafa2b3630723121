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
  /** Apart from everything else: in no view, log line or export until the match has ended. */
  secrets: { match: string; seed: string };
  people: PeopleRow;
  tokens: TokensRow;
  recovery_codes: { hash: string; person: string; created_at: number };
  emails: { person: string; address: string; confirmed_at: number | null };
  /** What was mailed: `confirm` an address, or `recover` the account. */
  mail_codes: { hash: string; person: string; purpose: string; expires_at: number };
  address_bans: { address: string; person: string; until: number; reason: string };
  reports: ReportsRow;
  /** The tables of the library of sessions, as far as they are read here. */
  user: { id: string; username: string | null; displayUsername: string | null; isAnonymous: boolean | null };
  session: SessionRow;
  /** Challenges that passkeys have been asked. */
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
  /** When nodes were up: clocks count nothing while none was. */
  nodes: { id: string; from_at: number; to_at: number };
  meta: { key: string; value: string };
}

export interface MatchesRow {
  id: string;
  /** +1 with every change of this row or of its seats: a writer must have seen the last one. */
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
  /** A clock that was set by hand (a seat taken back); a later one in the log counts more. */
  clock: string | null;
  rewind: string | null;
  /** No later than the next thing that must be done without anybody's asking. */
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

/** One append: a seat's action and all that followed from it up to the next question. */
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
  /** The name as it looks: two that look the same have the same. Missing on rows of older programs. */
  name_key: string | null;
}

export interface TokensRow {
  id: string;
  person: string;
  name: string;
  hash: string;
  created_at: number;
  /** Null on rows of older programs. */
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
  /** When it last showed password or passkey again. */
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

/** The library's; a truth is a number in SQLite. */
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
  /** Of the canonical text: one person has each record once. */
  sha256: string;
  /** The canonical text by Brotli, in base64: bytes are not the same to both engines. */
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
