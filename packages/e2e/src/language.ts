import { GAMES } from '@four-crowns/games';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Names of games that are not translated. */
const LATIN_NAMES = GAMES.flatMap(({ name }) => name.ru.match(/[A-Za-z][A-Za-z' ]+[A-Za-z]/g) ?? []);

/** The same in every language: places on the board, rule ids, the languages' own names, keys. */
const NEUTRAL =
  /\b([A-T]\d{1,2}|[A-Z]+-\d+(\.\d+)?|[IV]+|EN|RU|QR|PIN|JavaScript|Esc(ape)?|Shift|Enter|Tab|[A-Z])\b/g;

/**
 * Checks that all words on the page, visible or read by screen readers, are in its language. Codes and what people
 * wrote are exempt.
 */
export async function expectLanguage(
  page: Page,
  lang: 'en' | 'ru',
  names: readonly string[] = [],
): Promise<void> {
  const words = await page.evaluate(() => {
    const own = document.documentElement.lang;
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest('noscript, code, script, style') !== null) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== own) continue;
      if (node instanceof Text) said.push(node.data);
      else {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          said.push(element.getAttribute(name) ?? '');
      }
    }
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
  const foreign = lang === 'en' ? /\p{Script=Cyrillic}{2,}/u : /[A-Za-z]{2,}/;
  const wrong = words.filter((text) => {
    let own = text.replaceAll('’', "'");
    for (const name of [...LATIN_NAMES, ...names]) own = own.replaceAll(name, '');
    own = own.replace(NEUTRAL, '');
    return foreign.test(own);
  });
  expect([...new Set(wrong)], `words that are not ${lang}`).toEqual([]);
}
