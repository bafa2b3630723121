// `node apps/web/tools/size.ts`: measures what home fetches until it is usable, as a browser with an empty cache
// does. Fails if its scripts exceed the limit.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium as playwright } from '@playwright/test';
import { buildIfStale } from './build.ts';
import { chromium, CHROMIUM_ARGS } from './chromium.ts';
import { serve } from './serve.ts';

export const LIMIT = 120 * 1024;
const dist = join(dirname(import.meta.dirname), 'dist');

interface Fetched {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

async function homeFetches(lang: 'en' | 'ru'): Promise<readonly Fetched[]> {
  const server = await serve();
  const browser = await playwright.launch({ executablePath: chromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ locale: lang });
    const fetched: Fetched[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      const type = response.request().resourceType();
      const isFile =
        path.startsWith('/assets/') || path === '/boot.js' || path === '/favicon.svg' || path === '/';
      const file = join(dist, path === '/' ? 'index.html' : path);
      fetched.push({ path, type, bytes: isFile ? packedSize(file) : 0 });
    });
    await page.goto(server.url);
    await page.locator('li[data-game] button').first().waitFor();
    // Everything home fetches by itself, including lists and covers, not just what the first button needs.
    await page.waitForLoadState('networkidle');
    return fetched;
  } finally {
    await browser.close();
    await server.end();
  }
}

/** Fonts are compressed already. */
function packedSize(file: string): number {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

export async function measureSize(
  lang: 'en' | 'ru',
): Promise<{ readonly script: number; readonly lines: readonly string[]; readonly told: string }> {
  const fetched = await homeFetches(lang);
  const sum = (isWanted: (f: Fetched) => boolean): number =>
    fetched.filter(isWanted).reduce((n, f) => n + f.bytes, 0);
  const script = sum((f) => f.path.endsWith('.js'));
  const lines = [
    `script   ${kib(script)} gzip in ${fetched.filter((f) => f.path.endsWith('.js')).length} files (at most ${kib(LIMIT)})`,
    `styles   ${kib(sum((f) => f.path.endsWith('.css')))} gzip`,
    `fonts    ${kib(sum((f) => f.path.endsWith('.woff2')))}`,
    `all      ${kib(sum(() => true))} in ${fetched.length} requests, answers of the interface not counted`,
  ];
  const told = `${kib(script)} gzip; fonts ${kib(sum((f) => f.path.endsWith('.woff2')))}, all ${kib(sum(() => true))}`;
  return { script, lines, told };
}

if (import.meta.main) {
  buildIfStale();
  let isTooLarge = false;
  for (const lang of ['en', 'ru'] as const) {
    const { script, lines } = await measureSize(lang);
    console.log(`home, ${lang}`);
    for (const line of lines) console.log(`  ${line}`);
    isTooLarge ||= script > LIMIT;
  }
  if (isTooLarge) console.error(`the script of home is larger than ${kib(LIMIT)}`);
  process.exitCode = isTooLarge ? 1 : 0;
}
