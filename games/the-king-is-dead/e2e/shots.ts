import { ASKED, atDesk, bothAt, inBoth, makeTable, shootMatch } from '@four-crowns/e2e';
import type { Shots } from '@four-crowns/e2e';

export const shots: Shots = async (me, shoot) => {
  await shootMatch(me, shoot, {
    game: 'the-king-is-dead',
    seats: ['me', 'bot:greedy', 'bot:greedy'],
    middle: 90,
    async meanwhile() {
      // A card in the middle of being resolved: what is picked, what is lit, what it would do.
      await me.desk.locator('[data-part=hand] [data-usable]').first().click();
      await inBoth(me, (page) => page.locator('[data-stage=effect], [data-stage=summon]').waitFor());
      await shoot('effect');
      await me.desk.keyboard.press('u');
      await inBoth(me, (page) => page.locator('[data-stage=turn]').waitFor());
    },
  });
  const alone = await makeTable(atDesk(me), ['me'], { game: 'the-king-is-dead' });
  await bothAt(me, alone, ASKED);
  await shoot('solo');
};
