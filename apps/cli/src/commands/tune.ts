import { layTable, openPairTuner, openTuner, seedOf } from '@four-crowns/bots';
import type { Table, Tuner, Weights } from '@four-crowns/bots';
import { numberOf } from '../args.ts';
import type { Args } from '../args.ts';
import { Complaint } from '../complaint.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import type { GameDoor } from '../door.ts';
import { doorOf } from '../door.ts';
import { subjectOf } from '../tune/subject.ts';
import type { Subject } from '../tune/subject.ts';
import { optionsFor, seatsFor, seedFor } from '../table.ts';
import { writeWeights } from '../tune/weights-file.ts';

const MOST_GAMES = 10_000;
const DEFAULT_GAMES = 16;
const LONGEST_SECONDS = 86_400;
const MOST_STEPS = 1_000_000;
const DEFAULT_STEPS = 100;
/** The proof plays as often as so many steps: what is written down should be more than luck. */
const PROOF_STEPS = 16;
/** How many weights a line of progress names. */
const NAMED = 3;

/** Better weights for a game's evaluation or for the moves of its rollouts, by self-play; written down only if they beat the old ones. */
export async function tune({ args, io, say }: Context): Promise<number> {
  const door = await doorOf(args.words[0] ?? '');
  const subject = subjectOf(args, door);
  const seats = seatsFor(args, door, undefined);
  const options = optionsFor(args, door, seats);
  const games = numberOf(args, 'games', 1, MOST_GAMES) ?? DEFAULT_GAMES;
  const words = seedFor(args, () => '1');
  const isPaired = args.has.has('pairs');
  const prover = subject.searching('proof');
  const tuner = tunerFor(args, door, subject, layTable(door.game, options, seats), games, seedOf(words));
  let { weights } = subject.tuning;
  const steps = await climb(tuner, args, (step, share, now) => {
    const moved = movedMost(weights, now);
    weights = now;
    io.out.write(
      `${say(isPaired ? 'tune.pairs' : 'tune.step', { step: String(step), share: percent(share), moved })}\n`,
    );
  });
  const many = PROOF_STEPS * games;
  const share = await tuner.proof(many, prover);
  io.out.write(`${say('tune.proof', { share: percent(share), games: many })}\n`);
  if (share <= 0.5) {
    io.out.write(`${say('tune.kept')}\n`);
    return DONE;
  }
  const { iterations, proof, options: told } = args.value;
  const command = [
    `four-crowns tune ${door.game.id} --seats ${seats} --games ${games} --steps ${steps} --seed '${words}'`,
    ...(args.has.has('moves') ? ['--moves'] : []),
    ...(isPaired ? ['--pairs'] : []),
    ...(iterations === undefined ? [] : [`--iterations ${iterations}`]),
    ...(proof === undefined ? [] : [`--proof ${proof}`]),
    ...(told === undefined ? [] : [`--options '${told}'`]),
  ].join(' ');
  const head = `${percent(share)} in ${many} matches against the previous weights`;
  const file = await writeWeights(
    door.game.id,
    subject.table,
    weights,
    command,
    head,
    io.env['FOUR_CROWNS_WEIGHTS'],
  );
  io.out.write(`${say('tune.written', { file })}\n`);
  return DONE;
}

function tunerFor(
  args: Args,
  door: GameDoor,
  { tuning, quick, searching, pairs }: Subject,
  table: Table,
  games: number,
  seed: number,
): Tuner {
  const player = searching('iterations');
  if (!args.has.has('pairs')) return openTuner(table, tuning, player ?? quick, games, seed);
  if (pairs === undefined || player !== undefined) throw new Complaint((say) => say('bad.pairs'));
  return openPairTuner(table, pairs, door.knowledge.grouping, games, seed);
}

/** As many steps as are asked for or as there is time; returns how many. */
async function climb(
  tuner: Tuner,
  args: Args,
  onStep: (step: number, share: number, weights: Weights) => void,
): Promise<number> {
  const asked = numberOf(args, 'steps', 1, MOST_STEPS);
  const seconds = numberOf(args, 'seconds', 1, LONGEST_SECONDS);
  if (asked !== undefined && seconds !== undefined) throw new Complaint((say) => say('bad.lengths'));
  const most = asked ?? (seconds === undefined ? DEFAULT_STEPS : MOST_STEPS);
  const end = seconds === undefined ? Infinity : performance.now() + seconds * 1000;
  let done = 0;
  while (done < most && performance.now() < end) {
    const { step, share, weights } = await tuner.step();
    onStep(step, share, weights);
    done = step;
  }
  return done;
}

function movedMost(before: Weights, after: Weights): string {
  const size = (name: string): number => Math.abs((after[name] ?? 0) - (before[name] ?? 0));
  return Object.keys(after)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, NAMED)
    .map((name) => `${name} ${(before[name] ?? 0).toFixed(2)} → ${(after[name] ?? 0).toFixed(2)}`)
    .join(', ');
}

function percent(x: number): string {
  return `${(100 * x).toFixed(1)} %`;
}
