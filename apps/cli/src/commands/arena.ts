import { availableParallelism } from 'node:os';
import { seedOf } from '@four-crowns/bots';
import { allowanceOf } from '../allowance.ts';
import { entrantsOf } from '../arena/entrants.ts';
import { codeOf, codeOfNets, openKept } from '../arena/kept-duels.ts';
import type { Kept } from '../arena/kept-duels.ts';
import { ladderOf } from '../arena/ladder.ts';
import type { Ladder, Meeting } from '../arena/ladder.ts';
import type { Played } from '../arena/duel.ts';
import type { Order } from '../arena/duel-worker.ts';
import { workOff } from '../thread-pool.ts';
import type { Duel, Entrant } from '../arena/duel.ts';
import { numberOf } from '../args.ts';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { doorOf } from '../door.ts';
import { progressBar } from '../progress.ts';
import { tableOf } from '../style.ts';
import { optionsFor, seatsFor, seedFor } from '../table.ts';
import type { Say } from '../words/words.ts';

const WORKER = new URL('../arena/duel-worker.ts', import.meta.url);
const MOST_GAMES = 1_000_000;
const DEFAULT_GAMES = 100;
const MOST_THREADS = 256;

/** Every bot against every other, on the same deals from every place. */
export async function arena({ args, io, say }: Context): Promise<number> {
  const door = await doorOf(args.words[0] ?? '');
  const seats = seatsFor(args, door, undefined);
  const options = optionsFor(args, door, seats);
  const sides = door.game.sides(options, seats).length;
  const entrants = entrantsOf(args, door, sides > 1 ? 2 : 1);
  const games = numberOf(args, 'games', 1, MOST_GAMES) ?? DEFAULT_GAMES;
  const threads = numberOf(args, 'threads', 1, MOST_THREADS) ?? availableParallelism();
  const allowance = allowanceOf(args);
  const seed = seedOf(seedFor(args, () => '1'));
  const code = (await codeOf(door.game.id)) + (await codeOfNets(entrants));
  const table = { game: door.game.id, seats, options, allowance, seed };
  const meetings: (Meeting & { readonly duel: Duel; readonly kept: Kept })[] = [];
  for (const [first, second] of pairsOf(entrants, sides)) {
    const duel: Duel = { ...table, entrants: [at(entrants, first), at(entrants, second)] };
    const kept = await openKept(duel, code, args.has.has('fresh'), io.env['FOUR_CROWNS_ARENA']);
    meetings.push({ first, second, duel, kept, played: kept.played });
  }
  const missing = meetings.flatMap(({ duel, kept }) =>
    Array.from({ length: games }, (_, match) => match)
      .filter((match) => !kept.played.has(match))
      .map((match) => ({ duel, match, kept })),
  );
  const total = games * meetings.length;
  let done = total - missing.length;
  const bar = progressBar(args.has.has('json') ? undefined : io.err, (n) =>
    say('sim.progress', { done: String(n), games: String(total) }),
  );
  bar.show(done / total, done);
  const keptOf = new Map(meetings.map(({ duel, kept }) => [duel, kept]));
  await workOff<Order>(
    WORKER,
    missing.map(({ duel, match }) => ({ duel, match })),
    threads,
    async ({ duel }, played) => {
      // What this script answers.
      await keptOf.get(duel)?.add(played as Played);
      bar.show(++done / total, done);
    },
  );
  bar.clear();
  const ladder = ladderOf(table, entrants, meetings, games, sides);
  io.out.write(args.has.has('json') ? `${JSON.stringify(ladder)}\n` : report(ladder, say));
  return DONE;
}

function at(entrants: readonly Entrant[], i: number): Entrant {
  const entrant = entrants[i];
  if (entrant === undefined) throw new RangeError('no such entrant');
  return entrant;
}

/** Alone at the table nobody meets anybody. */
function pairsOf(entrants: readonly Entrant[], sides: number): [number, number][] {
  if (sides === 1) return entrants.map((_, i) => [i, i]);
  return entrants.flatMap((_, first) =>
    entrants.slice(first + 1).map((__, i): [number, number] => [first, first + 1 + i]),
  );
}

function report(ladder: Ladder, say: Say): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const head = [
    say('sim.bot'),
    say('sim.wins'),
    say('arena.games'),
    say('sim.rate'),
    say('sim.interval'),
    'Elo',
    say('sim.mean'),
  ];
  const rows = ladder.bots.map((b) => [
    b.id,
    b.wins.toFixed(1),
    String(b.games),
    percent(b.winRate),
    `${percent(b.low)} – ${percent(b.high)}`,
    b.elo === null ? '–' : String(b.elo),
    b.meanScore.toFixed(1),
  ]);
  const duels = ladder.duels.map((d) => [
    `${d.bots[0]} – ${d.bots[1]}`,
    `${d.wins.toFixed(1)} / ${d.games}`,
    percent(d.winRate),
    `${percent(d.low)} – ${percent(d.high)}`,
  ]);
  const duelHead = [say('arena.duel'), say('sim.wins'), say('sim.rate'), say('sim.interval')];
  const share = say('arena.share', { share: percent(ladder.fairShare) });
  const failed = ladder.failures === 0 ? '' : `${say('arena.failures', { failures: ladder.failures })}\n`;
  return `${tableOf([head, ...rows])}\n${tableOf([duelHead, ...duels])}\n${share}\n${failed}`;
}
