import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { positionsOf } from '@four-crowns/bots/testing';
import type { NetInputs } from '@four-crowns/bots';
import type { GameDoor } from '../door.ts';
import { netOf } from './generation.ts';
import type { Outcome, Plan } from './generation.ts';
import { answersOf } from './trainer.ts';

const ROOT = new URL('../../../../', import.meta.url);

/** Writes the network of `outcome` into the game's sources, with what it was made from and its trainer's answers for the test. */
export async function keepNetwork(
  plan: Plan,
  inputs: NetInputs,
  outcome: Outcome,
  command: string,
): Promise<string> {
  const { door, folder } = plan;
  const { generation, report, duel } = outcome;
  const net = netOf(folder, generation);
  const manifest = {
    game: door.game.id,
    rulesVersion: door.game.rulesVersion,
    inputs: { version: inputs.version, shared: inputs.shared, seat: inputs.seat },
    generation,
    data: { matches: plan.games, iterations: plan.iterations, rows: report.rows },
    network: { wide: report.wide, narrow: report.narrow, epochs: report.epochs },
    loss: report.loss,
    lossOfEvaluation: report.lossOfEvaluation,
    duel: { share: duel.rate, low: duel.low, high: duel.high, matches: duel.games },
    command,
    commit: commitNow(),
  };
  const weights = (await readFile(net)).toString('base64');
  const own = fileURLToPath(new URL(`games/${door.game.id}/`, ROOT));
  const file = join(own, 'bot', 'network.ts');
  await writeFile(
    file,
    [
      `/** Written by \`${command}\`. */`,
      "import type { Network } from '@four-crowns/bots';",
      '',
      'export const NETWORK: Network = {',
      `  manifest: ${JSON.stringify(manifest, undefined, 2)},`,
      `  weights: '${weights}',`,
      '};',
      '',
    ].join('\n'),
  );
  const answers = await trainersAnswers(door, inputs, net, join(folder, 'answers'));
  await writeFile(join(own, 'test', 'network-answers.json'), `${JSON.stringify(answers)}\n`);
  return file;
}

async function trainersAnswers(
  { game }: GameDoor,
  inputs: NetInputs,
  net: string,
  folder: string,
): Promise<readonly (readonly number[])[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  const positions = positionsOf(game);
  for (const [i, { state, sides }] of positions.entries()) {
    const shared = new Float32Array(inputs.shared);
    const seats = new Float32Array(inputs.seat * sides.length);
    inputs.read(state, shared, seats);
    const file = join(folder, `${String(i).padStart(3, '0')}.${sides.length}.row`);
    // Whole, not half precision: the search asks the network with whole numbers too.
    await writeFile(file, Float32Array.from([...shared, ...seats, ...sides, ...sides.map(() => 0)]));
    files.push(file);
  }
  return answersOf(net, files, join(folder, 'answers.json'));
}

function commitNow(): string {
  return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: fileURLToPath(ROOT),
    encoding: 'utf8',
  }).trim();
}
