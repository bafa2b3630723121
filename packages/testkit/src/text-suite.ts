/**
 * What must hold for every game's texts and rules, in both languages. It has its own entry point because it needs the
 * parser.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Lang, Paragraph } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { argumentsOf, elementsOf, leaves } from './messages.ts';

type Catalog = { readonly name: string; readonly refusals: object };

export interface TextSuite {
  /** The letters at the start of its rule ids, such as `KB`. */
  readonly prefix: string;
  readonly catalogs: { readonly [l in Lang]: Catalog };
  /** The folder with the rules. */
  readonly rules: string;
  /** The last paragraph number of each section. The engine cites these ids, so none may move. */
  readonly paragraphs: readonly number[];
  /** Samples of every event, prompt, action and refusal, by group and key. */
  readonly spoken: { readonly [group: string]: { readonly [key: string]: readonly object[] } };
  /** A sample as the sentence shown on the screen. */
  readonly say: (lang: Lang, path: string, sample?: object) => string;
  /** What no sentence may contain, apart from braces, ids and double spaces. */
  readonly neverSaid?: RegExp;
  /** At least one more message than this must need no arguments. */
  readonly plain: number;
  /** There must be more Russian plurals than this. */
  readonly plurals?: number;
  /**
   * Forms of Russian plurals that are allowed apart from one, few, many and other: with these the number follows a
   * word that does not change.
   */
  readonly pluralForms?: readonly string[];
  /** Latin letters that Russian text may contain, such as names of hexes. */
  readonly latin?: RegExp;
}

const LANGUAGES: readonly Lang[] = ['en', 'ru'];

export function textSuite(given: TextSuite): void {
  const { catalogs, prefix, spoken, say } = given;
  const ids = given.paragraphs.flatMap((last, section) =>
    Array.from({ length: last }, (_, i) => `${prefix}-${section + 1}.${i + 1}`),
  );
  const id = new RegExp(`\\b${prefix}-\\d+\\.\\d+`, 'g');
  const file = (name: string): string => readFileSync(join(given.rules, name), 'utf8');
  const paragraphs = (lang: Lang): readonly Paragraph[] => paragraphsOf(parseRules(file(`${lang}.md`)));
  const latinWords = (text: string): readonly string[] =>
    text
      .replaceAll(id, '')
      .replaceAll(given.latin ?? /$^/g, '')
      .match(/[A-Za-z]+/g) ?? [];

  describe.each(LANGUAGES)('words in %s', (lang) => {
    const all = leaves(catalogs[lang]);

    test('every message parses', () => {
      expect(() => all.map(({ message }) => parse(message))).not.toThrow();
    });

    test('every event, prompt, action and refusal is told from its own fields, each in its own words', () => {
      for (const [group, samplesByKey] of Object.entries(spoken)) {
        for (const [key, samples] of Object.entries(samplesByKey)) {
          const told = samples.map((sample) => say(lang, `${group}.${key}`, sample));
          expect([...new Set(told)], `${group}.${key}`).toEqual(told);
          const broken = (text: string): boolean =>
            /[{}]|undefined| {2}/.test(text) ||
            text.includes(`${prefix}-`) ||
            given.neverSaid?.test(text) === true;
          expect(told.filter(broken)).toEqual([]);
        }
      }
    });

    test('all other messages need no arguments', () => {
      const plain = all.filter(({ path }) => !Object.hasOwn(spoken, path.split('.', 1).join('')));
      expect(plain.length).toBeGreaterThan(given.plain);
      expect(plain.filter(({ message }) => argumentsOf(message).length > 0)).toEqual([]);
      expect(plain.map(({ path }) => say(lang, path))).toEqual(plain.map(({ message }) => message));
    });

    test('nothing is exclaimed', () => {
      const texts = [...all.map(({ message }) => message), ...paragraphs(lang).map(({ text }) => text)];
      expect(texts.filter((text) => text.includes('!'))).toEqual([]);
    });
  });

  test('both languages use the same arguments', () => {
    const outline = (catalog: Catalog): readonly string[] =>
      leaves(catalog).map(({ path, message }) => [path, ...argumentsOf(message)].join(' '));
    expect(outline(catalogs.ru)).toEqual(outline(catalogs.en));
  });

  test('Russian plurals have one, few, many and other, or need none of them', () => {
    const plurals = leaves(catalogs.ru).flatMap(({ path, message }) =>
      elementsOf(message).flatMap((element) =>
        element.type === TYPE.plural ? [{ path, forms: Object.keys(element.options).join(' ') }] : [],
      ),
    );
    const good = ['one few many other', ...(given.pluralForms ?? [])];
    expect(plurals.length).toBeGreaterThan(given.plurals ?? 0);
    expect(plurals.filter(({ forms }) => !good.includes(forms))).toEqual([]);
  });

  describe('rules text', () => {
    test.each(LANGUAGES)('%s has every paragraph once, in order, with a title and a text', (lang) => {
      const found = paragraphs(lang);
      expect(found.map((paragraph) => paragraph.id)).toEqual(ids);
      expect(found.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
    });

    test.each(LANGUAGES)('%s refers only to paragraphs that exist', (lang) => {
      const cited = paragraphs(lang).flatMap(({ text }) => text.match(id) ?? []);
      expect(cited.filter((one) => !ids.includes(one))).toEqual([]);
    });

    test.each(LANGUAGES)('%s has a title, an introduction and numbered sections', (lang) => {
      const { title, intro, chapters } = parseRules(file(`${lang}.md`));
      expect(title).toBe(catalogs[lang].name);
      expect(intro).not.toBe('');
      expect(chapters.map((chapter) => Number.parseInt(chapter.title, 10))).toEqual(
        given.paragraphs.map((_, i) => i + 1),
      );
    });

    test('every refusal cites a paragraph that exists', () => {
      const cited = leaves(catalogs.en.refusals).map(({ path }) => path);
      expect(cited.toSorted()).toEqual(Object.keys(spoken['refusals'] ?? {}).toSorted());
      expect(cited.filter((one) => !ids.includes(one))).toEqual([]);
    });

    test('both languages divide each rule alike', () => {
      const outline = (lang: Lang): readonly string[] =>
        paragraphs(lang).map((paragraph) => `${paragraph.id} ${paragraph.text.split('\n\n').length}`);
      expect(outline('ru')).toEqual(outline('en'));
    });
  });

  test('Russian is written in Russian', () => {
    const literals = leaves(catalogs.ru).flatMap(({ message }) =>
      elementsOf(message).flatMap((element) => (element.type === TYPE.literal ? [element.value] : [])),
    );
    expect([file('ru.md'), ...literals].flatMap(latinWords)).toEqual([]);
  });
}
