/** The browser that tests and measurements drive: Debian's own Chromium, brought by apt where it is missing. */
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

/** Where Chromium is; throws a sentence if there is none and none can be had. */
export function chromium(): string {
  return foundOrInstalled('Chromium (or CHROMIUM with its path)', 'chromium', find);
}
