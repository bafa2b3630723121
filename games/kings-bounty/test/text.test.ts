import { textSuite } from '@four-crowns/testkit/text-suite';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Paragraph } from '@four-crowns/core';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import type { Action } from '../src/actions.ts';
import { CARDS, GARRISONS, HOLDINGS, HOUSE_VALUES, NATIONS, TITLES, UNITS } from '../src/data.ts';
import type { CastleNation, Garrison } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import type { Prompt } from '../src/prompt.ts';
import type { Reason } from '../src/refusals.ts';
import { en, ru } from '../text/index.ts';
import type { Words } from '../text/index.ts';

type Language = 'en' | 'ru';
const catalogs: Readonly<Record<Language, Words>> = { en, ru };
const languages: readonly Language[] = ['en', 'ru'];

/** Last paragraph of each section; the engine cites these ids, so none may move. */
const PARAGRAPHS = [9, 6, 10, 6, 5, 21, 6, 5];
const RULES = PARAGRAPHS.flatMap((last, section) =>
  Array.from({ length: last }, (_, i) => `KBY-${section + 1}.${i + 1}`),
);

const seat = 0;
const castleNations = NATIONS.filter((n): n is CastleNation => n !== 'humans');
const garrisons = GARRISONS.filter((g): g is Garrison => g !== 'none');
const holding = 'elves_tower';
const secret = { to: 1, card: holding } as const;

type OfType<U, T> = U extends { readonly type: infer Q } ? (T extends Q ? U : never) : never;
type FactsOf<Rule, R = Reason> = R extends { readonly rule: Rule; readonly facts: infer F } ? F : never;

const attacks = <T extends 'capture' | 'hero' | 'monster'>(type: T) => [
  ...UNITS.map((card) => ({ type, seat, card, holding }) as const),
  ...HOLDINGS.slice(1).map((on) => ({ type, seat, card: 'humans_mage', holding: on }) as const),
];
const titled = <
  T extends 'lose-title' | 'gain-title' | 'lay-title' | 'turn-up' | 'nobody-has' | 'show-title',
>(
  type: T,
) => TITLES.map((title) => ({ type, seat, title, reveals: true }) as const);

const events: { readonly [T in Event['type']]: readonly OfType<Event, T>[] } = {
  'remove-nation': castleNations.map((nation) => ({ type: 'remove-nation', nation })),
  'lay-title': titled('lay-title'),
  'private-title': [{ type: 'private-title', seat, secret: { to: 1, title: 'emperor' } }],
  'first-player': [{ type: 'first-player', seat }],
  'last-player': [{ type: 'last-player', seat }],
  draw: [{ type: 'draw', seat, secret }],
  'play-holding': HOLDINGS.map((card) => ({ type: 'play-holding', seat, card })),
  garrison: [
    ...UNITS.map((card) => ({ type: 'garrison', seat, card, holding, replaced: 'none' }) as const),
    ...garrisons.map(
      (replaced) => ({ type: 'garrison', seat, card: 'humans_mage', holding, replaced }) as const,
    ),
  ],
  capture: attacks('capture'),
  hero: attacks('hero'),
  monster: attacks('monster'),
  'lose-holding': [
    ...HOLDINGS.map((on) => ({ type: 'lose-holding', seat, holding: on, garrison: 'none' }) as const),
    ...garrisons.map((garrison) => ({ type: 'lose-holding', seat, holding, garrison }) as const),
  ],
  return: [{ type: 'return', seat, secret }],
  returned: [1, 2, 5, 6].map((cards) => ({ type: 'returned', seat, cards })),
  'turn-up': titled('turn-up'),
  'nobody-has': titled('nobody-has'),
  'lose-title': titled('lose-title'),
  'gain-title': titled('gain-title'),
  'last-card': [{ type: 'last-card' }],
  'deck-out': (['turns', 'round', 'nothing'] as const).map((left) => ({ type: 'deck-out', of: 1, left })),
  'show-title': titled('show-title'),
  over: [
    { type: 'over', because: 'deck' },
    { type: 'over', because: 'guard' },
  ],
};

