import { GAMES as MANIFESTS } from '@four-crowns/games';
import type { Catalog, GameManifest, InLanguages } from '@four-crowns/manifest';
import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A game's words as the frame reads them. */
export type GameWords = Catalog;

/** What the frame knows of a game: its manifest, with the pages of it that a browser fetches. */
export interface GameDoor extends GameManifest {
  /** A picture, 4 to 3; fills its box. */
  readonly Cover: ComponentType;
  /** The numbered rules, as Markdown. */
  readonly rulesMarkdown: InLanguages<() => Promise<string>>;
  /** The game on one page. */
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

/** A document that some rules text links to, as Markdown. */
export function documentNamed(name: string): (() => Promise<string>) | undefined {
  return DOCUMENTS.get(name);
}

export function doorOf(id: string): GameDoor | undefined {
  return GAMES.find((game) => game.id === id);
}

function fetched(texts: InLanguages<URL>): InLanguages<() => Promise<string>> {
  return { en: fetchedOnce(texts.en), ru: fetchedOnce(texts.ru) };
}

/** A function that stays the same, so that a component can wait for it; fetched once, as modules are. */
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
