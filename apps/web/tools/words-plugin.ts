import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/**
 * Matches the catalogs: the pages' own, each game's, each screen's, and those of the bots' reasons. They are plain
 * data that Node can import directly.
 */
const CATALOG =
  /\/(apps\/web\/src\/words\/(en|ru)\/[\w-]+|games\/[\w-]+\/(text|ui\/strings|bot\/words)\/(en|ru))\.ts$/;

type Tree = { readonly [key: string]: string | Tree };

function compiled(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, words]) => [
      key,
      typeof words === 'string' ? compile(words) : compiled(words),
    ]),
  );
}

/**
 * Parses all messages at build time. The browser then needs no parser, which would take a tenth of home's size limit,
 * and formats its first sentence sooner.
 */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
  }),
  async load(id) {
    if (!CATALOG.test(id)) return undefined;
    const catalogs = (await import(pathToFileURL(id).href)) as Readonly<Record<string, Tree>>;
    return Object.entries(catalogs)
      .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compiled(tree))};`)
      .join('\n');
  },
};
