/** What to do, from the bots' own evaluation: on for who plays alone, and only there unless the table says so. */
import { clean, expect, makeTable, test } from '@four-crowns/e2e';
import { GAMES } from '@four-crowns/games';
import { nextScene } from '../../../../games/kingdom-builder/e2e/board.ts';

test('a key asks for a hint: turns, chance, why, lines; the board shows the place, a press plays it', async ({
  visit,
}) => {
  const me = await visit();
  await makeTable(me, ['me', 'bot:greedy']);
  const { page } = me;
  const { version, lit } = await nextScene(page);
  await page.keyboard.press('i');
  const hint = page.getByRole('dialog', { name: 'What could I do?' });
  const turns = hint.locator('ol > li');
  await expect(turns.first()).toBeVisible();
  expect(await turns.count()).toBeLessThanOrEqual(3);
  await expect(turns.first().locator('[data-part=why]')).toHaveText(/^[A-Z].+\.$/);
  await expect(turns.first().locator('[data-part=chance]')).toHaveText(/^\d+ % to win$/);
  await turns.first().getByText('Expected at the end').click();
  await expect(turns.first().getByRole('row', { name: /^Castles/ })).toBeVisible();
  const step = turns.first().locator('[data-step="0"]');
  await step.hover();
  await expect(page.locator('[data-part=board] path[class*=pointedRing]').first()).toBeAttached();
  await clean(page, 'the hint');
  const hex = /Build on (\w+)/.exec((await step.textContent()) ?? '')?.[1];
  expect(lit.map((one) => one.hex)).toContain(hex);
  await turns.first().locator('[data-action=play-hint]').click();
  await nextScene(page, version);
  await expect(page.getByRole('option', { name: new RegExp(`builds on ${hex}\\.`) })).toBeVisible();
});

test('every game hints in Russian too', async ({ visit }) => {
  const me = await visit({ lang: 'ru' });
  const { page } = me;
  for (const { id: game } of GAMES) {
    await makeTable(me, ['me', 'bot:random'], { game });
    await page.locator('[data-version][data-asked]').waitFor();
    await page.keyboard.press('i');
    const hint = page.getByRole('dialog', { name: 'Что можно сделать?' });
    await expect(hint.locator('[data-part=why]').first()).toHaveText(/^[А-ЯЁ].+\.$/u);
    await expect(hint.locator('[data-step="0"]').first()).toHaveText(/[а-яё]/iu);
  }
});

test('between people there is no hint', async ({ visit }) => {
  const me = await visit();
  await makeTable(me, ['me', 'me']);
  const { page } = me;
  await page.locator('[data-action=here]').click();
  await nextScene(page);
  await page.keyboard.press('i');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  // The next key opens the only dialog there is.
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Settings');
});
