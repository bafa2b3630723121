import { arch, cpus, platform } from 'node:os';
import type { AnyGame } from '@four-crowns/core';
import { loadGames } from '@four-crowns/server/games';
import { BAR_GAME, barsOf } from './bars.ts';
import type { Measured } from './child.ts';
import { measureMemory, playMany } from './many.ts';
import { startMeasured, startRelay } from './measured.ts';
import type { MeasuredServer } from './measured.ts';
import type { LoadOptions, StoreName } from './options.ts';
import type { Figures } from './phase.ts';
import { medians, ratio } from './findings.ts';
import type { GameFigures, Report } from './findings.ts';
import { pacedRelay, pacedServer, relayRound, seatsFor, serverRound } from './rounds.ts';

type Say = (line: string) => void;

/** One kind of round with all its results. */
interface Series {
  readonly play: (round: number) => Promise<Figures>;
  readonly found: Figures[];
}

export async function runLoad(options: LoadOptions, say: Say): Promise<Report> {
  const games = (await loadGames('')).newest.map((hosted) => hosted.game);
  const kept = games.find((game) => game.id === BAR_GAME) ?? games[0];
  if (kept === undefined) throw new Error('there is no game to play');
  const relay = await startRelay();
  const people = Math.max(...games.map(seatsFor));
  const servers = new Map<StoreName, MeasuredServer>();
  try {
    for (const store of options.stores) servers.set(store, await startMeasured(store, people));
    const parts = await playParts(options, say, relay, servers, games, kept);
    for (const server of servers.values()) await server.stop();
    servers.clear();
    const memory = options.whole ? await measureMemory(kept) : undefined;
    const many = options.many > 0 ? await playMany(kept, options.many, say) : undefined;
    const report: Omit<Report, 'bars'> = {
      node: process.versions.node,
      machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${platform()}-${arch()}`,
      date: new Date().toISOString(),
      rounds: options.rounds,
      matches: options.matches,
      ...parts,
      ...(memory === undefined ? {} : { memory }),
      ...(many === undefined ? {} : { many }),
    };
    return { ...report, bars: barsOf(report) };
  } finally {
    await relay.stop();
    for (const server of servers.values()) await server.stop();
  }
}

async function playParts(
  options: LoadOptions,
  say: Say,
  relay: Measured,
  servers: ReadonlyMap<StoreName, MeasuredServer>,
  games: readonly AnyGame[],
  kept: AnyGame,
): Promise<Pick<Report, 'relay' | 'games' | 'paced' | 'scaled'>> {
  const { matches, rounds, paceSeconds, stores } = options;
  const bare = series(() => relayRound(relay, matches));
  const lines: (Omit<GameFigures, 'figures' | 'ofRelay'> & { readonly of: Series })[] = [];
  for (const [store, server] of servers) {
    for (const game of games) {
      // Stores are compared by one game, games by one store.
      if (game !== kept && store !== stores[0]) continue;
      const of = series((round) => serverRound(server, game, matches, 1000 * round));
      lines.push({ game: game.id, store, of });
    }
  }
  await inTurns([bare, ...lines.map(({ of }) => of)], rounds, (n) => say(`round ${n}: at once`));
  const [first] = servers.values();
  if (first === undefined) throw new Error('there is no store to play on');
  const slowRelay = series(() => pacedRelay(relay, matches, paceSeconds));
  const slow = series((round) => pacedServer(first, kept, matches, paceSeconds, 1000 * round));
  await inTurns([slowRelay, slow], rounds, (n) => say(`round ${n}: a move every half second`));
  const at50 = series((round) => serverRound(first, kept, 50, 1000 * round));
  const at200 = series((round) => serverRound(first, kept, 200, 1000 * round));
  if (options.whole) await inTurns([at50, at200], rounds, (n) => say(`round ${n}: 50 and 200 matches`));
  return {
    relay: medians(bare.found),
    games: lines.map(({ game, store, of }) => ({
      game,
      store,
      figures: medians(of.found),
      ofRelay: ratio(perCpu(of), perCpu(bare)),
    })),
    paced: { relay: medians(slowRelay.found), server: medians(slow.found) },
    ...(options.whole
      ? {
          scaled: {
            at50: medians(at50.found),
            at200: medians(at200.found),
            of50: ratio(perCpu(at200), perCpu(at50)),
          },
        }
      : {}),
  };
}

function series(play: Series['play']): Series {
  return { play, found: [] };
}

/** One round of each, then the next; a round before the first one warms up and is forgotten. */
async function inTurns(all: readonly Series[], rounds: number, say: (round: number) => void): Promise<void> {
  for (let round = 0; round <= rounds; round++) {
    say(round);
    for (const one of all) {
      const figures = await one.play(round);
      if (round > 0) one.found.push(figures);
    }
  }
}

function perCpu({ found }: Series): number[] {
  return found.map((figures) => figures.movesPerCpuSecond);
}
