/** Single sentences that were once wrong: how they read in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import { leaves } from '@four-crowns/testkit/messages';
import type { Lang } from '@four-crowns/ui-kit';
import { sayers } from '@four-crowns/ui-kit/words.ts';
import { describe, expect, test } from 'vitest';
import { en as botEn, ru as botRu } from '../bot/words/index.ts';
import { OBJECTIVES } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import { panelOf } from '../text-board/panel.ts';
import { ru } from '../text/index.ts';
import { ru as screenRu } from '../ui/strings/ru.ts';
import { gameWords } from '../ui/words.ts';
import { FIRST_GAME, landOf } from './hexes.ts';
import { goldOf } from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const languages: readonly Lang[] = ['en', 'ru'];
const hints = sayers({ en: botEn, ru: botRu });

function rulesText(language: Lang, id: string): string {
  const file = readFileSync(join(import.meta.dirname, '..', 'rules', `${language}.md`), 'utf8');
  const found = paragraphsOf(parseRules(file)).find((paragraph) => paragraph.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.text;
}

describe('KB-6.9: zero settlements', () => {
  test.each(languages)('KB-6.9 %s: zero ranks like any number, so the Lords open at 48', (language) => {
    const text = rulesText(language, 'KB-6.9');
    expect(text).toContain(
      { en: 'Zero is a number like any other here.', ru: 'Ноль здесь — такое же число, как другие.' }[
        language
      ],
    );
    expect(text).toMatch(
      { en: /48 gold .* 12 for each of the four/, ru: /48 золотых: по 12 за каждый/ }[language],
    );
    expect(text).not.toMatch({ en: /No settlement is/, ru: /Ни одно поселение не/ }[language]);
    expect(goldOf(position({ objectives: ['lords', 'miners', 'workers'] }), 'lords')).toEqual([48, 48]);
  });

  /** One settlement in each of so many sectors. */
  const settled = (sectors: number, more: Drawn = {}): Drawn => ({
    objectives: ['lords', 'miners', 'workers'],
    settlements: [
      [0, 1, 2, 3]
        .slice(0, sectors)
        .map((slot) => landOf(FIRST_GAME, slot)[0])
        .join(' '),
      '',
    ],
    ...more,
  });

  test.each(languages)('KB-6.9 %s: the table says why, until no sector is empty', (lang) => {
    const note = gameWords(lang)('objectiveNote.emptySector');
    expect(note).toBe(
      {
        en: 'An empty sector brings everyone 12: zero counts too.',
        ru: 'Пустой сектор даёт всем по 12: ноль тоже число.',
      }[lang],
    );
    const shown = (drawn: Drawn): string => {
      const seats = ['A', 'B'].map((name) => ({ name, shape: '●', colour: 208 }));
      const look = { lang, colour: false, columns: 400, choices: [], scores: [], seats };
      return panelOf(kingdomBuilder.view(position(drawn), 0), look, 400).join('\n');
    };
    expect(shown(settled(0))).toContain(note);
    expect(shown(settled(3))).toContain(note);
    expect(shown(settled(4))).not.toContain(note);
    expect(shown(settled(0, { options: { lordsZeroCounts: false } }))).not.toContain(note);
    expect(shown({ ...settled(0), objectives: ['miners', 'workers', 'hermits'] })).not.toContain(note);
  });
});

describe('Russian hints', () => {
  const say = (term: string, values: { readonly [key: string]: string | number } = {}): string =>
    hints('ru')(`terms.${term}`, {
      n: 0,
      nBefore: 0,
      goldMore: 0,
      of: '',
      names: '',
      ...values,
      nMore: Number(values['nMore'] ?? 0),
    });
  const counted = (term: string, more: { readonly [key: string]: string | number } = {}): string[] =>
    [1, 2, 5, 21].map((nMore) => say(term, { ...more, nMore }));

  test('counts agree with their nouns', () => {
    expect(counted('castles.up')).toEqual([
      'выходит к замку',
      'выходит к 2 замкам',
      'выходит к 5 замкам',
      'выходит к замку',
    ]);
    expect(counted('castles.down').slice(1, 3)).toEqual(['уходит от 2 замков', 'уходит от 5 замков']);
    expect(counted('merchants.up').slice(0, 3)).toEqual([
      'соединяет ещё одно место для «Торговцев»',
      'соединяет ещё 2 места для «Торговцев»',
      'соединяет ещё 5 мест для «Торговцев»',
    ]);
    expect(counted('workers.up').slice(0, 3)).toEqual([
      'ставит у локаций и замков ещё одно поселение для «Работников»',
      'ставит у локаций и замков ещё 2 поселения для «Работников»',
      'ставит у локаций и замков ещё 5 поселений для «Работников»',
    ]);
    expect([1, 2, 5].map((n) => say('knights.up', { n }))).toEqual([
      'доводит самую населённую линию до 1 поселения для «Рыцарей»',
      'доводит самую населённую линию до 2 поселений для «Рыцарей»',
      'доводит самую населённую линию до 5 поселений для «Рыцарей»',
    ]);
  });

  test('cards stand in the genitive, whatever they are named for', () => {
    const cards: readonly string[] = OBJECTIVES.map((card) => say('later.down', { of: card }));
    expect(cards).toContain('оставляет меньше для «Рыцарей»');
    expect(cards.filter((words) => /«[^»]*(?:и|ы|е)»$/.test(words))).toEqual([]);
    // Each card with something to come is told by what that is, not as gold in store.
    const later = OBJECTIVES.filter((card) => card !== 'hermits').map((of) =>
      say('later.up', { of, nMore: 2 }),
    );
    expect(later.filter((words) => words.includes('золото'))).toEqual([]);
    expect(say('lords.down', { goldMore: 6 })).toBe('теряет 6 золотых за «Лордов»');
  });
});

describe('names of players', () => {
  test('KB-3.1 stand in the nominative, so that «поселение игрока Оранжевый» is not said', () => {
    const say = gameWords('ru');
    const facts = { hex: 'E4', whose: 'others', seat: 'Оранжевый', instead: 'E5' };
    expect(say('refusals.KB-3.1', facts)).toContain('Область E4 уже занимает Оранжевый, а');
    const messages = [...leaves(ru), ...leaves(screenRu)].map(({ message }) => message);
    expect(messages.filter((message) => /игрок\S* \{/.test(message))).toEqual([]);
  });
});

describe('sentences that had been clumsy', () => {
  const summary = readFileSync(join(import.meta.dirname, '..', 'rules', 'summary.ru.md'), 'utf8');

  test('the Russian summary: tiles once a turn each, one from each location, and where nobody builds', () => {
    expect(summary).toContain('каждый — один раз за ход');
    expect(summary).toContain('по одному с каждой локации');
    expect(summary).toContain('На воде, в горах, на замках и локациях не строят');
  });

  test('a Russian hint of the Citizens fits into a list', () => {
    expect(hints('ru')('terms.citizens.up', { goldMore: 1 })).toBe(
      'приносит 1 золотой за «Горожан» (группа растёт)',
    );
    for (const [id, { up, down }] of Object.entries(botRu.terms)) {
      expect(
        [up, down].filter((words) => / и приносит /.test(words)),
        id,
      ).toEqual([]);
    }
  });

  test.each(languages)(
    'KB-6.1 the Fishermen: %s help says that settlements on water itself pay nothing',
    (lang) => {
      expect(gameWords(lang)('objectiveHelp.fishermen')).toMatch(
        {
          en: /beside water brings 1 gold, but none that stands on water/,
          ru: /у воды .* стоящее на самой воде — ничего/,
        }[lang],
      );
    },
  );
});
