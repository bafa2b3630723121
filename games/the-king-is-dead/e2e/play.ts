/** The King Is Dead through the page: what is lit, and choosing it by pointer, by keyboard or by thumb. */
import { expect, tabTo, untilAsked } from '@four-crowns/e2e';
import type { Page, SeatWish, Visitor } from '@four-crowns/e2e';
import { options } from '../src/options.ts';

export async function makeKingTable(
  { page, at, lang }: Visitor,
  seats: readonly SeatWish[],
  switches: readonly ('advanced' | 'vikings' | 'saxonDeckOpen')[] = [],
  who: 'first' | 'anybody' = 'anybody',
): Promise<void> {
  await page.goto(`${at}/new/the-king-is-dead`);
  await page
    .locator('label', { has: page.locator(`input[value="${seats.length}"]`) })
    .first()
    .click();
  for (const [i, wish] of seats.entries()) await page.locator('fieldset select').nth(i).selectOption(wish);
  for (const key of switches)
    await page.getByLabel(options.declared[key].words[lang].label, { exact: true }).check();
  if (who === 'first') await page.getByLabel(options.declared.first.words[lang].label).selectOption('chosen');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/t\//);
}

export interface KingScene {
  readonly version: number;
  readonly stage: string;
  readonly picks: number;
  /** What can be pointed at on the board, and choices without a place there. */
  readonly lit: readonly string[];
  readonly chips: readonly string[];
  readonly cards: readonly string[];
  readonly isReady: boolean;
  readonly mustPass: boolean;
  readonly isOver: boolean;
}

function kingScene(page: Page): Promise<KingScene> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const board = document.querySelector<HTMLElement>('[data-stage]');
    return {
      version: Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? -1),
      stage: board?.dataset['stage'] ?? '',
      picks: Number(board?.dataset['picks'] ?? 0),
      lit: all('[data-stage] [data-token]').map((e) => e.dataset['spot'] ?? ''),
      chips: all('[data-part=hand] [data-token]').map((e) => e.dataset['token'] ?? ''),
      cards: all('[data-part=hand] [data-usable]').map((e) => e.dataset['card'] ?? ''),
      isReady: document.querySelector('[data-action=carry-out][aria-disabled=false]') !== null,
      mustPass: document.querySelector('[data-action=here]') !== null,
      isOver: document.querySelector('[data-part=score]') !== null,
    };
  });
}

/** The scene as soon as the viewer can do something, or the match is over. */
export async function nextKingScene(page: Page, after = -1): Promise<KingScene> {
  await untilAsked(page, after);
  return kingScene(page);
}

export interface KingHands {
  /** A thumb sees the outcome only after its last pick, and then carries it out. */
  readonly isThumb: boolean;
  card(page: Page, card: string): Promise<void>;
  /** Something lit on the board. */
  spot(page: Page, now: KingScene, which: number): Promise<void>;
  chip(page: Page, token: string): Promise<void>;
  carryOut(page: Page): Promise<void>;
  pass(page: Page): Promise<void>;
  confirm(page: Page): Promise<void>;
}

