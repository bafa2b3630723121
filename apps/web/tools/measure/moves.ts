import type { Browser } from '@playwright/test';
import { busyBetween } from './trace.ts';
import type { TraceEvent } from './trace.ts';
import { watchBots } from './watch.ts';

const MOVES = 100;

export interface MoveFigures {
  readonly count: number;
  readonly inFirstFrame: number;
  readonly work: { readonly median: number; readonly p95: number };
}

/** What the page records about itself: whether the version of a message was shown when the next frame began. */
declare global {
  interface Window {
    fcNoted: boolean[];
  }
}

/** Injected before anything else runs, so that it receives each message before the page's own code does. */
function listen(): void {
  window.fcNoted = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.startsWith('{"type":"news"')) return;
        const to = (JSON.parse(data) as { updates: readonly { to: number }[] }).updates[0]?.to ?? 0;
        performance.mark('fc-news');
        requestAnimationFrame(() => {
          const frame = document.querySelector<HTMLElement>('[data-version]');
          window.fcNoted.push(Number(frame?.dataset['version']) >= to);
          performance.mark('fc-frame');
        });
      });
    }
  };
}

/**
 * Measures two things for each `news`: whether its version is in the page when the first animation frame after the
 * message begins (recorded in the page), and how long the main thread was busy from the message to the end of that
 * frame (from the browser's trace).
 */
export async function moves(browser: Browser, url: string): Promise<MoveFigures> {
  const { page, context } = await watchBots(browser, url, 4, listen);
  // The measurement is about moves, so it waits until the page has finished starting.
  await page.waitForTimeout(1500);
  await page.evaluate(() => (window.fcNoted.length = 0));
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-lighthouse'],
  });
  await page.waitForFunction((n) => window.fcNoted.length >= n, MOVES, { timeout: 240_000, polling: 250 });
  const noted = await page.evaluate(() => window.fcNoted);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await context.close();
  const work = busyBetween(traceEvents, 'fc-news', 'fc-frame').toSorted((a, b) => a - b);
  return {
    count: noted.length,
    inFirstFrame: noted.filter(Boolean).length,
    work: { median: at(work, 0.5), p95: at(work, 0.95) },
  };
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
