/** Every numbered rule of the rules text has a test whose name starts with its id. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

test('every rule has a test', () => {
  const rules = readFileSync(join(folder, '..', 'rules', 'en.md'), 'utf8');
  const ids = paragraphsOf(parseRules(rules)).map(({ id }) => id);
  const named = new Set<string>();
  for (const file of globSync('*.test.ts', { cwd: folder })) {
    const titles = readFileSync(join(folder, file), 'utf8').matchAll(/['"`](KBG-\d+)\.(\d+|%i) /g);
    for (const [, section = '', paragraph = ''] of titles) {
      // A table of tests stands for a whole section: its rows are counted where they are written.
      if (paragraph === '%i') for (const id of ids) if (id.startsWith(`${section}.`)) named.add(id);
      named.add(`${section}.${paragraph}`);
    }
  }
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});
