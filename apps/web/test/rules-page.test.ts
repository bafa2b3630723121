/** The page of a game's rules offers its summary first, whole and in the language of the page. */
import { readFileSync } from 'node:fs';
import { parseRules, parseSummary } from '@four-crowns/core';
import { GAMES as MANIFESTS } from '@four-crowns/games';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Pages } from '../src/rules/Rules.tsx';
import { LANGS } from '../src/words/langs.ts';
import { html, moduleOf } from './render.ts';

let Page: typeof Pages;
beforeAll(async () => {
  ({ Pages: Page } = await moduleOf<{ readonly Pages: typeof Pages }>('/src/rules/Rules.tsx'));
}, 60_000);

const CALLED = { en: 'On one page', ru: 'На одной странице' };

/** What is read, without the tags. */
const textOf = (page: string): string =>
  page
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
const plain = (text: string): string =>
  text.replace(/^- /gm, '').replace(/'/g, '’').replace(/\s+/g, ' ').trim();

describe.each(MANIFESTS.map((manifest) => [manifest.id, manifest] as const))('%s', (_id, manifest) => {
  test.each(LANGS)('its summary is offered and read, %s', (lang) => {
    const rules = parseRules(readFileSync(manifest.rulesText[lang], 'utf8'));
    const summary = parseSummary(readFileSync(manifest.summary[lang], 'utf8'));
    expect(summary.parts.length).toBeGreaterThan(2);
    const page = html(lang, Page, { rules, summary, at: undefined });
    const [, shown = ''] =
      /<details[^>]*data-part="summary"[^>]*open=""[^>]*>(.*?)<\/details>/s.exec(page) ?? [];
    const read = textOf(shown);
    expect(read.trim().startsWith(CALLED[lang])).toBe(true);
    for (const { title, text } of summary.parts) {
      expect(read).toContain(plain(title));
      for (const line of text.split('\n')) {
        if (!line.startsWith('|')) expect(read).toContain(plain(line));
      }
    }
    // It speaks the language of the page and stands before the numbered rules.
    expect(/\p{Script=Cyrillic}/u.test(read)).toBe(lang === 'ru');
    expect(page.indexOf('data-part="summary"')).toBeLessThan(page.indexOf('data-rule='));
  });

  test('whoever comes for a paragraph finds it folded, but there', () => {
    const rules = parseRules(readFileSync(manifest.rulesText.en, 'utf8'));
    const summary = parseSummary(readFileSync(manifest.summary.en, 'utf8'));
    const at = rules.chapters[1]?.paragraphs[0]?.id;
    const page = html('en', Page, { rules, summary, at });
    expect(page).toMatch(/<details[^>]*data-part="summary"/);
    expect(page).not.toMatch(/<details[^>]*open=""/);
  });
});
