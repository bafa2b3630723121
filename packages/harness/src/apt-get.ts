/** Programs that tests and trials need and that a fresh machine may not have. Only Debian's way is known. */
import { execFileSync } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

/** What `find` finds, perhaps after installing `pack`; throws a sentence if it cannot be had. */
export function foundOrInstalled(name: string, pack: string, find: () => string | undefined): string {
  const found = find();
  if (found !== undefined) return found;
  const needed = `${name} is needed (apt-get install ${pack})`;
  if (process.getuid?.() !== 0) throw new Error(`${needed}: only root can install it here`);
  try {
    // A fresh machine has no lists of packages yet; another process may be installing the same.
    aptGet('update', '-qq');
    aptGet('install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', pack);
  } catch (error) {
    const meanwhile = find();
    if (meanwhile !== undefined) return meanwhile;
    throw new Error(`${needed}: ${error instanceof Error ? error.message : 'apt-get failed'}`, {
      cause: error,
    });
  }
  const installed = find();
  if (installed === undefined) throw new Error(`${needed}: apt-get has installed none`);
  return installed;
}

function aptGet(...args: string[]): void {
  execFileSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 150_000,
  });
}

/** Servers are not run as root; the package has made a user for its own. */
export function asUser(name: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
