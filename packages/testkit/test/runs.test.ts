import { conformance, reportLine, reproduce, secrecy, tablesOf } from '@four-crowns/testkit';
import { expect, test } from 'vitest';
import { runMatches } from '../src/runs.ts';
import { withRules } from './planted.ts';
import { toy } from './toy.ts';

test('tables are all seat counts with all their option mixes', () => {
  expect(tablesOf(toy).map(({ seats, options }) => `${seats} ${JSON.stringify(options)}`)).toEqual([
    '2 {"rounds":1,"teams":false}',
    '2 {"rounds":2,"teams":false}',
    '3 {"rounds":1,"teams":false}',
    '3 {"rounds":2,"teams":false}',
    '4 {"rounds":1,"teams":false}',
    '4 {"rounds":2,"teams":false}',
    '4 {"rounds":2,"teams":true}',
  ]);
});

test('a number of matches is deterministic', () => {
  const one = secrecy(toy, { matches: 9, seed: 5 });
  const two = secrecy(toy, { matches: 9, seed: 5 });
  expect(one).toMatchObject({ matches: 9, seed: 5 });
  expect(one.steps).toBe(two.steps);
  expect(reportLine(one)).toMatch(/^9 matches, seeds 5 to 13, \d+ steps, /);
});

test('without a number every table is played once', () => {
  expect(conformance(toy).matches).toBe(7);
});

test('the table of a match follows from its seed, so one of many can be played alone', () => {
  const tables = (seed: number, matches: number): readonly string[] => {
    const played: string[] = [];
    runMatches(toy, { seed, matches }, ({ seats, options }) =>
      played.push(`${seats} ${JSON.stringify(options)}`),
    );
    return played;
  };
  const many = tables(1, 20);
  expect(new Set(many).size).toBe(7);
  for (const [i, table] of many.entries()) expect(tables(1 + i, 1)).toEqual([table]);
});

const broken = withRules({
  apply(s, seat, code, log) {
    toy.rules.apply(s, seat, code, log);
    if (s.options.teams && s.stage === 'over') s.played[0]! += 1;
  },
});

test('a failure names game, seats, options, seed and step, and the call that brings it back does', () => {
  let message = '';
  try {
    conformance(broken, { matches: 50, seed: 100 });
  } catch (e) {
    message = (e as Error).message;
  }
  const named =
    /^toy, (\d) seats, options (\{.*\}), seed (\d+), step \d+: .*\n {2}run again with reproduce\(game, (.*)\)$/.exec(
      message,
    );
  expect(named).not.toBeNull();
  const [, seats, options, seed, call] = named!;
  expect(call).toBe(`{ seats: ${seats}, options: ${options}, seed: ${seed} }`);
  const setting = {
    seats: Number(seats),
    options: JSON.parse(options!) as { rounds: number; teams: boolean },
    seed: Number(seed),
  };
  expect(setting).toEqual({ seats: 4, options: { rounds: 2, teams: true }, seed: 105 });
  expect(() => reproduce(broken, setting)).toThrow(message);
  expect(() => reproduce(toy, setting)).not.toThrow();
});
