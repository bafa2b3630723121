import type { Measured } from './child.ts';
import { quantile } from './stats.ts';

/** What players did and felt in one stretch of time. */
export interface Felt {
  moves: number;
  /** Received by all players together. */
  bytes: number;
  /** Milliseconds from sending to the other player's receipt. */
  readonly waits: number[];
}

export interface Figures {
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** The server's processor time. */
  readonly cpuMicrosPerMove: number;
  readonly movesPerCpuSecond: number;
  readonly bytesPerMove: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function nothingFelt(): Felt {
  return { moves: 0, bytes: 0, waits: [] };
}

/** Runs `play` and takes what the measured process used meanwhile. */
export async function measure(measured: Measured, felt: Felt, play: () => Promise<void>): Promise<Figures> {
  const before = await measured.usage();
  const from = performance.now();
  await play();
  const seconds = (performance.now() - from) / 1000;
  const after = await measured.usage();
  return figures(felt, seconds, after.cpu - before.cpu);
}

export function figures(felt: Felt, seconds: number, cpuMicros: number): Figures {
  return {
    moves: felt.moves,
    seconds,
    movesPerSecond: felt.moves / seconds,
    cpuMicrosPerMove: cpuMicros / felt.moves,
    movesPerCpuSecond: felt.moves / (cpuMicros / 1e6),
    bytesPerMove: felt.bytes / felt.moves,
    p50: quantile(felt.waits, 0.5),
    p95: quantile(felt.waits, 0.95),
    p99: quantile(felt.waits, 0.99),
  };
}
