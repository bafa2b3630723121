import type { Browser } from '@playwright/test';
import { watchBots } from './watch.ts';

const MOVES = 100;

declare global {
  interface Window {
    fcLong: { tasks: number[]; moves: number };
  }
}

/** Tasks that blocked the main thread for more than 50 ms, as reported by the browser. */
function listen(): void {
  window.fcLong = { tasks: [], moves: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.fcLong.tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && data.startsWith('{"type":"news"')) window.fcLong.moves++;
      });
    }
  };
}

export async function longTasks(
  browser: Browser,
  url: string,
): Promise<{ readonly tasks: readonly number[]; readonly moves: number }> {
  const { page, context } = await watchBots(browser, url, 3, listen);
  await page.waitForTimeout(1500);
  await page.evaluate(() => (window.fcLong = { tasks: [], moves: 0 }));
  await page.waitForFunction((n) => window.fcLong.moves >= n, MOVES, { timeout: 240_000, polling: 250 });
  const found = await page.evaluate(() => window.fcLong);
  await context.close();
  return found;
}
