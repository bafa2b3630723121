import { randomBot } from '@four-crowns/bots';
import type { BotKind, Knowledge } from '@four-crowns/bots';
import type { AnyGame } from '@four-crowns/core';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import {
  bots as kingdomBuilderBots,
  knowledge as kingdomBuilderKnowledge,
} from '@four-crowns/kingdom-builder/bot';
import { kingsBounty } from '@four-crowns/kings-bounty';
import { bots as kingsBountyBots, knowledge as kingsBountyKnowledge } from '@four-crowns/kings-bounty/bot';
import { kingsburg } from '@four-crowns/kingsburg';
import { bots as kingsburgBots, knowledge as kingsburgKnowledge } from '@four-crowns/kingsburg/bot';
import { theKingIsDead } from '@four-crowns/the-king-is-dead';
import {
  bots as theKingIsDeadBots,
  knowledge as theKingIsDeadKnowledge,
} from '@four-crowns/the-king-is-dead/bot';
import { CannotStart } from './settings.ts';

export interface HostedGame {
  readonly game: AnyGame;
  /** The game's own bots: baselines, then levels, weakest first; the random one sits at every table. */
  readonly bots: readonly BotKind[];
  /** What hints are made from; without it there are none. */
  readonly knowledge?: Knowledge;
}

/**
 * One line a game. A match stays on the rules it began with: when a game's rules change, its old
 * version is added here beside the new one until no live match needs it.
 */
const HOSTED: readonly HostedGame[] = [
  { game: kingdomBuilder, bots: kingdomBuilderBots, knowledge: kingdomBuilderKnowledge },
  { game: kingsburg, bots: kingsburgBots, knowledge: kingsburgKnowledge },
  { game: theKingIsDead, bots: theKingIsDeadBots, knowledge: theKingIsDeadKnowledge },
  { game: kingsBounty, bots: kingsBountyBots, knowledge: kingsBountyKnowledge },
];

export interface Games {
  /** Of each game the newest rules. */
  readonly newest: readonly HostedGame[];
  find(id: string): HostedGame | undefined;
  at(id: string, rulesVersion: number): HostedGame | undefined;
}

/** `extra` is the address of a module that exports `games: HostedGame[]`. */
export async function loadGames(extra: string): Promise<Games> {
  if (extra === '') return gamesOf(HOSTED);
  let module: { readonly games?: readonly HostedGame[] };
  try {
    module = (await import(extra)) as typeof module;
  } catch (error) {
    throw new CannotStart(`EXTRA_GAMES cannot be loaded: ${error instanceof Error ? error.message : extra}.`);
  }
  return gamesOf([...HOSTED, ...(module.games ?? [])]);
}

function gamesOf(hosted: readonly HostedGame[]): Games {
  const newest = new Map<string, HostedGame>();
  for (const one of hosted) {
    const other = newest.get(one.game.id);
    if (other === undefined || other.game.rulesVersion < one.game.rulesVersion) newest.set(one.game.id, one);
  }
  return {
    newest: [...newest.values()],
    find: (id) => newest.get(id),
    at: (id, version) => hosted.find(({ game }) => game.id === id && game.rulesVersion === version),
  };
}

export function botsOf(hosted: HostedGame): readonly BotKind[] {
  return [randomBot, ...hosted.bots];
}

export function botOf(hosted: HostedGame, id: string): BotKind | undefined {
  return botsOf(hosted).find((bot) => bot.id === id);
}

/** What answers for people who are away, if the table does not say: at once and with sense. */
export function defaultBot(hosted: HostedGame): string {
  return (hosted.bots.find(({ id }) => id === 'greedy') ?? hosted.bots.at(-1) ?? randomBot).id;
}
