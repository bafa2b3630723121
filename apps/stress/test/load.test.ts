import { expect, test } from 'vitest';
import { nodesTable, runNodes } from '../src/load/nodes.ts';
import { readOptions } from '../src/load/options.ts';
import { runLoad } from '../src/load/run.ts';
import { asTable } from '../src/load/table.ts';

test(
  'a small load run plays every hosted game beside the relay and prints its figures',
  {
    timeout: 240_000,
  },
  async () => {
    const options = {
      ...readOptions(['--quick']),
      matches: 2,
      stores: ['memory'] as const,
      paceSeconds: 1,
    };
    const report = await runLoad(options, () => undefined);
    expect(report.games.map((one) => one.game)).toContain('kingdom-builder');
    for (const { figures, ofRelay } of report.games) {
      expect(figures.moves).toBeGreaterThan(10);
      expect(figures.bytesPerMove).toBeGreaterThan(100);
      expect(figures.cpuMicrosPerMove).toBeGreaterThan(0);
      expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
      expect(ofRelay).toBeGreaterThan(0);
    }
    expect(report.bars).toHaveLength(2);
    expect(asTable(report)).toContain('kingdom-builder, memory');
  },
);

test(
  'nodes side by side: the same matches, with what each node, Postgres and Redis cost',
  { timeout: 240_000 },
  async () => {
    const { nodes = [] } = readOptions(['--nodes', '1,2']);
    const options = { matches: 2, rounds: 1 };
    const found = await runNodes(nodes, options, () => undefined);
    expect(found.map((one) => [one.nodes, one.apart])).toEqual([
      [1, false],
      [2, false],
      [2, true],
    ]);
    for (const { figures, cost, nodes: count } of found) {
      expect(figures.moves).toBeGreaterThan(10);
      expect(cost.nodes).toHaveLength(count);
      for (const micros of cost.nodes) expect(micros).toBeGreaterThan(0);
    }
    expect(nodesTable(found, options)).toMatch(/^ +2 +apart +\d+/m);
  },
);

test('wrong options are refused with a sentence', () => {
  expect(() => readOptions(['--rounds', 'many'])).toThrow('--rounds is "many"');
  expect(() => readOptions(['--stores', 'paper'])).toThrow('not "paper"');
});
