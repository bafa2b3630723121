/**
 * A real Postgres in a temporary folder, on a free port of this machine, for tests, trials, `load` and the fault
 * command. Debian's is taken if it is there, else it is installed; where it cannot be had, the error says so.
 */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { asUser, foundOrInstalled } from './apt-get.ts';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** Of a new database with this name. */
  database(name: string): Promise<string>;
  readonly pid: number;
  /** Everybody is thrown out; it comes back where it was, with what it had. */
  restart(): Promise<void>;
  /** The two halves of it. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const FOLDER = '/usr/lib/postgresql';

function newest(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const versions = readdirSync(FOLDER).filter((v) => existsSync(join(FOLDER, v, 'bin', 'initdb')));
  const best = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return best === undefined ? undefined : join(FOLDER, best, 'bin');
}

/** `detached`: Ctrl-C at the terminal does not reach it; its starter stops it in order. */
export async function startPostgres({ detached = false } = {}): Promise<Postgres> {
  const bin = foundOrInstalled('Postgres', 'postgresql', newest);
  const user = asUser('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'four-crowns-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      stdio: 'ignore',
      cwd: folder,
    },
  );
  const port = await freePort();
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      { ...user, stdio: 'ignore', cwd: folder, detached },
    );
    await answering(url('postgres'), started);
    return started;
  };
  let child = await start();
  // Postgres' fast shutdown.
  const shutDown = (): Promise<void> => ended(child, 'SIGINT');
  return {
    get pid() {
      return child.pid ?? 0;
    },
    database: async (name) => {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return url(name);
    },
    restart: async () => {
      await shutDown();
      child = await start();
    },
    shutDown,
    start: async () => {
      child = await start();
    },
    stop: async () => {
      // Nothing of it is kept: Postgres' immediate shutdown.
      await ended(child, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(hard);
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (child.exitCode !== null) throw new Error(`Postgres ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error('Postgres does not answer');
}
