/**
 * The long version of a game's conformance, secrecy and refusal checks, run directly in Node: `node
 * tools/conformance.ts kingdom-builder 10000 [first seed]`. Two processes share the matches.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import { conformance, refusals, reportLine, secrecy } from '@four-crowns/testkit';
import { gameNamed } from './game-named.ts';

const JOBS = 2;
const [id = '', count = '', first = '1', job] = process.argv.slice(2);
const matches = Number(count);
const seed = Number(first);
if (id === '' || !Number.isInteger(matches) || matches < 1 || !Number.isInteger(seed)) {
  process.stderr.write('usage: node tools/conformance.ts GAME MATCHES [FIRST SEED]\n');
  process.exit(2);
}

const asked = await gameNamed(id);
if (job === undefined) process.exitCode = await share();
else await check(asked);

async function share(): Promise<number> {
  const part = Math.ceil(matches / JOBS);
  const codes = await Promise.all(
    Array.from({ length: JOBS }, (_, i) => {
      const args = [id, String(Math.min(part, matches - i * part)), String(seed + i * part), String(i)];
      const child = fork(import.meta.filename, args);
      return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
    }),
  );
  const failed = codes.filter((code) => code !== 0).length;
  process.stdout.write(`Jobs: ${JOBS - failed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

async function check(game: AnyGame): Promise<void> {
  const read = (lang: string) =>
    paragraphsOf(
      parseRules(readFileSync(new URL(`../games/${id}/rules/${lang}.md`, import.meta.url), 'utf8')),
    );
  const judging = { en: read('en'), ru: read('ru'), anyAction: undefined };
  const checks = {
    conformance: () => conformance(game, { matches, seed }),
    secrecy: () => secrecy(game, { matches, seed }),
    refusals: () => refusals(game, judging, { matches, seed }),
  };
  for (const [name, run] of Object.entries(checks)) {
    process.stdout.write(`${id} ${name}: ${reportLine(run())}\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