const guarded = [
  { drawing: false, guard: 'far', turnsLeft: 0 },
  { drawing: true, guard: 'far', turnsLeft: 0 },
  { drawing: true, guard: 'now', turnsLeft: 1 },
  ...[2, 5, 10].map((turnsLeft) => ({ drawing: true, guard: 'near', turnsLeft }) as const),
] as const;

const prompts: { readonly [T in Prompt['type']]: readonly OfType<Prompt, T>[] } = {
  wait: [{ type: 'wait', seat }],
  turn: guarded.map((guard) => ({ type: 'turn', ...guard, final: true })),
  return: guarded.flatMap((guard) =>
    [1, 2, 5].map((returned) => ({ type: 'return', returned, ...guard, final: true }) as const),
  ),
  'set-up': [{ type: 'set-up' }],
  over: [{ type: 'over' }],
};

const actions: { readonly [T in keyof typeof en.actions]: readonly OfType<Action, T>[] } = {
  'play-holding': HOLDINGS.map((card) => ({ type: 'play-holding', card })),
  'play-unit': [
    ...UNITS.map((card) => ({ type: 'play-unit', card, seat, holding, garrison: 'none' }) as const),
    ...garrisons.map(
      (garrison) => ({ type: 'play-unit', card: 'humans_mage', seat, holding, garrison }) as const,
    ),
  ],
  return: CARDS.map((card) => ({ type: 'return', card })),
  done: [{ type: 'done' }],
};

const unit = 'humans_archer';
const nowhere = { of: -1, open: 'none', openGarrison: 'none' } as const;
const elsewhere = [
  ...HOLDINGS.map((open) => ({ of: 1, open, openGarrison: 'none' }) as const),
  ...garrisons.map((openGarrison) => ({ of: 1, open: 'obelisk_1', openGarrison }) as const),
];

const refusals: { readonly [R in Reason['rule']]: readonly FactsOf<R>[] } = {
  'KBY-1.8': [{}],
  'KBY-2.1': [{ seat }],
  'KBY-2.2': [1, 2, 5, 6].map((returned) => ({ card: holding, returned, left: 6 - returned })),
  'KBY-2.3': [0, 1].map((playable) => ({ playable })),
  'KBY-2.4': CARDS.flatMap((card) => [0, 6].map((left) => ({ card, left }))),
  'KBY-3.2': castleNations.flatMap((nation) =>
    (['hand', 'others', 'nowhere'] as const).map((castle) => ({
      card: `${nation}_hero` as const,
      nation,
      castle,
    })),
  ),
  'KBY-3.4': [
    ...GARRISONS.map((garrison) => ({ card: unit, seat, holding, garrison, ...nowhere }) as const),
    ...elsewhere.map((open) => ({ card: unit, seat, holding, garrison: 'none', ...open }) as const),
    { card: unit, seat, holding: 'none', garrison: 'none', ...nowhere },
  ],
  'KBY-3.7': [
    ...HOLDINGS.map((on) => ({ card: unit, strength: 2, holding: on, defence: 3, ...nowhere }) as const),
    { card: unit, strength: 2, holding: 'none', defence: 3, ...nowhere },
  ],
  'KBY-3.8': garrisons.flatMap((garrison) =>
    [3, 4].map((defence) => ({ card: unit, strength: 2, garrison, defence, ...nowhere }) as const),
  ),
  'KBY-3.9': [
    ...HOLDINGS.map((on) => ({ card: 'humans_hero', holding: on, ...nowhere }) as const),
    { card: 'humans_hero', holding: 'none', ...nowhere },
  ],
  'KBY-7.6': [{}],
};

type Samples = Readonly<Record<string, readonly object[]>>;
const spoken: Readonly<Record<string, Samples>> = {
  events: {
    ...events,
    drawKnown: CARDS.map((card) => ({ seat, card })),
    returnKnown: CARDS.map((card) => ({ seat, card })),
    'private-titleKnown': TITLES.map((title) => ({ seat, title })),
  },
  prompts,
  actions,
  refusals,
  parted: { 'seat-order': [{ seat, of: 'Boris' }] },
};

