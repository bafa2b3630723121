/**
 * What a page or a game needs to be photographed.
 *
 * Each game has one file, `games/<game>/e2e/shots.ts`, that `apps/web/tools/screenshots.ts` finds:
 *
 *     export const shots: Shots = async (me, shoot) => { … await shoot('early'); … };
 *
 * It begins with nothing but a person who has a name, makes its own table (`makeTable`), brings both windows
 * to it (`bothAt`), goes on (`letPlayUntil`, or by clicking), and calls `shoot` whenever there is something
 * to see. Every game shows at least `early`, `middle`, `result` and `end`: `shootMatch` does these four.
 * Nothing may depend on the language: find things by `data-…` attributes, never by words.
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
  /** The server's address, without a slash at its end. */
  readonly url: string;
  readonly lang: Lang;
}

/**
 * Four pictures of what both windows show now, in both themes:
 * `docs/screenshots/<what is photographed>-<moment>-<desk|phone>-<light|dark>-<lang>.webp`.
 */
export type Shoot = (moment: string) => Promise<void>;

export type Shots = (me: Person, shoot: Shoot) => Promise<void>;

/** The board, waiting for this person. */
export const ASKED = '[data-version][data-asked]';

/** Anyone who makes a table, makes it at the desk. */
export function atDesk({ desk, url }: Person): Pick<Visitor, 'page' | 'at'> {
  return { page: desk, at: url };
}

/** Brings both windows to an address and waits until `ready` stands in them. */
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

/** A whole match, photographed early, at `middle` (a version of the match), at its result and at its end. */
export async function shootMatch(
  me: Person,
  shoot: Shoot,
  match: {
    readonly game: string;
    readonly seats: readonly SeatWish[];
    readonly middle: number;
    /** What else is worth a picture in the middle, with both windows at the board. */
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
