/** What can happen to a site while people play. Each goes on until play goes on again. */
import { progressOf } from './play-on.ts';
import { pause } from './stubborn-player.ts';
import type { Trial, Trouble } from './trial.ts';

/** Every match must get further, or something hangs. */
async function goesOn({ witness, plan }: Trial, after: string): Promise<void> {
  if (!(await progressOf(witness, 4 * plan.matches, 60_000)))
    witness.complaints.push(`after ${after} matches did not go on`);
}

/** kill -9 of random nodes, which are started again while the others serve. */
export function kills(count: number, upMs: number): Trouble {
  return async (trial) => {
    const { cluster, witness, plan, playing, below } = trial;
    const standing = new Set(cluster.nodes);
    const coming = new Set<Promise<void>>();
    for (let n = 1; n <= count && plan.signal?.aborted !== true; n++) {
      await progressOf(witness, 2 * plan.matches);
      await pause(below(upMs));
      // Mostly others serve meanwhile; now and then the last one goes too.
      const spared = n % 5 === 0 ? 0 : 1;
      while (standing.size <= spared) await Promise.race(coming);
      const node = [...standing][below(standing.size)];
      if (node === undefined) continue;
      standing.delete(node);
      await node.kill();
      const back = node.start().then(() => {
        standing.add(node);
        coming.delete(back);
        return undefined;
      });
      coming.add(back);
      // A start that fails is found by the caller that waits for it.
      back.catch(() => undefined);
      plan.say(
        `kill ${n}, ${standing.size} left: ${witness.acked.length} moves acknowledged at ${playing.matches.length} matches`,
      );
    }
    await Promise.all(coming);
    await goesOn(trial, 'the kills');
  };
}

/** Moves go on while Redis is away, and news reaches everybody by the comparison with the store. */
export const redisLost: Trouble = async (trial) => {
  const { cluster, witness, plan } = trial;
  await cluster.redis.kill();
  const before = witness.acked.length;
  await goesOn(trial, 'the loss of Redis');
  await pause(1000);
  plan.say(`without Redis: ${witness.acked.length - before} moves`);
  await cluster.redis.start();
  await pause(1000);
  await goesOn(trial, 'the return of Redis');
  plan.say(`with Redis again: ${witness.acked.length} moves in all`);
};

export const postgresRestarted: Trouble = async (trial) => {
  await goesOn(trial, 'the start');
  await trial.cluster.postgres.restart();
  await goesOn(trial, 'the restart of Postgres');
  trial.plan.say(`Postgres restarted: ${trial.witness.acked.length} moves in all`);
};

/** The first node cannot reach the database for a while, and nobody tells it. */
export function lineHeld(ms: number): Trouble {
  return async (trial) => {
    const { line, plan, witness } = trial;
    await goesOn(trial, 'the start');
    line.hold();
    await pause(ms);
    const during = witness.acked.length;
    line.release();
    await goesOn(trial, 'the pause of the line');
    plan.say(`line held ${ms} ms: ${during} moves before its end, ${witness.acked.length} in all`);
  };
}

/** A deploy: one node after the other. */
export const rolled: Trouble = async (trial) => {
  const { cluster, witness, plan } = trial;
  await goesOn(trial, 'the start');
  const before = witness.acked.length;
  const closed = new Map(witness.closed);
  await cluster.roll();
  await goesOn(trial, 'the rolling restart');
  const told = (witness.closed.get(1012) ?? 0) - (closed.get(1012) ?? 0);
  plan.say(
    `rolled ${plan.nodes} nodes: ${told} lines told, ${witness.acked.length - before} moves meanwhile`,
  );
  if (told === 0) witness.complaints.push('nobody was told of the restart');
  const cut = (witness.closed.get(1006) ?? 0) - (closed.get(1006) ?? 0);
  if (cut > 0) witness.complaints.push(`${cut} lines were cut without a word`);
};
