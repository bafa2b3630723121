import { inBoth, shootMatch } from '@four-crowns/e2e';
import type { Shots } from '@four-crowns/e2e';

export const shots: Shots = (me, shoot) =>
  shootMatch(me, shoot, {
    game: 'kingsburg',
    seats: ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'],
    middle: 150,
    async meanwhile() {
      // A winter that has just been told lies over the court.
      await inBoth(me, async (page) => {
        const close = page.locator('[data-action=continue]');
        if ((await close.count()) > 0) await close.click();
      });
      // The Cathedral cannot be built out of turn or without what stands to its left: the refusal names its rule.
      await inBoth(me, async (page) => {
        const province = page.locator('[data-pane=province]');
        if ((await province.count()) > 0) await province.click();
        await page.locator('[data-cell=cathedral]').click();
        await page.locator('[data-action=rule]').waitFor();
      });
      await shoot('refusal');
      await inBoth(me, (page) => page.keyboard.press('Escape'));
    },
  });
