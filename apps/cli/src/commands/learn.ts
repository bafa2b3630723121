import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedOf } from '@four-crowns/bots';
import { allowanceOf } from '../allowance.ts';
import { numberOf } from '../args.ts';
import type { Args } from '../args.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { Complaint } from '../complaint.ts';
import { doorOf } from '../door.ts';
import { claimFolder, netOf, runGeneration } from '../learn/generation.ts';
import type { Outcome, Plan } from '../learn/generation.ts';
import { keepNetwork } from '../learn/keep-network.ts';
import { findTrainer } from '../learn/trainer.ts';
import { progressBar } from '../progress.ts';
import { seedFor } from '../table.ts';

/** Ignored by git; `FOUR_CROWNS_LEARN` names another one. */
const FOLDER = fileURLToPath(new URL('../../../../data/learn/', import.meta.url));
const MOST = 1_000_000;
const MOST_THREADS = 256;

/** Self-play, training and a duel, generation after generation; goes on where an earlier run stopped. */
export async function learn({ args, io, say }: Context): Promise<number> {
  const door = await doorOf(args.words[0] ?? '');
  const { learned } = door.knowledge;
  if (learned === undefined) {
    throw new Complaint((speak) => speak('bad.unlearnable', { game: door.game.id }));
  }
  const seats = numberOf(args, 'seats', 1, 8);
  const plan: Plan = {
    door,
    folder: join(io.env['FOUR_CROWNS_LEARN'] ?? FOLDER, door.game.id),
    seed: seedOf(seedFor(args, () => '1')),
    threads: numberOf(args, 'threads', 1, MOST_THREADS) ?? availableParallelism(),
    seatCounts: seats === undefined ? door.game.seatCounts : [seats],
    games: numberOf(args, 'games', 1, MOST) ?? 8000,
    iterations: numberOf(args, 'iterations', 1, MOST) ?? 60,
    duels: numberOf(args, 'duels', 2, MOST) ?? 400,
    allowance: allowanceOf({ ...args, value: { ms: args.value.ms ?? '100' } }) ?? { ms: 100 },
    training: (args.value.training ?? '').split(' ').filter((word) => word !== ''),
  };
  const generations = numberOf(args, 'generations', 1, 100) ?? 3;
  await claimFolder(plan);
  await findTrainer();
  let best: string | null = null;
  let newest: string | null = null;
  let kept: Outcome | undefined;
  for (let generation = 1; generation <= generations; generation++) {
    let stage = '';
    const bar = progressBar(io.err, (done) => say('learn.progress', { stage, done: String(done) }));
    const outcome = await runGeneration(plan, generation, { newest, best }, (now, share) => {
      stage = now;
      bar.show(share, Math.round(100 * share));
    });
    bar.clear();
    const { report, duel, isBetter } = outcome;
    io.out.write(
      `${say('learn.generation', {
        generation: String(generation),
        rows: String(report.rows),
        loss: lossesOf(report.loss),
        evaluation: lossesOf(report.lossOfEvaluation),
        share: percent(duel.rate),
        low: percent(duel.low),
        high: percent(duel.high),
        games: String(duel.games),
        verdict: isBetter ? 'kept' : 'dropped',
      })}\n`,
    );
    newest = netOf(plan.folder, generation);
    if (!isBetter) continue;
    best = newest;
    kept = outcome;
  }
  if (kept === undefined) return DONE;
  io.out.write(`${say('learn.best', { file: netOf(plan.folder, kept.generation) })}\n`);
  if (args.has.has('keep')) {
    const file = await keepNetwork(plan, learned.inputs, kept, commandOf(args));
    io.out.write(`${say('learn.kept', { file })}\n`);
  }
  return DONE;
}

/** As it can be typed again. */
function commandOf({ words, value }: Args): string {
  const options = Object.entries(value).map(
    ([name, text]) => ` --${name} ${/[^\w.-]/.test(text) ? `'${text}'` : text}`,
  );
  return `four-crowns learn ${words.join(' ')}${options.join('')} --keep`;
}

function lossesOf(losses: Readonly<Record<string, number>>): string {
  return Object.entries(losses)
    .map(([seats, loss]) => `${seats}: ${loss.toFixed(4)}`)
    .join(', ');
}

function percent(x: number): string {
  return `${(100 * x).toFixed(1)} %`;
}
