/** Words and rules text, in both languages. */
import { textSuite } from '@four-crowns/testkit/text-suite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Paragraph } from '@four-crowns/core';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { BUILDING_FACTS, BUILDINGS } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Reason } from '../src/refusals.ts';
import { en, ru } from '../text/index.ts';
import type { Words } from '../text/index.ts';
import { actions, events, known, prompts, refusals } from './text-samples.ts';

type Language = 'en' | 'ru';
const catalogs: Readonly<Record<Language, Words>> = { en, ru };
const languages: readonly Language[] = ['en', 'ru'];

/** Last paragraph of each section; the engine cites these ids, so none may move. */
const PARAGRAPHS = [8, 5, 4, 5, 10, 6, 18, 7, 21, 5, 3, 14, 3, 4, 2];

const spoken: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>> = {
  events: { ...events, ...known },
  prompts,
  actions,
  refusals,
  parted: { goods: [{ seat: 0, of: 'Boris' }], buildings: [{ seat: 0, of: 'Boris' }] },
};

type Values = Record<string, string | number>;

/** The caller's part: names for seats, words for lists, `none` for an empty list. */
function asValues(sample: object, language: Language): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(sample) as [string, unknown][]) {
    if (field === 'seat') values[field] = language === 'en' ? 'Anna' : 'Анна';
    else if (typeof value === 'boolean') values[field] = String(value);
    else if (typeof value === 'string' || typeof value === 'number') values[field] = value;
    else if (Array.isArray(value))
      values[field] = listed(field, value as readonly (string | number)[], language);
  }
  return values;
}

function listed(field: string, items: readonly (string | number)[], language: Language): string {
  const { good, building } = catalogs[language];
  const words: Readonly<Record<string, string>> = field === 'buildings' ? building : good;
  return items.length === 0 ? 'none' : items.map((item) => words[item] ?? String(item)).join(', ');
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

textSuite({
  prefix: 'KBG',
  catalogs,
  rules: join(import.meta.dirname, '..', 'rules'),
  paragraphs: PARAGRAPHS,
  spoken,
  say: (language, path, sample) =>
    translator(language)(path as Path, sample === undefined ? undefined : asValues(sample, language)),
  neverSaid: /\?/,
  plain: 100,
  plurals: 20,
  pluralForms: ['=0 other', '=0 =1 other', '=-1 =0 other'],
  latin: /\b[IV]+\b/g,
});

describe.each(languages)('words in %s', (language) => {
  test('advisors, buildings and races bear different names', () => {
    const { advisor, building, race } = catalogs[language];
    const names = [advisor, building, race].flatMap((of): string[] => Object.values(of));
    expect(new Set(names).size).toBe(18 + 20 + 6);
  });
});

test('Russian counts agree with their nouns', () => {
  const t = translator('ru');
  const lost = (points: number) => t('events.lost_points', { seat: 'Анна', points });
  expect([1, 3, 5, 11, 21].map(lost)).toEqual(
    ['1 очко', '3 очка', '5 очков', '11 очков', '21 очко'].map((points) => `Анна теряет ${points}.`),
  );
});

test('a rule id and an event type are typed paths', () => {
  const t = translator('en');
  const refuse = (reason: Reason) => t(`refusals.${reason.rule}`, asValues(reason.facts, 'en'));
  const tell = (event: Event) => t(`events.${event.type}`, asValues(event, 'en'));
  expect(
    refuse({
      rule: 'KBG-5.7',
      facts: { advisor: 'treasurer', value: 8, sum: 9, plusTwo: true, isInReach: true, there: 'none' },
    }),
  ).toContain('Your dice and the “+2” token make 9 and the Treasurer asks for 8');
  expect(tell({ type: 'pass', seat: 0 })).toBe('Anna passes.');
  // @ts-expect-error -- there is no such rule
  expect(t.has('refusals.KBG-99.9')).toBe(false);
});

describe('rules text', () => {
  test.each(languages)('%s calls advisors and buildings by their names', (language) => {
    const titles = new Map(paragraphs(language).map(({ id, title }) => [id, title]));
    const { advisor, building } = catalogs[language];
    Object.values(advisor).forEach((name, i) => expect(titles.get(`KBG-7.${i + 1}`)).toBe(name));
    Object.values(building).forEach((name, i) => expect(titles.get(`KBG-9.${i + 1}`)).toBe(name));
  });

  test.each(languages)('KBG-9.21 in %s the table has every building as the rules have it', (language) => {
    const text = paragraphs(language).find(({ id }) => id === 'KBG-9.21')?.text ?? '';
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    const { building, buildingHelp } = catalogs[language];
    const cells = rows.slice(1).map((line) => line.slice(2, -2).split(' | '));
    expect(cells).toHaveLength(BUILDINGS.length);
    cells.forEach(([row, column, name, price, points, help], b) => {
      const id = BUILDINGS[b] ?? 'inn';
      const facts = BUILDING_FACTS[b];
      const ROMAN = ['I', 'II', 'III', 'IV'];
      expect([row, column, name]).toEqual([String(1 + Math.floor(b / 4)), ROMAN[b % 4], building[id]]);
      const amounts = [facts?.gold, facts?.wood, facts?.stone].filter((n) => n !== 0).map(String);
      expect(price?.match(/\d+/g)).toEqual(amounts);
      const stems = { en: ['gold', 'wood', 'stone'], ru: ['золот', 'дерев', 'кам'] }[language];
      const named = (['gold', 'wood', 'stone'] as const).filter((_, i) => price?.includes(stems[i] ?? ''));
      expect(named).toEqual((['gold', 'wood', 'stone'] as const).filter((good) => facts?.[good] !== 0));
      expect([points, help]).toEqual([String(facts?.points), buildingHelp[id]]);
      // The paragraph of the building says the same.
      const own = paragraphs(language).find((p) => p.id === `KBG-9.${b + 1}`)?.text ?? '';
      expect(own.replaceAll(/ и | and /g, ', ')).toContain(price);
    });
  });

  test.each(languages)('%s has a page of summary, with names and rules of this game', (language) => {
    const page = readFileSync(join(import.meta.dirname, '..', 'rules', `summary.${language}.md`), 'utf8');
    const other = language === 'en' ? 'ru' : 'en';
    const twin = readFileSync(join(import.meta.dirname, '..', 'rules', `summary.${other}.md`), 'utf8');
    const outline = (text: string) =>
      text.split('\n').map((line) => (/^(#+ |- )/.exec(line)?.[0] ?? '') !== '');
    expect(page.startsWith(`# ${catalogs[language].name}`)).toBe(true);
    expect(page.split('\n').length).toBeLessThan(60);
    expect(outline(page)).toEqual(outline(twin));
    const { advisor, building } = catalogs[language];
    const stems = [
      advisor.alchemist,
      advisor.smuggler,
      building.market,
      building.cathedral,
      building.town_hall,
    ];
    for (const name of stems) expect(page, name).toContain(name.slice(0, 4));
  });
});
