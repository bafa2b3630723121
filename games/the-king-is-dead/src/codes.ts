/** The ints behind a seat's actions: a tag, and below it what the action names. Dealer codes are plain indexes. */
import type { Code } from '@four-crowns/core';

const TAG = 16;
export const PASS = 0;
export const PLAY = 1 << TAG;
export const NO_EFFECT = 2 << TAG;
export const PLACE = 3 << TAG;
export const PLACE_EACH = 4 << TAG;
export const SWAP = 5 << TAG;
export const MOVE = 6 << TAG;
export const EXCHANGE = 7 << TAG;
export const NEGOTIATE_CODE = 8 << TAG;
export const SUMMON_CODE = 9 << TAG;

export function tagOf(code: Code): number {
  return code & ~0xffff;
}

/** `of` is the seat whose pile Spy copies, -1 for none. */
export function playCode(kind: number, of: number): Code {
  return PLAY | (kind << 3) | (of + 1);
}

export function placeCode(region: number, set: number): Code {
  return PLACE | (region << 4) | set;
}

/** Assemble at once, for the Saxons: a region for each faction, 8 for none. */
export function placeEachCode(scottish: number, welsh: number, english: number): Code {
  return PLACE_EACH | (scottish << 8) | (welsh << 4) | english;
}

export function swapCode(x: number, y: number, give: number, take: number): Code {
  return SWAP | (x << 11) | (y << 8) | (give << 4) | take;
}

export function moveCode(from: number, to: number, set: number): Code {
  return MOVE | (from << 7) | (to << 4) | set;
}

export function exchangeCode(region: number, back: number, place: number): Code {
  return EXCHANGE | (region << 8) | (back << 4) | place;
}

/** `disc`: 0 on the first card, 1 on the second, 2 none. */
export function negotiateCode(x: number, y: number, disc: number): Code {
  return NEGOTIATE_CODE | (x << 5) | (y << 2) | disc;
}

export function summonCode(region: number, faction: number): Code {
  return SUMMON_CODE | (region << 2) | faction;
}
