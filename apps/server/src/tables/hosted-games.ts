import { randomBot } from '@four-crowns/bots';
import type { BotKind, Knowledge } from '@four-crowns/bots';
import type { AnyGame } from '@four-crowns/core';
import { GAMES } from '@four-crowns/games';
import type { GameManifest } from '@four-crowns/manifest';
import { CannotStart } from '../settings/settings.ts';

export interface HostedGame {
  readonly game: AnyGame;
  /** The game's own bots: baselines, then levels, weakest first; the random one sits at every table. */
  readonly bots: readonly BotKind[];
  /** Computes hints; a game without it has none. */
  readonly knowledge?: Knowledge;
}

export interface Games {
  /** The newest rules of each game. */
  readonly newest: readonly HostedGame[];
  find(id: string): HostedGame | undefined;
  at(id: string, rulesVersion: number): HostedGame | undefined;
}

/** A match stays on the rules it began with, so older ones are hosted beside the newest. */
async function versionsOf({ rules, bots }: GameManifest): Promise<readonly HostedGame[]> {
  const thinking = await bots();
  return (await rules()).map((game) => ({ game, ...thinking }));
}

/** `extra` is the address of a module that exports `games: HostedGame[]`. */
export async function loadGames(extra: string): Promise<Games> {
  const hosted = (await Promise.all(GAMES.map(versionsOf))).flat();
  if (extra === '') return gamesOf(hosted);
  let module: { readonly games?: readonly HostedGame[] };
  try {
    module = await import(extra);
  } catch (error) {
    throw new CannotStart(`EXTRA_GAMES cannot be loaded: ${error instanceof Error ? error.message : extra}.`);
  }
  return gamesOf([...hosted, ...(module.games ?? [])]);
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

/** The stand-in bot if the table names none: it plays at once and sensibly. */
export function defaultBot(hosted: HostedGame): string {
  return (hosted.bots.find(({ id }) => id === 'greedy') ?? hosted.bots.at(-1) ?? randomBot).id;
}
