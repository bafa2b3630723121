import { GAMES as MANIFESTS } from '@four-crowns/games';
import type { Catalog, GameManifest, InLanguages } from '@four-crowns/manifest';
import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A game's texts as the frame reads them. */
export type GameWords = Catalog;

/** What the frame knows about a game: its manifest, and the documents that a browser fetches. */
export interface GameDoor extends GameManifest {
  /** A picture with aspect ratio 4:3, which fills its box. */
  readonly Cover: ComponentType;
  /** The numbered rules, as Markdown. */
  readonly rulesMarkdown: InLanguages<() => Promise<string>>;
  /** A one-page summary of the game. */
  readonly summaryMarkdown: InLanguages<() => Promise<string>>;
}

export const GAMES: readonly GameDoor[] = MANIFESTS.map((manifest) => ({
  ...manifest,
  Cover: lazy(async () => ({ default: (await manifest.cover()).Cover })),
  rulesMarkdown: fetched(manifest.rulesText),
  summaryMarkdown: fetched(manifest.summary),
}));

const DOCUMENTS: ReadonlyMap<string, () => Promise<string>> = new Map(
  MANIFESTS.flatMap(({ documents = {} }) =>
    Object.entries(documents).map(([name, url]) => [name, fetchedOnce(url)] as const),
  ),
);

/** A document that some rules link to, as Markdown. */
export function documentNamed(name: string): (() => Promise<string>) | undefined {
  return DOCUMENTS.get(name);
}

export function doorOf(id: string): GameDoor | undefined {
  return GAMES.find((game) => game.id === id);
}

function fetched(texts: InLanguages<URL>): InLanguages<() => Promise<string>> {
  return { en: fetchedOnce(texts.en), ru: fetchedOnce(texts.ru) };
}

/** A stable function, as `useLoaded` requires. It fetches once, as for modules, unless fetching failed. */
function fetchedOnce(url: URL): () => Promise<string> {
  let text: Promise<string> | undefined;
  return () => {
    text ??= textAt(url).catch((error: unknown) => {
      text = undefined;
      throw error;
    });
    return text;
  };
}

async function textAt(url: URL): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return answer.text();
}
