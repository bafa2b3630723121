// Tests of what changed since the last commit (or, with nothing changed, in it): those in the same workspace that import
// a changed file. The rest is for `npm test`.
import { execFileSync, spawnSync } from 'node:child_process';

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
const { status } = spawnSync('vitest', ['run', '--changed', base, '--passWithNoTests', ...workspaces], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
