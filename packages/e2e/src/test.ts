import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

export { expect };

export interface Look {
  readonly lang?: 'en' | 'ru';
  readonly theme?: 'light' | 'dark';
  readonly size?: 'desk' | 'phone';
  /** A different address of the server, for example a connection that can be cut. */
  readonly at?: string;
  /** Errors that this test provokes on purpose. */
  readonly expectedErrors?: RegExp;
  readonly still?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly at: string;
  readonly lang: 'en' | 'ru';
}

interface House {
  /** A person with a separate browser. The test fails if its console has reported an error. */
  readonly visit: (look?: Look) => Promise<Visitor>;
  /**
   * Runs at the end, in reverse order and after later visitors have left, because a page reports an error if its
   * server stops first.
   */
  readonly defer: (end: () => Promise<void>) => void;
}

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

export const test = base.extend<House>({
  // Playwright reads a fixture's dependencies from the pattern; this one has none.
  // oxlint-disable-next-line no-empty-pattern
  defer: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use((end) => {
      ends.push(end);
    });
    for (const end of ends.toReversed()) await end();
  },
  visit: async ({ browser, defer }, use) => {
    const errors: string[] = [];
    defer(async () => expect(errors, 'the console said no error').toEqual([]));
    await use(
      async ({
        lang = 'en',
        theme = 'light',
        size = 'desk',
        at = houseUrl(),
        expectedErrors,
        still = true,
      } = {}) => {
        const context = await browser.newContext({
          ...SIZES[size],
          locale: lang,
          colorScheme: theme,
          reducedMotion: still ? 'reduce' : 'no-preference',
        });
        const page = await context.newPage();
        watch(page, errors, expectedErrors);
        context.on('page', (other) => watch(other, errors, expectedErrors));
        defer(() => context.close());
        return { page, context, at, lang };
      },
    );
  },
});

function watch(page: Page, errors: string[], expectedErrors: RegExp | undefined): void {
  const add = (text: string) => {
    if (expectedErrors?.test(text) !== true) errors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(String(error.stack ?? error)));
}

export function houseUrl(): string {
  const url = process.env['FOUR_CROWNS_URL'];
  if (url === undefined) throw new Error('no server');
  return url;
}
