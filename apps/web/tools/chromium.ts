/** The browser for tests and measurements: Debian's Chromium, installed by apt if it is missing. */
import { existsSync } from 'node:fs';
import { foundOrInstalled } from '@four-crowns/harness/apt-get';

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

/** The path of Chromium. Throws with an explanation if it is missing and cannot be installed. */
export function chromium(): string {
  return foundOrInstalled('Chromium (or CHROMIUM with its path)', 'chromium', find);
}
