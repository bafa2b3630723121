/** Components of the page as HTML, without a browser: effects do not run, words and markup are those of the page. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { createServer } from 'vite';
import { account as accountEn } from '../src/words/en/account.ts';
import { common as commonEn } from '../src/words/en/common.ts';
import { make as makeEn } from '../src/words/en/make.ts';
import { table as tableEn } from '../src/words/en/table.ts';
import type { Lang } from '../src/words/langs.ts';
import { account as accountRu } from '../src/words/ru/account.ts';
import { common as commonRu } from '../src/words/ru/common.ts';
import { make as makeRu } from '../src/words/ru/make.ts';
import { table as tableRu } from '../src/words/ru/table.ts';

const MESSAGES = {
  en: { account: accountEn, common: commonEn, make: makeEn, table: tableEn },
  ru: { account: accountRu, common: commonRu, make: makeRu, table: tableRu },
};

export function html<P extends object>(lang: Lang, component: ComponentType<P>, props: P): string {
  return renderToStaticMarkup(
    createElement(
      IntlProvider,
      { locale: lang, messages: MESSAGES[lang], timeZone: 'UTC' } as never,
      createElement(component, props),
    ),
  );
}

/** A module of `src` with JSX in it, which Node cannot read by itself. */
export async function moduleOf<T>(path: string): Promise<T> {
  const server = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    // The copies of React's contexts that this test has too.
    ssr: { resolve: { externalConditions: ['development', 'node', 'module-sync'] } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await server.ssrLoadModule(path)) as T;
  } finally {
    await server.close();
  }
}
