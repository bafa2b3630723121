import type { ServerContext } from '../context.ts';
import type { Rooms } from '../room/rooms.ts';

/** What this node carries now. */
export interface Load {
  /** Over the last minute, or since the start if that is shorter. */
  readonly movesPerSecond: number;
  readonly sockets: number;
  readonly matches: number;
  readonly botQueue: number;
  readonly memoryBytes: number;
  readonly upMs: number;
}

const EVERY_MS = 5000;
const SAMPLES = 12;

export function watchLoad(context: ServerContext, rooms: Rooms): { now(): Promise<Load>; stop(): void } {
  const sample = (): { at: number; moves: number } => ({
    at: performance.now(),
    moves: context.metrics.moves.total(),
  });
  const samples = [sample()];
  const timer = setInterval(() => {
    samples.push(sample());
    if (samples.length > SAMPLES) samples.shift();
  }, EVERY_MS);
  timer.unref();
  return {
    now: async () => {
      const last = sample();
      const first = samples[0] ?? last;
      const sockets = await context.metrics.sockets.get();
      return {
        movesPerSecond: (last.moves - first.moves) / Math.max(1, (last.at - first.at) / 1000),
        sockets: sockets.values[0]?.value ?? 0,
        matches: rooms.size,
        botQueue: context.runner.waiting,
        memoryBytes: process.memoryUsage.rss(),
        upMs: process.uptime() * 1000,
      };
    },
    stop: () => clearInterval(timer),
  };
}
