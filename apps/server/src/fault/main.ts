// node apps/server/src/fault/main.ts --kills 50 [--matches 12] [--database postgres://…] [--game kingdom-builder]
// Half of the kills on SQLite, half on the given Postgres; without one all are on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
const engines: { name: string; env: Record<string, string> }[] = [
  { name: 'SQLite', env: { DATA_DIR: folder } },
];
if (values.database !== undefined) engines.push({ name: 'Postgres', env: { DATABASE_URL: values.database } });
let clean = true;
for (const { name, env } of engines) {
  const from = performance.now();
  const kills = Math.ceil(Number(values.kills) / engines.length);
  const verdict = await runFaults({
    kills,
    matches: Number(values.matches),
    game: values.game,
    env,
    upMs: Number(values.up),
    seed: Number(values.seed),
    say: (line) => say(`${name}, ${line}`),
  });
  clean &&= isClean(verdict);
  const { missing, twice, differ, complaints, ...counts } = verdict;
  say(
    `${name}: ${kills} kills -9 in ${((performance.now() - from) / 1000).toFixed(0)} s, seed ${values.seed}: ${JSON.stringify(counts)}`,
  );
  say(
    `${name}: missing ${missing.length}, twice ${twice.length}, differing views ${differ.length}, complaints ${complaints.length}`,
  );
  for (const what of [...missing, ...twice, ...differ, ...complaints].slice(0, 20)) say(`  ${what}`);
}
rmSync(folder, { recursive: true, force: true });
process.exit(clean ? 0 : 1);
