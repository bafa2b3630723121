// `node apps/web/tools/notices.ts [--write]`: collects the notices of all third-party work that the page ships, from
// the built page itself. Without --write it fails if the stored file differs.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfStale } from './build.ts';
import { SHIPPED_FILE } from './shipped-plugin.ts';

const web = dirname(import.meta.dirname);
const root = join(web, '../..');
const KEPT = join(web, 'public/third-party-notices.txt');
const RULE = '-'.repeat(80);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
}

function packageNotice(folder: string): string {
  const place = join(root, folder);
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = 'no licence named', homepage } = manifest;
  const file = readdirSync(place).find((one) => /^licen[cs]e(\.|$)/i.test(one));
  const text =
    file === undefined ? `The package has no licence file; it names ${license}.` : read(join(place, file));
  return [`${name} ${version} (${license})`, ...(homepage === undefined ? [] : [homepage]), '', text].join(
    '\n',
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}

/** The authors of icons, as listed in a game's table of credits. */
function iconLines(folder: string): readonly string[] {
  const game = folder.split(/[\\/]/)[1] ?? '';
  const rows = read(join(root, folder, 'CREDITS.md')).matchAll(/^\| (?!icon \||-)(.+?) \| (.+?) \|$/gm);
  const known = Array.from(rows, ([, icons, author]) => `${author}: ${icons} (${game})`);
  if (known.length > 0) return known;
  const list = JSON.parse(read(join(root, folder, 'icons.json'))) as { readonly [ours: string]: string };
  const icons = [...new Set(Object.values(list))].toSorted().join(', ');
  return [`Lorc, Delapouite, Skoll and other contributors of game-icons.net: ${icons} (${game})`];
}

function iconNotice(): string {
  const files = globSync('games/*/ui/art/icons.json', { cwd: root }).toSorted();
  const lines = files.flatMap((file) => iconLines(dirname(file)));
  return [
    'Icons of game-icons.net (CC BY 3.0, https://creativecommons.org/licenses/by/3.0/)',
    'https://game-icons.net',
    '',
    'Recoloured and set into our own frames; their shapes are unchanged.',
    '',
    ...lines,
  ].join('\n');
}

function notices(): string {
  const shipped = JSON.parse(readFileSync(join(web, 'dist', SHIPPED_FILE), 'utf8')) as readonly string[];
  return [
    [
      'Third-party notices of Four Crowns',
      '',
      'The page of Four Crowns contains the following code, fonts and icons of others. This list is made from the built',
      'page by apps/web/tools/notices.ts. Everything else is under the MIT licence of Four Crowns.',
    ].join('\n'),
    ...shipped.map(packageNotice),
    iconNotice(),
  ]
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');
}

buildIfStale();
const now = notices();
if (process.argv.includes('--write')) writeFileSync(KEPT, now);
else if (now === readFileSync(KEPT, 'utf8')) console.log(`the notices name all that the page ships`);
else {
  console.error(`${KEPT} does not say what the page ships: run "node apps/web/tools/notices.ts --write"`);
  process.exitCode = 1;
}
