/** Identifiers that docs/glossary.md has retired, wherever code still has them; exits 1 if there are any. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const [, retired = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Retired');
const words = [...retired.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
const pattern = new RegExp(`\\b(${words.join('|')})\\b`);

/** Without texts and comments: a word of everyday English may well be right there. */
function codeOf(text: string): string {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, blank);
}

const files = globSync('{packages,games,apps,tools,examples}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
});
const found = files.flatMap((file) =>
  codeOf(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .flatMap((line, i) => {
      const word = pattern.exec(line)?.[1];
      return word === undefined ? [] : [`${file}:${i + 1}: ${word}`];
    }),
);
for (const line of found) console.error(line);
if (found.length === 0) console.log(`none of ${words.length} retired words in ${files.length} files`);
process.exit(found.length === 0 ? 0 : 1);
