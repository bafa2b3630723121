import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** A file and the names after it, up to the next file. */
function namedIn(cell: string): { readonly file: string; readonly name: string }[] {
  return cell.split(/(?=`[\w/.-]+\.test\.ts`)/).flatMap((part) => {
    const file = /^`([\w/.-]+\.test\.ts)`/.exec(part)?.[1];
    if (file === undefined) return [];
    return [...part.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ file, name }));
  });
}

const rows = page
  .split('\n')
  .filter((line) => /^\| .* \| .* \| .* \|$/.test(line) && !line.startsWith('| threat |'))
  .map((line) => line.split(' | '));

test('every threat names what protects and a test that shows it', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const [threat, what, shown = ''] of rows) {
    expect(what?.length, threat).toBeGreaterThan(10);
    expect(namedIn(shown).length, threat).toBeGreaterThan(0);
  }
});

test('every test that it names exists', () => {
  const named = rows.flatMap(([, , shown = '']) => namedIn(shown));
  expect(named.length).toBeGreaterThan(70);
  for (const { file, name } of named) {
    const path = join(ROOT, file.includes('/') ? file : `apps/server/test/${file}`);
    expect(existsSync(path), file).toBe(true);
    const text = readFileSync(path, 'utf8');
    const begins = ["'", '`', '"'].some((quote) => text.includes(`${quote}${name}`));
    expect(begins, `${file}: ${name}`).toBe(true);
  }
});
