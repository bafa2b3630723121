import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { needWords } from '../words/use-words.ts';
import type { Part } from '../words/use-words.ts';

interface Later {
  readonly Page: ComponentType;
  /** Fetches the page and its texts; later calls cost nothing. */
  readonly prepare: () => Promise<unknown>;
}

function later(part: Part, load: () => Promise<ComponentType>): Later {
  let ready: ComponentType | undefined;
  const fetched = async () => {
    const [page] = await Promise.all([load(), needWords(part)]);
    ready = page;
    return { default: page };
  };
  const Fetched = lazy(fetched);
  return {
    prepare: fetched,
    Page() {
      // A page that is already loaded must not go through `lazy`, because React would show an empty page for a
      // moment.
      const [Shown] = useState(() => ready ?? Fetched);
      return <Shown />;
    },
  };
}

/** Every page except home is loaded when it is first opened or about to be opened. */
export const table = later('table', async () => (await import('../table/TablePage.tsx')).TablePage);
export const local = later('table', async () => (await import('../local/LocalPage.tsx')).LocalPage);
export const make = later('make', async () => (await import('../new/NewTablePage.tsx')).NewTablePage);
export const account = later('account', async () => (await import('../account/AccountPage.tsx')).AccountPage);
export const rules = later('table', async () => (await import('../rules/RulesPage.tsx')).RulesPage);
export const document = later('table', async () => (await import('../rules/DocumentPage.tsx')).DocumentPage);

const BY_PATH = [
  ['/t/', table],
  ['/local/', local],
  ['/new/', make],
  ['/me', account],
  ['/rules/', rules],
  ['/docs/', document],
] as const;

/** Never rejects: a page that could not be loaded fails when it is shown, and the error is reported there. */
export async function prepare(path: string): Promise<void> {
  const page = BY_PATH.find(([start]) => path.startsWith(start))?.[1];
  await page?.prepare().catch(() => undefined);
}
