import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkGolden, goldenDifference, writeGolden } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import { withRules } from './planted.ts';
import { END } from './toy/rules.ts';
import { toy } from './toy.ts';

const table = { seats: 3, options: { rounds: 1 }, seed: 3 };
const golden = writeGolden(toy, table);
const lines = golden.trimEnd().split('\n');

describe('writing', () => {
  test('a header, one line a step with a hash and what the table sees, and the result', () => {
    expect(JSON.parse(lines[0]!)).toEqual({
      golden: 1,
      game: 'toy',
      rulesVersion: 1,
      seats: 3,
      options: { rounds: 1, teams: false },
      seed: 3,
    });
    expect(JSON.parse(lines[7]!)).toEqual({
      by: 0,
      action: { type: 'bid', bid: expect.any(Number) },
      hash: expect.stringMatching(/^[0-9a-f]{12}$/),
      table: 'asks 1,2; bids 0/0/0; plays 0/0/0; treasure 0/0/0',
    });
    expect(JSON.parse(lines.at(-1)!)).toHaveProperty('result.outcome.places');
  });

  test('the same seed gives the same text, another seed another', () => {
    expect(writeGolden(toy, table)).toBe(golden);
    expect(writeGolden(toy, { ...table, seed: 4 })).not.toBe(golden);
  });

  test('bots may choose', () => {
    const text = writeGolden(toy, { ...table, bots: [(_m, _seat, choices) => choices.at(-1)!] });
    expect(text).toContain('{"by":0,"action":{"type":"bid","bid":2}');
    expect(text).not.toContain('{"by":0,"action":{"type":"play"');
  });
});

describe('checking', () => {
  test('a fresh golden has no difference, also from a file', () => {
    expect(goldenDifference(toy, golden)).toBeUndefined();
    const folder = mkdtempSync(join(tmpdir(), 'golden-'));
    const file = join(folder, 'match.jsonl');
    writeFileSync(file, golden);
    expect(() => checkGolden(toy, file)).not.toThrow();
    writeFileSync(file, golden.replace('"bids 0', '"bids 1').replace('asks 1,2', 'asks 1'));
    expect(() => checkGolden(toy, file)).toThrow(
      /match\.jsonl, line 8:\n {2}golden .*asks 1;.*\n {2}today {2}.*asks 1,2;/,
    );
    rmSync(folder, { recursive: true });
  });

  test('a changed rule is named by the first line it changes', () => {
    const game = withRules({
      apply(s, seat, code, log) {
        toy.rules.apply(s, seat, code, log);
        if (code === END) s.bidPoints[seat]! += 1;
      },
    });
    const first = lines.findIndex((line) => line.includes('"end"')) + 1;
    expect(goldenDifference(game, golden)).toMatch(new RegExp(`^line ${first}:`));
  });

  test('a move that is no longer possible is named', () => {
    const text = lines
      .map((line, i) => (i === 1 ? line.replace(/"card":"\w+"/, '"card":"joker"') : line))
      .join('\n');
    expect(goldenDifference(toy, text)).toMatch(
      /^line 2:[^]*today {2}impossible: entries\[1\]: the action is ill-formed/,
    );
  });

  test('a match cut short, another game and another rules version are named', () => {
    expect(goldenDifference(toy, lines.slice(0, -3).join('\n'))).toMatch(
      /golden has ended\n {2}today {2}\{"result":"unfinished"/,
    );
    expect(goldenDifference({ ...toy, id: 'other' }, golden)).toBe('line 1: not a golden of other');
    expect(goldenDifference({ ...toy, rulesVersion: 2 }, golden)).toBe('line 1: of rules version 1, not 2');
  });
});
