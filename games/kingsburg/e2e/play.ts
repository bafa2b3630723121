/** Kingsburg through the page: what can be chosen, and three ways to choose it. */
import { expect, untilAsked } from '@four-crowns/e2e';
import type { Locator, Page } from '@four-crowns/e2e';

export interface Scene {
  readonly version: number;
  /** Lit advisors and buildings; `match` are those one more press plays. */
  readonly lit: readonly {
    readonly cell: string;
    readonly light: string;
    readonly isBuilding: boolean;
  }[];
  /** Answers in the hand. */
  readonly answers: readonly string[];
  readonly hasStory: boolean;
  readonly mustPass: boolean;
  readonly isOver: boolean;
}

export function scene(page: Page): Promise<Scene> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      version: Number(all('[data-version]')[0]?.dataset['version'] ?? -1),
      lit: all('[data-part=board] [data-cell][data-lit]').map((e) => ({
        cell: e.dataset['cell'] ?? '',
        light: e.dataset['lit'] ?? '',
        isBuilding: e.dataset['plot'] !== undefined,
      })),
      answers: all('[data-part=hand] [data-lit]').map((e) => e.dataset['action'] ?? ''),
      hasStory: all('[data-action=continue]').length > 0,
      mustPass: all('[data-action=here]').length > 0,
      isOver: all('[data-part=score]').length > 0,
    };
  });
}

/** The scene as soon as the viewer can do something, or the match is over. */
export async function nextScene(page: Page, after = -1): Promise<Scene> {
  await untilAsked(page, after);
  return scene(page);
}

/** One of the ways to press something. Each must be enough for a whole match. */
export interface Hands {
  cell(page: Page, cell: string): Promise<void>;
  answer(page: Page, at: number): Promise<void>;
  confirm(page: Page): Promise<void>;
  story(page: Page): Promise<void>;
}

const cellOf = (page: Page, cell: string): Locator => page.locator(`[data-part=board] [data-cell=${cell}]`);
const answerAt = (page: Page, at: number): Locator => page.locator('[data-part=hand] [data-lit]').nth(at);

function pressing(press: (what: Locator) => Promise<void>): Hands {
  return {
    cell: (page, cell) => press(cellOf(page, cell)),
    answer: (page, at) => press(answerAt(page, at)),
    confirm: (page) => press(page.locator('[data-action=confirm]')),
    story: (page) => press(page.locator('[data-action=continue]')),
  };
}

export const pointer: Hands = pressing((what) => what.click());
export const thumb: Hands = pressing((what) => what.tap());

/** The focus may never be nowhere. */
async function focused(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** To a part by its key, unless one is there already. */
async function goTo(page: Page, key: string, part: string): Promise<void> {
  const selector = `[data-part=${part}]`;
  const isIn = (s: string) => (document.activeElement?.closest(s) ?? null) !== null;
  if (await page.evaluate(isIn, selector)) return;
  await page.keyboard.press(key);
  await page.waitForFunction(isIn, selector);
}

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

export const keyboard: Hands = {
  async cell(page, cell) {
    const isThere = () => page.evaluate((c) => document.activeElement?.getAttribute('data-cell') === c, cell);
    await goTo(page, 'b', 'board');
    for (let i = 0; i < 20 && !(await isThere()); i++) await page.keyboard.press('n');
    expect(await isThere(), `N leads to ${cell}`).toBe(true);
    await page.keyboard.press('Enter');
    await focused(page);
  },
  async answer(page, at) {
    await goTo(page, 'h', 'hand');
    await tabTo(page, () => answerAt(page, at).evaluate((e) => e === document.activeElement));
    await page.keyboard.press('Enter');
    await focused(page);
  },
  async confirm(page) {
    // The question takes the focus itself.
    await page.waitForFunction(() => document.activeElement?.matches('[data-action=confirm]'));
    await page.keyboard.press('Enter');
    await focused(page);
  },
  async story(page) {
    await goTo(page, 'b', 'board');
    await tabTo(page, () =>
      page.locator('[data-action=continue]').evaluate((e) => e === document.activeElement),
    );
    await page.keyboard.press('Enter');
    await focused(page);
  },
};

export interface Course {
  /** Stops after so many decisions; a whole match without it. */
  readonly decisions?: number;
  readonly before?: (now: Scene, count: number) => Promise<void>;
}

/** Plays until the match is over or enough has been decided. Answers what kinds of things were done, and how often. */
export async function play(
  page: Page,
  hands: Hands,
  { decisions = Infinity, before }: Course = {},
): Promise<ReadonlyMap<string, number>> {
  const done = new Map<string, number>();
  const did = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);
  let seen = -1;
  for (let count = 0; count < decisions; count++) {
    let now = await nextScene(page, seen);
    if (now.isOver) return done;
    if (now.mustPass) {
      await page.locator('[data-action=here]').click();
      seen = -1;
      continue;
    }
    await before?.(now, count);
    if (now.hasStory) {
      did('story');
      await hands.story(page);
      now = await scene(page);
    }
    seen = now.version;
    const target = now.lit[(count * 5) % Math.max(1, now.lit.length)];
    if (target === undefined) {
      // The last answer only leaves the question.
      const at = Math.max(0, (count * 3) % Math.max(1, now.answers.length - 1));
      did(now.answers[at] ?? '');
      await hands.answer(page, at);
      // All choose at once: what the others do meanwhile must not look like a new question. Another answer may
      // end the year, and then the King's aid is a new one.
      if (now.answers[at] === 'aid') await expect(page.locator('[data-action=aid]')).toHaveCount(0);
      continue;
    }
    await hands.cell(page, target.cell);
    if (target.isBuilding) {
      did('build');
      await hands.confirm(page);
      continue;
    }
    did('influence');
    // Dice that fit may have been taken up before: then they are placed at once.
    if (target.light === 'match') continue;
    await expect(cellOf(page, target.cell)).toHaveAttribute('data-lit', 'match');
    await hands.cell(page, target.cell);
  }
  return done;
}
