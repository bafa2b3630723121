import { describe, expect, test } from 'vitest';
import { run, said } from './run.ts';
import { firstChoices, personsLines } from './script.ts';

/** A seed with which the person begins. */
const SEED = '4';
const PLAY = ['play', 'kingdom-builder', '--seed', SEED, '--bots', 'random'];

describe('a whole match through standard input', () => {
  test('with an illegal move, an undo and the end', async () => {
    const lines = await personsLines(SEED, 2, 'random');
    const { illegal } = await firstChoices(SEED);
    const [first = ''] = lines;
    const script = [illegal, first, 'undo', ...lines];
    const { code, out, err } = await run(PLAY, { lines: script });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/\[KB-3\.\d .+\]/);
    expect(out).toContain('1 step taken back.');
    expect(out).toContain('The match is over.');
    expect(out).toContain('Total gold');
    for (const line of script) expect(out).toContain(`> ${line}\n`);
    expect(out).not.toContain('is not a move I understand');
  });

  test('for four, against greedy bots, in Russian', async () => {
    const lines = await personsLines('four', 4, 'greedy');
    const argv = [
      'play',
      'kingdom-builder',
      '--seats',
      '4',
      '--bots',
      'greedy',
      '--seed',
      'four',
      '--lang',
      'ru',
    ];
    const { code, out } = await run(argv, { lines });
    expect(code).toBe(0);
    expect(out).toContain('Партия окончена.');
  });

  test('ends with the lines, without an error', async () => {
    const { code, out, err } = await run(PLAY, { lines: ['?'] });
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('The moves have ended before the match.');
  });
});

describe('what a person may ask', () => {
  test('? lists what is possible, by kind', async () => {
    const { legal } = await firstChoices(SEED);
    const out = await said(PLAY, { lines: ['?', '? build', '?farm'] });
    for (const { hex } of legal) expect(out).toContain(hex);
    expect(out).toContain('Nothing of the kind "farm" is possible now.');
  });

  test('? also says what cannot be used now, and why', async () => {
    const lines = await personsLines(SEED, 2, 'random');
    const out = await said(PLAY, { lines: lines.flatMap((line) => ['?', line]) });
    const idle = out.replaceAll(/\n {4,}/g, ' ').match(/^ {2}\w+, not now: .+\. \[KB-\d+\.\d+\]$/gm) ?? [];
    expect(idle.length).toBeGreaterThan(5);
    expect(idle.some((line) => line.includes('is used before the first mandatory settlement'))).toBe(true);
  });

  test('undo all takes the whole turn back', async () => {
    const lines = await personsLines(SEED, 2, 'random');
    const out = await said(PLAY, { lines: [...lines.slice(0, 3), 'undo all', 'undo'] });
    expect(out).toContain('3 steps taken back.');
    expect(out).toContain('Nothing can be taken back');
  });

  test('score, log, board, rule, help and quit', async () => {
    const out = await said(PLAY, {
      lines: [
        'score',
        'log',
        'log all',
        'board',
        'rule',
        'rule kb-3.4',
        'rule XX-1.1',
        'help',
        '',
        'nonsense',
        'quit',
        '?',
      ],
    });
    expect(out).toContain('Castles');
    expect(out).toContain('goes first.');
    expect(out).toContain('Which rule?');
    expect(out).toContain('KB-3.4 ');
    expect(out).toContain('There is no rule "XX-1.1".');
    expect(out).toContain('undo all');
    expect(out).toContain('"nonsense" is not a move I understand');
    expect(out.trimEnd().endsWith('Goodbye.')).toBe(true);
  });

  test('a terminal has colours unless NO_COLOR or --no-colour forbid them', async () => {
    const lines = ['quit'];
    expect(await said(PLAY, { lines, isTerminal: true })).toContain('\x1b[');
    expect(await said(PLAY, { lines, isTerminal: true, env: { NO_COLOR: '1' } })).not.toContain('\x1b[');
    expect(await said([...PLAY, '--no-colour'], { lines, isTerminal: true })).not.toContain('\x1b[');
    expect(await said(PLAY, { lines })).not.toContain('\x1b[');
    expect(await said([...PLAY, '--colour'], { lines })).toContain('\x1b[');
  });

  test('the board fits a screen of 80 columns', async () => {
    for (const columns of [80, 100, 200]) {
      const out = await said(PLAY, {
        lines: ['?', 'quit'],
        isTerminal: true,
        env: { NO_COLOR: '1' },
        columns,
      });
      const board = out.split('\n').filter((line) => /^(?:.\d|   ) .*[A-Z] /.test(line));
      expect(board.length).toBeGreaterThan(20);
      for (const line of board) expect(line.length).toBeLessThanOrEqual(columns);
    }
  });
});
