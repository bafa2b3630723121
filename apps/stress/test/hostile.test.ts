import { fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { describedPaths, fuzzedMessages, fuzzedRequests, mutated, TABLE } from '@four-crowns/harness/fuzz';
import { hostileVerdict } from '../src/hostile/hostile-verdict.ts';
import { readOptions } from '../src/hostile/options.ts';
import { paceOf } from '../src/hostile/pace.ts';
import { foot, head, line } from '../src/hostile/report.ts';
import { runHostile } from '../src/hostile/run.ts';
import type { HostileReport } from '../src/hostile/run.ts';
import { INSIDE, newTally, total } from '../src/hostile/attack-tally.ts';

const MIB = 1024 ** 2;

test('a short attack from several addresses breaks nothing, tells nothing and refuses no move of others', async () => {
  const options = {
    ...readOptions(['--messages', '8000', '--addresses', '4', '--calm', '12', '--rate', '800']),
    store: 'memory',
    thinkMs: 20,
  } as const;
  const lines: string[] = [];
  const report = await runHostile(options, (sample) => void lines.push(line(sample)));
  const { tally, mishaps, errors, samples, calm, attacked } = report;
  expect({ findings: tally.findings, mishaps, errors }).toEqual({ findings: [], mishaps: [], errors: 0 });
  expect(total(tally.sent)).toBeGreaterThanOrEqual(8000);
  expect(Object.keys(tally.sent)).toEqual(expect.arrayContaining(['messages', 'requests']));
  expect(Object.keys(tally.answers)).toEqual(
    expect.arrayContaining([
      'welcome',
      'refused malformed',
      'refused too-fast',
      'closed 4429',
      'HTTP 400',
      'HTTP 404',
    ]),
  );
  expect(Math.min(calm.moves, attacked.moves)).toBeGreaterThan(0);
  // The match of the beginning was over before the attack, so another one was watched, and those after it.
  expect(calm).toMatchObject({ watched: 0, watchedTables: 0 });
  expect(calm.matches).toBeGreaterThan(0);
  expect(attacked.matches).toBeGreaterThan(0);
  expect(attacked.watchedTables).toBeGreaterThan(1);
  expect(lines).toHaveLength(samples.length);
  expect(hostileVerdict(report)).toMatchObject({ isFlat: true, isWatched: true, isClean: true });
  expect(head(options, 'abc')).toContain('8000 fuzzed messages and requests from 4 addresses');
  const text = foot(report);
  for (const part of [
    'of 8000 in',
    'on sockets: ',
    'over HTTP: ',
    'HTTP 4xx: ',
    'refused on sockets: ',
    'HTTP 5xx: none',
    'refused in the control match: 0;',
    'attackers watched ',
    'at a tenth of the run',
    'times the calm one',
  ]) {
    expect(text).toContain(part);
  }
}, 120_000);

describe('the verdict', () => {
  const fine: HostileReport = {
    wanted: 1000,
    tally: { ...newTally(), sent: { messages: 900, requests: 100 } },
    seconds: 10,
    samples: [70, 72, 71].map((heap, i) => ({ seconds: i, sent: i, heap: heap * MIB, rss: 300 * MIB })),
    calm: { moves: 100, matches: 1, verified: 1, watched: 0, watchedTables: 0, p50: 1, p99: 5 },
    attacked: { moves: 100, matches: 1, verified: 1, watched: 90, watchedTables: 2, p50: 2, p99: 14 },
    mishaps: [],
    errors: 0,
  };

  test('is good where nothing grew, was refused, found, or took more than three times as long', () => {
    expect(hostileVerdict(fine)).toMatchObject({ isFlat: true, isQuick: true, isClean: true });
    expect(foot(fine)).toContain('passed');
  });

  test.each<[string, Partial<HostileReport>]>([
    ['memory grew', { samples: [...fine.samples, { seconds: 9, sent: 9, heap: 95 * MIB, rss: 0 }] }],
    ['the control match became slow', { attacked: { ...fine.attacked, p99: 15.1 } }],
    ['nobody watched it', { attacked: { ...fine.attacked, watched: 0 } }],
    ['one of its moves was refused', { mishaps: ['move refused: too-fast'] }],
    ['an answer told too much', { tally: { ...fine.tally, findings: ['a stack'] } }],
    ['less was sent than was wanted', { wanted: 1001 }],
    ['the log has an error', { errors: 1 }],
    ['the metrics were gone', { errors: Number.NaN }],
  ])('is bad where %s', (_what, change) => {
    expect(foot({ ...fine, ...change })).toContain('FAILED');
  });
});

test('what is sent is of many kinds, the same for one seed, and another for another', () => {
  const messages = fuzzedMessages(500, 1);
  expect(messages).toEqual(fuzzedMessages(500, 1));
  expect(messages).not.toEqual(fuzzedMessages(500, 2));
  expect(new Set(messages).size).toBeGreaterThan(400);
  const requests = fuzzedRequests(300, 1);
  // All that is described, and what is not.
  const paths = new Set(fuzzedRequests(5000, 1).map(({ path }) => path));
  const described = describedPaths();
  expect(described.length).toBeGreaterThan(40);
  expect(described.filter((path) => !paths.has(path))).toEqual([]);
  expect(paths.size).toBeGreaterThan(described.length);
  expect(requests.some(({ path }) => path === `/api/tables/${TABLE}/join`)).toBe(true);
  // Who is signed out or deleted would send nothing that is looked at.
  expect(requests.filter(({ method, path }) => method === 'DELETE' && path === '/api/session')).toEqual([]);
  const rng = fastRng(1);
  expect(
    new Set(Array.from({ length: 200 }, () => mutated('{"type":"undo","seat":12}', rng))).size,
  ).toBeGreaterThan(50);
});

test('a stack, a file or a statement in an answer is noticed', () => {
  for (const text of [
    'Error\n    at f (x)',
    'apps/server/src/a.ts:12',
    'SqliteError: no',
    'select "id" from "people"',
  ]) {
    expect(text).toMatch(INSIDE);
  }
  expect('{"error":{"code":"bad-request","text":"The body is not JSON."}}').not.toMatch(INSIDE);
});

test('what could not be sent is sent later, and a run that is stopped ends', async () => {
  const pace = paceOf(10, 0);
  expect(await pace.take(10)).toBe(true);
  expect([pace.left, pace.isOver, await pace.take(1)]).toEqual([0, true, false]);
  pace.giveBack(3);
  expect([pace.left, pace.isOver, await pace.take(1)]).toEqual([3, false, true]);
  pace.stop();
  expect([pace.left, pace.isOver, await pace.take(1)]).toEqual([2, true, false]);
});

test('wrong options are refused with a sentence', () => {
  expect(readOptions([])).toMatchObject({
    messages: 1_000_000,
    addresses: 8,
    store: 'sqlite',
    minutes: Infinity,
  });
  expect(() => readOptions(['--addresses', '0'])).toThrow('--addresses is "0"');
  expect(() => readOptions(['--messages', 'many'])).toThrow('--messages is "many"');
  expect(() => readOptions(['--store', 'paper'])).toThrow('not "paper"');
});
