/**
 * `piles: top` (TKD-2.7): others' hands and covered cards, dealt as they may be. What was once seen is not
 * remembered; what still shows is used: the top cards, how many cards there are, and who has laid a disc.
 */
import { BadInput, lowestBit, popcount } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import { freeCards } from './cards/negotiate.ts';
import { topOf } from './cards/spy.ts';
import { ASSEMBLE, CUNNING_CARDS, HAND_SIZE, NEGOTIATE, SECOND_ASSEMBLE, SPY } from './data.ts';
import { drawFrom, plainHand, PLOT_BIT } from './hands.ts';
import { UNSEEN } from './knowledge.ts';
import { HAND, OWN_DISCS, PILE, PILE_SIZE, POOL } from './state.ts';
import type { State } from './state.ts';

const NEGOTIATE_BIT = 1 << NEGOTIATE;
const SPY_BIT = 1 << SPY;

/**
 * Fills the hands of the `hidden` seats, `sizes` cards each, the UNSEEN places of their piles and the pool;
 * `unseen` are the cunning cards that may be anywhere. Throws `BadInput` where nothing fits.
 */
export function dealUnseen(
  s: State,
  hidden: readonly number[],
  sizes: readonly number[],
  unseen: number,
  rng: Rng,
): void {
  // By hidden seat: how many cunning cards it was dealt besides those that show.
  const cunning = hidden.map((seat) => sizes[seat] + covered(s, seat) - popcount(plainHand(s, seat)));
  const spare = popcount(unseen) - cunning.reduce((sum, n) => sum + n, 0);
  if (spare < 0 || cunning.some((n) => n < 0)) throw new BadInput('handSizes', 'do not fit the piles');
  const plotter = (unseen & PLOT_BIT) === 0 ? undefined : plotHolder(s, hidden, sizes, cunning, spare, rng);
  let free = unseen & ~PLOT_BIT;
  hidden.forEach((seat, i) => {
    const own = seat === plotter ? PLOT_BIT : 0;
    const dealt = drawFrom(free, cunning[i] - popcount(own), rng);
    free &= ~dealt;
    layCovered(s, seat, plainHand(s, seat) | dealt | own, rng);
  });
  s.a[POOL] = free | (plotter === undefined ? unseen & PLOT_BIT : 0);
}

function covered(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < s.a[PILE_SIZE + seat]; i++) if (s.a[PILE + seat * HAND_SIZE + i] === UNSEEN) n++;
  return n;
}

/** TKD-8.5: Plot is never in a pile, so a seat without room in its hand cannot have it. Undefined: nobody has. */
function plotHolder(
  s: State,
  hidden: readonly number[],
  sizes: readonly number[],
  cunning: readonly number[],
  spare: number,
  rng: Rng,
): number | undefined {
  const chances = hidden.map((seat, i) => (sizes[seat] > (holdsNegotiate(s, seat) ? 1 : 0) ? cunning[i] : 0));
  const all = chances.reduce((sum, n) => sum + n, spare);
  if (all === 0) throw new BadInput('hands', 'nobody can have Plot');
  let left = rng.below(all);
  return hidden.find((_, i) => (left -= chances[i]) < 0);
}

/**
 * TKD-5.7: the player who plays Negotiate while two cards are free lays the disc. Free cards only grow fewer, so
 * with the disc still there and two of them free Negotiate is still in the hand.
 */
function holdsNegotiate(s: State, seat: number): boolean {
  const free = freeCards(s);
  const isFree = (free & (free - 1)) !== 0;
  return isFree && ((s.a[OWN_DISCS] >> seat) & 1) === 1 && topOf(s, seat) !== NEGOTIATE;
}

/** Lays some of `cards` under the top card, in any order; the rest is the hand. */
function layCovered(s: State, seat: number, cards: number, rng: Rng): void {
  const { a } = s;
  const n = covered(s, seat);
  const stays = PLOT_BIT | (holdsNegotiate(s, seat) ? NEGOTIATE_BIT : 0);
  const must = laidDisc(s, seat, cards, rng);
  const may = cards & ~stays & ~must;
  const more = n - popcount(must);
  if (more < 0 || more > popcount(may)) throw new BadInput(`piles[${seat}]`, 'does not fit');
  const down = must | drawFrom(may, more, rng);
  let rest = down;
  for (let i = 0; i < a[PILE_SIZE + seat]; i++) {
    const place = PILE + seat * HAND_SIZE + i;
    if (a[place] !== UNSEEN) continue;
    const card = drawFrom(rest, 1, rng);
    rest &= ~card;
    a[place] = card === SECOND_ASSEMBLE ? ASSEMBLE : lowestBit(card);
  }
  a[HAND + seat] = plainHand(s, seat) | (cards & CUNNING_CARDS & ~down);
}

/** TKD-5.7, TKD-8.2: a disc that is gone was laid by Negotiate, or by Spy in its stead. */
function laidDisc(s: State, seat: number, cards: number, rng: Rng): number {
  const top = topOf(s, seat);
  if (((s.a[OWN_DISCS] >> seat) & 1) === 1 || top === NEGOTIATE || top === SPY) return 0;
  return (cards & SPY_BIT) !== 0 && rng.below(2) === 0 ? SPY_BIT : NEGOTIATE_BIT;
}
