/** Single sentences that were once wrong: how they read in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import { leaves } from '@four-crowns/testkit/messages';
import type { Lang } from '@four-crowns/ui-kit';
import { describe, expect, test } from 'vitest';
import { ru as botRu } from '../bot/words/index.ts';
import { options } from '../src/options.ts';
import { SET_NAMES } from '../src/sets.ts';
import { ru } from '../text/index.ts';
import { ru as screenRu } from '../ui/strings/ru.ts';
import { gameWords } from '../ui/words.ts';

const languages: readonly Lang[] = ['en', 'ru'];
const [english, russian] = [gameWords('en'), gameWords('ru')];

function rulesText(language: Lang, id: string): string {
  const file = readFileSync(join(import.meta.dirname, '..', 'rules', `${language}.md`), 'utf8');
  const found = paragraphsOf(parseRules(file)).find((paragraph) => paragraph.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.text;
}

/** Where in a text these words stand, one behind the other. */
function inOrder(text: string, ...words: readonly string[]): boolean {
  const places = words.map((word) => text.toLowerCase().indexOf(word.toLowerCase()));
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!));
}

/** Accusative, which an animate noun has alike with the genitive. */
const WHOM: { readonly [set: string]: string } = {
  scottish: 'шотландца',
  welsh: 'валлийца',
  english: 'англичанина',
  viking: 'викинга',
  scottish_scottish: 'двух шотландцев',
  welsh_welsh: 'двух валлийцев',
  english_english: 'двух англичан',
  viking_viking: 'двух викингов',
};

