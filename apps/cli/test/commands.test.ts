import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kingsburg1 } from '@four-crowns/kingsburg';
import { randomRecord } from '@four-crowns/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { gameIds } from '../src/door.ts';
import { run, said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'four-crowns-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Simulation {
  readonly hash: string;
  readonly winsBySeat: readonly number[];
  readonly winRateBySeat: readonly { readonly rate: number; readonly low: number; readonly high: number }[];
}

async function sim(...words: readonly string[]): Promise<Simulation> {
  return JSON.parse(await said(['sim', 'kingdom-builder', ...words, '--json'])) as Simulation;
}

describe('sim', () => {
  test('prints exactly the promised keys', async () => {
    const { code, out, err } = await run([
      'sim',
      'kingdom-builder',
      '--games',
      '20',
      '--seed',
      's',
      '--json',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(Object.keys(JSON.parse(out) as object)).toEqual(
      // prettier-ignore
      ['game', 'seats', 'options', 'games', 'decisions', 'seconds', 'gamesPerSecond', 'decisionsPerSecond', 'bots',
        'winsBySeat', 'winRateBySeat', 'scores', 'hash'],
    );
    expect(JSON.parse(out)).toMatchObject({
      game: 'kingdom-builder',
      seats: 2,
      games: 20,
      bots: ['random', 'random'],
      options: { board: 'random' },
      scores: { mean: expect.any(Number), min: expect.any(Number), max: expect.any(Number) },
    });
  });

  test('a game may bring a report of its own: how the titles of the bounty fare', async () => {
    const argv = ['sim', 'kings-bounty', '--games', '10', '--seats', '3'];
    const { report, winsBySeat } = JSON.parse(await said([...argv, '--json'])) as {
      readonly winsBySeat: readonly number[];
      readonly report: {
        readonly matches: number;
        readonly winsByTurn: readonly number[];
        readonly titles: { readonly [title: string]: { readonly inPlay: number; readonly awarded: number } };
      };
    };
    expect(report.matches).toBe(10);
    expect(report.winsByTurn.reduce((a, b) => a + b, 0)).toBe(winsBySeat.reduce((a, b) => a + b, 0));
    const tallies = Object.values(report.titles);
    // Six open titles in every match.
    expect(tallies.reduce((sum, { inPlay }) => sum + inPlay, 0)).toBe(6 * 10);
    expect(tallies.every(({ awarded, inPlay }) => awarded <= inPlay)).toBe(true);
    const text = await said(argv);
    expect(text).toMatch(/place in the turn order +wins/);
    expect(text).toMatch(/\n[A-Z][A-Za-z ]+ +[567] +\d+ /);
    expect(await said([...argv, '--lang', 'ru'])).toContain('доля в очках победителей');
    expect(await said(['sim', 'kingdom-builder', '--games', '2'])).not.toContain('turn order');
  });

  test('the same seed gives the same hash, another seed another one', async () => {
    const first = await sim('--games', '30', '--seed', 'a', '--seats', '3');
    expect(await sim('--games', '30', '--seed', 'a', '--seats', '3')).toMatchObject({ hash: first.hash });
    expect((await sim('--games', '30', '--seed', 'b', '--seats', '3')).hash).not.toBe(first.hash);
  });

  test('all wins together are all games, shared ones in parts', async () => {
    const { winsBySeat, winRateBySeat } = await sim('--games', '60', '--seats', '4');
    expect(winsBySeat.reduce((a, b) => a + b, 0)).toBeCloseTo(60);
    for (const { rate, low, high } of winRateBySeat) {
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
    }
  });

  test('fewer bots than seats take turns', async () => {
    const four = await sim('--games', '1', '--seats', '4', '--bots', 'greedy,random');
    expect(four).toMatchObject({ seats: 4, bots: ['greedy', 'random', 'greedy', 'random'] });
    expect(await sim('--games', '1', '--bots', 'random,greedy,random')).toMatchObject({ seats: 3 });
  });

  test('people get a table, and on a terminal a bar that goes away', async () => {
    const argv = ['sim', 'kingdom-builder', '--games', '300'];
    const plain = await run(argv);
    expect(plain.err).toBe('');
    expect(plain.out).toContain('95 % interval');
    const terminal = await run(argv, { isTerminal: true });
    expect(terminal.err).toContain('of 300 games');
    expect(terminal.err.endsWith('\r\x1b[2K')).toBe(true);
    expect((await run([...argv, '--json'], { isTerminal: true })).err).toBe('');
  });
});

describe('record, verify, replay', () => {
  test('a record of older rules is verified by those rules', async () => {
    const setting = { seats: 3, options: kingsburg1.parseOptions(undefined, 3), seed: 4 };
    const old = randomRecord(kingsburg1, setting);
    expect(old.rulesVersion).toBe(1);
    const said1 = await said(['verify', '-'], { stdin: JSON.stringify(old) });
    expect(said1).toContain('The record holds');
    // Its log is that of its time: by the new rules it would be another one.
    const newer = await run(['verify', '-'], { stdin: JSON.stringify({ ...old, rulesVersion: 2 }) });
    expect(newer.out + newer.err).toContain('replaying gives');
  });

  test('a recorded match holds, and the same seed records the same match', async () => {
    for (const seats of ['2', '3', '4']) {
      const argv = ['record', 'kingdom-builder', '--seats', seats, '--bots', 'random', '--seed', '12'];
      const record = await said(argv);
      expect(await said(argv)).toBe(record);
      const verdict: unknown = JSON.parse(await said(['verify', '-', '--json'], { stdin: record }));
      expect(verdict).toMatchObject({ ok: true });
      expect(await said(['verify', '-'], { stdin: record })).toContain('The record holds');
    }
  });

  test('with iterations the levels too play the same match every time, in sim and in record', async () => {
    const table = ['the-king-is-dead', '--bots', 'king,page', '--seed', '12'];
    const record = ['record', ...table, '--iterations', '30'];
    expect(await said(record)).toBe(await said(record));
    expect(await said(record)).not.toBe(await said(['record', ...table, '--iterations', '90']));
    const counted = ['sim', ...table, '--games', '2', '--json', '--iterations', '30'];
    const hash = async () => (JSON.parse(await said(counted)) as Simulation).hash;
    expect(await hash()).toBe(await hash());
  });

  test('without a seed no two records are the same', async () => {
    const argv = ['record', 'kingdom-builder', '--bots', 'greedy,random'];
    expect(await said(argv)).not.toBe(await said(argv));
  });

  test('replay tells every step and the end, or shows one', async () => {
    const record = await said(['record', 'kingdom-builder', '--seed', '3']);
    const path = join(folder, 'match.json');
    writeFileSync(path, record);
    const whole = await said(['replay', path]);
    const steps = (JSON.parse(record) as { entries: { type: string }[] }).entries.filter(
      (e) => e.type === 'step',
    );
    expect(whole).toContain(`\n${steps.length}. `);
    expect(whole).toContain('The match is over.');
    expect(await said(['replay', path, '--lang', 'ru'])).toContain('Партия окончена.');
    const one = await said(['replay', path, '--step', '30']);
    expect(one).toContain(`Step 30 of ${steps.length}`);
    expect(one).toContain('A B C D');
  });

  test('replay in a terminal goes forward and back', async () => {
    const path = join(folder, 'browse.json');
    writeFileSync(path, await said(['record', 'kingdom-builder', '--seed', '3']));
    const out = await said(['replay', path, '--step', '5'], {
      isTerminal: true,
      lines: ['', 'b', 'b', 'q', ''],
    });
    const shown = [...out.matchAll(/Step (\d+) of/g)].map((m) => m[1]);
    expect(shown).toEqual(['5', '6', '5', '4']);
  });
});

describe('rules, games, help', () => {
  test.each([60, 100])('a table of the rules keeps to %i columns', async (columns) => {
    for (const lang of ['en', 'ru']) {
      const { out } = await run(['rules', 'kingsburg', 'KBG-9.21', '--lang', lang], { columns });
      expect(out).not.toContain('|');
      expect(out.split('\n').filter((line) => line.length > columns)).toEqual([]);
      expect(out).toMatch(
        /^2 +III +(Farms|Фермы) +2 (gold|золота), 3 (wood|дерева), 1 (stone|камень) +2( |$)/m,
      );
    }
  });

  test('rules in both languages, whole or one paragraph', async () => {
    const en = await said(['rules', 'kingdom-builder']);
    const ru = await said(['rules', 'kingdom-builder', '--lang', 'ru']);
    const ids = (text: string): string[] => [...text.matchAll(/^KB-\d+\.\d+/gm)].map((m) => m[0]);
    expect(ids(en).length).toBeGreaterThan(30);
    expect(ids(ru)).toEqual(ids(en));
    const one = await said(['rules', 'kingdom-builder', 'KB-3.4']);
    expect(one.startsWith('KB-3.4 ')).toBe(true);
    expect(ids(one)).toEqual(['KB-3.4']);
    for (const line of en.split('\n')) expect(line.length).toBeLessThanOrEqual(88);
  });

  test.each(gameIds)('%s on one page, in both languages', async (game) => {
    const [en, ru] = await Promise.all(
      ['en', 'ru'].map((lang) => said(['rules', game, '--summary', '--lang', lang])),
    );
    for (const page of [en ?? '', ru ?? '']) {
      const lines = page.trimEnd().split('\n');
      // A page: no more than a sheet holds, and no mark of Markdown left.
      expect(lines.length).toBeGreaterThan(25);
      expect(lines.length).toBeLessThan(90);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(88);
      expect(page).not.toMatch(/^#|\*\*/m);
    }
    expect(ru).toMatch(/одной странице/);
    const { code, err } = await run(['rules', game, 'XX-1.1', '--summary']);
    expect([code, err]).toEqual([2, expect.stringContaining('--summary')]);
  });

  test.each(['en', 'ru'])('a link in the rules is told as the file it leads to, %s', async (lang) => {
    const paragraph = await said(['rules', 'kings-bounty', 'KBY-8.5', '--lang', lang]);
    expect(paragraph.replaceAll(/\s+/g, ' ')).toContain(' (docs/kings-bounty-balance.md).');
    expect(paragraph).not.toMatch(/[[\]]|\.\.\//);
  });

  test('games, help, version', async () => {
    expect(await said(['games'])).toContain('kingdom-builder');
    expect(await said(['games', '--lang', 'ru'])).toContain('Создатель Королевства');
    for (const argv of [['help'], ['--help'], ['-h'], ['sim', '--help'], ['play', 'kingdom-builder', '-h']]) {
      expect(await said(argv)).toContain('four-crowns verify FILE');
    }
    expect(await said(['help', '--lang', 'ru'])).toContain('Параметры');
    expect(await said(['--version'])).toMatch(/^four-crowns \d+\.\d+\.\d+\n$/);
  });
});
