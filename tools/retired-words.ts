/**
 * Finds words that docs/glossary.md has retired and exits with 1 if there are any. A single lower-case word (`nudge`)
 * is looked for in every part of every identifier (`cpuMicrosPerNudge`, `nudge-bytes`), any other name (`tellSince`)
 * as written. Phrases are looked for in comments and documents; the texts of games have tests of their own.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');

/** The words in backquotes in the first column of the table under `heading`. */
function retiredUnder(heading: string): readonly string[] {
  const [, section = ''] = glossary.split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const firsts = table.split('\n').flatMap((line) => /^\| (`[^|]+)\|/.exec(line)?.[1] ?? []);
  const words = firsts.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
  if (words.length === 0) throw new Error(`docs/glossary.md has no table under "${heading}"`);
  return words;
}

const names = retiredUnder('Retired names');
const parts = new Set(names.filter((name) => /^[a-z]+$/.test(name)));
const wholes = new Set(names.filter((name) => !parts.has(name)));
const phrases = retiredUnder('Retired phrases');
const phrasePattern = new RegExp(`\\b(${phrases.join('|')})\\b`, 'i');

const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const TEXT = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"/g;
const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');

/** Removes strings and comments, where a retired name may be an ordinary English word. */
function namesOf(text: string): string {
  return text.replaceAll(COMMENT, blank).replaceAll(TEXT, blank);
}

/** Keeps only the comments and blanks out the rest. */
function commentsOf(text: string): string {
  let rest = '';
  let at = 0;
  for (const { index, 0: comment } of text.matchAll(COMMENT)) {
    rest += blank(text.slice(at, index)) + comment;
    at = index + comment.length;
  }
  return rest;
}

function nameIn(line: string): string | undefined {
  for (const [name] of line.matchAll(/[A-Za-z][\w-]*/g)) {
    if (wholes.has(name)) return name;
    const words = name.split(/[_-]|(?<=[a-z0-9])(?=[A-Z])/);
    if (words.some((word) => parts.has(word.toLowerCase()))) return name;
  }
  return undefined;
}

function filesOf(pattern: string): readonly string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist|\.build|test-results)$/.test(path),
  });
}

function found(files: readonly string[], text: (all: string) => string, word: typeof nameIn): string[] {
  return files.flatMap((file) =>
    text(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line, i) => {
        const hit = word(line);
        return hit === undefined ? [] : [`${file}:${i + 1}: ${hit}`];
      }),
  );
}

const phraseIn = (line: string): string | undefined => phrasePattern.exec(line)?.[1];
const code = filesOf('{packages,games,apps,tools,examples}/**/*.{ts,tsx}');
const styles = filesOf('{packages,games,apps}/**/*.css');
const documents = filesOf('{*.md,docs/*.md,docs/decisions/*.md}').filter(
  (file) => file !== 'docs/glossary.md',
);
const all = [
  ...found(code, namesOf, nameIn),
  ...found(styles, namesOf, nameIn),
  ...found(code, commentsOf, phraseIn),
  // Documents quote names of tests between “ and ”, and quotations may contain anything.
  ...found(documents, (text) => text.replaceAll(/“[^”]*”/g, blank), phraseIn),
];
for (const line of all) console.error(line);
if (all.length === 0)
  console.log(
    `none of ${names.length} retired names and ${phrases.length} phrases in ${code.length + styles.length + documents.length} files`,
  );
process.exit(all.length === 0 ? 0 : 1);
