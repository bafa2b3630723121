/** The browser that tests and measurements drive: Debian's own Chromium, brought by apt where it is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function find(): string | undefined {
  return PLACES.find((place): place is string => place !== undefined && place !== '' && existsSync(place));
}

/** Where Chromium is; throws a sentence if there is none and none can be had. */
export function chromium(): string {
  const found = find() ?? install();
  if (found !== undefined) return found;
  throw new Error(
    'Chromium is missing and could not be installed: run "apt-get install chromium" as root, or set CHROMIUM to its path.',
  );
}

function install(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  process.stderr.write('installing chromium with apt-get (once)\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: [...stdio] });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: [...stdio],
  });
  return find();
}
