import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was measured, by `measure.ts`, on one machine; docs/scale.md is computed from it and nothing else. */
export interface Figures {
  readonly machine: string;
  readonly date: string;
  readonly games: readonly GameSize[];
  /** On the disk, all tables and indexes, for each move of the log. */
  readonly sqliteBytesPerMove: number;
  readonly postgresBytesPerMove: number;
  /** In a file of `four-crowns backup`, which is compressed. */
  readonly archiveBytesPerMove: number;
  readonly node: NodeCost;
  readonly postgres: PostgresCost;
  readonly redis: RedisCost;
}

export interface GameSize {
  readonly game: string;
  readonly matches: number;
  readonly movesPerMatch: number;
  /** The text of one row of the log. */
  readonly logBytesPerMove: number;
}

/** Of `four-crowns load`: two players at real sockets. */
export interface NodeCost {
  /** Processor time of a move with the log in memory, each game. */
  readonly cpuMicrosByGame: Readonly<Record<string, number>>;
  /** What Postgres adds to that in the node. */
  readonly storeMicros: number;
  readonly sentBytesPerMove: number;
  /** Resident bytes of a match with its sockets, if that was measured. */
  readonly bytesPerMatch?: number;
}

export interface PostgresCost {
  /** Of all its processes, for an append and for a node's reading what another has appended. */
  readonly cpuMicrosPerMove: number;
  readonly cpuMicrosPerRead: number;
  readonly walBytesPerMove: number;
  /** One append alone: round trip and flush. */
  readonly flushMs: number;
  /** With many at once, from one node. */
  readonly appendsPerSecond: number;
}

export interface RedisCost {
  /** Of Redis, for taking a signal and for each node that gets it. */
  readonly cpuMicrosPerSignal: number;
  readonly cpuMicrosPerSubscriber: number;
  /** Of a node, for a signal that is about another's match. */
  readonly receiveMicros: number;
  readonly signalBytes: number;
}

const FILE = join(import.meta.dirname, '../../../../bench/scale.json');

export function readFigures(): Figures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
}

export function writeFigures(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
