/** The parts of a run, each in turns with what it is compared with. */
import type { AnyGame } from '@four-crowns/core';
import type { Measured } from './child.ts';
import { closeMatches, openMatches, playMatch } from './match-players.ts';
import type { LoadMatch, MatchPlan } from './match-players.ts';
import type { MeasuredServer } from './measured.ts';
import { measure, nothingFelt } from './phase.ts';
import type { Figures } from './phase.ts';
import { openPairs } from './relay-players.ts';

/** About as many as a match of Kingdom Builder has. */
const RELAY_MOVES = 90;
const HALF_SECOND = 500;

export function seatsFor(game: AnyGame): number {
  return game.seatCounts.find((n) => n >= 2) ?? 1;
}

function planFor(server: MeasuredServer, game: AnyGame): MatchPlan {
  return { game: game.id, drafts: game.drafts, people: server.people.slice(0, seatsFor(game)) };
}

/** Whole matches, as fast as the players can. */
export async function serverRound(
  server: MeasuredServer,
  game: AnyGame,
  matches: number,
  seed: number,
): Promise<Figures> {
  const open = await openMatches(matches, seed, () => planFor(server, game));
  const figures = await playAll(server, open, Number.POSITIVE_INFINITY);
  closeMatches(open);
  return figures;
}

export async function relayRound(relay: Measured, matches: number): Promise<Figures> {
  const pairs = await openPairs(relay.url, matches);
  const felt = nothingFelt();
  const figures = await measure(relay, felt, () => pairs.play(felt, RELAY_MOVES));
  pairs.close();
  return figures;
}

export async function pacedServer(
  server: MeasuredServer,
  game: AnyGame,
  matches: number,
  seconds: number,
  seed: number,
): Promise<Figures> {
  const open = await openMatches(matches, seed, () => planFor(server, game));
  const figures = await playAll(server, open, (seconds * 1000) / HALF_SECOND, HALF_SECOND);
  closeMatches(open);
  return figures;
}

export async function pacedRelay(relay: Measured, matches: number, seconds: number): Promise<Figures> {
  const pairs = await openPairs(relay.url, matches);
  const felt = nothingFelt();
  const figures = await measure(relay, felt, () =>
    pairs.play(felt, (seconds * 1000) / HALF_SECOND, HALF_SECOND),
  );
  pairs.close();
  return figures;
}

async function playAll(
  server: Measured,
  matches: readonly LoadMatch[],
  most: number,
  every?: number,
): Promise<Figures> {
  const felt = nothingFelt();
  return measure(server, felt, async () => {
    await Promise.all(matches.map((match, i) => playMatch(match, felt, most, every, i)));
  });
}
