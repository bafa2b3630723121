/** Programs that tests and trials need and that a fresh machine may not have. Only Debian's way is known. */
import { execFileSync } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `find` finds, perhaps after installing `pack`; throws a sentence if it cannot be had. */
export function foundOrInstalled(name: string, pack: string, find: () => string | undefined): string {
  const found = find();
  if (found !== undefined) return found;
  const needed = `${name} is needed (apt-get install ${pack})`;
  if (process.getuid?.() !== 0) throw new Error(`${needed}: only root can install it here`);
  try {
    install(pack);
  } catch (error) {
    throw new Error(`${needed}: ${error instanceof Error ? error.message : 'apt-get failed'}`, {
      cause: error,
    });
  }
  const installed = find();
  if (installed === undefined) throw new Error(`${needed}: apt-get has installed none`);
  return installed;
}

/**
 * Test files run side by side and may need the same or another package at the same time: apt-get's lock of its lists is
 * not waited for by apt-get itself, so one of ours waits for the other here. A fresh machine has no lists yet.
 */
function install(pack: string): void {
  const script = `apt-get update -qq && apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=120 ${pack}`;
  execFileSync(
    'flock',
    ['--timeout', '300', join(tmpdir(), 'four-crowns-apt-get.lock'), 'sh', '-c', script],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    },
  );
}

/** Servers are not run as root; the package has made a user for its own. */
export function asUser(name: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
