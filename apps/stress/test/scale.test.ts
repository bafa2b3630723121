import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFigures } from '../src/scale/figures.ts';
import { PEOPLE, scaleOf, siteFor } from '../src/scale/model.ts';
import {
  simulateGroups,
  simulateServer,
  steady,
  steadyServer,
  wild,
  wildServer,
} from '../src/scale/queue.ts';
import { scaleTables } from '../src/scale/tables.ts';

const MANY = 200_000;
const isNear = (is: number, wanted: number, share: number): void =>
  expect(Math.abs(is / wanted - 1), `${is} against ${wanted}`).toBeLessThan(share);

test.each([0.3, 0.6, 0.8])('a waiting line at %d of its use is as long as the formula says', (use) => {
  const service = 0.0005;
  const perSecond = use / service;
  const exact = wildServer(perSecond, service);
  const found = simulateServer(perSecond, wild(service), MANY);
  isNear(found.mean, exact.mean, 0.05);
  isNear(found.p99, exact.p99, 0.1);
  isNear(simulateServer(perSecond, steady(service), MANY).mean, steadyServer(perSecond, service).mean, 0.05);
});

test('beyond its use a line has no end, by formula and by simulation', () => {
  expect(steadyServer(2100, 0.0005).mean).toBe(Infinity);
  expect(wildServer(2100, 0.0005)).toEqual({ mean: Infinity, p99: Infinity });
  const [short, long] = [20_000, 200_000].map((n) => simulateServer(2100, steady(0.0005), n).mean);
  expect(long!).toBeGreaterThan(5 * short!);
});

test('groups: alone a move waits for one flush, under load groups grow and not the waiting', () => {
  const [flush, each, most] = [0.004, 0.00005, 500];
  const idle = simulateGroups(1, flush, each, most, 20_000);
  isNear(idle.mean, flush + each, 0.05);
  expect(idle.perGroup).toBeLessThan(1.05);
  // Forty times what flushing alone could carry, within three flushes.
  const busy = simulateGroups(10_000, flush, each, most, MANY);
  expect(busy.perGroup).toBeGreaterThan(40);
  expect(busy.p99).toBeLessThan(5 * flush);
  // A group takes as long as it takes the next one to gather: n = λ(f + n·c).
  isNear(busy.perGroup, (10_000 * flush) / (1 - 10_000 * each), 0.05);
});

test('what a site needs is what its moves cost', () => {
  const figures = readFigures();
  const { nodeCpuMicros, node } = scaleOf(figures);
  isNear(node.movesPerSecond * nodeCpuMicros, PEOPLE.use * 1e6, 1e-9);
  const small = siteFor(figures, 1000);
  const large = siteFor(figures, 1_000_000);
  expect(small).toMatchObject({ nodes: 1, shards: 1, redis: 1 });
  isNear(large.bytesPerYear, 1000 * small.bytesPerYear, 1e-9);
  // Moves are shared by the nodes, signals about them are not: this many are enough, and one less is not.
  const perSecond = 1_000_000 / 60;
  const shared = (perSecond * (nodeCpuMicros + figures.node.storeMicros)) / 1e6;
  const isEnough = (nodes: number): boolean => shared / nodes + large.signals <= PEOPLE.use;
  expect(large.signals).toBeGreaterThan(0);
  expect([isEnough(large.nodes), isEnough(large.nodes - 1)]).toEqual([true, false]);
});

test('docs/scale.md is what the script computes from the kept figures', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
  expect(docs).toContain(`<!-- scale: begin -->\n${scaleTables(readFigures())}\n<!-- scale: end -->`);
});
