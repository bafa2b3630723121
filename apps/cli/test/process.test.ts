import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Ran } from './run.ts';
import { firstChoices, personsLines } from './script.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The real command in a process of its own; hot code is several times faster there than under vitest. */
function runApart(argv: readonly string[], stdin: string = ''): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...argv], { env: { ...process.env, LANG: 'C', LC_ALL: '' } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
  });
}

interface Simulation {
  readonly hash: string;
  readonly winRateBySeat: readonly { readonly low: number }[];
}

async function sim(...words: readonly string[]): Promise<Simulation> {
  const { code, out, err } = await runApart(['sim', 'kingdom-builder', ...words, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Simulation;
}

describe('sim', () => {
  test('hashes of final states are those kept in the repository', async () => {
    const options = {
      vacatedHexCounts: false,
      lordsZeroCounts: false,
      board: 'first-game',
      objectives: 'first-game',
    };
    const hashes: Record<string, string> = {};
    for (const seats of ['2', '3', '4']) {
      for (const [bots, games] of [
        ['random', '1000'],
        ['greedy', '4'],
      ] as const) {
        const { hash } = await sim('--seats', seats, '--games', games, '--bots', bots, '--seed', 'kept');
        hashes[`${bots}, ${seats} seats, ${games} games`] = hash;
      }
    }
    const { hash } = await sim('--games', '1000', '--seed', 'kept', '--options', JSON.stringify(options));
    hashes['random, 2 seats, 1000 games, other options'] = hash;
    await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot('golden/sim-hashes.json');
  }, 120_000);

  test('greedy beats random in at least 95 of 100 matches, beyond doubt', async () => {
    const { winRateBySeat } = await sim('--games', '300', '--bots', 'greedy,random', '--seed', '1');
    expect(winRateBySeat[0]?.low).toBeGreaterThan(0.95);
  }, 120_000);
});

describe('the process', () => {
  test('a whole match, its moves as lines of standard input', async () => {
    const lines = await personsLines('4', 2, 'random');
    const { illegal } = await firstChoices('4');
    const script = [illegal, lines[0], 'undo', ...lines].join('\n');
    const { code, out, err } = await runApart(
      ['play', 'kingdom-builder', '--seed', '4', '--bots', 'random'],
      `${script}\n`,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The match is over.');
  });

  test('bad input: a sentence on standard error, no stack trace, code 2', async () => {
    const { code, out, err } = await runApart(['play', 'chess']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^four-crowns: [^\n]+\n$/);
  });

  test('record | verify', async () => {
    const { code, out } = await runApart([
      'record',
      'kingdom-builder',
      '--bots',
      'greedy,random',
      '--seed',
      'pipe',
    ]);
    expect(code).toBe(0);
    expect((await runApart(['verify', '-'], out)).code).toBe(0);
    expect((await runApart(['verify', '-'], out.slice(0, -100))).code).toBe(2);
    expect((await runApart(['verify', '-'], out.replace('"by":0', '"by":1'))).code).toBe(1);
  });

  test('a reader that has seen enough is no failure', async () => {
    const child = spawn(process.execPath, [MAIN, 'rules', 'kingdom-builder']);
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