type Values = Record<string, string | number>;

/** The caller's part: names for seats. */
function asValues(sample: object, language: Language): Values {
  const values: Values = {};
  for (const [field, value] of Object.entries(sample) as [string, unknown][]) {
    if (field === 'of') values[field] = language === 'en' ? 'Boris' : 'Борис';
    else if (field === 'seat') values[field] = language === 'en' ? 'Anna' : 'Анна';
    else if (typeof value === 'boolean') values[field] = String(value);
    else if (typeof value === 'string' || typeof value === 'number') values[field] = value;
  }
  return values;
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
  const withoutNames = text.replaceAll(/\bKBY-\d+\.\d+/g, '').replaceAll("King's Bounty", '');
  return withoutNames.match(/[A-Za-z]+/g) ?? [];
}

textSuite({
  prefix: 'KBY',
  catalogs,
  rules: join(import.meta.dirname, '..', 'rules'),
  paragraphs: PARAGRAPHS,
  spoken,
  say: (language, path, sample) =>
    translator(language)(path as Path, sample === undefined ? undefined : asValues(sample, language)),
  neverSaid: /_|\.\./,
  plain: 100,
  latin: /King's Bounty|\]\([^)]+\)/g,
});

describe.each(languages)('words in %s', (language) => {
  test('KBY-8.5 house values: each title’s paragraph gives the value of the table', () => {
    const word = language === 'en' ? 'House value' : 'Домашнее значение';
    const given = TITLES.map((title, i) => {
      const p = paragraphs(language).find(({ id }) => id === `KBY-6.${i + 1}`);
      expect(p?.title).toBe(catalogs[language].title[title]);
      return p?.text.endsWith(`${word}: ${HOUSE_VALUES[title]}.`);
    });
    expect(given.filter((is) => is !== true)).toEqual([]);
  });
});

test('Russian counts agree with their nouns', () => {
  const t = translator('ru');
  const told = [1, 3, 5].map((cards) => t('events.returned', { seat: 'Анна', cards }));
  expect(told).toEqual(['1 карту', '3 карты', '5 карт'].map((n) => `Анна возвращает в колоду ${n}.`));
});

describe('rules text', () => {
  test('every paragraph has a test whose name begins with its id', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
    const text = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
    const named = new Set([...text.matchAll(/\(\s*[`'](KBY-\d+\.\d+)\b/g)].map((m) => m[1]));
    expect(RULES.filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('the summary', () => {
  const summaryOf = (language: Language): string =>
    readFileSync(join(import.meta.dirname, '..', 'rules', `summary.${language}.md`), 'utf8');

  test('both languages have the same sections and points', () => {
    const outline = (language: Language) => summaryOf(language).match(/^(#+|-) /gm);
    expect(outline('ru')).toEqual(outline('en'));
  });

  test('it fits one page', () => {
    for (const language of languages) {
      const lines = summaryOf(language).split('\n');
      expect(lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 90)), 0)).toBeLessThan(75);
    }
  });

  test('Russian is written in Russian', () => {
    expect(latinWords(summaryOf('ru'))).toEqual([]);
  });
});

test.each(languages)('KBY-4.6, KBY-8.5 lead to the figures, %s', (language) => {
  const folder = new URL('../rules/', import.meta.url);
  const rules = paragraphsOf(parseRules(readFileSync(new URL(`${language}.md`, folder), 'utf8')));
  for (const id of ['KBY-4.6', 'KBY-8.5']) {
    const text = rules.find((rule) => rule.id === id)?.text ?? '';
    const [, path = ''] = /\[[^\]]+\]\(([^)]+)\)/.exec(text) ?? [];
    const document = new URL(path, folder);
    expect(Object.values(manifest.documents ?? {}).map(String)).toContain(document.href);
    expect(readFileSync(document, 'utf8')).toMatch(/^# /);
  }
});
