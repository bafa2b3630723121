/** Words and rules text, in both languages. */
import { textSuite } from '@four-crowns/testkit/text-suite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Paragraph } from '@four-crowns/core';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import type { Reason } from '../src/refusals.ts';
import { en, ru } from '../text/index.ts';
import type { Words } from '../text/index.ts';
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

textSuite({
  prefix: 'TKD',
  catalogs,
  rules: join(import.meta.dirname, '..', 'rules'),
  paragraphs: PARAGRAPHS,
  spoken,
  say: (language, path, sample) =>
    translator(language)(path as Path, sample === undefined ? undefined : asValues(sample, language)),
  neverSaid: /\?/,
  plain: 50,
  pluralForms: ['=0 other', '=0 =1 other'],
});

describe.each(languages)('words in %s', (language) => {
  test('cards and regions bear different names', () => {
    const { card, region } = catalogs[language];
    const names = [card, region].flatMap((of): string[] => Object.values(of));
    expect(new Set(names).size).toBe(19 + 8);
  });
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
  test.each(languages)('%s calls cards by their names', (language) => {
    const titles = new Map(paragraphs(language).map(({ id, title }) => [id, title]));
    const names = Object.values(catalogs[language].card);
    const basic = ['5.1', '5.2', '5.3', '5.4', '5.5', '5.8', '5.9'];
    [...basic, ...Array.from({ length: 12 }, (_, i) => `8.${i + 2}`)].forEach((id, i) =>
      expect(titles.get(`TKD-${id}`)).toBe(names[i]),
    );
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
