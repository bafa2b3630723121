import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run, said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'four-crowns-tune-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { FOUR_CROWNS_WEIGHTS: folder };

describe('tune', () => {
  const argv = ['tune', 'kingdom-builder', '--games', '2', '--steps', '2', '--seed', 'a'];

  test('tells its steps and writes what is better, the same every time', { timeout: 120_000 }, async () => {
    const out = await said(argv, { env });
    expect(out.match(/^step \d/gm)).toHaveLength(2);
    const isBetter = Number(/weights: ([\d.]+) %/.exec(out)?.[1]) > 50;
    expect(out).toContain(isBetter ? 'written' : 'stay');
    if (isBetter) {
      const file = readFileSync(join(folder, 'kingdom-builder', 'weights.ts'), 'utf8');
      expect(file).toContain("four-crowns tune kingdom-builder --seats 2 --games 2 --steps 2 --seed 'a'");
      expect(file).toMatch(/^export const WEIGHTS = \{\n {2}oracle: [\d.]+,/m);
    }
    expect(await said([...argv, '--lang', 'ru'], { env })).toContain('против прежних весов');
    expect(await said(argv, { env })).toBe(out);
  });

  test('with iterations the players search, and the table says so', { timeout: 120_000 }, async () => {
    const searched = [...argv.slice(0, -2), '--iterations', '2', '--seed', 'b'];
    const out = await said(searched, { env });
    expect(out).not.toBe(await said([...argv.slice(0, -2), '--seed', 'b'], { env }));
    const proved = await said([...searched, '--proof', '6'], { env });
    expect(proved).not.toBe(out);
    expect(proved.match(/^step .*/gm)).toEqual(out.match(/^step .*/gm));
    expect(await said(searched, { env })).toBe(out);
  });

  test(
    'with pairs two ways to play a turn are compared, and the table says so',
    { timeout: 120_000 },
    async () => {
      const paired = [...argv.slice(0, -2), '--pairs', '--seed', 'c'];
      const out = await said(paired, { env });
      expect(out.match(/^step \d: [\d.]+ % of the new pairs/gm)).toHaveLength(2);
      expect(out).toMatch(/^against the old weights/m);
      expect(await said([...paired, '--lang', 'ru'], { env })).toContain('новых пар');
      expect(await said(paired, { env })).toBe(out);
    },
  );

  test(
    'with moves those of rollouts are tuned, into a table of their own',
    { timeout: 120_000 },
    async () => {
      const moves = ['tune', 'kingdom-builder', '--games', '8', '--steps', '4', '--moves', '--seed', 'd'];
      const out = await said(moves, { env });
      expect(out.match(/^step \d/gm)).toHaveLength(4);
      const share = Number(/weights: ([\d.]+) %/.exec(out)?.[1]);
      expect(out).toContain(share > 50 ? 'written' : 'stay');
      if (share > 50) {
        const file = readFileSync(join(folder, 'kingdom-builder', 'policy-weights.ts'), 'utf8');
        expect(file).toContain("--games 8 --steps 4 --seed 'd' --moves");
        expect(file).toMatch(/^export const POLICY_WEIGHTS = \{\n {2}oracle: [\d.]+,/m);
      }
      expect(await said(moves, { env })).toBe(out);
      const { code, err } = await run(['tune', 'kingsburg', '--moves'], { env });
      expect(code).toBe(2);
      expect(err).toContain('kingsburg');
    },
  );

  test.each<readonly [readonly string[], string]>([
    [['--steps', '0'], '--steps'],
    [['--steps', '2', '--seconds', '1'], 'only one'],
    [['--games', 'x'], '--games'],
    [['--iterations', '0'], '--iterations'],
    [['--proof', 'x'], '--proof'],
    [['--pairs', '--iterations', '2'], '--pairs'],
    [['--pairs', '--moves'], '--pairs'],
    [['--bots', 'king'], '--bots'],
  ])('%j is refused', async (more, names) => {
    const { code, err } = await run(['tune', 'kingdom-builder', ...more], { env });
    expect(code).toBe(2);
    expect(err).toContain(names);
  });
});
