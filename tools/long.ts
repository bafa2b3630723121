/**
 * `npm run long -- [GAME…] [PROPERTY…] [--matches 10000] [--seed 1]`: checks with many random matches what `npm test`
 * checks with a few. Runs one property after another and prints a line for each; exits with 1 if one fails.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@four-crowns/games';

interface Property {
  readonly game: string;
  /** The start of its printed line after the game: see `matchesOf` of the test kit. */
  readonly name: string;
  readonly file: string;
  /** Selects tests of the file by a pattern of their full names. */
  readonly tests: string;
}

interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  /** The lines that its tests printed about what they played. */
  readonly played: readonly string[];
}

const root = dirname(import.meta.dirname);

/** For every game: the sentences of hints. */
const ofSentences = {
  sentences: ['apps/cli/test/hint.test.ts', 'sentences frame and order their reasons'],
  alike: ['apps/cli/test/hint.test.ts', 'turns that differ never read alike'],
  'page-alike': ['apps/web/test/hint-words.test.ts', 'turns that differ never read alike'],
} as const;

const properties: readonly Property[] = GAMES.flatMap(({ id }) => propertiesOf(id));

/**
 * The properties of a game: those of the suite, those that the game's `test/long.json` adds (by name, with file and
 * tests), and those of its sentences.
 */
function propertiesOf(game: string): readonly Property[] {
  const folder = `games/${game}/test`;
  const suite = testsIn(`${folder}/*.test.ts`, /^suite\(/m)[0];
  if (suite === undefined) fail(`no test in ${folder} calls suite()`);
  const own = existsSync(join(root, folder, 'long.json'))
    ? (JSON.parse(readFileSync(join(root, folder, 'long.json'), 'utf8')) as {
        readonly [name: string]: Pick<Property, 'file' | 'tests'>;
      })
    : {};
  return [
    ...['conformance', 'secrecy', 'refusals'].map((name) => ({
      game,
      name,
      file: suite,
      tests: `the suite of ${game}.*${name}:`,
    })),
    ...Object.entries(own).map(([name, { file, tests }]) => ({
      game,
      name,
      file: `${folder}/${file}`,
      tests,
    })),
    ...Object.entries(ofSentences).map(([name, [file, tests]]) => ({
      game,
      name,
      file,
      tests: `${game}.*${tests}`,
    })),
  ];
}

function testsIn(pattern: string, what: RegExp): readonly string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => what.test(readFileSync(join(root, file), 'utf8')));
}

/** Tests that play random matches but are not listed in any `long.json`, so they would never be run long. */
function forgotten(): readonly string[] {
  const named = new Set(properties.map(({ file }) => file));
  return testsIn('{games,apps}/*/test/*.test.ts', /\b(matchesOf|suite)\(/).filter((file) => !named.has(file));
}

function play({ game, name, file, tests }: Property, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'four-crowns-long-'));
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', file, '-t', tests, '--maxWorkers', '1', '--reporter', 'json', '--outputFile', report];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      rmSync(folder, { recursive: true, force: true });
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('close', () => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const own = new RegExp(`^${game} ${name}(?: \\(.*\\))?: (\\d+ matches, seeds \\d+ to \\d+)`, 'gm');
      const played = [...said.matchAll(own)].map(([, text = '']) => text);
      resolve({ ...read(report, said), played });
      rmSync(folder, { recursive: true, force: true });
    });
  });
}

/** Reads vitest's report. `said` is used if there is no report. */
function read(report: string, said: string): Omit<Outcome, 'played'> {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly numPassedTests: number;
      readonly testResults: readonly {
        readonly status: string;
        readonly message: string;
        readonly assertionResults: readonly { readonly failureMessages: readonly string[] | null }[];
      }[];
    };
    const failures = testResults.flatMap(({ status, message, assertionResults }) => {
      const ofTests = assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []);
      return ofTests.length === 0 && status === 'failed' ? [message] : ofTests;
    });
    return { passed: numPassedTests, failures };
  } catch {
    return { passed: 0, failures: [said] };
  }
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

const games = [...new Set(properties.map(({ game }) => game))];
const names = [...new Set(properties.map(({ name }) => name))];
const { values, positionals } = parseArgs({
  options: { matches: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const { matches, seed } = values;
if (!/^[1-9]\d*$/.test(matches) || !/^\d+$/.test(seed)) fail('--matches and --seed are whole numbers');
const wrong = positionals.filter((word) => !games.includes(word) && !names.includes(word));
if (wrong.length > 0) {
  fail(`no game or property: ${wrong.join(', ')}; there are ${[...games, ...names].join(', ')}`);
}
const missing = forgotten();
if (missing.length > 0) fail(`no test/long.json of a game names ${missing.join(', ')}`);

const isAsked = (one: string, all: readonly string[]): boolean =>
  positionals.includes(one) || !positionals.some((word) => all.includes(word));
const expected = `${matches} matches, seeds ${seed} to ${Number(seed) + Number(matches) - 1}`;
let failed = 0;
for (const property of properties) {
  if (!isAsked(property.game, games) || !isAsked(property.name, names)) continue;
  const from = performance.now();
  const { passed, failures, played } = await play(property, {
    FOUR_CROWNS_MATCHES: matches,
    FOUR_CROWNS_SEED: seed,
  });
  const minutes = ((performance.now() - from) / 60_000).toFixed(2);
  const isWhole = passed > 0 && played.length > 0 && played.every((text) => text === expected);
  const count = failures.length === 0 && !isWhole ? 1 : failures.length;
  const done = played.find((text) => text !== expected) ?? played[0] ?? 'not played to the end';
  process.stdout.write(
    `${`${property.game} ${property.name}`.padEnd(30)} ${done}, ${count === 1 ? '1 failure' : `${count} failures`}, ${minutes} min\n`,
  );
  for (const text of failures) process.stderr.write(`${text}\n`);
  if (failures.length === 0 && !isWhole) process.stderr.write(`not ${expected}\n`);
  if (count > 0) failed++;
}
process.stdout.write(`Properties: ${failed === 0 ? 'all passed' : `${failed} failed`}\n`);
process.exitCode = failed === 0 ? 0 : 1;
