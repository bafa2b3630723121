import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eloOf } from '../src/arena/elo.ts';
import type { Ladder } from '../src/arena/ladder.ts';
import { run, said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'four-crowns-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { FOUR_CROWNS_ARENA: folder };

async function ladder(...argv: readonly string[]): Promise<Ladder> {
  return JSON.parse(await said(['arena', ...argv, '--json'], { env })) as Ladder;
}

/** Every match that was kept, in the order they were played. */
function kept(): string[] {
  return readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
}

describe('arena', () => {
  test('with iterations the result is the same every time, on any number of threads', async () => {
    const argv = ['the-king-is-dead', '--bots', 'king,greedy,random', '--games', '4', '--iterations', '40'];
    const once = await ladder(...argv, '--threads', '1');
    expect(await ladder(...argv, '--threads', '2', '--fresh')).toEqual(once);
    expect(once).toMatchObject({ game: 'the-king-is-dead', games: 4, failures: 0 });
    expect(once.bots.map(({ id, games }) => [id, games])).toEqual([
      ['king', 8],
      ['greedy', 8],
      ['random', 8],
    ]);
    for (const bot of once.bots) {
      expect(bot.winRate).toBeCloseTo(bot.wins / bot.games);
      expect(bot.low).toBeLessThan(bot.winRate + 1e-9);
      expect(bot.high).toBeGreaterThan(bot.winRate - 1e-9);
    }
    expect(once.bots.reduce((sum, { wins }) => sum + wins, 0)).toBe(12);
    expect(once.bots[2]?.elo).toBeLessThan(once.bots[1]?.elo ?? 0);
  }, 60_000);

  test('goes on where it was stopped', async () => {
    const argv = ['the-king-is-dead', '--bots', 'greedy,random', '--seed', 'stop', '--threads', '1'];
    const before = kept().length;
    await ladder(...argv, '--games', '4');
    await ladder(...argv, '--games', '6');
    expect(kept().length).toBe(before + 6);
    // What was played beyond what is asked for today does not count.
    expect((await ladder(...argv, '--games', '2')).bots[0]?.games).toBe(2);
    expect(kept().length).toBe(before + 6);
    await ladder(...argv, '--games', '4', '--fresh');
    expect(kept().length).toBe(before + 4);
  }, 60_000);

  test('both sides get the same deals: against itself a bot wins exactly its share', async () => {
    const argv = ['the-king-is-dead', '--games', '6', '--threads', '1'];
    const two = await ladder(...argv, '--bots', 'greedy,greedy:2');
    expect(two.bots[0]?.winRate).toBe(0.5);
    const three = await ladder(...argv, '--bots', 'greedy,greedy:2', '--seats', '3');
    expect(three.bots[0]?.winRate).toBeCloseTo(1 / 3);
    expect(three.fairShare).toBeCloseTo(1 / 3);
  }, 60_000);

  test('partners are of one kind, and alone nobody is met', async () => {
    const argv = ['the-king-is-dead', '--threads', '1'];
    const teams = await ladder(...argv, '--games', '12', '--bots', 'greedy,random', '--seats', '4');
    expect(teams.fairShare).toBe(0.5);
    expect(teams.bots[0]?.wins).toBeGreaterThan(6);
    const alone = await ladder(...argv, '--games', '4', '--bots', 'random', '--seats', '1');
    expect(alone.bots).toMatchObject([{ id: 'random', games: 4, elo: null }]);
  }, 60_000);

  test('tells it to people too, in both languages', async () => {
    const argv = ['arena', 'the-king-is-dead', '--bots', 'greedy,random', '--games', '2', '--threads', '1'];
    expect(await said(argv, { env })).toMatch(/greedy – random/);
    expect(await said([...argv, '--lang', 'ru'], { env })).toContain('равные боты');
  }, 60_000);

  test.each<readonly [readonly string[], string]>([
    [['--bots', 'greedy'], '--bots'],
    [['--bots', 'greedy,greedy'], 'twice'],
    [['--bots', 'greedy,genius'], '"genius"'],
    [['--bots', 'greedy,king:0'], '"0"'],
    [['--bots', 'greedy,king', '--budget', '-1'], '--budget'],
    [['--bots', 'greedy,king', '--ms', '0'], '--ms'],
    [['--bots', 'greedy,king', '--ms', '5', '--budget', '1'], 'only one'],
    [['--bots', 'greedy,king', '--threads', '0'], '--threads'],
  ])('%j is refused', async (argv, names) => {
    const { code, err } = await run(['arena', 'the-king-is-dead', ...argv], { env });
    expect(code).toBe(2);
    expect(err).toContain(names);
  });
});

describe('Elo', () => {
  test('400 points are ten to one', () => {
    const [strong = 0, weak = 0] = eloOf(2, [{ first: 0, second: 1, won: 10_000, games: 11_000 }]);
    expect(strong - weak).toBeCloseTo(400, -1);
    expect(strong + weak).toBeCloseTo(3000, -1);
  });

  test('who won everything is not infinitely strong', () => {
    const [strong = 0] = eloOf(2, [{ first: 0, second: 1, won: 10, games: 10 }]);
    expect(strong).toBeGreaterThan(1600);
    expect(strong).toBeLessThan(2100);
  });
});
