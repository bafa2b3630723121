import { matchesOf, playedLine } from '@four-crowns/testkit/matches';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

test('a property plays its own number of matches, from its own seed', () => {
  expect(matchesOf('toy advice', 24)).toMatchObject({ matches: 24, seed: 1 });
  expect([...matchesOf('toy advice', 3, 7000, () => undefined).seeds()]).toEqual([7000, 7001, 7002]);
});

test('one number and one seed of the environment hold for every property', () => {
  vi.stubEnv('FOUR_CROWNS_MATCHES', '10000');
  vi.stubEnv('FOUR_CROWNS_SEED', '50');
  expect(matchesOf('toy advice', 24)).toMatchObject({ matches: 10_000, seed: 50 });
  expect(matchesOf('toy hints', 3, 7000)).toMatchObject({ matches: 10_000, seed: 50 });
});

test('the time-out grows with the number, as far as a timer can', () => {
  const [few, more] = [10, 1000].map((n) => matchesOf('toy advice', n).timeout);
  expect(more! - few!).toBeGreaterThanOrEqual(990 * 10_000);
  expect(matchesOf('toy advice', 10_000).timeout).toBeGreaterThan(24 * 3_600_000);
  expect(matchesOf('toy advice', 10_000_000).timeout).toBeLessThan(2 ** 31);
});

test.each(['many', '-1', '0', '2.5', 'Infinity'])('%s is no number of matches', (text) => {
  vi.stubEnv('FOUR_CROWNS_MATCHES', text);
  expect(() => matchesOf('toy advice', 24)).toThrow(/^FOUR_CROWNS_MATCHES must be a whole number/);
});

test('says which seeds were played, also when a match fails', () => {
  const lines: string[] = [];
  const run = matchesOf('toy advice', 5, 20, (line) => void lines.push(line));
  for (const seed of run.seeds()) expect(seed).toBeGreaterThan(0);
  const play = (): void => {
    for (const seed of run.seeds()) if (seed === 22) throw new Error('lost');
  };
  expect(play).toThrow('lost');
  expect(lines[0]).toMatch(/^toy advice: 5 matches, seeds 20 to 24, \d+\.\d s \(\d+ matches a minute\)\n$/);
  expect(lines[1]).toMatch(/^toy advice: 3 matches, seeds 20 to 22, /);
  expect(playedLine(2, 8, 60, '11 steps')).toBe(
    '2 matches, seeds 8 to 9, 11 steps, 60.0 s (2 matches a minute)',
  );
});
