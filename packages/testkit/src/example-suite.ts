/** The examples in a rules text: all of them are played in a test, and both languages tell the same. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Lang, Paragraph } from '@four-crowns/core';
import { expect, test } from 'vitest';

const MARKS = { en: 'Example:', ru: 'Пример:' } as const;

export interface ExampleSuite {
  /** The letters before the numbers of its rules, such as `KB`. */
  readonly prefix: string;
  /** The folders of the rules text and of the tests. */
  readonly rules: string;
  readonly tests: string;
  /** What an example names that both languages write alike; numbers unless told. */
  readonly named?: RegExp;
}

export function exampleSuite({ prefix, rules, tests, named = /\d+/g }: ExampleSuite): void {
  const title = new RegExp(`test\\(\\s*'(${prefix}-\\d+\\.\\d+)[^']*\\bexample\\b`, 'g');
  /** Paragraphs of which a test says that it plays their example. */
  const played = new Set(
    globSync('**/*.test.ts', { cwd: tests }).flatMap((file) =>
      [...readFileSync(join(tests, file), 'utf8').matchAll(title)].map(([, id]) => id ?? ''),
    ),
  );
  const paragraphs = (lang: Lang): readonly Paragraph[] =>
    paragraphsOf(parseRules(readFileSync(join(rules, `${lang}.md`), 'utf8')));
  const withExample = (lang: Lang): readonly string[] =>
    paragraphs(lang).flatMap(({ id, text }) => (text.includes(MARKS[lang]) ? [id] : []));

  test('every example in both languages is played in a test', () => {
    expect(withExample('en').filter((id) => !played.has(id))).toEqual([]);
    expect(withExample('ru')).toEqual(withExample('en'));
    expect(withExample('en').length).toBeGreaterThan(15);
  });

  test('both languages tell their examples of the same places and numbers, in the same order', () => {
    const told = (lang: Lang): string[] =>
      paragraphs(lang).flatMap(({ id, text }) =>
        text
          .split('\n\n')
          .filter((block) => block.startsWith(MARKS[lang]))
          .map((block) => `${id} ${(block.match(named) ?? []).join(' ')}`),
      );
    expect(told('ru')).toEqual(told('en'));
  });
}
