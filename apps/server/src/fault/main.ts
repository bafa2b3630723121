// node apps/server/src/fault/main.ts --kills 1000 [--matches 12] [--database postgres://…] [--game kingdom-builder]
// Half of the kills on SQLite, half on Postgres, at the same time; without --database a Postgres is started for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../store/own-postgres.ts';
import { isClean } from './judge.ts';
import { runFaults } from './run.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    matches: { type: 'string', default: '12' },
    game: { type: 'string', default: 'kingdom-builder' },
    up: { type: 'string', default: '800' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    database: { type: 'string' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'four-crowns-fault-'));
const postgres = values.database === undefined ? await startPostgres() : undefined;
const database = values.database ?? (await postgres?.database('fault')) ?? '';
const kills = Math.ceil(Number(values.kills) / 2);

async function survives(name: string, env: Record<string, string>): Promise<boolean> {
  const from = performance.now();
  const verdict = await runFaults({
    kills,
    matches: Number(values.matches),
    game: values.game,
    env,
    upMs: Number(values.up),
    seed: Number(values.seed),
    say: (line) => say(`${name}, ${line}`),
  });
  const { missing, twice, differ, complaints, ...counts } = verdict;
  say(
    `${name}: ${kills} kills -9 in ${((performance.now() - from) / 1000).toFixed(0)} s, seed ${values.seed}: ${JSON.stringify(counts)}`,
  );
  say(
    `${name}: missing ${missing.length}, twice ${twice.length}, differing views ${differ.length}, complaints ${complaints.length}`,
  );
  for (const what of [...missing, ...twice, ...differ, ...complaints].slice(0, 20)) say(`  ${what}`);
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
