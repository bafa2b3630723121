/** The page of a game's rules offers its summary first, whole and in the language of the page. */
import { readFileSync } from 'node:fs';
import { parseRules, parseSummary } from '@four-crowns/core';
import { GAMES as MANIFESTS } from '@four-crowns/games';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Document as Shown } from '../src/rules/DocumentPage.tsx';
import type { Plain as Text } from '../src/rules/Plain.tsx';
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

/** Texts of the rules and the documents that they lead to, as `[words](path)`. */
const LINKED = MANIFESTS.flatMap((manifest) =>
  LANGS.flatMap((lang) => {
    const text = readFileSync(manifest.rulesText[lang], 'utf8');
    return Array.from(text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g), ([, words = '', path = '']) => ({
      manifest,
      lang,
      words,
      path,
    }));
  }),
);

test.each(LINKED)(
  '$manifest.id, $lang: the link to $path leads to a page',
  ({ manifest, lang, words, path }) => {
    const rules = parseRules(readFileSync(manifest.rulesText[lang], 'utf8'));
    const page = html(lang, Page, { rules, summary: undefined, at: undefined });
    const links = Array.from(page.matchAll(/<a href="\/docs\/([^"]+)"[^>]*>(.*?)<\/a>/g));
    const name = links.find(([, , shown = '']) => textOf(shown) === plain(words))?.[1] ?? '';
    expect(page).not.toContain('](');
    expect(manifest.documents?.[name]?.href).toBe(new URL(path, manifest.rulesText[lang]).href);
  },
);

test('a document is shown with its headings, tables, lists and commands', async () => {
  const { Document } = await moduleOf<{ readonly Document: typeof Shown }>('/src/rules/DocumentPage.tsx');
  const documents = MANIFESTS.flatMap(({ documents: own = {} }) => Object.entries(own));
  const names = documents.map(([name]) => name);
  for (const [, url] of documents) {
    const text = readFileSync(url, 'utf8');
    const page = html('en', Document, { text });
    for (const [, name] of page.matchAll(/href="\/docs\/([^"]+)"/g)) expect(names).toContain(name);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page.match(/<h2>/g)?.length).toBe(text.match(/^## /gm)?.length);
    expect(page.match(/<pre/g)?.length).toBe((text.match(/^```/gm)?.length ?? 0) / 2);
    expect(page.match(/<table/g)?.length ?? 0).toBe(text.match(/^\|[-:|\s]+\|$/gm)?.length ?? 0);
    expect(textOf(page)).not.toMatch(/```|\]\(|(^| )#+ | \|/);
  }
});

test('in the words of a document a command is code and no rule is a button', async () => {
  const { Plain } = await moduleOf<{ readonly Plain: typeof Text }>('/src/rules/Plain.tsx');
  const page = html('en', Plain, { text: 'By `sim`, see KBY-8.5 and [bots](bots.md).' });
  expect(page).toBe(
    '<p>By <code>sim</code>, see KBY-8.5 and <a href="/docs/bots" target="_blank" rel="noreferrer">bots</a>.</p>',
  );
});
