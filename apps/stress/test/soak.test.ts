import { GAMES } from '@four-crowns/games';
import { expect, test } from 'vitest';
import { memoryVerdict } from '../src/soak/memory-verdict.ts';
import type { Sample } from '../src/soak/memory-verdict.ts';
import { readOptions } from '../src/soak/options.ts';
import { foot, head, line } from '../src/soak/report.ts';
import { runSoak } from '../src/soak/run.ts';

const MIB = 1024 ** 2;

/** `heaps` in MiB, a hundred matches from one to the next. */
function series(heaps: readonly number[], rooms = 0): Sample[] {
  return heaps.map((heap, n) => ({
    matches: 100 * n,
    moves: 10_000 * n,
    minutes: n,
    rooms,
    sockets: 0,
    handles: 10,
    heap: heap * MIB,
    rss: 300 * MIB,
  }));
}

test('memory that grows with matches is not flat', () => {
  const verdict = memoryVerdict(series([70, 72, 74, 76, 78, 80, 82]));
  expect(verdict).toMatchObject({ isFlat: false, before: 70 * MIB, after: 82 * MIB, allowance: 8 * MIB });
  expect(verdict.perThousand / MIB).toBeCloseTo(20);
});

test('memory that comes and goes is flat, and so is a little more of it', () => {
  const verdict = memoryVerdict(series([70, 73, 69, 74, 71]));
  expect(verdict.isFlat).toBe(true);
  expect(Math.abs(verdict.perThousand / MIB)).toBeLessThan(5);
  expect(memoryVerdict(series([200, 210, 219])).isFlat).toBe(true);
  expect(memoryVerdict(series([200, 210, 221])).isFlat).toBe(false);
});

test('a room that stays when everybody has gone is a leak however small it is', () => {
  expect(memoryVerdict(series([70, 70], 1)).isFlat).toBe(false);
});

test('a run without a match after the warm-up says nothing', () => {
  expect(() => memoryVerdict(series([70]))).toThrow('nothing to compare');
});

test('a short run plays every hosted game to its end, with all that happens at a table', async () => {
  const options = {
    ...readOptions(['--matches', String(GAMES.length)]),
    store: 'memory',
    parts: 2,
    moves: 2400,
  } as const;
  const lines: string[] = [];
  const report = await runSoak(options, (sample, most) => void lines.push(line(sample, most)));
  const { tally, samples } = report;
  expect([...tally.matches.keys()].toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  expect(tally.moves).toBeGreaterThanOrEqual(options.moves);
  for (const n of [tally.watchers, tally.returns, tally.chats, tally.rematches]) {
    expect(n).toBeGreaterThan(0);
  }
  expect(samples.map(({ rooms }) => rooms)).toEqual(samples.map(() => 0));
  expect(lines).toHaveLength(samples.length);
  expect(head(options)).toContain(`${GAMES.length} tables of people`);
  expect(foot(report)).toMatch(/^(flat|NOT FLAT): /m);
}, 120_000);

test('hours are counted in moves, and wrong options are refused with a sentence', () => {
  expect(readOptions([])).toMatchObject({ store: 'sqlite', matches: 50, moves: 36_000, minutes: Infinity });
  expect(readOptions(['--hours', '0.5', '--matches', '10']).moves).toBe(1800);
  expect(() => readOptions(['--hours', '0'])).toThrow('--hours is "0"');
  expect(() => readOptions(['--matches', '1.5'])).toThrow('--matches is "1.5"');
  expect(() => readOptions(['--store', 'paper'])).toThrow('not "paper"');
});
