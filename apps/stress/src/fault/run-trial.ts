import { fastRng } from '@four-crowns/core';
import { startCluster } from '../cluster/cluster.ts';
import { openTable } from '@four-crowns/harness/table-client';
import { loadGames } from '@four-crowns/server/games';
import { readSettings } from '@four-crowns/server/settings';
import { openEngine } from '@four-crowns/server/store';
import { faultVerdict } from './fault-verdict.ts';
import type { Verdict } from './fault-verdict.ts';
import { openLine } from '@four-crowns/harness/line';
import type { Line } from '@four-crowns/harness/line';
import { playOn } from './play-on.ts';
import { GENEROUS } from './run.ts';
import { newWitness, saw } from './witness.ts';
import type { Witness } from './witness.ts';
import type { Trial, TrialPlan } from './trial.ts';

export interface TrialVerdict extends Verdict {
  /** Matches that were played through more than one node at a time or in turn. */
  readonly shared: number;
  /** Seats that a bot or somebody else has at the end. */
  readonly seatsLost: readonly string[];
  readonly witness: Witness;
}

/** Nodes that beat faster than usual: a trial is short. */
const ENV = { ...GENEROUS, LOG_LEVEL: 'fatal', BEAT_MS: '500', SWEEP_MS: '200', LEASE_MS: '2000' } as const;

/** Several nodes serve the same matches, trouble comes, and then clients and store are compared. */
export async function runTrial(plan: TrialPlan): Promise<TrialVerdict> {
  let line: Line | undefined;
  const cluster = await startCluster({
    nodes: plan.nodes,
    env: ENV,
    through: async (url, node) => {
      if (node > 0) return url;
      line = await openLine(url);
      return line.url;
    },
  });
  const isOver = new Promise<never>((_, failed) => {
    plan.signal?.addEventListener('abort', () => failed(new Error('given up')));
  });
  isOver.catch(() => undefined);
  try {
    if (line === undefined) throw new Error('there is no node');
    const witness = newWitness();
    const playing = await playOn({ ...plan, url: cluster.url, watchers: 2 }, witness);
    const rng = fastRng(plan.seed);
    const trial: Trial = { plan, cluster, line, playing, witness, below: (n) => rng.below(n) };
    for (const trouble of plan.trouble) await Promise.race([trouble(trial), isOver]);
    await playing.stop();
    await lookEverywhere(trial);
    return await verdictOf(trial);
  } finally {
    await cluster.stop();
    line?.close();
  }
}

/** Each node is asked for what every seat sees: all must have the same. */
async function lookEverywhere({ cluster, playing, witness }: Trial): Promise<void> {
  for (const match of playing.live) {
    for (const node of cluster.nodes) {
      for (const person of playing.people) {
        const client = await openTable(person.at(node.url), match, { keep: false });
        for (const snapshot of client.snapshots.values()) saw(witness, match, snapshot);
        client.close();
      }
    }
  }
}

async function verdictOf({ cluster, playing, witness }: Trial): Promise<TrialVerdict> {
  const engine = await openEngine(readSettings({ DATABASE_URL: cluster.databaseUrl }));
  try {
    const verdict = await faultVerdict(engine, await loadGames(''), witness, playing.matches);
    const lost = await engine.db
      .selectFrom('seats')
      .select(['match', 'seat'])
      .where('match', 'in', playing.matches)
      .where((e) => e.or([e('person', 'is', null), e('stand_in', 'is not', null)]))
      .execute();
    return {
      ...verdict,
      shared: playing.matches.filter((match) => (witness.served.get(match)?.size ?? 0) > 1).length,
      seatsLost: lost.map(({ match, seat }) => `${match} ${seat}`),
      witness,
    };
  } finally {
    await engine.close();
  }
}
