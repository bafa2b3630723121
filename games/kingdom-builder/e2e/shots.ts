import { inBoth, shootMatch } from '@four-crowns/e2e';
import type { Shots } from '@four-crowns/e2e';

export const shots: Shots = (me, shoot) =>
  shootMatch(me, shoot, {
    game: 'kingdom-builder',
    seats: ['me', 'bot:greedy', 'bot:greedy'],
    middle: 110,
    async meanwhile() {
      // Before the third settlement a turn cannot end: the refusal names its rule (KB-3.1).
      await inBoth(me, (page) => page.locator('[data-action=end-turn]').click());
      await inBoth(me, (page) => page.locator('[data-action=rule]').click());
      await inBoth(me, (page) => page.locator('dialog[open] article').first().waitFor());
      await shoot('refusal');
      await inBoth(me, (page) => page.keyboard.press('Escape'));
    },
  });
