// node apps/stress/src/fault/main.ts --kills 1000 [--matches 12] [--database postgres://…] [--game kingdom-builder]
// Half of the kills on SQLite, half on Postgres, at the same time; without --database a Postgres is started for it.
// --nodes 3: so many nodes serve the same matches behind a balancer, and random ones are killed.
// --nodes 3 --trouble redis,postgres,line,roll: what happens instead of kills.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import { isClean } from './fault-verdict.ts';
import type { Verdict } from './fault-verdict.ts';
import { runTrial } from './run-trial.ts';
import { runFaults } from './run.ts';
import type { Trouble } from './trial.ts';
import { kills, lineHeld, postgresRestarted, redisLost, rolled } from './troubles.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    matches: { type: 'string', default: '12' },
    game: { type: 'string', default: 'kingdom-builder' },
    up: { type: 'string', default: '800' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    database: { type: 'string' },
    nodes: { type: 'string' },
    trouble: { type: 'string', default: 'kills' },
    think: { type: 'string', default: '10' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
if (values.nodes !== undefined) {
  process.exit((await nodesSurvive(Number(values.nodes), values.trouble.split(','))) ? 0 : 1);
}
const folder = mkdtempSync(join(tmpdir(), 'four-crowns-fault-'));
const postgres = values.database === undefined ? await startPostgres() : undefined;
const database = values.database ?? (await postgres?.database('fault')) ?? '';
const half = Math.ceil(Number(values.kills) / 2);

async function nodesSurvive(nodes: number, names: readonly string[]): Promise<boolean> {
  const from = performance.now();
  const known: Readonly<Record<string, Trouble>> = {
    kills: kills(Number(values.kills), Number(values.up)),
    redis: redisLost,
    postgres: postgresRestarted,
    line: lineHeld(5000),
    roll: rolled,
  };
  const trouble = names.flatMap((name) => known[name] ?? []);
  if (trouble.length < names.length) {
    say(`--trouble knows ${Object.keys(known).join(', ')}.`);
    return false;
  }
  const end = new AbortController();
  process.once('SIGINT', () => end.abort()).once('SIGTERM', () => end.abort());
  const verdict = await runTrial({
    signal: end.signal,
    nodes,
    matches: Number(values.matches),
    game: values.game,
    thinkMs: Number(values.think),
    seed: Number(values.seed),
    trouble,
    say: (line) => say(`${nodes} nodes, ${line}`),
  });
  const { witness, seatsLost, shared, ...rest } = verdict;
  tell(`${nodes} nodes`, names.join(', '), from, rest);
  say(`${nodes} nodes: ${shared} matches through several nodes, seats lost ${seatsLost.length}`);
  say(`${nodes} nodes: lines closed, by code ${JSON.stringify(Object.fromEntries(witness.closed))}`);
  return isClean(verdict) && seatsLost.length === 0;
}

function tell(name: string, what: string, from: number, verdict: Verdict): void {
  const { missing, twice, differ, complaints, ...counts } = verdict;
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  say(`${name}: ${what} in ${seconds} s, seed ${values.seed}: ${JSON.stringify(counts)}`);
  say(
    `${name}: missing ${missing.length}, twice ${twice.length}, differing views ${differ.length}, complaints ${complaints.length}`,
  );
  for (const one of [...missing, ...twice, ...differ, ...complaints].slice(0, 20)) say(`  ${one}`);
}

async function survives(name: string, env: Record<string, string>): Promise<boolean> {
  const from = performance.now();
  const verdict = await runFaults({
    kills: half,
    matches: Number(values.matches),
    game: values.game,
    env,
    upMs: Number(values.up),
    seed: Number(values.seed),
    say: (line) => say(`${name}, ${line}`),
  });
  tell(name, `${half} kills -9`, from, verdict);
  return isClean(verdict);
}

try {
  const clean = await Promise.all([
    survives('SQLite', { DATA_DIR: folder }),
    survives('Postgres', { DATABASE_URL: database }),
  ]);
  process.exitCode = clean.every(Boolean) ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
// Players of the last moment may still be trying.
process.exit();
