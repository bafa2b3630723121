/** Words and rules text, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Paragraph, paragraphsOf, parseRules } from '@four-crowns/core';
import { argumentsOf, elementsOf, leaves } from '@four-crowns/testkit/messages';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import type { Reason } from '../src/refusals.ts';
import { en, ru, type Words } from '../text/index.ts';
import { actions, ending, events, known, prompts, refusals } from './text-samples.ts';

type Language = 'en' | 'ru';
const catalogs: Readonly<Record<Language, Words>> = { en, ru };
const languages: readonly Language[] = ['en', 'ru'];

/** Last paragraph of each section; the engine cites these ids, so none may move. */
const PARAGRAPHS = [9, 7, 10, 3, 9, 5, 9, 13, 4, 12, 6, 7];
const RULES = PARAGRAPHS.flatMap((last, section) =>
  Array.from({ length: last }, (_, i) => `TKD-${section + 1}.${i + 1}`),
);

const spoken: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>> = {
  events: { ...events, ...known },
  prompts,
  actions,
  refusals,
  ending,
};

type Values = Record<string, string | number>;

/** The caller's part: names for seats, words for lists, `none` for an empty list. */
function asValues(sample: object, language: Language): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(sample) as [string, unknown][]) {
    if (field === 'seat') values[field] = language === 'en' ? 'Anna' : 'Анна';
    else if (field === 'of')
      values[field] = language === 'en' ? `Bob ${String(value)}` : `Борис ${String(value)}`;
    else if (typeof value === 'boolean') values[field] = String(value);
    else if (typeof value === 'string' || typeof value === 'number') values[field] = value;
    else if (Array.isArray(value)) values[field] = listed(value as readonly string[], language);
  }
  return values;
}

function listed(items: readonly string[], language: Language): string {
  const cards: Readonly<Record<string, string>> = catalogs[language].card;
  return items.length === 0 ? 'none' : items.map((item) => cards[item] ?? item).join(', ');
}

/** Formats by path, as the screen does, and throws where use-intl would only complain. */
function translator(language: Language) {
  return createTranslator({
    locale: language,
    messages: catalogs[language],
    onError: (error) => {
      throw error;
    },
  });
}

type Path = Parameters<ReturnType<typeof translator>>[0];

function rulesFile(language: Language): string {
  return readFileSync(join(import.meta.dirname, '..', 'rules', `${language}.md`), 'utf8');
}

function paragraphs(language: Language): readonly Paragraph[] {
  return paragraphsOf(parseRules(rulesFile(language)));
}

function latinWords(text: string): readonly string[] {
  const withoutIds = text.replaceAll(/\bTKD-\d+\.\d+/g, '');
  return withoutIds.match(/[A-Za-z]+/g) ?? [];
}

describe.each(languages)('words in %s', (language) => {
  const all = leaves(catalogs[language]);

  test('every message parses', () => {
    expect(() => all.map(({ message }) => parse(message))).not.toThrow();
  });

  test('every event, prompt, action and refusal is told from its own fields, each in its own words', () => {
    const t = translator(language);
    for (const [group, samplesByKey] of Object.entries(spoken)) {
      for (const [key, samples] of Object.entries(samplesByKey)) {
        const told = samples.map((sample) => t(`${group}.${key}` as Path, asValues(sample, language)));
        expect([...new Set(told)], `${group}.${key}`).toEqual(told);
        expect(told.filter((sentence) => /[{}?]|undefined|TKD-| {2}/.test(sentence))).toEqual([]);
      }
    }
  });

  test('all other messages need no arguments', () => {
    const t = translator(language);
    const plain = all.filter(({ path }) => !Object.hasOwn(spoken, path.split('.', 1).join('')));
    expect(plain.length).toBeGreaterThan(50);
    expect(plain.filter(({ message }) => argumentsOf(message).length > 0)).toEqual([]);
    expect(plain.map(({ path }) => t(path as Path))).toEqual(plain.map(({ message }) => message));
  });

  test('nothing is exclaimed', () => {
    const texts = [...all.map(({ message }) => message), ...paragraphs(language).map(({ text }) => text)];
    expect(texts.filter((text) => text.includes('!'))).toEqual([]);
  });

  test('cards and regions bear different names', () => {
    const { card, region } = catalogs[language];
    const names = [card, region].flatMap((of): string[] => Object.values(of));
    expect(new Set(names).size).toBe(19 + 8);
  });
});

test('both languages use the same arguments', () => {
  const outline = (catalog: Words) =>
    leaves(catalog).map(({ path, message }) => [path, ...argumentsOf(message)].join(' '));
  expect(outline(ru)).toEqual(outline(en));
});

test('Russian plurals have one, few, many and other, or need none of them', () => {
  const plurals = leaves(ru).flatMap(({ path, message }) =>
    elementsOf(message).flatMap((element) =>
      element.type === TYPE.plural ? [{ path, forms: Object.keys(element.options).join(' ') }] : [],
    ),
  );
  // With `=0 other` the number follows a word that does not change.
  const good = ['one few many other', '=0 other', '=0 =1 other'];
  expect(plurals.length).toBeGreaterThan(0);
  expect(plurals.filter(({ forms }) => !good.includes(forms))).toEqual([]);
});

