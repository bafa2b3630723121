/**
 * A real Postgres in a temporary folder, on a free port of this machine, for tests, `load` and the fault
 * command. Debian's is taken if it is there, else it is installed; where it cannot be had, the error says so.
 */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';

export interface Postgres {
  /** Of a new database with this name. */
  database(name: string): Promise<string>;
  readonly pid: number;
  stop(): Promise<void>;
}

const FOLDER = '/usr/lib/postgresql';
const NEEDED = 'Postgres is needed (apt-get install postgresql)';

function binaries(): string {
  const found = newest();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0) throw new Error(`${NEEDED}: only root can install it here`);
  try {
    // A fresh machine has no lists of packages yet; another process may be installing the same.
    aptGet('update', '-qq');
    aptGet('install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', 'postgresql');
  } catch (error) {
    const meanwhile = newest();
    if (meanwhile !== undefined) return meanwhile;
    throw new Error(`${NEEDED}: ${error instanceof Error ? error.message : 'apt-get failed'}`, {
      cause: error,
    });
  }
  const installed = newest();
  if (installed === undefined) throw new Error(`${NEEDED}: apt-get has installed none under ${FOLDER}`);
  return installed;
}

function aptGet(...args: string[]): void {
  execFileSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 150_000,
  });
}

function newest(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const versions = readdirSync(FOLDER).filter((v) => existsSync(join(FOLDER, v, 'bin', 'initdb')));
  const best = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return best === undefined ? undefined : join(FOLDER, best, 'bin');
}

/** Postgres refuses to run as root; its own user exists where it is installed. */
function asPostgres(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const user = asPostgres();
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
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    { ...user, stdio: 'ignore', cwd: folder },
  );
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  await answering(url('postgres'), child);
  return {
    pid: child.pid ?? 0,
    database: async (name) => {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return url(name);
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((done) => child.once('exit', done));
        // Nothing of it is kept: Postgres' immediate shutdown, and if that hangs its end.
        child.kill('SIGQUIT');
        const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await gone;
        clearTimeout(hard);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
