/** The repository as `new-game` finds and changes it. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesAreReady, packagesStamp, stampFile } from '../../../../tools/launch.js';
import { withWorkspace } from './lock-file.ts';
import type { GameNames, TakenNames } from './names.ts';
import { exportNamesIn, withGame } from './registry.ts';

const TEMPLATE = 'game-template';
const ROOT = join(import.meta.dirname, '../../../..');
const REGISTRY = join(ROOT, 'packages/games/src/registry.ts');
const LOCK = join(ROOT, 'package-lock.json');
const LINKS = join(ROOT, 'node_modules/@four-crowns');

export function takenNames(): TakenNames {
  const rules = globSync('games/*/rules/en.md', { cwd: ROOT }).map((file) => read(join(ROOT, file)));
  return {
    games: [...readdirSync(join(ROOT, 'games')), TEMPLATE],
    packages: Array.from(
      read(LOCK).matchAll(/^ {4}"node_modules\/@four-crowns\/(.+)": \{$/gm),
      ([, name = '']) => name,
    ),
    exportNames: exportNamesIn(read(REGISTRY)),
    letters: rules.flatMap((text) => /^### ([A-Z]+)-/m.exec(text)?.[1] ?? []),
  };
}

/** Writes the folder, the line of the registry and the entries of the lock file. */
export function writeGame(names: GameNames): void {
  const wasReady = packagesAreReady();
  const lock = withWorkspace(read(LOCK), TEMPLATE, names.id);
  copyTemplate(names);
  writeFileSync(REGISTRY, withGame(read(REGISTRY), names));
  writeFileSync(LOCK, lock);
  format(join('games', names.id), REGISTRY);
  linkPackage(names.id);
  // All that the lock file has more is the link: nothing is left to install.
  if (wasReady) writeFileSync(stampFile, packagesStamp());
}

/** Put in place at once, so that half a game is never found. */
function copyTemplate(names: GameNames): void {
  const place = join(ROOT, 'games', names.id);
  const fresh = `${place}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const isBuilt = (name: string): boolean => /(^|[\\/])(node_modules|\.build)$/.test(name);
  for (const file of globSync('**/*', { cwd: join(ROOT, TEMPLATE), exclude: isBuilt })) {
    const from = join(ROOT, TEMPLATE, file);
    if (statSync(from).isDirectory()) continue;
    const to = join(fresh, renamed(file, names));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renamed(read(from), names));
  }
  renameSync(fresh, place);
}

function renamed(text: string, { id, title, letters }: GameNames): string {
  return text
    .replaceAll(TEMPLATE, id)
    .replaceAll('Game Template', title)
    .replaceAll(/\bGT-(?=\d)/g, `${letters}-`);
}

/** Another name makes lines longer or shorter. */
function format(...places: readonly string[]): void {
  const formatter = join(ROOT, 'node_modules/oxfmt/bin/oxfmt');
  const { status, stderr } = spawnSync(process.execPath, [formatter, ...places], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the new files could not be formatted: ${stderr}`);
}

function linkPackage(id: string): void {
  const link = join(LINKS, id);
  if (existsSync(LINKS) && !existsSync(link)) symlinkSync(`../../games/${id}`, link, 'junction');
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
