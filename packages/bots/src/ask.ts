import { choicesOf, DEALER, viewOf } from '@four-crowns/core';
import type { Action, Match, Rng, Seat } from '@four-crowns/core';
import type { Bot } from './bot.ts';

/** The seat to answer next if the table waits for one; seats asked at once answer in their order. */
export function askedSeat(m: Match): Seat | undefined {
  if (m.result !== undefined) return undefined;
  const mask = m.game.rules.actors(m.state);
  for (let seat = 0; seat < m.seats; seat++) if ((mask & (1 << seat)) !== 0) return seat;
  if (mask === 1 << DEALER) throw new Error('the dealer answers before anybody is asked');
  return undefined;
}

/** What `bot` answers for `seat` in a match. A single choice needs no bot. */
export async function askBot(m: Match, seat: Seat, bot: Bot, rng: Rng, ms?: number): Promise<Action> {
  const choices = choicesOf(m, seat);
  if (choices.length === 1) return choices[0];
  const ask = { game: m.game, view: viewOf(m, seat), seat, seats: m.seats, choices, rng };
  return bot.choose(ms === undefined ? ask : { ...ask, ms });
}
