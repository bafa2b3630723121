import { choicesOf, DEALER, viewOf } from '@four-crowns/core';
import type { Action, Match, Rng, Seat } from '@four-crowns/core';
import type { Bot } from './bot.ts';

/** The seat to answer next, or undefined when the match is over. Seats asked at the same time answer in seat order. */
export function askedSeat(m: Match): Seat | undefined {
  if (m.result !== undefined) return undefined;
  const mask = m.game.rules.actors(m.state);
  for (let seat = 0; seat < m.seats; seat++) if ((mask & (1 << seat)) !== 0) return seat;
  if (mask === 1 << DEALER) throw new Error('chance must be resolved before a seat is asked');
  return undefined;
}

/** What `bot` answers for `seat` in a match. Where there is only one choice, the bot is not asked. */
export async function askBot(m: Match, seat: Seat, bot: Bot, rng: Rng, ms?: number): Promise<Action> {
  const choices = choicesOf(m, seat);
  if (choices.length === 1) return choices[0];
  const ask = { game: m.game, view: viewOf(m, seat), seat, seats: m.seats, choices, rng };
  return bot.choose(ms === undefined ? ask : { ...ask, ms });
}
