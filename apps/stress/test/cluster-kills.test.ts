import { describe, expect, test } from 'vitest';
import { runTrial } from '../src/fault/run-trial.ts';
import { kills } from '../src/fault/troubles.ts';

/** With each number of nodes. The long version is `node apps/stress/src/fault/main.ts --nodes 3 --kills 1000`. */
const KILLS = 25;
/** The machine shall have time for nodes that start. */
const THINK_MS = 30;
/** About a minute on a machine of its own; ten times that where much else runs. */
const TIMEOUT_MS = 600_000;

describe.concurrent(`no acknowledged move is lost or doubled by ${KILLS} kills -9 of random nodes`, () => {
  test.for([2, 3])('%i nodes serve the same matches', { timeout: TIMEOUT_MS }, async (nodes, { signal }) => {
    const verdict = await runTrial({
      nodes,
      matches: 4,
      game: 'kingdom-builder',
      thinkMs: THINK_MS,
      seed: Date.now() % 1_000_000,
      trouble: [kills(KILLS, 200)],
      say: () => undefined,
      signal,
    });
    expect(verdict).toMatchObject({ missing: [], twice: [], differ: [], complaints: [], seatsLost: [] });
    expect(verdict.acked).toBeGreaterThan(KILLS * 8);
    expect(verdict.compared).toBeGreaterThan(verdict.acked);
    expect(verdict.shared).toBeGreaterThan(2);
  });
});