describe('Russian cases', () => {
  const sets = SET_NAMES.filter((name) => name !== 'none');

  test.each(sets)('whom one places, moves or summons stands in the accusative: %s', (followers) => {
    const whom =
      WHOM[followers] ??
      followers
        .split('_')
        .map((one) => WHOM[one])
        .join(' и ');
    expect(russian('actions.place', { region: 'devon', followers })).toBe(`Разместить ${whom}: Девон`);
    expect(russian('actions.move', { from: 'devon', to: 'essex', followers })).toBe(
      `Переместить ${whom}: Девон — Эссекс`,
    );
    if (!followers.includes('_')) {
      expect(russian('actions.summon', { region: 'devon', faction: followers })).toBe(
        `Призвать ${whom}: Девон`,
      );
    }
  });

  test('no sentence asks for a noun in a case that it does not have: an exchange is two lists', () => {
    const back = { region: 'devon', back: 'scottish', place: 'scottish_scottish' };
    expect(russian('actions.exchange', back)).toBe('Девон: из запаса — два шотландца, в запас — шотландец');
    expect(russian('prompts.place', { faction: 'welsh' })).toContain('Разместите валлийца');
  });

  test('names of players are not put where they would have to be declined', () => {
    const copied = { by: 'seat', seat: 'Синий', of: 'Оранжевый', card: 'march' };
    expect(russian('events.copy', copied)).toBe('Синий: скопирована карта «Марш» (стопка: Оранжевый).');
    expect(russian('events.copy-covered', copied)).toBe(
      'Синий: скопирована карта, которая теперь закрыта (стопка: Оранжевый).',
    );
    const messages = [...leaves(ru), ...leaves(screenRu)].map(({ message }) => message);
    expect(messages.filter((message) => /игрок\S* \{/.test(message))).toEqual([]);
  });
});

test('«карта» is a card; the map is «поле»', () => {
  const settings = JSON.stringify(options.declared);
  const rules = ['ru.md', 'summary.ru.md'].map((file) =>
    readFileSync(join(import.meta.dirname, '..', 'rules', file), 'utf8'),
  );
  const texts = [...leaves(ru), ...leaves(screenRu), ...leaves(botRu)].map(({ message }) => message);
  // A region has a card of its own, and discs lie on cards.
  const asMap =
    /(?<!диск )на карте|(?:сторонник|призв|призов|размест)[^.]* (?:с карты|на карту|по карте)|карт\S* (?:острова|Британии|королевства)/gi;
  const found = [...texts, ...rules, settings].flatMap((text) => text.match(asMap) ?? []);
  expect(found).toEqual([]);
  for (const id of ['TKD-3.1', 'TKD-4.3', 'TKD-10.3']) expect(rulesText('ru', id), id).toMatch(/пол[еяю]/);
  expect(russian('prompts.summon')).toBe('Призовите сторонника с поля к своему двору');
});

describe.each(languages)('in %s', (language) => {
  const say = gameWords(language);

  test('TKD-8.3 Ambush places before it returns, in the help, in the rules and in the log', () => {
    const [place, back] = {
      en: ['place two Scots', 'return'],
      ru: ['разместите двух шотландцев', 'верните'],
    }[language] as [string, string];
    expect(inOrder(say('cardHelp.ambush'), place, back)).toBe(true);
    expect(inOrder(rulesText(language, 'TKD-8.3'), place, back)).toBe(true);
    const event = { by: 'seat', seat: 'Ada', region: 'devon', place: 'scottish_scottish', back: 'welsh' };
    const [two, one] = { en: ['two Scots', 'one Welsh'], ru: ['два шотландца', 'валлиец'] }[language] as [
      string,
      string,
    ];
    expect(inOrder(say('events.exchange', event), two, one)).toBe(true);
    expect(inOrder(say('actions.exchange', event), two, one)).toBe(true);
  });

  test('TKD-8.12 Suppress returns an English follower and one of another faction, and the refusal says so', () => {
    const [both, never] = {
      en: ['one English follower and one of another faction', 'another one to the supply, then'],
      ru: ['англичанина и', 'ещё одного'],
    }[language] as [string, string];
    for (const text of [say('cardHelp.suppress'), rulesText(language, 'TKD-8.12')]) {
      expect(text).toContain(both);
      expect(text).toContain({ en: 'another faction', ru: 'другой фракции' }[language]);
      expect(text).not.toContain(never);
    }
    expect(say('refusals.TKD-8.12')).toContain(
      { en: 'second', ru: 'второй англичанин не подходит' }[language],
    );
  });

  test('TKD-8.2 Spy names whose pile, before it is played and in the log', () => {
    const values = { card: 'spy', of: 'Boris' };
    expect(say('actions.playOf', values)).toMatch(
      { en: /pile of Boris$/, ru: /\(стопка: Boris\)$/ }[language],
    );
    expect(say('events.copy', { by: 'seat', seat: 'Ada', card: 'march', of: 'Boris' })).toContain('Boris');
    expect(say('events.copy-covered', { by: 'seat', seat: 'Ada', of: 'Boris' })).toContain('Boris');
  });

  test('TKD-5.7 Negotiate without a disc says that none is laid, not that it is in no region', () => {
    const cards = { by: 'seat', seat: 'Ada', a: 'moray', b: 'devon', disc: 'none' };
    const none = { en: ['without a disc', 'No disc is laid.'], ru: ['без диска', 'Диск не положен.'] }[
      language
    ];
    expect(say('actions.negotiate', cards)).toContain(none[0]);
    expect(say('events.negotiate', cards)).toContain(none[1]);
    expect(say('events.negotiate', { ...cards, disc: 'devon' })).not.toContain(none[1]);
  });

  test('TKD-9.4 says that Plot is not counted among the cards left', () => {
    expect(rulesText(language, 'TKD-9.4')).toMatch(
      { en: /Plot is not counted/, ru: /«Заговор» не считается/ }[language],
    );
  });

  test('TKD-11.2 to summon a Viking is refused for what Vikings are', () => {
    expect(say('refusals.TKD-11.2')).toMatch(
      { en: /^A Viking is a follower of nobody/, ru: /^Викинги ничьи сторонники/ }[language],
    );
  });

  test('a region without a disc is undecided in every text', () => {
    const word = { en: /undecided/, ru: /нерешён/ }[language];
    for (const key of ['cardHelp.assemble', 'prompts.place'])
      expect(say(key, { faction: 'welsh' })).toMatch(word);
    expect(english('cardHelp.assemble')).not.toMatch(/\bopen\b/);
  });
});

test('TKD-10.8 a faction with nobody in the supply is not placed, and the choice says so', () => {
  const one = { type: 'place-each', scottish: 'devon', welsh: 'gwynedd', english: 'none' };
  expect(english('actions.place-each', one)).toBe('Place: Scot Devon, Welsh Gwynedd, no English left');
  expect(russian('actions.place-each', one)).toBe(
    'Разместить: шотландец — Девон, валлиец — Гвинед, англичан в запасе нет',
  );
  const all = { ...one, scottish: 'none', welsh: 'none' };
  for (const say of [english, russian])
    expect(say('actions.place-each', all)).not.toMatch(/no region|нет региона/);
});

test('TKD-2.7 the printed rules are named in plain Russian', () => {
  expect(rulesText('ru', 'TKD-2.7')).toContain('играть по печатным правилам');
  expect(rulesText('ru', 'TKD-2.7')).not.toContain('по-печатному');
});
