/** Playing through the page: by pointer, by keyboard, by thumb. */
import { expect, tabTo, tapUntil } from '@four-crowns/e2e';
import type { Page } from '@four-crowns/e2e';
import { moved, nextScene, scene } from './board.ts';
import type { Scene } from './board.ts';

export interface Hands {
  /** Chooses a lit hex. */
  hex(page: Page, now: Scene, which: number): Promise<void>;
  /** Takes up a tile of the hand. */
  tile(page: Page, tile: string): Promise<void>;
  endTurn(page: Page): Promise<void>;
}

export const pointer: Hands = {
  async hex(page, now, which) {
    const { x, y } = now.lit[which % now.lit.length]!;
    await page.mouse.click(x, y);
  },
  async tile(page, tile) {
    await page.locator(`[data-part=hand] [data-usable][data-tile=${tile}]`).first().click();
  },
  async endTurn(page) {
    await page.locator('[data-action=end-turn]').click();
    await page.locator('[data-action=confirm]').click();
  },
};

/** The focus may never be nowhere. */
async function focused(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

export const keyboard: Hands = {
  async hex(page, _now, which) {
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.activeElement?.closest('[data-part=board]') !== null);
    for (let i = 0; i <= which % 4; i++) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await focused(page);
  },
  async tile(page, tile) {
    await page.keyboard.press('h');
    await page.waitForFunction(() => document.activeElement?.closest('[data-part=hand]') !== null);
    await tabTo(page, `[data-usable][data-tile=${tile}]`);
    await page.keyboard.press('Enter');
    await focused(page);
  },
  async endTurn(page) {
    await page.keyboard.press('h');
    await page.waitForFunction(() => document.activeElement?.closest('[data-part=hand]') !== null);
    await tabTo(page, '[data-action=end-turn]');
    await page.keyboard.press('Enter');
    // The question takes the focus itself.
    await page.waitForFunction(() => document.activeElement?.matches('[data-action=confirm]'));
    await page.keyboard.press('Enter');
    await focused(page);
  },
};

export const thumb: Hands = {
  async hex(page, now, which) {
    const { x, y } = now.lit[which % now.lit.length]!;
    // A hex is smaller than a thumb: the tap only asks, this answers.
    const loupe = page.locator('[role=group][data-overlay]');
    await tapUntil(
      () => page.touchscreen.tap(x, y),
      () => loupe.waitFor({ timeout: 5000 }),
    );
    const name = (await loupe.getAttribute('aria-label')) ?? '';
    await loupe.getByRole('button', { name, exact: true }).tap();
  },
  async tile(page, tile) {
    await page.locator(`[data-part=hand] [data-usable][data-tile=${tile}]`).first().tap();
  },
  async endTurn(page) {
    await page.locator('[data-action=end-turn]').tap();
    await page.locator('[data-action=confirm]').tap();
  },
};

export interface Course {
  /** Stops after so many decisions; a whole match without it. */
  readonly decisions?: number;
  /** Stops after so many turns. */
  readonly turns?: number;
  /** How many tiles are used on the way: each takes time, and a few show it all. */
  readonly tiles?: number;
  /** Before each decision. */
  readonly before?: (now: Scene, count: number) => Promise<void>;
}

/** Plays until the match is over or enough has been decided. Answers how many decisions were made. */
export async function play(
  page: Page,
  hands: Hands,
  { decisions = Infinity, turns = Infinity, tiles = 3, before }: Course = {},
): Promise<number> {
  let count = 0;
  let ended = 0;
  let tilesLeft = tiles;
  let seen = -1;
  while (count < decisions) {
    const now = await nextScene(page, seen);
    if (now.isOver) return count;
    if (now.mustPass) {
      await page.locator('[data-action=here]').click();
      seen = -1;
      continue;
    }
    await before?.(now, count);
    if (now.lit.length > 0) await hands.hex(page, now, count * 7);
    else if (now.usable[0] !== undefined && tilesLeft > 0) {
      tilesLeft--;
      await hands.tile(page, now.usable[0]);
      const aimed = await scene(page);
      if (aimed.lit.length > 0) await hands.hex(page, aimed, 0);
    } else {
      await hands.endTurn(page);
      ended++;
    }
    seen = now.version;
    count++;
    if (ended >= turns) break;
  }
  // The last decision has arrived when the table has moved on.
  await moved(page, seen);
  return count;
}
