import type { CannotStart } from '../settings/settings.ts';
import type { LogStore } from './log.ts';
import type { Db } from './schema.ts';

export interface StoreSize {
  readonly used: number;
  readonly free?: number;
}

/** A database. Tables and queries are the same on both engines; a few functions hide what differs. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly db: Db;
  /** The same, for long work such as migrations and backups. */
  readonly patient: Db;
  readonly log: LogStore;
  /** The settings that decide what survives a power cut, as reported by the database itself. */
  readonly durability: () => Readonly<Record<string, string>>;
  /** An error of this database as one sentence. */
  readonly trouble: (error: unknown) => CannotStart;
  /** Is the database itself the cause (full, locked, gone, damaged)? If so, the caller may try again later. */
  readonly isAway: (error: unknown) => boolean;
  /** How it turned out that the database is damaged, as a sentence; from then on none of its answers can be trusted. */
  readonly damage: () => string | undefined;
  /** Was the write refused because such a row exists already? */
  readonly isTaken: (error: unknown) => boolean;
  /** In bytes: the size of the database, and the free space on its disk if that can be queried. */
  readonly size: () => Promise<StoreSize>;
  readonly close: () => Promise<void>;
}
