/** King's Bounty as a test sees and plays it: by pointer, by keyboard, by thumb. */
import { expect, tabTo, untilAsked } from '@four-crowns/e2e';
import type { Page, SeatWish, Visitor } from '@four-crowns/e2e';

export interface BountyTable {
  readonly seats: readonly SeatWish[];
  readonly isExpert?: boolean;
}

/** Makes a table through the page. */
export async function makeBountyTable(
  { page, at }: Visitor,
  { seats, isExpert = false }: BountyTable,
): Promise<void> {
  await page.goto(`${at}/new/kings-bounty`);
  await page.locator('label', { has: page.locator(`input[type=radio][value="${seats.length}"]`) }).click();
  for (const [i, wish] of seats.entries()) await page.locator('fieldset select').nth(i).selectOption(wish);
  // The first option of the game.
  if (isExpert) await page.locator('section').last().locator('label').first().click();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/t\//);
}

export interface BountyScene {
  readonly version: number;
  readonly isOver: boolean;
  readonly isReturning: boolean;
  /** Cards of the hand, left to right; those that can be played. */
  readonly hand: readonly string[];
  readonly playable: readonly string[];
}

export async function nextBountyScene(page: Page, after = -1): Promise<BountyScene> {
  await untilAsked(page, after);
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-part=hand] [data-card]')];
    const names = (some: readonly HTMLElement[]) => some.map((card) => card.dataset['card'] ?? '');
    return {
      version: Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? -1),
      isOver: document.querySelector('[data-part=score]') !== null,
      isReturning: document.querySelector('[data-part=hand] [data-returning]') !== null,
      hand: names(cards),
      playable: names(cards.filter((card) => card.dataset['playable'] !== undefined)),
    };
  });
}

/** As before, after a bot has played for this seat: what it had begun is still played. */
export async function settledBountyScene(page: Page): Promise<BountyScene> {
  let now = await nextBountyScene(page);
  for (;;) {
    await page.waitForTimeout(400);
    const then = await nextBountyScene(page);
    if (then.version === now.version) return then;
    now = then;
  }
}

export interface BountyHands {
  take(page: Page, card: string): Promise<void>;
  /** Chooses one of the lit places. */
  target(page: Page, which: number): Promise<void>;
  /** Puts cards under the deck, in this order, and is done. */
  giveBack(page: Page, cards: readonly string[]): Promise<void>;
  confirm(page: Page): Promise<void>;
}

/** Places lit, the deck aside. */
export const LIT = '[data-part=board] [data-item]:not([data-deck])[data-lit]';
const cardOf = (card: string): string => `[data-part=hand] [data-card=${card}]`;
const isPlaced = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((n) => document.querySelectorAll('[data-part=hand] [data-card]').length === n, count, {
    polling: 'raf',
  });

function clicking(choose: (page: Page, selector: string, which?: number) => Promise<void>): BountyHands {
  return {
    take: (page, card) => choose(page, cardOf(card)),
    async target(page, which) {
      const count = await page.locator(LIT).count();
      await choose(page, LIT, which % count);
    },
    async giveBack(page, cards) {
      await choose(page, '[data-action=return-cards]');
      const before = await page.locator('[data-part=hand] [data-card]').count();
      for (const [i, card] of cards.entries()) {
        await choose(page, cardOf(card));
        await isPlaced(page, before - i - 1);
      }
      await choose(page, '[data-action=done]');
    },
    confirm: (page) => choose(page, '[data-action=confirm]'),
  };
}

export const bountyPointer: BountyHands = clicking((page, selector, which = 0) =>
  page.locator(selector).nth(which).click(),
);
export const bountyThumb: BountyHands = clicking((page, selector, which = 0) =>
  page.locator(selector).nth(which).tap(),
);

/** The focus may never be nowhere. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** One key leads to a part of the screen, a moment later. */
async function goTo(page: Page, part: 'hand' | 'board'): Promise<void> {
  const first = part === 'hand' ? '[data-part=hand] button' : '[data-part=board] [tabindex="0"]';
  await page.keyboard.press(part.charAt(0));
  await page.waitForFunction((s) => document.activeElement === document.querySelector(s), first);
}

export const bountyKeyboard: BountyHands = {
  async take(page, card) {
    await goTo(page, 'hand');
    await tabTo(page, `[data-card=${card}]`);
    await press(page, 'Enter');
  },
  async target(page, which) {
    await goTo(page, 'board');
    const isLit = () => page.evaluate((lit) => document.activeElement?.matches(lit) === true, LIT);
    for (let i = 0; i <= which % 3 || !(await isLit()); i++) await press(page, 'n');
    await press(page, 'Enter');
  },
  async giveBack(page, cards) {
    const before = await page.locator('[data-part=hand] [data-card]').count();
    await goTo(page, 'hand');
    await tabTo(page, '[data-action=return-cards]');
    await press(page, 'Enter');
    for (const [i, card] of cards.entries()) {
      await goTo(page, 'hand');
      await tabTo(page, `[data-card=${card}]`);
      await press(page, 'Enter');
      await isPlaced(page, before - i - 1);
    }
    await goTo(page, 'hand');
    await tabTo(page, '[data-action=done]');
    await press(page, 'Enter');
  },
  async confirm(page) {
    // The question takes the focus itself.
    await page.waitForFunction(() => document.activeElement?.matches('[data-action=confirm]'));
    await press(page, 'Enter');
  },
};

export interface BountyCourse {
  /** Stops after so many turns; a whole match without it. */
  readonly turns?: number;
  readonly before?: (now: BountyScene, turn: number) => Promise<void>;
}

/** Plays until the match is over or enough turns are done; every fifth turn returns two cards. */
export async function playBounty(
  page: Page,
  hands: BountyHands,
  { turns = Infinity, before }: BountyCourse = {},
): Promise<{ readonly played: number; readonly returned: number }> {
  let seen = -1;
  const done = { played: 0, returned: 0 };
  for (let turn = 0; turn < turns; turn++) {
    const now = await nextBountyScene(page, seen);
    if (now.isOver) break;
    await before?.(now, turn);
    // Units first: they are what the targets are for.
    const units = now.playable.filter((card) => /archer|warrior|mage|hero|monster/.test(card));
    const card =
      units[turn % Math.max(1, units.length)] ?? now.playable[turn % Math.max(1, now.playable.length)];
    if (card === undefined || turn % 5 === 3) {
      const cards = [...new Set(now.hand)].slice(0, 2).toReversed();
      await hands.giveBack(page, cards);
      done.returned += cards.length;
    } else {
      await hands.take(page, card);
      await hands.target(page, turn);
      done.played++;
    }
    const version = Number(await page.locator('[data-version]').getAttribute('data-version'));
    await hands.confirm(page);
    seen = version;
  }
  return done;
}
