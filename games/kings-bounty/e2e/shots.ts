import { inBoth, shootMatch } from '@four-crowns/e2e';
import type { Shots } from '@four-crowns/e2e';

const UNITS = ['archer', 'warrior', 'mage', 'hero', 'monster']
  .map((type) => `[data-part=hand] [data-playable][data-card$=_${type}]`)
  .join(', ');

export const shots: Shots = (me, shoot) =>
  shootMatch(me, shoot, {
    game: 'kings-bounty',
    seats: ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy', 'bot:greedy'],
    middle: 140,
    async meanwhile() {
      // A unit taken up, its targets lit; without one that can be played, any card.
      await inBoth(me, async (page) => {
        const units = page.locator(UNITS);
        const any = page.locator('[data-part=hand] [data-card]');
        await ((await units.count()) > 0 ? units : any).first().click();
      });
      await shoot('taken');
      await inBoth(me, (page) => page.keyboard.press('Escape'));
    },
  });
