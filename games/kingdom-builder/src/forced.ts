import { codes } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import { END_TURN } from './codes.ts';
import { legal } from './legal.ts';
import type { State } from './state.ts';

const buffer = codes();

/**
 * A lone placement. Ending the turn is never answered for a player, though it may be all that is
 * left: it is the last moment to take the turn back (KB-2.5).
 */
export function forced(s: State, seat: Seat): Code | undefined {
  buffer.n = 0;
  legal(s, seat, buffer);
  return buffer.n === 1 && buffer.at[0] !== END_TURN ? buffer.at[0] : undefined;
}
