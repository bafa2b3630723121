/**
 * `node tools/ladder.ts GAME [--games N] [--only DUEL]… [--threads 2]`: plays all duels required of a game's bots,
 * one `arena` after another, and stores the results in bench/ladder.json. An interrupted run resumes where it
 * stopped. A DUEL is the beginning of its bots, seats and share of the time, such as `king,flat` or `king,greedy 2
 * 0.05`. `--write` updates docs/bots.md and its plot from that file, without a game and without playing.
 */
import { execFileSync, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { manifestNamed } from './game-named.ts';
import { duelsOf } from './ladder/duels.ts';
import type { Wanted } from './ladder/duels.ts';
import { keepFought } from './ladder/kept.ts';
import { writeLadder } from './ladder/write.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    only: { type: 'string', multiple: true },
    threads: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
});
const CLI = new URL('../apps/cli/src/main.ts', import.meta.url).pathname;
const [game, ...unknown] = positionals;
if (values.write) await writeLadder();
else if (game === undefined || unknown.length > 0) {
  process.stderr.write(
    'usage: node tools/ladder.ts GAME [--games N] [--only DUEL]… [--threads 2] | --write\n',
  );
  process.exitCode = 2;
} else {
  for (const wanted of await duelsOf(manifestNamed(game))) {
    const { bots, seats, budget } = wanted;
    const duel = `${bots.join(',')} ${seats} ${budget} `;
    if (values.only?.some((start) => duel.startsWith(`${start} `)) ?? true) await fight(game, wanted);
  }
}

/** The fields of `arena --json` that are needed here. */
interface Printed {
  readonly bots: readonly { readonly id: string; readonly winRate: number; readonly meanScore: number }[];
  readonly duels: readonly {
    readonly games: number;
    readonly winRate: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly failures: number;
}

async function fight(id: string, { bots, seats, games, budget, seed }: Wanted): Promise<void> {
  const names = [...new Set(bots)];
  const count = Math.min(games, Number(values.games ?? games));
  const args = ['arena', id, '--bots', names.join(','), '--seats', String(seats), '--games', String(count)];
  if (budget !== 1) args.push('--budget', String(budget));
  if (seed !== undefined) args.push('--seed', String(seed));
  const child = spawn(process.execPath, [CLI, ...args, '--threads', values.threads, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of child.stdout) text += String(part);
  const printed = JSON.parse(text) as Printed;
  const [duel] = printed.duels;
  if (duel === undefined) throw new Error('the arena must print a duel');
  const points = bots.map((name) => printed.bots.find((bot) => bot.id === name)?.meanScore ?? 0);
  const { winRate: rate, low, high } = duel;
  const percent = [rate, low, high].map((x) => (100 * x).toFixed(1));
  process.stdout.write(
    `${id}, ${seats} players, ${bots.join(' against ')}: ${percent[0]} % (${percent[1]} to ${percent[2]}) of ${duel.games}\n`,
  );
  keepFought({
    game: id,
    bots,
    seats,
    games: duel.games,
    budget,
    rate,
    low,
    high,
    points: [points[0] ?? 0, points[1] ?? 0],
    failures: printed.failures,
    command: `npx four-crowns ${args.join(' ')}`,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    date: new Date().toISOString().slice(0, 10),
  });
}
