// `node apps/web/tools/performance.ts`: measures the figures of docs/performance.md, in Chromium on the production
// build against the real server, each with its limit and whether it was met. `--write` stores them there. Run nothing
// else meanwhile, because a busy machine distorts the figures.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { buildIfStale } from './build.ts';
import { chromium, CHROMIUM_ARGS } from './chromium.ts';
import { firstMove } from './measure/first-move.ts';
import { longTasks } from './measure/long-tasks.ts';
import { moves } from './measure/moves.ts';
import { serve } from './serve.ts';
import { LIMIT, measureSize } from './size.ts';

const DOC = join(import.meta.dirname, '../../../docs/performance.md');
const BEGIN = '<!-- web: figures -->';
const END = '<!-- web: end -->';

async function withServer<T>(
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
let isMissed = false;
const row = (what: string, measured: string, bar: string, isKept: boolean): void => {
  isMissed ||= !isKept;
  say(`| ${what} | ${measured} | ${bar} | ${isKept ? 'kept' : 'missed'} |`);
};
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const version = await withServer({}, (browser) => Promise.resolve(browser.version()));
const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}`;
const load = loadavg()[0]?.toFixed(1) ?? '?';
say(
  `Chromium ${version} without GPU, ${machine}, load ${load} before the start, ${new Date().toISOString().slice(0, 10)}.`,
);
say('');
say('| what | measured | bar | |');
say('|---|---|---|---|');
for (const lang of ['en', 'ru'] as const) {
  const { script, told } = await measureSize(lang);
  row(`script of home, ${lang}`, told, `${LIMIT / 1024} KiB gzip`, script <= LIMIT);
}
// Settings as in production: a bot takes at least 300 ms to answer.
const first = await withServer({ BOT_FLOOR_MS: '300', BOT_MS: '1500', CONTRIBUTE_MS: '3000' }, firstMove);
row(
  'first move possible: home opened, one click; empty cache, CPU four times slower',
  first.map(seconds).join(', '),
  '10 s',
  Math.max(...first) <= 10_000,
);
const told = await withServer({ BOT_FLOOR_MS: '150', BOT_MS: '20' }, moves);
row(
  'a move is in the page by the first animation frame after its message',
  `${told.inFirstFrame} of ${told.count}`,
  'all',
  told.inFirstFrame === told.count,
);
row(
  'main-thread work from its message until it is painted',
  `median ${told.work.median.toFixed(1)} ms, p95 ${told.work.p95.toFixed(1)} ms of ${told.count} moves`,
  'median 10 ms',
  told.work.median <= 10,
);
const long = await withServer({ BOT_FLOOR_MS: '150', BOT_MS: '300' }, longTasks);
const longest = long.tasks.map((ms) => `${Math.round(ms)} ms`).join(', ');
row(
  `tasks over 50 ms while bots think and ${long.moves} moves are animated`,
  longest === '' ? 'none' : longest,
  'none',
  long.tasks.length === 0,
);

if (process.argv.includes('--write')) {
  const text = readFileSync(DOC, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  writeFileSync(DOC, `${before}${BEGIN}\n${lines.join('\n')}\n${END}${after}`);
}
process.exitCode = isMissed ? 1 : 0;
