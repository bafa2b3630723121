/** Events as the board shows them: marks that stay for a while, and passing animations. */
import type { Seen } from '@four-crowns/ui-kit';
import { GARRISONS } from '../../src/data.ts';
import type { Card, Garrison, Holding, Unit } from '../../src/data.ts';
import type { Event } from '../../src/events.ts';
import { keyOf } from './aim.ts';

/** The garrison a unit becomes; a hero moves on. */
function garrisonOf(unit: Unit): Garrison | 'none' {
  return GARRISONS.find((garrison) => garrison === unit) ?? 'none';
}

/** `keyOf` the places that an event changed, as they are after it. */
export function placesOf(e: Seen<Event> | undefined): readonly string[] {
  if (e === undefined) return [];
  switch (e.type) {
    case 'play-holding':
      return [keyOf({ seat: e.seat, holding: e.card, garrison: 'none' })];
    case 'garrison':
    case 'capture':
      return [keyOf({ seat: e.seat, holding: e.holding, garrison: garrisonOf(e.card) })];
    case 'hero':
      return [keyOf({ seat: e.seat, holding: e.holding, garrison: 'none' })];
    default:
      return [];
  }
}

/** Places that have changed, however many changes there were in between. */
export function marksOf(events: readonly Seen<Event>[]): ReadonlySet<string> {
  return new Set(events.flatMap(placesOf));
}

/** A moving card: from a player or the deck, to a place on the table, a seat, or the discards. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** Undefined for a card that is face down. */
  readonly card: Card | undefined;
}

export type Spot =
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'deck' | 'discard' }
  | { readonly at: 'place'; readonly key: string; readonly seat: number };

const place = (seat: number, holding: Holding, garrison: Garrison | 'none'): Spot => ({
  at: 'place',
  key: keyOf({ seat, holding, garrison }),
  seat,
});

export function flightsOf(events: readonly Seen<Event>[]): readonly Flight[] {
  const flights: Flight[] = [];
  events.forEach((e, i) => {
    const hand: Spot = { at: 'seat', seat: 'seat' in e ? e.seat : 0 };
    // The event after it says whose holding it was.
    const next = events[i + 1];
    const loser: Spot = { at: 'seat', seat: next?.type === 'lose-holding' ? next.seat : hand.seat };
    switch (e.type) {
      case 'play-holding':
        flights.push({ from: hand, to: place(e.seat, e.card, 'none'), card: e.card });
        break;
      case 'garrison':
        flights.push({ from: hand, to: place(e.seat, e.holding, garrisonOf(e.card)), card: e.card });
        break;
      case 'capture':
        flights.push({ from: loser, to: place(e.seat, e.holding, garrisonOf(e.card)), card: e.holding });
        break;
      case 'hero':
        flights.push({ from: loser, to: place(e.seat, e.holding, 'none'), card: e.holding });
        break;
      case 'monster':
        flights.push({ from: hand, to: loser, card: e.card });
        flights.push({ from: loser, to: { at: 'discard' }, card: e.holding });
        break;
      case 'draw':
        flights.push({ from: { at: 'deck' }, to: hand, card: undefined });
        break;
      case 'return':
        flights.push({ from: hand, to: { at: 'deck' }, card: undefined });
        break;
      default:
    }
  });
  return flights;
}
