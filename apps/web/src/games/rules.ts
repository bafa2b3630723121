import type { AnyGame } from '@four-crowns/core';

/** The rules as programs, only to recompute finished matches; apart from the doors, so that a worker gets no pictures. */
const RULES: { readonly [game: string]: () => Promise<AnyGame> } = {
  'kingdom-builder': async () => (await import('@four-crowns/kingdom-builder')).kingdomBuilder,
  kingsburg: async () => (await import('@four-crowns/kingsburg')).kingsburg,
  'kings-bounty': async () => (await import('@four-crowns/kings-bounty')).kingsBounty,
  'the-king-is-dead': async () => (await import('@four-crowns/the-king-is-dead')).theKingIsDead,
};

export async function rulesOf(game: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(RULES, game) ? RULES[game]?.() : undefined;
}
