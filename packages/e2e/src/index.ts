/** What the end-to-end tests of the page and of each game share, and what a game needs for its screenshots. */
export type { Locator, Page } from '@playwright/test';
export { untilAsked } from './asked.ts';
export { clean } from './clean.ts';
export { cutOff } from './cut-off.ts';
export { tabTo, tapUntil } from './keys-and-taps.ts';
export { expectLanguage } from './language.ts';
export { letPlayUntil } from './let-play.ts';
export { callMe, gameCard, linkOf, makeTable, playNow } from './people.ts';
export type { SeatWish } from './people.ts';
export { ASKED, atDesk, bothAt, inBoth, shootMatch } from './shot.ts';
export type { Lang, Person, Shoot, Shots } from './shot.ts';
export { expect, houseUrl, test } from './test.ts';
export type { Look, Visitor } from './test.ts';
