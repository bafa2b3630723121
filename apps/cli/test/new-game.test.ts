/** A fifth game in a copy of the repository: `new-game` writes it, and the house plays it without being touched. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, problemWith } from '../src/new-game/names.ts';
import type { TakenNames } from '../src/new-game/names.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ID = 'sealed-bids';
/** Only what hangs takes so long. */
const TIMEOUT = 600_000;

const TAKEN: TakenNames = {
  games: ['kings-bounty', 'game-template'],
  packages: ['kings-bounty', 'core'],
  exportNames: ['kingsBounty'],
  letters: ['KB', 'KIB'],
};

describe('names', () => {
  test.each([
    ['pig', undefined],
    ['my-game-2', undefined],
    ['My-Game', 'shape'],
    ['my_game', 'shape'],
    ['-game', 'shape'],
    ['2-game', 'shape'],
    ['../game', 'shape'],
    ['', 'shape'],
    ['a'.repeat(31), 'long'],
    ['class', 'reserved'],
    ['then', 'reserved'],
    ['kings-bounty', 'game'],
    ['game-template', 'game'],
    ['core', 'package'],
  ])('%j: %s', (id, problem) => {
    expect(problemWith(id, TAKEN)).toBe(problem);
  });

  test.each([
    ['pig', 'Pig', 'pig', 'PIG'],
    ['sealed-bids', 'Sealed Bids', 'sealedBids', 'SB'],
    ['kind-bear', 'Kind Bear', 'kindBear', 'KINB'],
    ['x-2', 'X 2', 'x2', 'X'],
  ])('%s is %s, %s in the registry, its rules are %s-1.1 and so on', (id, title, exportName, letters) => {
    const names = namesOf(id, { letters: [...TAKEN.letters] });
    expect(names).toEqual({ id, title, exportName, letters });
  });
});

let copy = '';

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** A program in the copy, by its file in the copy. */
function inCopy(argv: readonly string[], input = ''): Promise<Ran> {
  const path = [dirname(process.execPath), join(copy, 'node_modules/.bin'), process.env['PATH']];
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: path.join(delimiter), LANG: 'C', NO_COLOR: '1' };
  // This test's own settings are none of another vitest's.
  for (const name of Object.keys(env)) if (/^(VITEST|TEST|NODE_ENV)/.test(name)) delete env[name];
  const [command = '', ...args] = argv;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: copy, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
    // A program that reads nothing may have ended already.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** For programs that must succeed. */
async function done(...argv: readonly string[]): Promise<string> {
  const { code, said } = await inCopy(argv);
  if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}:\n${said.slice(-6000)}`);
  return said;
}

const fourCrowns = (...args: readonly string[]): Promise<string> =>
  done(process.execPath, 'apps/cli/src/main.ts', ...args);

/** What belongs to the repository, and what is built and installed beside it: packages of others stay where they are. */
async function copyRepository(): Promise<void> {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'four-crowns-new-game-')));
  const files = await new Promise<string>((resolve, reject) => {
    const git = spawn('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
    let list = '';
    git.stdout.setEncoding('utf8').on('data', (text: string) => (list += text));
    git.on('error', reject).on('close', () => resolve(list));
  });
  for (const file of files.split('\0')) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  }
  // So that the compiler looks only at what is new.
  const built = join(ROOT, '.build');
  if (existsSync(built)) cpSync(built, join(copy, '.build'), { recursive: true });
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@four-crowns' || name === '.installed') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  cpSync(join(ROOT, 'node_modules/@four-crowns'), join(packages, '@four-crowns'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await done('git', 'init', '-q');
  await done('git', 'add', '-A');
  const person = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  await done('git', ...person, 'commit', '-qm', 'The house with four games');
}

describe('a fifth game', () => {
  beforeAll(async () => {
    await copyRepository();
    expect(await fourCrowns('new-game', ID)).toContain(`npx four-crowns play ${ID}`);
  }, TIMEOUT);
  afterAll(() => {
    if (copy !== '') rmSync(copy, { recursive: true, force: true });
  }, TIMEOUT);

  test('nothing is touched but its folder, one line of the registry and the lock file', async () => {
    expect((await done('git', 'status', '--porcelain')).split('\n').toSorted()).toEqual([
      '',
      ' M package-lock.json',
      ' M packages/games/src/registry.ts',
      `?? games/${ID}/`,
    ]);
    const changed = await done('git', 'diff', '--numstat', 'packages/games/src/registry.ts');
    expect(changed).toMatch(/^1\t0\t/);
    // Every word of the template has got the game's own names.
    expect((await inCopy(['grep', '-rliE', 'game.?template|GT-[0-9]', `games/${ID}`])).said).toBe('');
    const { code, said } = await inCopy([process.execPath, 'apps/cli/src/main.ts', 'new-game', ID]);
    expect([code, said]).toEqual([2, expect.stringContaining('there is a game of this name')]);
  });

  test(
    'npm accepts the lock file, and installs nothing that was not installed',
    { timeout: TIMEOUT },
    async () => {
      const before = readFileSync(join(copy, 'package-lock.json'), 'utf8');
      await done(
        'npm',
        'install',
        '--package-lock-only',
        '--offline',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
      );
      expect(readFileSync(join(copy, 'package-lock.json'), 'utf8')).toBe(before);
    },
  );

  test('it is typed, formatted and numbered', { timeout: TIMEOUT }, async () => {
    await done('tsc', '-b');
    await done('oxfmt', '--check', `games/${ID}`, 'packages/games');
    expect(await done(process.execPath, 'tools/rule-ids.ts')).toContain('every rule of');
  });

  test('its own tests pass, and those that the house has for every game', { timeout: TIMEOUT }, async () => {
    const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run'];
    await done(...vitest, `games/${ID}`, 'apps/server/test/descriptions.test.ts');
    const house = [
      'apps/cli/test/{commands,hint,idle,text-board}.test.ts',
      'apps/server/test/{options-described,stranger}.test.ts',
      'apps/web/test/{games,hint-words,local-table,rules-page}.test.ts',
    ];
    const files = house.flatMap((pattern) => globSync(pattern, { cwd: copy }));
    const said = await done(...vitest, ...files, '-t', ID);
    expect(said).toMatch(new RegExp(`Test Files +${files.length} passed`));
  });

  test('a person and bots play it in the terminal, and its record holds', { timeout: TIMEOUT }, async () => {
    const play = [
      'apps/cli/src/main.ts',
      'play',
      ID,
      '--seats',
      '2',
      '--bots',
      'greedy',
      '--seed',
      'x',
      '--options',
      'cards=7',
    ];
    const lines = ['?', '7', '7', '6', '5', '4', '3', '2'];
    const { code, said } = await inCopy([process.execPath, ...play], `${lines.join('\n')}\n`);
    expect([code, said]).toEqual([0, expect.stringContaining('The match is over.')]);
    expect(said).toContain('SB-2.4');
    const record = await fourCrowns(
      'record',
      ID,
      '--seats',
      '3',
      '--bots',
      'king,page,greedy',
      '--budget',
      '0.02',
      '--json',
    );
    writeFileSync(join(copy, 'record.json'), record);
    expect(await fourCrowns('verify', 'record.json')).toContain('The record holds');
  });

  test(
    'in the browser: home, a table against bots, this device alone, a phone',
    { timeout: TIMEOUT },
    async () => {
      const said = await done('playwright', 'test', '-c', 'apps/web/playwright.config.ts', `games/${ID}`);
      expect(said).toMatch(/\b4 passed/);
    },
  );
});
