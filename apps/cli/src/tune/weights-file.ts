import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Weights } from '@four-crowns/bots';

const GAMES = new URL('../../../../games/', import.meta.url);

/** A table of weights in a game's `bot/`. */
export interface WeightsTable {
  readonly file: string;
  readonly name: string;
  readonly what: string;
}

export const EVALUATION: WeightsTable = {
  file: 'weights',
  name: 'WEIGHTS',
  what: "The weights of the search's evaluation.",
};
export const MOVES: WeightsTable = {
  file: 'policy-weights',
  name: 'POLICY_WEIGHTS',
  what: 'The weights of the quick moves in rollouts.',
};

/** Into the game's sources, or into `folder` instead. Returns where it is. */
export async function writeWeights(
  game: string,
  table: WeightsTable,
  weights: Weights,
  command: string,
  result: string,
  folder: string | undefined,
): Promise<string> {
  const own = fileURLToPath(new URL(`${game}/bot/${table.file}.ts`, GAMES));
  const file = folder === undefined ? own : join(folder, game, `${table.file}.ts`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, weightsText(table, weights, command, result));
  return file;
}

function weightsText(
  { name: constant, what }: WeightsTable,
  weights: Weights,
  command: string,
  result: string,
): string {
  const lines = Object.entries(weights).map(
    ([name, weight]) => `  ${name}: ${Number(weight.toPrecision(4))},`,
  );
  return [
    '/**',
    ` * ${what} Written by`,
    ` * \`${command}\`:`,
    ` * ${result}.`,
    ' */',
    `export const ${constant} = {`,
    ...lines,
    '};',
    '',
  ].join('\n');
}
