/**
 * The tables, in words that mean the same to SQLite and Postgres: text, integer, bigint (epoch
 * milliseconds), JSON as text. A table of players has one match, so both have one id.
 */
import type { Kysely } from 'kysely';

export interface Tables {
  matches: MatchesRow;
  seats: SeatsRow;
  log: LogTableRow;
  /** Apart from everything else: in no view, log line or export until the match has ended. */
  secrets: { match: string; seed: string };
  people: PeopleRow;
  tokens: { id: string; person: string; name: string; hash: string; created_at: number };
  passkeys: PasskeysRow;
  challenges: { id: string; challenge: string; expires_at: number };
  chat: ChatRow;
  mutes: { person: string; muted: string };
  records: { id: string; game: string; person: string; body: string; verdict: string; at: number };
  /** When nodes were up: clocks count nothing while none was. */
  nodes: { id: string; from_at: number; to_at: number };
  meta: { key: string; value: string };
}

export interface MatchesRow {
  id: string;
  /** +1 with every change of this row or of its seats: whoever changes it must have seen the last one. */
  rev: number;
  game: string;
  rules_version: number;
  options: string;
  seats: number;
  access: string;
  invite: string;
  host: string;
  status: string;
  start_mode: string;
  pace: string;
  stand_in_bot: string;
  chat: string;
  /** Null: as who sits there makes it. */
  hints: string | null;
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
  stand_in_because: string | null;
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
