// `node apps/stress/src/scale/measure.ts LOAD.json`: what docs/scale.md is computed from, into bench/scale.json.
// LOAD.json is what `four-crowns load --json` has printed (with --quick it does not measure memory). Takes about a minute and starts its own stores.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../load/findings.ts';
import { startRedis } from '@four-crowns/harness/own-redis';
import { startPostgres } from '@four-crowns/harness/own-postgres';
import { writeFigures } from './figures.ts';
import type { NodeCost } from './figures.ts';
import { measurePostgres } from './measure-postgres.ts';
import { measureRedis } from './measure-redis.ts';
import { bytesInPostgres, playInto } from './measure-store.ts';

function nodeCost({ games, memory }: Report): NodeCost {
  const inMemory = games.filter(({ store }) => store === 'memory');
  const cost = (store: string): number | undefined =>
    games.find((one) => one.game === 'kingdom-builder' && one.store === store)?.figures.cpuMicrosPerMove;
  const sent = inMemory.map(({ figures }) => figures.bytesPerMove);
  return {
    cpuMicrosByGame: Object.fromEntries(inMemory.map((one) => [one.game, one.figures.cpuMicrosPerMove])),
    storeMicros: Math.max(0, (cost('postgres') ?? 0) - (cost('memory') ?? 0)),
    sentBytesPerMove: sent.reduce((a, b) => a + b, 0) / sent.length,
    ...(memory === undefined ? {} : { bytesPerMatch: memory.live }),
  };
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('the report of `four-crowns load --json` is needed');
const node = nodeCost(JSON.parse(readFileSync(file, 'utf8')) as Report);
const folder = mkdtempSync(join(tmpdir(), 'four-crowns-scale-'));
const postgres = await startPostgres();
const redis = await startRedis();
try {
  const { games, bytesPerMove, archiveBytesPerMove, moves } = await playInto(folder);
  process.stderr.write(`${moves} moves played\n`);
  const postgresBytesPerMove = await bytesInPostgres(folder, await postgres.database('moved'));
  const rowBytes = games.reduce((sum, one) => sum + one.logBytesPerMove, 0) / games.length;
  writeFigures({
    machine: `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, shared with other work`,
    date: new Date().toISOString().slice(0, 10),
    games,
    sqliteBytesPerMove: bytesPerMove,
    postgresBytesPerMove,
    archiveBytesPerMove,
    node,
    postgres: await measurePostgres(await postgres.database('appends'), postgres.pid, rowBytes),
    redis: await measureRedis(redis.url),
  });
} finally {
  await postgres.stop();
  await redis.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
