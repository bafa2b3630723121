// `npm run cluster [-- --nodes 3 --port 8080]`: several nodes on this machine behind one port, to try it.
// kill -HUP restarts the nodes one after the other; SIGINT or SIGTERM stops everything.
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const { values } = parseArgs({
  options: { nodes: { type: 'string', default: '3' }, port: { type: 'string', default: '8080' } },
});
const nodes = Number(values.nodes);
const port = Number(values.port);
if (!Number.isInteger(nodes) || nodes < 1 || nodes > 64)
  fail(`--nodes is "${values.nodes}", it must be 1 to 64.`);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`--port is "${values.port}", it must be 0 to 65535.`);

let isStopping = false;
const starting = startCluster({ nodes, port, detached: true, env: { LOG_LEVEL: 'warn' } });
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  // What has begun is begun: it is stopped when it stands.
  starting
    .then((cluster) => cluster.stop())
    .then(() => process.exit(0))
    .catch(fail);
};
process.on('SIGINT', stop).on('SIGTERM', stop);
const cluster = await starting.catch(fail);
say(`Four Crowns is at ${cluster.url}`);
say(
  `Postgres ${cluster.databaseUrl} (process ${cluster.postgres.pid}), Redis ${cluster.redis.url} (${cluster.redis.pid})`,
);
for (const node of cluster.nodes) say(`node ${node.url} (process ${node.pid})`);
say(`kill -HUP ${process.pid} restarts the nodes one by one; what is played here is gone when it stops`);

let isRolling = false;
process.on('SIGHUP', () => {
  if (isRolling || isStopping) return;
  isRolling = true;
  say('restarting one node after the other');
  cluster
    .roll()
    .then(() => say(`restarted: ${cluster.nodes.map(({ pid }) => pid).join(', ')}`))
    .catch(fail)
    .finally(() => (isRolling = false));
});
