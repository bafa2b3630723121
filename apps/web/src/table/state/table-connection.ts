import type { MatchRecord, Verdict, Viewer } from '@four-crowns/core';
import type { LogPage, TableId } from '@four-crowns/protocol/client';
import type { LineHandlers, Line } from './line.ts';

/** Where a table stands: at the server for everybody, or in this device for anyone who is at it. */
export interface TableConnection {
  /** On a device nobody else comes: no chat, no invitation. */
  readonly kind: 'server' | 'device';
  readonly id: TableId;
  readonly invite: string | undefined;
  /** The release this page came from, as far as the connection has one of its own. */
  readonly build: () => string | undefined;
  readonly open: (ends: LineHandlers) => Line;
  readonly logPage: (viewer: Viewer, from: number) => Promise<LogPage>;
  /** After the end: the whole record, and whether it follows from its seed. */
  readonly record: () => Promise<MatchRecord | undefined>;
  readonly verify: (record: MatchRecord) => Promise<Verdict>;
  /** The same seats at a new table; answers its address. */
  readonly again: () => Promise<string>;
}
