import { expect, onTestFinished, test } from 'vitest';
import { newGuest, newTable } from '@four-crowns/harness/http-client';
import { openTable } from '@four-crowns/harness/table-client';
import { startCluster } from '../src/cluster/cluster.ts';
import { runTrial } from '../src/fault/run-trial.ts';
import type { TrialVerdict } from '../src/fault/run-trial.ts';
import type { Trouble } from '../src/fault/trial.ts';
import { lineHeld, postgresRestarted, redisLost, rolled } from '../src/fault/troubles.ts';
import { askedSeat } from '@four-crowns/harness/play';
import { dealt } from '@four-crowns/harness/seated';

const THINK_MS = 30;
/** Half a minute on a machine of its own. */
const TIMEOUT = { timeout: 400_000 };

async function survived(trouble: readonly Trouble[]): Promise<TrialVerdict> {
  const said: string[] = [];
  const verdict = await runTrial({
    nodes: 3,
    matches: 4,
    game: 'kingdom-builder',
    thinkMs: THINK_MS,
    seed: Date.now() % 1_000_000,
    trouble,
    say: (line) => void said.push(line),
  });
  expect(verdict, said.join('; ')).toMatchObject({
    missing: [],
    twice: [],
    differ: [],
    complaints: [],
    seatsLost: [],
  });
  expect(verdict.acked).toBeGreaterThan(100);
  expect(verdict.shared).toBeGreaterThan(2);
  return verdict;
}

test(
  'Redis killed, Postgres restarted, a line to the database held up: nobody loses a move',
  TIMEOUT,
  async () => {
    await survived([redisLost, postgresRestarted, lineHeld(2500)]);
  },
);

test('a rolling restart of three nodes under load: all are told, nobody loses a seat', TIMEOUT, async () => {
  const { witness } = await survived([rolled]);
  expect(witness.closed.get(1012)).toBeGreaterThan(0);
});

test('a clock that runs out while its node is dead is seen by another, once', TIMEOUT, async () => {
  const cluster = await startCluster({
    nodes: 2,
    env: { LOG_LEVEL: 'fatal', WEB_DIR: '/nowhere', CONTRIBUTE_MS: '0', SWEEP_MS: '100', LEASE_MS: '1000' },
  });
  onTestFinished(cluster.stop);
  const [first, second] = cluster.nodes;
  const ann = await newGuest(first!.url);
  const pace = { type: 'live', base: 4000, increment: 0 } as const;
  const { id } = await newTable(ann, { game: 'kingdom-builder', seats: 2, mine: [0, 1], pace });
  const here = await openTable(ann, id);
  await dealt(here);
  const seat = askedSeat(here)!;
  const { at, left } = here.table.clock!;
  await first!.kill();
  // Nobody comes to the other node: it has to find out by itself.
  const isLate = at + left[seat]! + 1000 - Date.now();
  await new Promise((done) => setTimeout(done, isLate));
  const there = await openTable(ann.at(second!.url), id);
  const wasTaken = there.table.seats[seat]?.standIn?.because;
  await there.until(
    (c) => (c.snapshots.get(seat)?.version ?? 0) > here.snapshots.get(seat)!.version,
    'its bot plays',
  );
  expect(wasTaken).toBe('time');
  expect(there.table.seats[seat]?.standIn).toMatchObject({ because: 'time' });
  // The other has not been asked yet when the time was over, or has used some of its own time since.
  expect(there.table.clock!.left[1 - seat]).toBeGreaterThan(0);
});
