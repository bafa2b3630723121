import type { Duplex } from 'node:stream';
import type { Asker } from '../auth/access.ts';

/** The client that asks to open a socket, before it is let in. */
export interface Visitor {
  readonly asker: Asker;
  readonly address: string;
  /** What the socket runs on. */
  readonly line: Duplex;
  readonly table: string;
  /** Of the request, for the log. */
  readonly id: string;
}
