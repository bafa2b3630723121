/** King's Bounty through the page: whole matches, what a card can do, returning, layout, accessibility. */
import { callMe, clean, cutOff, expect, expectLanguage, letPlayUntil, test } from '@four-crowns/e2e';
import type { Page } from '@four-crowns/e2e';
import type { BountyHands } from './play.ts';
import {
  bountyKeyboard,
  bountyPointer,
  bountyThumb,
  LIT,
  makeBountyTable,
  nextBountyScene,
  playBounty,
  settledBountyScene,
} from './play.ts';

const UNITS = ['archer', 'warrior', 'mage', 'hero', 'monster']
  .map((type) => `[data-part=hand] [data-playable][data-card$=_${type}]`)
  .join(', ');

/** Plays a few turns, then exchanges cards until a unit of the hand has a target. */
async function untilUnit(page: Page, hands: BountyHands): Promise<void> {
  await playBounty(page, hands, { turns: 4 });
  for (let turn = 0; turn < 8; turn++) {
    const { hand, version } = await settledBountyScene(page);
    if ((await page.locator(UNITS).count()) > 0) return;
    await hands.giveBack(page, hand);
    await hands.confirm(page);
    await nextBountyScene(page, version + hand.length + 1);
  }
}

/** The name of the game is the same in both languages. */
const NAME = "King's Bounty";

test('five players, expert, by pointer alone, to the final score', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'light' });
  await callMe(me, 'Anna');
  await makeBountyTable(me, {
    seats: ['me', 'bot:greedy', 'bot:random', 'bot:greedy', 'bot:random'],
    isExpert: true,
  });
  const { played, returned } = await playBounty(me.page, bountyPointer);
  expect(played).toBeGreaterThan(3);
  expect(returned).toBeGreaterThan(1);
  const score = me.page.getByRole('dialog', { name: 'Final score' });
  // Six open titles, five private ones, and the obelisks.
  await expect(score.locator('tbody tr')).toHaveCount(12);
  await expect(score.getByRole('status')).toContainText(/win/);
  await expectLanguage(me.page, 'en');
});

test('two players by keyboard alone, in Russian', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'dark' });
  await callMe(me, 'Вера');
  await makeBountyTable(me, { seats: ['me', 'bot:greedy'] });
  const { played, returned } = await playBounty(me.page, bountyKeyboard);
  expect(played).toBeGreaterThan(8);
  expect(returned).toBeGreaterThan(3);
  await expect(me.page.getByRole('dialog', { name: 'Итоговый счёт' }).locator('tbody tr')).toHaveCount(7);
  await expectLanguage(me.page, 'ru', [NAME]);
});

test('two players, expert, on a phone by thumb', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'light', size: 'phone' });
  await makeBountyTable(me, { seats: ['me', 'bot:random'], isExpert: true });
  await playBounty(me.page, bountyThumb);
  await expect(me.page.getByRole('dialog', { name: 'Итоговый счёт' }).locator('tbody tr')).toHaveCount(9);
  await expectLanguage(me.page, 'ru', [NAME]);
});

