/** A measured process: what it costs is asked of itself, over the line to its parent. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface Usage {
  /** Microseconds of all its threads. */
  readonly cpu: number;
  readonly rss: number;
  /** Objects and buffers that are in use. */
  readonly heap: number;
}

export interface Measured {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

let collected = 0;

/** In the child: says where it is, then answers questions. */
export function reportTo(parent: NodeJS.Process, url: string): void {
  parent.send?.({ url });
  parent.on('message', () => {
    const { user, system } = process.cpuUsage();
    // What could be collected is not in use; collecting is not part of what was measured.
    (globalThis as { gc?: () => void }).gc?.();
    const now = process.cpuUsage();
    collected += now.user + now.system - user - system;
    const { rss, heapUsed, external } = process.memoryUsage();
    parent.send?.({ cpu: now.user + now.system - collected, rss, heap: heapUsed + external } satisfies Usage);
  });
  parent.on('disconnect', () => process.exit(0));
}

/** `isQuiet`: its log goes nowhere, though it is written. */
export async function startChild(
  file: URL,
  env: Record<string, string>,
  { isQuiet = false } = {},
): Promise<Measured> {
  const child = fork(file, [], {
    env: { ...process.env, ...env },
    execArgv: ['--expose-gc'],
    ...(isQuiet ? { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] } : {}),
  });
  const { url } = await answerOf<{ url: string }>(child);
  return {
    url,
    usage: () => {
      const answer = answerOf<Usage>(child);
      child.send('usage');
      return answer;
    },
    stop: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.disconnect();
      await gone;
    },
  };
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, failed) => {
    const quit = (code: number | null): void => failed(new Error(`the measured process ended with ${code}`));
    child.once('exit', quit);
    child.once('message', (message) => {
      child.off('exit', quit);
      done(message as T);
    });
  });
}
