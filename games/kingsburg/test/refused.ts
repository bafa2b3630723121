/** What `check` says of a drawn position. */
import { BadInput } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { kingsburg } from '../src/index.ts';
import { savedPosition } from './position.ts';
import type { Drawn } from './position.ts';

export type Fields = { readonly [key: string]: Json };

export const TAKEN = 'it was taken';

/** The complaint about the position with these changes. */
export function refused(drawn: Drawn, change: Fields = {}): string {
  try {
    kingsburg.load({ ...savedPosition(drawn), ...change }, kingsburg.stateVersion);
  } catch (e) {
    if (e instanceof BadInput) return e.message;
    throw e;
  }
  return TAKEN;
}

/** The position with other fields for seat 0; points follow from where they came from. */
export function withFirst(drawn: Drawn, fields: Fields): Fields {
  const [first, ...rest] = savedPosition(drawn)['players'] as readonly Fields[];
  return { players: [{ ...first, ...fields }, ...rest] };
}