export const kingPointer: KingHands = {
  isThumb: false,
  async card(page, card) {
    await page.locator(`[data-card=${card}]`).click();
  },
  async spot(page, now, which) {
    const spot = now.lit[which % now.lit.length]!;
    const land = page.locator(`[data-place="${spot}"][data-lit]`);
    // A region can be chosen anywhere on its ground.
    if (which % 2 === 0 && (await land.count()) > 0) {
      const { x, y, width, height } = (await land.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
    } else await page.locator(`[data-spot="${spot}"]`).click();
  },
  async chip(page, token) {
    await page.locator(`[data-part=hand] [data-token="${token}"]`).click();
  },
  async carryOut(page) {
    await page.locator('[data-action=carry-out]').click();
  },
  async pass(page) {
    await page.locator('[data-action=pass]').click();
  },
  async confirm(page) {
    await page.locator('[data-action=confirm]').click();
  },
};

async function inHand(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('h');
  await page.waitForFunction(() => document.activeElement?.closest('[data-part=hand]') !== null);
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
  await focused(page);
}

/** The focus may never be nowhere. */
async function focused(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

export const kingKeyboard: KingHands = {
  isThumb: false,
  card: (page, card) => inHand(page, `[data-card=${card}]`),
  async spot(page, _now, which) {
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.activeElement?.closest('[data-part=board]') !== null);
    for (let i = 0; i <= which % 4; i++) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await focused(page);
  },
  chip: (page, token) => inHand(page, `[data-token="${token}"]`),
  carryOut: (page) => inHand(page, '[data-action=carry-out]'),
  pass: (page) => inHand(page, '[data-action=pass]'),
  async confirm(page) {
    // The question takes the focus itself.
    await page.waitForFunction(() => document.activeElement?.matches('[data-action=confirm]'));
    await page.keyboard.press('Enter');
    await focused(page);
  },
};

export const kingThumb: KingHands = {
  isThumb: true,
  async card(page, card) {
    await page.locator(`[data-card=${card}]`).tap();
    // A first touch only takes the card up, to be read.
    if ((await page.locator('[data-part=hand] [data-token]').count()) > 0) return;
    await page.locator('[data-action=carry-out]').tap();
    await page.locator('[data-stage=turn]').waitFor({ state: 'detached' });
  },
  async spot(page, now, which) {
    await page.locator(`[data-spot="${now.lit[which % now.lit.length]!}"]`).tap();
  },
  async chip(page, token) {
    await page.locator(`[data-part=hand] [data-token="${token}"]`).tap();
  },
  async carryOut(page) {
    await page.locator('[data-action=carry-out]').tap();
  },
  async pass(page) {
    await page.locator('[data-action=pass]').tap();
  },
  async confirm(page) {
    await page.locator('[data-action=confirm]').tap();
  },
};

export interface KingCourse {
  /** Stops in front of this stage. */
  readonly until?: string;
  /** Of ten turns so many with a card. */
  readonly eager?: number;
  readonly before?: (now: KingScene, count: number) => Promise<void>;
}

/** Plays until the match is over. Answers which stages it went through and which cards it played. */
export async function playKing(
  page: Page,
  hands: KingHands,
  { until, eager = 6, before }: KingCourse = {},
): Promise<{ readonly stages: ReadonlySet<string>; readonly cards: ReadonlySet<string> }> {
  const stages = new Set<string>();
  const cards = new Set<string>();
  let seen = -1;
  for (let count = 0; ; count++) {
    const now = await nextKingScene(page, seen);
    if (now.isOver || now.stage === until) return { stages, cards };
    if (now.mustPass) {
      await page.locator('[data-action=here]').click();
      continue;
    }
    await before?.(now, count);
    stages.add(now.stage);
    if (now.stage === 'turn') {
      const card = now.cards.find((one) => !cards.has(one)) ?? now.cards[0];
      if (card !== undefined && (count * 7) % 10 < eager) {
        cards.add(card);
        await hands.card(page, card);
        await choose(page, hands, now, count);
      } else {
        await hands.pass(page);
        await hands.confirm(page);
      }
    } else await choose(page, hands, now, count);
    seen = now.version;
  }
}

/** Follows the lit things to the end of a choice: until the table has moved on. */
async function choose(page: Page, hands: KingHands, begin: KingScene, count: number): Promise<void> {
  let last = begin.stage === 'turn' ? await moved(page, begin) : begin;
  let mustCarryOut = hands.isThumb;
  for (let step = 0; last.version === begin.version && !last.isOver; step++) {
    if (step > 12) throw new Error(`the choice does not come to an end: ${JSON.stringify(last)}`);
    if (await page.locator('[data-action=confirm]').isVisible()) await hands.confirm(page);
    else if (last.isReady) {
      // Otherwise the last pick has acted by itself, and its answer is on the way.
      if (mustCarryOut) await hands.carryOut(page);
    } else if (last.chips.length > 0) {
      mustCarryOut = true;
      await hands.chip(page, last.chips[(count + step) % last.chips.length]!);
    } else {
      mustCarryOut = hands.isThumb;
      await hands.spot(page, last, count * 5 + step * 3);
    }
    last = await moved(page, last);
  }
}

/** Waits until what was just done shows. */
async function moved(page: Page, before: KingScene): Promise<KingScene> {
  await page.waitForFunction(
    ({ version, picks, isReady }) => {
      const board = document.querySelector<HTMLElement>('[data-stage]');
      const now = Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? -1);
      const ready = document.querySelector('[data-action=carry-out][aria-disabled=false]') !== null;
      return (
        now !== version ||
        Number(board?.dataset['picks'] ?? 0) !== picks ||
        ready !== isReady ||
        document.querySelector('[data-action=confirm], [data-part=score]') !== null
      );
    },
    before,
    { polling: 'raf', timeout: 30_000 },
  );
  return kingScene(page);
}
