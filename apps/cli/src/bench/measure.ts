import type { AnyGame, Json } from '@four-crowns/core';
import { median, significant } from '../stats.ts';
import { listedGame, openRandomPlayer, pickedGame } from './random-player.ts';
import type { RandomPlayer } from './random-player.ts';
import { calibrate } from './calibration.ts';
import { bytesPerDecision, bytesPerState, gamesOf, nsPerCopy } from './memory.ts';
import { searchSpeed } from './search.ts';
import { nsByThird } from './thirds.ts';

/** What `bench` says of a game; each figure is the median of five runs. */
export interface Figures {
  readonly seats: number;
  /** Only where they were asked for. */
  readonly options?: Json;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Null where a game's rules have no `pick`. */
  readonly gamesPerSecondPick: number | null;
  readonly nsPerDecision: number;
  readonly nsPerDecisionByThird: readonly [number, number, number];
  readonly nsPerCopy: number;
  readonly stateBytes: number;
  readonly bytesAllocatedPerDecision: number;
  readonly decisionsPerGame: number;
  /** Rounds of the calibration loop per second. */
  readonly calibration: number;
  /** Games per 1,000 rounds of the calibration loop. */
  readonly ratio: number;
  readonly ratioPick: number | null;
  /** Of a tree search with rollouts to the end, imagining included. */
  readonly searchIterationsPerSecond: number;
  /** Random games from the same positions, and what part of them the search reaches. */
  readonly playoutsPerSecond: number;
  readonly searchRatio: number;
}

const RUNS = 5;
const SEED = 20_260_101;

/** Runs in a process of its own: another game's rules in the same one would slow the shared loops. */
export async function measure(
  game: AnyGame,
  seats: number,
  seconds: number,
  options?: Json,
): Promise<Figures> {
  const player = openRandomPlayer(game, seats, SEED, options);
  const hasPick = game.rules.pick !== undefined;
  for (let i = 0; i < 3; i++) {
    listed(player, seconds / 4);
    if (hasPick) picked(player, seconds / 4);
  }
  const runs = Array.from({ length: RUNS }, (_, run) => {
    // Calibrated before and after, so that a machine that slows down does so for both.
    const before = calibrate(seconds / 4);
    const list = listed(player, seconds);
    const gamesPick = hasPick ? picked(player, seconds) : 0;
    const calibration = (before + calibrate(seconds / 4)) / 2;
    const search = searchSpeed(player, SEED + run, seconds);
    return { ...list, gamesPick, calibration, search, thirds: nsByThird(player, SEED + run, seconds) };
  });
  const copies = await repeat(() => nsPerCopy(player, seconds / 5));
  const allocated = await repeat(() => bytesPerDecision(gamesOf(player)));
  const bytes = await repeat(() => bytesPerState(player));
  const of = (pick: (run: (typeof runs)[number]) => number): number => significant(median(runs.map(pick)));
  return {
    seats,
    ...(options === undefined ? {} : { options }),
    decisionsPerSecond: of((r) => r.decisions),
    gamesPerSecond: of((r) => r.games),
    gamesPerSecondPick: hasPick ? of((r) => r.gamesPick) : null,
    nsPerDecision: of((r) => 1e9 / r.decisions),
    nsPerDecisionByThird: [of((r) => r.thirds[0]), of((r) => r.thirds[1]), of((r) => r.thirds[2])],
    nsPerCopy: significant(median(copies)),
    stateBytes: Math.round(median(bytes)),
    bytesAllocatedPerDecision: significant(median(allocated), 3),
    decisionsPerGame: of((r) => r.decisions / r.games),
    calibration: of((r) => r.calibration),
    ratio: of((r) => (1000 * r.games) / r.calibration),
    ratioPick: hasPick ? of((r) => (1000 * r.gamesPick) / r.calibration) : null,
    searchIterationsPerSecond: of((r) => r.search.iterations),
    playoutsPerSecond: of((r) => r.search.playouts),
    searchRatio: of((r) => r.search.iterations / r.search.playouts),
  };
}

async function repeat(run: () => number | Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let i = 0; i < RUNS; i++) figures.push(await run());
  return figures;
}

/** Games and decisions per second over about `seconds`. */
function listed(player: RandomPlayer, seconds: number): { games: number; decisions: number } {
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let i = 0; i < 16; i++) decisions += listedGame(player);
    games += 16;
    elapsed = performance.now() - start;
  }
  return { games: (games / elapsed) * 1000, decisions: (decisions / elapsed) * 1000 };
}

function picked(player: RandomPlayer, seconds: number): number {
  let games = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    for (let i = 0; i < 16; i++) pickedGame(player);
    games += 16;
    elapsed = performance.now() - start;
  }
  return (games / elapsed) * 1000;
}
