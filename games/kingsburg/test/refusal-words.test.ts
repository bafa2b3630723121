/** Refusals and news of every advisor and every building, read as sentences in both languages. */
import type { Event } from '../src/events.ts';
import { describe, expect, test } from 'vitest';
import { ADVISORS, BUILDINGS } from '../src/data.ts';
import type { Building } from '../src/data.ts';
import { tell } from '../ui/speak.ts';
import { gameWords, refuse } from '../ui/words.ts';
import { events, refusals } from './text-samples.ts';

type Facts = Readonly<Record<string, unknown>>;
type Language = 'en' | 'ru';

const NAMES = ['Anna', 'Boris', 'Clara'];

/** The sentences that name advisors or buildings, said of each of them: who is named, and what. */
function sentences(lang: Language): readonly (readonly [name: string, sentence: string])[] {
  const word = gameWords(lang);
  const said: [string, string][] = [];
  const say = (facts: Facts, speak: (facts: Facts) => string | undefined): void => {
    if (typeof facts['advisor'] === 'string') {
      for (const advisor of ADVISORS)
        said.push([word(`advisor.${advisor}`), speak({ ...facts, advisor }) ?? '']);
    }
    if (typeof facts['building'] === 'string') {
      const isReroll = ['statue', 'chapel'].includes(facts['building']);
      const few = isReroll ? (['statue', 'chapel'] as const) : BUILDINGS;
      for (const building of few)
        said.push([word(`building.${building}`), speak({ ...facts, building }) ?? '']);
    }
  };
  for (const [rule, samples] of Object.entries(refusals)) {
    for (const facts of samples as readonly Facts[])
      say(facts, (f) => refuse({ rule, facts: f }, NAMES, lang));
  }
  for (const samples of Object.values(events)) {
    for (const event of samples as readonly Facts[])
      say(event, (f) => tell(f as unknown as Event, NAMES, lang));
  }
  return said;
}

const wrong = (lang: Language, of: (name: string, sentence: string) => boolean): readonly string[] => [
  ...new Set(sentences(lang).flatMap(([name, sentence]) => (of(name, sentence) ? [sentence] : []))),
];

describe('English', () => {
  test('every advisor and building is named with its article, and no advisor is “he”', () => {
    const all = sentences('en');
    expect(all.length).toBeGreaterThan(1000);
    expect(wrong('en', (name, s) => s.includes(name) && !s.includes(`he ${name}`))).toEqual([]);
    expect(wrong('en', (_, s) => /\b(he|she|him|her|his|hers)\b/i.test(s))).toEqual([]);
    expect(wrong('en', (_, s) => /\bthe the\b|\ba [aeiou]|\ban [^aeiou]| {2}| [,.]|[{}]/i.test(s))).toEqual(
      [],
    );
  });

  test('the Farms and the Barracks are many', () => {
    const verbs = /(Farms|Barracks)( of Anna)? (is|has|was|does|needs|asks|stands|works|helps|brings)\b/;
    expect(wrong('en', (_, s) => verbs.test(s))).toEqual([]);
    const fell = (building: Building) =>
      tell({ type: 'destroyed', seat: 0, building, points: 2 }, NAMES, 'en');
    expect(fell('farms')).toBe('The Farms of Anna are destroyed: −2 points.');
    expect(fell('inn')).toBe('The Inn of Anna is destroyed: −2 points.');
  });

  test('sentences as they are read', () => {
    const say = (rule: string, facts: Facts) => refuse({ rule, facts }, NAMES, 'en');
    expect(say('KBG-5.8', { advisor: 'queen', seat: 1 })).toBe(
      'The Queen has been influenced by Boris in this season, and takes one group only. Choose a free advisor; the King’s Envoy alone would let you in.',
    );
    expect(say('KBG-14.4', { advisor: 'queen' })).toBe(
      'Neutral dice lie on the Queen and block that place for this season. Choose a free advisor; the King’s Envoy alone would let you in.',
    );
    expect(say('KBG-8.3', { building: 'farms', left: 'market' })).toBe(
      'Before the Farms you have to build the Market: each row is built from left to right.',
    );
    const missing = (gold: number, wood: number, stone: number) =>
      /Missing: (.*?)\. /.exec(say('KBG-8.2', { building: 'farms', gold, wood, stone }))?.[1];
    expect(missing(2, 3, 1)).toBe('2 gold, 3 wood, 1 stone');
    expect(missing(2, 0, 1)).toBe('2 gold, 1 stone');
    expect(missing(0, 3, 1)).toBe('3 wood, 1 stone');
    expect(missing(0, 0, 1)).toBe('1 stone');
  });
});

describe('Russian', () => {
  const wordOf = (words: string) => new RegExp(`(?<![а-яё])(${words})(?![а-яё])`, 'i');

  test('no advisor is «он» or «она», and no verb needs a gender', () => {
    expect(sentences('ru').length).toBe(sentences('en').length);
    expect(wrong('ru', (_, s) => wordOf('он|она|его|её|ему|ей|ним|ней|нём').test(s))).toEqual([]);
    expect(wrong('ru', (_, s) => wordOf('занят|занята|свободен|свободна').test(s))).toEqual([]);
    expect(wrong('ru', (_, s) => / {2}| [,.;]|[{}?]/.test(s))).toEqual([]);
  });

  test('names of buildings stand undeclined, in quotation marks and after the word that is declined', () => {
    const named = /(здани(е|я|ем)|построить) «/i;
    const ofBuildings = BUILDINGS.map((b) => gameWords('ru')(`building.${b}`));
    expect(
      wrong('ru', (name, s) => ofBuildings.includes(name) && s.includes(`«${name}»`) && !named.test(s)),
    ).toEqual([]);
    expect(wrong('ru', (_, s) => /построить «|строит «/.test(s))).toEqual([]);
    const bare = (name: string, s: string) => s.replaceAll(`«${name}»`, '').includes(name);
    const isOther = (name: string) => !['Статуя', 'Часовня'].includes(name);
    expect(wrong('ru', (name, s) => ofBuildings.includes(name) && isOther(name) && bare(name, s))).toEqual(
      [],
    );
  });

  test('sentences as they are read', () => {
    const say = (rule: string, facts: Facts) => refuse({ rule, facts }, NAMES, 'ru');
    expect(say('KBG-5.8', { advisor: 'queen', seat: 1 })).toBe(
      'На советника (Королева) в этом сезоне уже влияет Boris, а место там одно. Выберите свободного советника; пустить вас мог бы только королевский посланник.',
    );
    expect(say('KBG-14.4', { advisor: 'queen' })).toContain(
      'На советнике (Королева) лежат ничейные кубики, и до конца сезона место занято.',
    );
    expect(say('KBG-8.3', { building: 'chapel', left: 'statue' })).toBe(
      'Перед зданием «Часовня» нужно построить здание «Статуя»: ряды застраиваются слева направо.',
    );
    const missing = (gold: number, wood: number, stone: number) =>
      /товаров: (.*?)\. /.exec(say('KBG-8.2', { building: 'farms', gold, wood, stone }))?.[1];
    expect(missing(2, 3, 1)).toBe('2 золота, 3 дерева, 1 камень');
    expect(missing(1, 0, 2)).toBe('1 золото, 2 камня');
    expect(missing(0, 1, 1)).toBe('1 дерево, 1 камень');
    expect(missing(5, 0, 0)).toBe('5 золота');
  });
});
