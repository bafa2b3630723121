/** A server in a process of its own, to be killed and started again. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9: no time for anything. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    if (running === undefined || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await gone;
  };
  return {
    url,
    start: async () => {
      const started = spawn(process.execPath, [MAIN], {
        env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await new Promise<void>((done, failed) => {
        started.once('exit', (code) => failed(new Error(`the server ended with ${code} at its start`)));
        started.stdout.on('data', (data) => {
          if (String(data).includes('Four Crowns is at')) done();
        });
      });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
