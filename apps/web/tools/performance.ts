// `node apps/web/tools/performance.ts`: the figures of docs/performance.md, in Chromium on the production
// build against the real server. `--write` keeps them there.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { buildIfStale } from './build.ts';
import { chromium, CHROMIUM_ARGS } from './chromium.ts';
import { firstMove } from './measure/first-move.ts';
import { longTasks } from './measure/long-tasks.ts';
import { moves } from './measure/moves.ts';
import { serve } from './serve.ts';
import { measureSize } from './size.ts';

const DOC = join(import.meta.dirname, '../../../docs/performance.md');
const BEGIN = '<!-- web: figures -->';
const END = '<!-- web: end -->';

async function withHouse<T>(
  env: Record<string, string>,
  measure: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  const server = await serve(env);
  const browser = await playwright.launch({ executablePath: chromium(), args: CHROMIUM_ARGS });
  try {
    return await measure(browser, server.url);
  } finally {
    await browser.close();
    await server.end();
  }
}

buildIfStale();
const lines: string[] = [];
const say = (line: string): void => {
  console.log(line);
  lines.push(line);
};
const version = await withHouse({}, (browser) => Promise.resolve(browser.version()));
say(
  `Chromium ${version} without GPU, ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}`,
);
say('');
say('Home, empty cache, until it is usable and quiet:');
for (const lang of ['en', 'ru'] as const) {
  for (const line of (await measureSize(lang)).lines) say(`- ${lang}: ${line.replace(/ +/g, ' ')}`);
}
say('');
// The pace people meet: a bot never answers faster than in 300 ms.
const first = await withHouse({ BOT_FLOOR_MS: '300', BOT_MS: '1500', CONTRIBUTE_MS: '3000' }, firstMove);
say(
  `First move possible after opening home and one click, empty cache, CPU four times slower: ${first.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')} (limit 10 s)`,
);
const told = await withHouse({ BOT_FLOOR_MS: '150', BOT_MS: '20' }, moves);
say('');
say(`A move of another seat on the 400-hex board, ${told.count} moves, from its message:`);
say(`- in the page by the first animation frame: ${told.inFirstFrame} of ${told.count}`);
say(
  `- main-thread work until it is painted: median ${told.work.median.toFixed(1)} ms, p95 ${told.work.p95.toFixed(1)} ms (limit: median 10 ms)`,
);
const long = await withHouse({ BOT_FLOOR_MS: '150', BOT_MS: '300' }, longTasks);
say(
  `- long tasks (over 50 ms) while bots think and ${long.moves} moves are animated: ${long.tasks.length === 0 ? 'none' : long.tasks.map((ms) => `${Math.round(ms)} ms`).join(', ')}`,
);

if (process.argv.includes('--write')) {
  const text = readFileSync(DOC, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  writeFileSync(DOC, `${before}${BEGIN}\n${lines.join('\n')}\n${END}${after}`);
}
