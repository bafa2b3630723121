/** A Redis that keeps nothing, on a free port of this machine, for trials and tests. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { asUser, foundOrInstalled } from './apt-get.ts';
import { freePort } from './free-port.ts';

export interface OwnRedis {
  readonly url: string;
  readonly pid: number;
  /** kill -9: what it had is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/usr/bin/valkey-server'];

export async function startRedis({ detached = false } = {}): Promise<OwnRedis> {
  const bin = foundOrInstalled('Redis', 'redis-server', () => PLACES.find((place) => existsSync(place)));
  const user = bin.includes('redis') ? asUser('redis') : {};
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: OwnRedis = {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return child?.pid ?? 0;
    },
    start: async () => {
      child = spawn(
        bin,
        [
          '--port',
          String(port),
          '--bind',
          '127.0.0.1',
          '--save',
          '',
          '--appendonly',
          'no',
          '--dir',
          tmpdir(),
        ],
        { ...user, stdio: 'ignore', detached },
      );
      await answering(port, child);
    },
    kill: async () => {
      const running = child;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const gone = new Promise((done) => running.once('exit', done));
      running.kill('SIGKILL');
      await gone;
    },
  };
  await redis.start();
  return redis;
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode}`);
    if (await takesCalls(port)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('Redis does not answer');
}

function takesCalls(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}
