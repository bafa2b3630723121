import { execFileSync } from 'node:child_process';
import { fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { listedGame, openRandomPlayer, playListed } from '../src/bench/random-player.ts';
import { doorOf } from '../src/door.ts';
import { median } from '../src/stats.ts';
import { run, said } from './run.ts';

describe('bench', () => {
  test('prints the promised figures, keyed by game', async () => {
    const out = await said(['bench', 'kingdom-builder', '--seconds', '0.02', '--json']);
    const all = JSON.parse(out) as Record<string, Record<string, unknown>>;
    expect(Object.keys(all)).toEqual(['kingdom-builder']);
    const figures = all['kingdom-builder'] ?? {};
    for (const key of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'gamesPerSecondPick',
      'nsPerDecision',
      'nsPerCopy',
      'stateBytes',
      'bytesAllocatedPerDecision',
      'decisionsPerGame',
      'calibration',
      'ratio',
      'ratioPick',
    ]) {
      expect(figures).toHaveProperty(key, expect.any(Number));
    }
    expect(figures['nsPerDecisionByThird']).toHaveLength(3);
    expect(figures['bytesAllocatedPerDecision']).toBeLessThan(1);
  }, 60_000);

  test('measures the variant asked for, and says which', async () => {
    const advanced = ['bench', 'the-king-is-dead', '--options', '{"advanced":true}', '--seconds', '0.02'];
    const all = JSON.parse(await said([...advanced, '--json'])) as Record<string, Record<string, unknown>>;
    expect(all['the-king-is-dead']).toMatchObject({ seats: 2, options: { advanced: true } });
    // The options reach the table that is played: cunning cards are dealt, so the state is another one.
    const { game } = await doorOf('the-king-is-dead');
    expect(game.save(openRandomPlayer(game, 2, 1, { advanced: true }).start)).not.toEqual(
      game.save(openRandomPlayer(game, 2, 1).start),
    );
  }, 120_000);

  test('refuses options the game does not have', async () => {
    const { code, err } = await run(['bench', 'the-king-is-dead', '--options', '{"dragons":true}']);
    expect(code).toBe(2);
    expect(err).toContain('dragons');
  });

  test('finds one byte per decision, and calls none none', () => {
    const memory = new URL('../src/bench/memory.ts', import.meta.url).href;
    // A game of 100 decisions that allocates about `bytes` a decision, in objects of 32 bytes that are all kept
    // for a while: what is thrown away at once the compiler need not make.
    const script = (bytes: number): string => `
      import { bytesPerDecision } from '${memory}';
      const kept = new Array(64).fill({}); let x = 1; let owed = 0; let at = 0;
      const game = () => {
        for (let i = 0; i < 100; i++) x = (x ^ (x << 5) ^ (x >>> 7)) | 0;
        for (owed += ${100 * bytes}; owed >= 32; owed -= 32) kept[at++ & 63] = { x };
        return 100;
      };
      for (let i = 0; i < 50000; i++) game();
      console.log(await bytesPerDecision(game), kept[0].x === undefined);`;
    const once = (bytes: number): number =>
      Number.parseFloat(
        execFileSync(process.execPath, [
          '--expose-gc',
          '--min-semi-space-size=512',
          '--max-semi-space-size=512',
          '--input-type=module',
          '-e',
          script(bytes),
        ]).toString(),
      );
    // Three processes each, as the bench takes the median of five runs: what the compiler throws away in the
    // background during one of them is worth a few tenths of a byte.
    const measured = (bytes: number): number => median([once(bytes), once(bytes), once(bytes)]);
    expect(measured(0)).toBeLessThan(0.3);
    const one = measured(1);
    expect(one).toBeGreaterThan(0.6);
    expect(one).toBeLessThan(1.6);
    expect(measured(16)).toBeGreaterThan(13);
  }, 120_000);

  test('counts choices between at least two actions, and nothing else', async () => {
    const { game } = await doorOf('kingdom-builder');
    const player = openRandomPlayer(game, 2, 5);
    const { rules } = game;
    const state = rules.clone(player.start);
    const whole = playListed(player, state, fastRng(9), Infinity);
    expect(rules.actors(state)).toBe(0);
    // The same game in parts is the same game.
    const again = rules.clone(player.start);
    const rng = fastRng(9);
    expect(playListed(player, again, rng, 0)).toBe(0);
    let sum = 0;
    for (let part = 0; part < whole; part += 7) sum += playListed(player, again, rng, 7);
    expect(sum).toBe(whole);
    expect(game.save(again)).toEqual(game.save(state));
    expect(listedGame(player)).not.toBe(listedGame(player));
  });
});

describe('figures', () => {
  test('medians', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});
