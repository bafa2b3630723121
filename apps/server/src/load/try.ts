import { newProgram } from '../client/http-client.ts';
import { startChild } from './child.ts';
import { LOAD_ENV } from './env.ts';
import { closeMatches, openMatches, playMatch } from './match-players.ts';
import { measure, nothingFelt } from './phase.ts';
import { openPairs } from './relay-players.ts';

const n = Number(process.argv[2] ?? 100);
const relay = await startChild(new URL('./relay.ts', import.meta.url), {});
const server = await startChild(new URL('./serve.ts', import.meta.url), { ...LOAD_ENV, MEMORY_LOG: 'on', ...(process.env['PROF'] ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/srv/prof' } : {}) });
const people = [await newProgram(server.url, 'a'), await newProgram(server.url, 'b')];
const pairs = await openPairs(relay.url, n);
for (let round = 0; round < Number(process.argv[3] ?? 4); round++) {
  const rf = nothingFelt();
  const r = await measure(relay, rf, () => pairs.play(rf, 80));
  const matches = await openMatches(people, 'kingdom-builder', n, round * 1000);
  const felt = nothingFelt();
  const f = await measure(server, felt, async () => { await Promise.all(matches.map((m) => playMatch(m, felt, 80))); });
  closeMatches(matches);
  console.log(round, 'relay us/move', r.cpuMicrosPerMove.toFixed(1), 'server us/move', f.cpuMicrosPerMove.toFixed(1), 'ratio', (r.cpuMicrosPerMove / f.cpuMicrosPerMove).toFixed(2), 'bytes/move', f.bytesPerMove.toFixed(0), r.bytesPerMove.toFixed(0), 'p50', r.p50.toFixed(2), f.p50.toFixed(2), 'moves/s', f.movesPerSecond.toFixed(0), 'moves', f.moves);
}
pairs.close();
await relay.stop();
await server.stop();
process.exit(0);