for (const [lang, theme] of [
  ['en', 'dark'],
  ['ru', 'light'],
] as const) {
  test(`what a card can do, and returning in order, ${lang}, ${theme}`, async ({ visit }) => {
    const me = await visit({ lang, theme });
    const { page } = me;
    await makeBountyTable(me, { seats: ['me', 'bot:greedy', 'bot:greedy'], isExpert: true });
    await untilUnit(page, bountyPointer);
    await expect(page.locator(LIT)).toHaveCount(0);
    const unit = page.locator(UNITS).first();
    await unit.hover();
    const lit = await page.locator(LIT).count();
    expect(lit, 'targets lit by hovering').toBeGreaterThan(0);
    await page.mouse.move(720, 20);
    await expect(page.locator(LIT)).toHaveCount(0);
    await page.keyboard.press('h');
    await page.locator('[data-part=hand] :focus').waitFor();
    for (let i = 0; i < 6 && !(await unit.evaluate((e) => e === document.activeElement)); i++) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.locator(LIT), 'targets lit by focus').toHaveCount(lit);
    await page.keyboard.press('Enter');
    await clean(page, 'a card taken up');
    await expectLanguage(page, lang, [NAME]);
    // What is not lit may be chosen all the same, and is refused with its rule.
    const dark = page.locator('[data-part=board] [data-place]:not([data-lit])').first();
    if ((await dark.count()) > 0) {
      await dark.click();
      await expect(page.locator('[data-action=rule]')).toContainText(/KBY-3\.[789]/);
      await expect(page.locator(LIT), 'the card is still taken up').toHaveCount(lit);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator(LIT)).toHaveCount(0);

    const { hand } = await nextBountyScene(page);
    const [first = '', second = ''] = [...new Set(hand)].toReversed();
    const returned = () =>
      page
        .locator('[data-part=hand] [data-returned]')
        .evaluateAll((all) =>
          all.flatMap((e) => (e instanceof HTMLElement ? [e.dataset['returned'] ?? ''] : [])),
        );
    // It looks idle, but the player who presses it is told why.
    await page.locator('[data-action=done]').click({ force: true });
    await expect(page.locator('[data-action=rule]'), 'nothing returned yet').toContainText('KBY-2.3');
    await page.locator('[data-action=return-cards]').click();
    for (const card of [first, second])
      await page.locator(`[data-part=hand] [data-card=${card}]`).first().click();
    await expect(page.locator('[data-part=hand] [data-order]')).toHaveText(['1', '2']);
    expect(await returned()).toEqual([first, second]);
    await clean(page, 'returning');
    await page.keyboard.press('u');
    await expect(page.locator('[data-part=hand] [data-order]')).toHaveText(['1']);
    await page.keyboard.press('u');
    await expect(page.locator('[data-part=hand] [data-order]')).toHaveCount(0);
    expect((await nextBountyScene(page)).hand).toEqual(hand);
  });
}

for (const lang of ['en', 'ru'] as const) {
  test(`1440x900, five players, expert, ${lang}: nothing outside or clipped, early, late and at the end`, async ({
    visit,
  }) => {
    const me = await visit({ lang, theme: lang === 'en' ? 'light' : 'dark' });
    await callMe(me, lang === 'en' ? 'Wilhelmina' : 'Владислава');
    await makeBountyTable(me, {
      seats: ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy', 'bot:greedy'],
      isExpert: true,
    });
    await nextBountyScene(me.page);
    expect(await cutOff(me.page)).toEqual([]);
    // Bots are quick: on a busy machine the match may be over before the seat is taken back.
    await letPlayUntil(me.page, 85);
    const { isOver } = await settledBountyScene(me.page);
    if (!isOver) {
      expect(await cutOff(me.page)).toEqual([]);
      await letPlayUntil(me.page, Infinity);
    }
    await me.page.locator('[data-part=score]').waitFor();
    await me.page.keyboard.press('Escape');
    expect(await cutOff(me.page)).toEqual([]);
    expect(
      await me.page.evaluate(() => [innerWidth, innerHeight, document.documentElement.scrollHeight]),
    ).toEqual([1440, 900, 900]);
  });
}

test('a phone, five players: all in the window, large enough for a thumb, a long press shows the targets', async ({
  visit,
}) => {
  const me = await visit({ lang: 'ru', theme: 'dark', size: 'phone' });
  const { page } = me;
  await makeBountyTable(me, {
    seats: ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy', 'bot:greedy'],
  });
  await untilUnit(page, bountyThumb);
  const board = (await page.locator('[data-part=board]').boundingBox())!;
  expect(board.width).toBe(390);
  for (const place of await page.locator('[data-part=board] [data-item]').all()) {
    const box = (await place.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height + 1);
  }
  const unit = page.locator(UNITS).first();
  await unit.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(page.locator(LIT).first()).toBeVisible();
  await unit.dispatchEvent('pointerup', { pointerType: 'touch' });
  await unit.dispatchEvent('click');
  await expect(page.locator(LIT), 'a long press takes nothing up').toHaveCount(0);
  await unit.tap();
  await expect(page.locator(LIT).first()).toBeVisible();
  await clean(page, 'phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
