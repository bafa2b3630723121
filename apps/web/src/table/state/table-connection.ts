import type { MatchRecord, Verdict, Viewer } from '@four-crowns/core';
import type { LogPage, TableId } from '@four-crowns/protocol/client';
import type { LineHandlers, Line } from './line.ts';

/** Where a table runs: on the server, or on this device for the people at it. */
export interface TableConnection {
  /** On a device nobody can join from elsewhere, so there is no chat and no invitation. */
  readonly kind: 'server' | 'device';
  readonly id: TableId;
  readonly invite: string | undefined;
  /** The release that this page came from, if the connection depends on one. */
  readonly build: () => string | undefined;
  readonly open: (ends: LineHandlers) => Line;
  readonly logPage: (viewer: Viewer, from: number) => Promise<LogPage>;
  /** After the end: the complete record, and whether it follows from its seed. */
  readonly record: () => Promise<MatchRecord | undefined>;
  readonly verify: (record: MatchRecord) => Promise<Verdict>;
  /** Creates a new table with the same seats and returns its address. */
  readonly again: () => Promise<string>;
}
