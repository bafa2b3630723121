/** The examples in the rules text: all of them are played in a test, and both languages tell the same. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Paragraph } from '@four-crowns/core';
import { expect, test } from 'vitest';

const MARKS = { en: 'Example:', ru: 'Пример:' } as const;

/** Paragraphs of which a test says that it plays their example. */
const played = new Set(
  globSync('**/*.test.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /test\(\s*'(TKD-\d+\.\d+)[^']*\bexample\b/g,
      ),
    ].map(([, id]) => id ?? ''),
  ),
);

function paragraphs(language: 'en' | 'ru'): readonly Paragraph[] {
  return paragraphsOf(parseRules(readFileSync(join(import.meta.dirname, `../rules/${language}.md`), 'utf8')));
}

function withExample(language: 'en' | 'ru'): readonly string[] {
  return paragraphs(language).flatMap(({ id, text }) => (text.includes(MARKS[language]) ? [id] : []));
}

test('every example in both languages is played in a test', () => {
  expect(withExample('en').filter((id) => !played.has(id))).toEqual([]);
  expect(withExample('ru')).toEqual(withExample('en'));
  expect(withExample('en').length).toBeGreaterThan(15);
});

test('both languages tell their examples of the same numbers, in the same order', () => {
  const numbers = (language: 'en' | 'ru'): string[] =>
    paragraphs(language).flatMap(({ id, text }) =>
      text
        .split('\n\n')
        .filter((block) => block.startsWith(MARKS[language]))
        .map((block) => `${id} ${(block.match(/\d+/g) ?? []).join(' ')}`),
    );
  expect(numbers('ru')).toEqual(numbers('en'));
});
