// `npm run cluster`: builds the page if its sources have changed, then serves it from several nodes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const apps = join(import.meta.dirname, '../apps');
const built = spawnSync(process.execPath, [join(apps, 'web/tools/build.ts')], { stdio: ['ignore', 2, 2] });
if (built.status !== 0) process.exit(1);
await import(join(apps, 'stress/src/cluster/main.ts'));
