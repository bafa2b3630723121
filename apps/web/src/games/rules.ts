import { isObject } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import type { GameBots } from '@four-crowns/manifest';

// For workers, and separate from the manifests, because a worker that imports those would bundle every picture of
// every game. The bundler finds the games by the path pattern.

const IS_ID = /^[a-z][a-z0-9-]*$/;

/** The rules version that a match began with, or the newest. The caller must report a version that does not match. */
export async function rulesOf(id: string, rulesVersion?: number): Promise<AnyGame | undefined> {
  if (!IS_ID.test(id)) return undefined;
  const names: object = await import(`../../../../games/${id}/src/index.ts`);
  const known = Object.values(names)
    .filter((x): x is AnyGame => isObject(x) && x['id'] === id)
    .toSorted((a, b) => b.rulesVersion - a.rulesVersion);
  return known.find((one) => one.rulesVersion === rulesVersion) ?? known[0];
}

export async function botsFor(id: string): Promise<GameBots | undefined> {
  return IS_ID.test(id) ? await import(`../../../../games/${id}/bot/index.ts`) : undefined;
}
