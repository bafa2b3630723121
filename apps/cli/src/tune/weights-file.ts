import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Weights } from '@four-crowns/bots';

const GAMES = new URL('../../../../games/', import.meta.url);

/** The table a game's search counts with; `folder` takes it instead of the sources. Returns where it is. */
export async function writeWeights(
  game: string,
  weights: Weights,
  command: string,
  result: string,
  folder: string | undefined,
): Promise<string> {
  const own = fileURLToPath(new URL(`${game}/bot/weights.ts`, GAMES));
  const file = folder === undefined ? own : join(folder, `${game}.ts`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, weightsText(weights, command, result));
  return file;
}

function weightsText(weights: Weights, command: string, result: string): string {
  const lines = Object.entries(weights).map(
    ([name, weight]) => `  ${name}: ${Number(weight.toPrecision(4))},`,
  );
  return [
    '/**',
    " * What the search's evaluation counts with. Written by",
    ` * \`${command}\`:`,
    ` * ${result}.`,
    ' */',
    'export const WEIGHTS = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
