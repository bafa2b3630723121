/** Everything the test kit asks of a game, at all tables. */
import { join } from 'node:path';
import { conformance, secrecy } from '@four-crowns/testkit';
import { suite } from '@four-crowns/testkit/suite';
import { expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import { anyAction } from './any-action.ts';
import { complaint, things } from './complaint.ts';
import { rich } from './rich.ts';

suite(kingsburg, {
  matches: { conformance: 40, secrecy: 98, refusals: 84 },
  fuzzRuns: 300,
  rules: join(import.meta.dirname, '../rules'),
  anyAction,
  complaint,
  things,
});

test('rich provinces: conformance and secrecy hold there too', { timeout: 120_000 }, () => {
  const tables = kingsburg.seatCounts.length * 2;
  expect(conformance(rich, { matches: 2 * tables, seed: 77 }).matches).toBeGreaterThanOrEqual(tables);
  expect(secrecy(rich, { matches: 4 * tables, seed: 77 }).matches).toBeGreaterThanOrEqual(tables);
});
