/** The ints behind actions. A seat's codes and the dealer's are separate; both ascend as `legal` lists them. */
import type { Code } from '@four-crowns/core';
import { FIRST_UNIT, KINDS, UNIT_KINDS } from './data.ts';
import { MAX_SEATS } from './state.ts';
import { PER_OWNER } from './table.ts';

/** A holding: its kind. Then one block of targets (words of the table) a unit, then returning, then done. */
const UNIT_BASE = 16;
const TARGETS = MAX_SEATS * PER_OWNER;
export const RETURN_BASE = UNIT_BASE + UNIT_KINDS * TARGETS;
export const DONE = RETURN_BASE + KINDS;

/** Add the word of the target. */
export function unitBase(kind: number): Code {
  return UNIT_BASE + (kind - FIRST_UNIT) * TARGETS;
}

export function unitIn(code: Code): number {
  return FIRST_UNIT + Math.floor((code - UNIT_BASE) / TARGETS);
}

export function targetIn(code: Code): number {
  return (code - UNIT_BASE) % TARGETS;
}
