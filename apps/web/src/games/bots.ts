import type { BotKind, Knowledge } from '@four-crowns/bots';

/** What thinks for a game, and what it thinks with. */
export interface GameBots {
  readonly bots: readonly BotKind[];
  readonly knowledge: Knowledge;
}

/** Apart from the doors and from the rules: only who plays on this device alone fetches them. */
const BOTS: { readonly [game: string]: () => Promise<GameBots> } = {
  'kingdom-builder': () => import('@four-crowns/kingdom-builder/bot'),
  kingsburg: () => import('@four-crowns/kingsburg/bot'),
  'kings-bounty': () => import('@four-crowns/kings-bounty/bot'),
  'the-king-is-dead': () => import('@four-crowns/the-king-is-dead/bot'),
};

export async function botsFor(game: string): Promise<GameBots | undefined> {
  return Object.hasOwn(BOTS, game) ? BOTS[game]?.() : undefined;
}
