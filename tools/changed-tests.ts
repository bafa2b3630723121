// Runs the tests affected by the changes since the last commit (or, with nothing changed, by that commit): those in
// the same workspace that import a changed file. Other tests are left to `npm test`, as are long ones: files that
// play many matches or give a test a minute or more.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const MANY_MATCHES = /^suite\(|\bmatchesOf\(|\bfirstSeedOf\(/m;
/** A timeout, as the last argument of a test or among its options. */
const MINUTES =
  /(?:(?:imeout: |IMEOUT_MS = )(?:[6-9]\d|\d{3,})_000\b|(?:, |^\s+)(?:[6-9]\d|\d{3,})_000[),;]*$)/m;

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const uncommitted = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const base = uncommitted.length > 0 ? 'HEAD' : 'HEAD~1';
const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', base);
const workspaces = new Set(
  changed.flatMap((file) => /^(?:(?:packages|games|apps)\/[^/]+|game-template)\//.exec(file) ?? []),
);
if (workspaces.size === 0) {
  console.log('no tests: nothing has changed in packages, games or apps');
  process.exit(0);
}
const long = [...workspaces]
  .flatMap((workspace) => globSync(`${workspace}test/**/*.test.ts`))
  .filter((file) => [MANY_MATCHES, MINUTES].some((pattern) => pattern.test(readFileSync(file, 'utf8'))));
if (long.length > 0) console.log(`affected but left to npm test: ${long.join(' ')}`);
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--changed',
    base,
    '--passWithNoTests',
    ...long.flatMap((file) => ['--exclude', file]),
    ...workspaces,
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
