import type { Duplex } from 'node:stream';
import type { Asker } from '../auth/access.ts';

/** Whoever knocks. */
export interface Visitor {
  readonly asker: Asker;
  readonly address: string;
  /** What the socket runs on. */
  readonly line: Duplex;
  readonly table: string;
  /** Of the request, for the log. */
  readonly id: string;
}
