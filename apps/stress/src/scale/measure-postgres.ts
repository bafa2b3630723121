import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Engine } from '@four-crowns/server/store/engine';
import { openEngine } from '@four-crowns/server/store';
import { insertTable } from '@four-crowns/server/store/tables';
import type { PostgresCost } from './figures.ts';

const MATCHES = 400;
const ALONE = 200;
const SECONDS = 6;
const READS = 30;
const TICKS_PER_SECOND = 100;

/** Rows of `bytes` through the server's own log: first one at a time, then of many matches at once. */
export async function measurePostgres(url: string, pid: number, bytes: number): Promise<PostgresCost> {
  const engine = await openEngine({ dataDir: '', databaseUrl: url, memoryLog: false });
  const ids = Array.from({ length: MATCHES }, (_, i) => `match-${i}`);
  for (const id of ids) await insertTable(engine.db, tableOf(id));
  const entries = 'x'.repeat(Math.round(bytes));
  const append = (match: string, seq: number): Promise<unknown> =>
    engine.log.append(
      { match, seq, count: 1, move_id: `0:m-${seq}`, entries, checkpoint: null, clock: null, at: Date.now() },
      Date.now() + 600_000,
    );
  const alone = performance.now();
  for (let seq = 0; seq < ALONE; seq++) await append('match-0', seq);
  const flushMs = (performance.now() - alone) / ALONE;
  const [wal, cpu, from] = [await walOf(engine), cpuOf(pid), performance.now()];
  let appends = 0;
  const stream = async (match: string, first: number): Promise<void> => {
    for (let seq = first; performance.now() - from < SECONDS * 1000; seq++) {
      await append(match, seq);
      appends++;
    }
  };
  await Promise.all(ids.map((id, i) => stream(id, i === 0 ? ALONE : 0)));
  const seconds = (performance.now() - from) / 1000;
  const cost = {
    cpuMicrosPerMove: ((cpuOf(pid) - cpu) * 1e6) / appends,
    walBytesPerMove: ((await walOf(engine)) - wal) / appends,
    flushMs,
    appendsPerSecond: appends / seconds,
    cpuMicrosPerRead: await readCost(engine, pid, ids),
  };
  await engine.close();
  return cost;
}

/** Of the newest row of a match, as a node that was sent a signal reads it. */
async function readCost(engine: Engine, pid: number, ids: readonly string[]): Promise<number> {
  const heads = await engine.log.heads(ids);
  const cpu = cpuOf(pid);
  for (let i = 0; i < READS; i++) {
    await Promise.all(ids.map((id) => engine.log.read(id, (heads.get(id) ?? 1) - 1)));
  }
  return ((cpuOf(pid) - cpu) * 1e6) / (READS * ids.length);
}

async function walOf(engine: Engine): Promise<number> {
  const { rows } = await sql<{ at: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as at`.execute(engine.db);
  return Number(rows[0]?.at);
}

/** Seconds of processor of this process and its children, as Linux counts them. */
function cpuOf(pid: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program stands in brackets and may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const isOurs = Number(name) === pid || Number(fields[1]) === pid;
      if (isOurs) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // Gone since the folder was read.
    }
  }
  return ticks / TICKS_PER_SECOND;
}

function tableOf(id: string): Parameters<typeof insertTable>[1] {
  return {
    id,
    rev: 1,
    game: 'kingdom-builder',
    rulesVersion: 1,
    options: {},
    access: 'link',
    invite: 'x',
    host: 'x',
    status: 'playing',
    start: 'full',
    pace: { type: 'none' },
    standInBot: 'random',
    chat: 'on',
    createdAt: 0,
    touchedAt: 0,
    seats: [{ bot: 'random' }, { bot: 'random' }],
  };
}