test('a rule id and an event type are typed paths', () => {
  const t = translator('en');
  const refuse = (reason: Reason) => t(`refusals.${reason.rule}`, asValues(reason.facts, 'en'));
  const tell = (event: Event) => t(`events.${event.type}`, asValues(event, 'en'));
  expect(refuse({ rule: 'TKD-3.6', facts: { a: 'moray', b: 'devon' } })).toContain('Moray and Devon have no');
  expect(tell({ type: 'pass', seat: 0 })).toBe('Anna passes.');
  // @ts-expect-error -- there is no such rule
  expect(t.has('refusals.TKD-99.9')).toBe(false);
});

describe('rules text', () => {
  test.each(languages)('%s has every paragraph once, in order, with a title and a text', (language) => {
    const found = paragraphs(language);
    expect(found.map(({ id }) => id)).toEqual(RULES);
    expect(found.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
  });

  test.each(languages)('%s refers only to paragraphs that exist', (language) => {
    const cited = paragraphs(language).flatMap(({ text }) => text.match(/TKD-\d+\.\d+/g) ?? []);
    expect(cited.filter((id) => !RULES.includes(id))).toEqual([]);
  });

  test.each(languages)('%s has a title, an introduction and numbered sections', (language) => {
    const { title, intro, chapters } = parseRules(rulesFile(language));
    expect(title).toBe(catalogs[language].name);
    expect(intro).not.toBe('');
    expect(chapters.map((chapter) => Number.parseInt(chapter.title, 10))).toEqual(
      PARAGRAPHS.map((_, i) => i + 1),
    );
  });

  test.each(languages)('%s calls cards by their names', (language) => {
    const titles = new Map(paragraphs(language).map(({ id, title }) => [id, title]));
    const names = Object.values(catalogs[language].card);
    const basic = ['5.1', '5.2', '5.3', '5.4', '5.5', '5.8', '5.9'];
    [...basic, ...Array.from({ length: 12 }, (_, i) => `8.${i + 2}`)].forEach((id, i) =>
      expect(titles.get(`TKD-${id}`)).toBe(names[i]),
    );
  });

  test('every refusal cites a paragraph that exists', () => {
    const cited = leaves(en.refusals).map(({ path }) => path);
    expect(cited.toSorted()).toEqual(Object.keys(refusals).toSorted());
    expect(cited.filter((id) => !RULES.includes(id))).toEqual([]);
  });

  test('both languages divide each rule alike', () => {
    const outline = (language: Language) =>
      paragraphs(language).map(({ id, text }) => `${id} ${text.split('\n\n').length}`);
    expect(outline('ru')).toEqual(outline('en'));
  });
});

describe('the page of summary', () => {
  const pageOf = (language: Language) =>
    readFileSync(join(import.meta.dirname, '..', 'rules', `summary.${language}.md`), 'utf8');

  test('says the same in both languages, line by line, and cites only rules that exist', () => {
    const outline = (language: Language) =>
      pageOf(language)
        .split('\n')
        .map((line) => /^(?:#+ |- |(?=\S))/.exec(line)?.[0]);
    expect(outline('ru')).toEqual(outline('en'));
    expect(latinWords(pageOf('ru'))).toEqual([]);
    const cited = languages.map((language) => pageOf(language).match(/TKD-\d+\.\d+/g) ?? []);
    expect(cited[1]).toEqual(cited[0]);
    expect(cited.flat().filter((id) => !RULES.includes(id))).toEqual([]);
  });

  test.each(languages)(
    '%s is one page and names every basic card, every home and every variant',
    (language) => {
      const { name, card, region, faction } = catalogs[language];
      const page = pageOf(language);
      expect(page.startsWith(`# ${name}`)).toBe(true);
      expect(page.split('\n').length).toBeLessThan(60);
      const shared = [card.assemble, card.negotiate, card.manoeuvre, card.outmanoeuvre];
      for (const word of [...shared, region.moray, region.gwynedd, region.essex, faction.viking]) {
        expect(page, word).toContain(word);
      }
      // The three Supports share a line.
      expect(page).toMatch(
        { en: /Scottish, Welsh and English Support/, ru: /Шотландская, валлийская и английская поддержка/ }[
          language
        ],
      );
      expect(page).toMatch({ en: /Saxons/, ru: /саксов/ }[language]);
      expect(page).toMatch({ en: /three secret cunning cards/, ru: /три тайные изощрённые карты/ }[language]);
    },
  );
});

test('Russian is written in Russian', () => {
  const literals = leaves(ru).flatMap(({ message }) =>
    elementsOf(message).flatMap((element) => (element.type === TYPE.literal ? [element.value] : [])),
  );
  expect([rulesFile('ru'), ...literals].flatMap(latinWords)).toEqual([]);
});
