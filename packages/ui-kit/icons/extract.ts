// Takes the few icons a game uses out of @iconify-json/game-icons and writes them beside its list:
//   node packages/ui-kit/icons/extract.ts games/kingdom-builder/ui/art/icons.json
// The list maps our name to the icon's; the result is `icons.ts`, one path each, 512 units square.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const [, , listFile] = process.argv;
if (listFile === undefined) throw new Error('no list given; see the first lines of this file');

// A game's `icons.json`.
const list = JSON.parse(readFileSync(listFile, 'utf8')) as { readonly [ours: string]: string };
// The format of Iconify's sets.
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  readonly icons: { readonly [name: string]: { readonly body: string } };
};

const lines = Object.entries(list).map(([ours, theirs]) => {
  const body = set.icons[theirs]?.body;
  if (body === undefined) throw new Error(`game-icons has no ${theirs}`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`${theirs} is more than one path`);
  return `  ${/^[a-z]+$/i.test(ours) ? ours : `'${ours}'`}: '${path}',`;
});

writeFileSync(
  join(dirname(listFile), 'icons.ts'),
  [
    '/** Made by packages/ui-kit/icons/extract.ts from icons.json. game-icons.net, CC BY 3.0: see CREDITS.md. */',
    'export const ICONS = {',
    ...lines,
    '} as const;',
    '',
    'export type IconName = keyof typeof ICONS;',
    '',
  ].join('\n'),
);
