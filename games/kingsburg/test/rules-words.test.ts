/** Sentences of the rules, their summary and the hints that were once wrong: how they read in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf, parseRules } from '@four-crowns/core';
import type { Lang } from '@four-crowns/ui-kit';
import { sayers } from '@four-crowns/ui-kit/words.ts';
import { expect, test } from 'vitest';
import { en as botEn, ru as botRu } from '../bot/words/index.ts';
import { tell } from '../ui/speak.ts';

const languages: readonly Lang[] = ['en', 'ru'];
const hints = sayers({ en: botEn, ru: botRu });

function rulesFile(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', 'rules', name), 'utf8');
}

function rulesText(language: Lang, id: string): string {
  const found = paragraphsOf(parseRules(rulesFile(`${language}.md`))).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found.text;
}

test.each(languages)('KBG-5.10 dice are one’s own, extra or neutral, never coloured: %s', (language) => {
  const texts = [`${language}.md`, `summary.${language}.md`].map(rulesFile).join('\n');
  expect(texts.match(/[^.]*(?:coloured|цветн)[^.]*\./gi)).toBeNull();
  expect(rulesText(language, 'KBG-5.10')).toContain(
    { en: 'no die of your own left', ru: 'если своих кубиков не осталось' }[language],
  );
});

test.each(languages)('KBG-2.3 nobody is asked twice, except where a round is repeated: %s', (language) => {
  expect(rulesText(language, 'KBG-2.3')).toMatch(
    { en: /nobody is asked twice, except .*KBG-5\.1/, ru: /дважды не спрашивают никого, кроме .*KBG-5\.1/ }[
      language
    ],
  );
  expect(rulesText(language, 'KBG-5.1')).toMatch(
    { en: /until all have passed/, ru: /не спасуют все/ }[language],
  );
});

test('KBG-12.3 the summary adds the King’s die to the soldiers and doubles nothing', () => {
  const summary = rulesFile('summary.en.md');
  expect(summary).toContain('plus as many as the King’s die shows');
  expect(summary).not.toContain('as many again');
});

test('hints: what chance a turn raises, and what the Cathedral pays for', () => {
  const chance = { nBefore: 17, n: 50, nMore: 33 };
  expect(hints('en')('terms.winter.up', chance)).toBe(
    'raises your chance to win the coming battle from 17 % to 50 %',
  );
  expect(hints('ru')('terms.winter.down', chance)).toBe('снижает шанс победить в зимней битве с 17 до 50 %');
  expect(hints('en')('terms.cathedral.up', { nMore: 1 })).toBe('adds 1 point from the Cathedral for goods');
  expect(hints('ru')('terms.cathedral.up', { nMore: 1 })).toBe('даёт ещё 1 очко от Собора за товары');
});

test('the log: a token is placed with the dice, and named as what it is', () => {
  const placed = {
    type: 'influence',
    seat: 0,
    advisor: 'king',
    dice: [3, 5, 6],
    white: [],
    plusTwo: true,
    market: 0,
    envoy: false,
  } as const;
  expect(tell(placed, ['Anna'], 'en')).toBe('Anna influences the King with 3, 5, 6 and a “+2” token.');
  expect(tell(placed, ['Анна'], 'ru')).toBe(
    'Анна влияет кубиками 3, 5, 6 и жетоном «+2» на советника: Король.',
  );
});
