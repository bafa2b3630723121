/**
 * Rewrites the golden matches of a game: `node tools/golden.ts kingdom-builder`. Nothing else writes them. Run it
 * only after an intended change of the rules, and read the difference before committing.
 * `games/GAME/test/golden/tables.json` lists the matches. `game-template`, from which new games are made, is not in
 * the registry but has goldens too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame, Json } from '@four-crowns/core';
import { writeGolden } from '@four-crowns/testkit';
import { gameNamed } from './game-named.ts';

interface GoldenFile {
  readonly file: string;
  readonly seats: number;
  readonly options: Json;
  readonly seed: number;
}

const [id = ''] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(id)) {
  process.stderr.write('usage: node tools/golden.ts GAME\n');
  process.exit(2);
}

const isTemplate = id === 'game-template';
const place = isTemplate ? id : join('games', id);
const folder = join(dirname(import.meta.dirname), place, 'test/golden');
const game: AnyGame = isTemplate ? (await import('../game-template/src/index.ts')).game : await gameNamed(id);
const tables = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')) as readonly GoldenFile[];
for (const { file, seats, options, seed } of tables) {
  const text = writeGolden(game, { seats, options, seed });
  writeFileSync(join(folder, file), text);
  process.stdout.write(`${join(place, 'test/golden', file)}: ${text.split('\n').length - 3} steps\n`);
}
