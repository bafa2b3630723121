import type { CannotStart } from '../settings/settings.ts';
import type { LogStore } from './log.ts';
import type { Db } from './schema.ts';

export interface StoreSize {
  readonly used: number;
  readonly free?: number;
}

/** A database: the same tables and queries on either, and what differs behind a few functions. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly db: Db;
  /** The same, for work that may take its time: migrations, backups. */
  readonly patient: Db;
  readonly log: LogStore;
  /** The settings that decide what survives a power cut, as the database itself tells them. */
  readonly durability: () => Readonly<Record<string, string>>;
  /** An error of this database as one sentence. */
  readonly trouble: (error: unknown) => CannotStart;
  /** Did the database not do it, for a reason of its own: full, locked, gone, damaged? Then it may be tried again later. */
  readonly isAway: (error: unknown) => boolean;
  /** What has shown that it is damaged, as a sentence; from then on nothing that it says can be relied on. */
  readonly damage: () => string | undefined;
  /** Was it refused because such a row exists? */
  readonly isTaken: (error: unknown) => boolean;
  /** In bytes: what it holds, and what the disk has left where that can be asked. */
  readonly size: () => Promise<StoreSize>;
  readonly close: () => Promise<void>;
}
