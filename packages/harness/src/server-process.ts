/** A server in a process of its own, to be stopped or killed and started again. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** A third of a start would be the collection of what it leaves behind. */
const FLAGS = ['--max-semi-space-size=64'];

/** For a start or an end on a machine that has much else to do. */
const PATIENCE_MS = 90_000;

export interface ServerProcess {
  readonly url: string;
  /** Of the running process. */
  readonly pid: number | undefined;
  start(): Promise<void>;
  /** kill -9: no time for anything. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** `detached`: Ctrl-C at the terminal does not reach it; its starter stops it in order. */
export async function serverProcess(
  env: Record<string, string>,
  { detached = false } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    const hard = setTimeout(() => running.kill('SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(hard);
  };
  return {
    url,
    get pid() {
      return child?.pid;
    },
    start: async () => {
      const started = spawn(process.execPath, [...FLAGS, MAIN], {
        env: {
          ...process.env,
          // A start is mostly reading its own code: the next ones find it compiled.
          NODE_COMPILE_CACHE: join(tmpdir(), 'four-crowns-compiled'),
          ...env,
          PORT: String(port),
          HOST: '127.0.0.1',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached,
      });
      child = started;
      await new Promise<void>((done, failed) => {
        const late = setTimeout(() => {
          started.kill('SIGKILL');
          failed(new Error(`the server did not start within ${PATIENCE_MS} ms`));
        }, PATIENCE_MS);
        started.once('exit', (code) => {
          clearTimeout(late);
          failed(new Error(`the server ended with ${code} at its start`));
        });
        started.stdout.on('data', (data) => {
          if (!String(data).includes('Four Crowns is at')) return;
          clearTimeout(late);
          done();
        });
      });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
