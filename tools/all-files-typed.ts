// Fails for each TypeScript file that no project referenced from the root tsconfig.json contains. Otherwise such a
// file would never be type-checked, and nobody would notice.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = dirname(import.meta.dirname);
const text = readFileSync(join(root, 'tsconfig.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
const solution = JSON.parse(text) as {
  references: { path: string }[];
};

const typed = new Set<string>();
for (const { path } of solution.references) {
  const list = execFileSync('tsc', ['-p', join(root, path), '--listFilesOnly'], { encoding: 'utf8' });
  for (const file of list.split('\n')) typed.add(resolve(root, file.trim()));
}

const sources = globSync('{packages,games,game-template,apps,tools,bin}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /(^|[\\/])(node_modules|\.build|dist)$/.test(name),
});
const missed = [...sources, ...globSync('*.ts', { cwd: root })].filter(
  (file) => !typed.has(join(root, file)),
);
for (const file of missed) console.error(`${file} belongs to no project of tsconfig.json`);
process.exit(missed.length === 0 ? 0 : 1);
