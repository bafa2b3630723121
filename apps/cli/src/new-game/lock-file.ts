/** The lock file as `npm install` would write it for one more workspace: nothing else changes and nothing is fetched. */

import { parseTrusted } from '@four-crowns/core';

type Lock = { readonly packages: { readonly [path: string]: unknown } };

/** The new game depends on what the template depends on, so its entry is the template's under another name. */
export function withWorkspace(text: string, template: string, id: string): string {
  const lock = parseTrusted<Lock>(text);
  const entry = lock.packages[template];
  if (typeof entry !== 'object' || entry === null) throw new Error(`the lock file has no ${template}`);
  const added = [
    [`games/${id}`, { ...entry, name: `@four-crowns/${id}` }],
    [`node_modules/@four-crowns/${id}`, { resolved: `games/${id}`, link: true }],
  ] as const;
  const packages = added.reduce<readonly (readonly [string, unknown])[]>(
    (entries, one) => inserted(entries, one),
    Object.entries(lock.packages),
  );
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

/** npm sorts by path, in the order of English words. */
function inserted(
  entries: readonly (readonly [string, unknown])[],
  added: readonly [string, unknown],
): readonly (readonly [string, unknown])[] {
  const at = entries.findIndex(([path]) => path.localeCompare(added[0], 'en') > 0);
  return entries.toSpliced(at < 0 ? entries.length : at, 0, added);
}
