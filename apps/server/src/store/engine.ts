import type { CannotStart } from '../settings.ts';
import type { LogStore } from './log.ts';
import type { Db } from './schema.ts';

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
  /** Was it refused because such a row exists? */
  readonly isTaken: (error: unknown) => boolean;
  readonly close: () => Promise<void>;
}
