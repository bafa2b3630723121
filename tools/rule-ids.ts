/**
 * Checks that every numbered paragraph of a game's rules has a test whose name begins with its id, and that every id
 * cited in the game's sources and tests exists. Lists what is missing and exits with 1 if anything is.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

interface Citation {
  readonly id: string;
  readonly where: string;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function idsOf(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^### ([A-Z]+-\d+\.\d+) /gm), ([, id]) => id ?? '');
}

/** Ids at the beginning of `test('…')` and `it('…')`, also after `.each(…)` and the like. */
function testedIn(file: string): string[] {
  const names = read(file).matchAll(/\b(?:test|it)\b[^'"`\n]*\(\s*['"`]([A-Z]+-\d+\.\d+)\b/g);
  return Array.from(names, ([, id]) => id ?? '');
}

/** Ids with this game's letters anywhere, except where the compiler is told to expect an error. */
function citedIn(file: string, letters: string): Citation[] {
  const pattern = new RegExp(`\\b${letters}-\\d+\\.\\d+(?!\\d)`, 'g');
  return read(file)
    .split('\n')
    .flatMap((line, i, lines) => {
      if (lines[i - 1]?.includes('@ts-expect-error') === true) return [];
      return Array.from(line.matchAll(pattern), ([id]) => ({ id, where: `${file}:${i + 1}` }));
    });
}

function checkGame(folder: string): string[] {
  const ids = idsOf(read(join(folder, 'rules/en.md')));
  const letters = ids[0]?.split('-')[0];
  if (letters === undefined) return [`${folder}/rules/en.md: no numbered rule`];
  const sources = globSync(`${folder}/{src,text,bot,ui,text-board,test,e2e}/**/*.{ts,tsx}`, { cwd: root });
  const tests = sources.filter((file) => file.endsWith('.test.ts'));
  const tested = new Set(tests.flatMap(testedIn));
  const known = new Set(ids);
  const texts = globSync(`${folder}/rules/*.md`, { cwd: root });
  return [
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${folder}: ${id} stands twice in the rules`),
    ...ids.filter((id) => !tested.has(id)).map((id) => `${folder}: no test begins with ${id}`),
    ...[...sources, ...texts]
      .flatMap((file) => citedIn(file, letters))
      .filter(({ id }) => !known.has(id))
      .map(({ id, where }) => `${where}: ${id} is no paragraph of the rules`),
  ];
}

const games = globSync('{games/*,game-template}/rules/en.md', { cwd: root }).map((file) =>
  dirname(dirname(file)),
);
const complaints = games.toSorted().flatMap(checkGame);
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0)
  console.log(`every rule of ${games.length} games has a test, every id cited exists`);
process.exit(complaints.length === 0 ? 0 : 1);
