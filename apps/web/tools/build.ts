// `node apps/web/tools/build.ts`: builds the page if it is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const web = dirname(import.meta.dirname);
const root = join(web, '../..');
const dist = join(web, 'dist');
const made = join(dist, 'index.html');

/** Everything the page is built from, except installed packages. */
const SOURCES = [
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/web/tools/*-plugin.ts',
  'apps/web/{src,public}/**/*',
  'packages/{core,protocol,ui-kit,bots}/src/**/*',
  'games/*/{src,text,ui,rules,bot}/**/*',
  // The rules link to documents.
  'docs/*.md',
  'package-lock.json',
];

export function isStale(): boolean {
  if (!existsSync(made)) return true;
  const age = statSync(made).mtimeMs;
  const isBuilt = (name: string): boolean => /(^|[\\/])\.build$/.test(name);
  return SOURCES.some((pattern) =>
    globSync(pattern, { cwd: root, exclude: isBuilt }).some(
      (file) => statSync(join(root, file)).mtimeMs > age,
    ),
  );
}

/**
 * Builds the page, or throws. It is built in another folder and renamed into place, so that a server never serves
 * half of it.
 */
export function build(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const fresh = join(web, `.build/page-${process.pid}`);
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', fresh], {
    cwd: web,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('building the page failed');
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
}

export function buildIfStale(): void {
  if (isStale()) build();
}

if (import.meta.main) buildIfStale();
