/**
 * What a page or a game needs for screenshots.
 *
 * Each game has one file, `games/<game>/e2e/shots.ts`, that `apps/web/tools/screenshots.ts` finds:
 *
 *     export const shots: Shots = async (me, shoot) => { … await shoot('early'); … };
 *
 * It starts with just a person who has a name. It creates a table (`makeTable`), opens it in both windows (`bothAt`),
 * plays on (`letPlayUntil`, or by clicking), and calls `shoot` whenever there is something to show. Every game shows
 * at least `early`, `middle`, `result` and `end`; `shootMatch` does these four. Nothing may depend on the language,
 * so find elements by `data-…` attributes and never by words.
 */
import type { Page } from '@playwright/test';
import { letPlayUntil } from './let-play.ts';
import { makeTable } from './people.ts';
import type { SeatWish } from './people.ts';
import type { Visitor } from './test.ts';

export type Lang = 'en' | 'ru';

/** The same person at a desk (1440x900) and on a phone (390x844, touch): one cookie, two windows. */
export interface Person {
  readonly desk: Page;
  readonly phone: Page;
  /** The server's address, without a trailing slash. */
  readonly url: string;
  readonly lang: Lang;
}

/**
 * Takes four pictures of what both windows show now, in both themes: `docs/screenshots/<what is
 * photographed>-<moment>-<desk|phone>-<light|dark>-<lang>.webp`.
 */
export type Shoot = (moment: string) => Promise<void>;

export type Shots = (me: Person, shoot: Shoot) => Promise<void>;

/** The board when this person must act. */
export const ASKED = '[data-version][data-asked]';

/** Tables are created at the desk. */
export function atDesk({ desk, url }: Person): Pick<Visitor, 'page' | 'at'> {
  return { page: desk, at: url };
}

/** Opens an address in both windows and waits until both contain `ready`. */
export async function bothAt({ desk, phone }: Person, address: string, ready: string): Promise<void> {
  for (const page of [desk, phone]) {
    if (page.url() !== address) await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** Does the same in both windows. */
export async function inBoth({ desk, phone }: Person, act: (page: Page) => Promise<unknown>): Promise<void> {
  for (const page of [desk, phone]) await act(page);
}

/** Photographs a whole match: early, at `middle` (a version of the match), at its result and at its end. */
export async function shootMatch(
  me: Person,
  shoot: Shoot,
  match: {
    readonly game: string;
    readonly seats: readonly SeatWish[];
    readonly middle: number;
    /** Takes further pictures in the middle, with both windows at the board. */
    readonly meanwhile?: () => Promise<void>;
  },
): Promise<void> {
  const address = await makeTable(atDesk(me), match.seats, { game: match.game });
  await bothAt(me, address, ASKED);
  await shoot('early');
  await letPlayUntil(me.desk, match.middle);
  await bothAt(me, address, ASKED);
  await shoot('middle');
  await match.meanwhile?.();
  await letPlayUntil(me.desk, Infinity);
  await bothAt(me, address, '[data-part=score]');
  await shoot('result');
  await inBoth(me, (page) => page.keyboard.press('Escape'));
  await shoot('end');
}
