/** The examples in the rules text: all of them are played, and both languages tell the same. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Paragraph } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';

/** Paragraphs whose examples are played in a test. */
const played = new Set(
  globSync('examples*.test.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/example\(\s*'(KBG-[\d.]+)'/g)].map(
      ([, id]) => id ?? '',
    ),
  ),
);

describe('the text of the examples', () => {
  const paragraphs = (language: 'en' | 'ru'): readonly Paragraph[] =>
    paragraphsOf(parseRules(readFileSync(join(import.meta.dirname, `../rules/${language}.md`), 'utf8')));
  const withExample = (language: 'en' | 'ru', word: string): string[] =>
    paragraphs(language).flatMap(({ id, text }) => (text.includes(word) ? [id] : []));

  test('every example in both languages is played here', () => {
    expect(withExample('en', 'Example:').toSorted()).toEqual([...played].toSorted());
    expect(withExample('ru', 'Пример:')).toEqual(withExample('en', 'Example:'));
  });

  test('both languages have the same numbers in the same order', () => {
    const numbers = (language: 'en' | 'ru'): string[] =>
      paragraphs(language).flatMap(({ id, text }) =>
        text.split('\n\n').flatMap((block) => {
          const isExample = /^(Example|Пример):/.test(block);
          return isExample ? [`${id} ${(block.match(/\d+/g) ?? []).join(' ')}`] : [];
        }),
      );
    expect(numbers('ru')).toEqual(numbers('en'));
    expect(numbers('en').length).toBeGreaterThan(25);
  });
});
